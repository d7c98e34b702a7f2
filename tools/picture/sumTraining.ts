/** Trains the layer that reads the digits of sums: it uses the feature maps of the network that reads cells, which stay as they are. */

import { finish } from '../../src/core/pausing';
import { cageOutlinesIn } from '../../src/picture/killer/cages';
import { numberInCorner, SUM_CLASSES } from '../../src/picture/killer/sums';
import { locate } from '../../src/picture/locating';
import { FEATURES, Network, type NetworkLayer } from '../../src/picture/network';
import { readingParameters } from '../../src/picture/storedWeights';
import type { Font } from './fonts';
import { anyCages, killerLook } from './killers';
import type { Random } from './random';
import { randomLook, screenshotOf } from './screenshots';
import { storedLayer } from './weights';

/** The features of the ink of a digit, and its class: the last one for ink that is no digit. */
interface SumSample {
  readonly features: Float32Array;
  readonly digit: number;
}

/** The samples of screenshots of killers. */
export function sumSamples(fonts: readonly Font[], screenshots: number, random: Random): SumSample[] {
  const network = new Network(finish(readingParameters()));
  const samples: SumSample[] = [];
  for (let i = 0; i < screenshots; i++) {
    const size = random.of([6, 9, 9]);
    const position = anyCages(size, random);
    const shot = screenshotOf(position, random.of(fonts), killerLook(randomLook(size, random), random), random);
    const [grid] = finish(locate(shot.gray));
    const outlines = grid?.mesh.size === size ? finish(cageOutlinesIn(grid)) : undefined;
    if (!outlines) continue;
    for (const { cells, sum } of position.cages ?? []) {
      const text = `${sum}`;
      for (const reading of numberInCorner(grid, Math.min(...cells), outlines)?.readings ?? [])
        for (const [at, image] of reading.entries()) {
          const digit = reading.length === text.length ? Number(text[at]) : SUM_CLASSES - 1;
          samples.push({ features: network.features(image).slice(), digit });
        }
    }
  }
  return samples;
}

/** The layer after training by gradient descent. */
export function trainedSumLayer(samples: readonly SumSample[], epochs: number, random: Random): NetworkLayer {
  const weights = new Float32Array(SUM_CLASSES * FEATURES);
  const biases = new Float32Array(SUM_CLASSES);
  const scores = new Float32Array(SUM_CLASSES);
  for (let epoch = 0; epoch < epochs; epoch++) {
    const rate = 0.02 * (1 - epoch / epochs);
    let loss = 0;
    for (const { features, digit } of random.shuffled(samples)) {
      for (let output = 0; output < SUM_CLASSES; output++) {
        let sum = biases[output];
        for (let i = 0, at = output * FEATURES; i < FEATURES; i++) sum += weights[at + i] * features[i];
        scores[output] = sum;
      }
      const highest = Math.max(...scores);
      const powers = scores.map(score => Math.exp(score - highest));
      const total = powers.reduce((sum, power) => sum + power, 0);
      loss -= Math.log(Math.max(1e-9, powers[digit] / total));
      for (let output = 0; output < SUM_CLASSES; output++) {
        const wanted = output === digit ? 0.97 : 0.03 / (SUM_CLASSES - 1);
        const step = rate * (powers[output] / total - wanted);
        biases[output] -= step;
        for (let i = 0, at = output * FEATURES; i < FEATURES; i++)
          if (features[i] !== 0) weights[at + i] -= step * features[i];
      }
    }
    for (let i = 0; i < weights.length; i++) weights[i] *= 1 - 0.01 * rate;
    console.log(
      `Epoch ${epoch + 1}: loss ${(loss / samples.length).toFixed(4)} after ${Math.round(process.uptime())} s`,
    );
  }
  return { weights, biases };
}

/** The source text of src/picture/generated/sumWeights.ts. */
export function sumWeightsFile(layer: NetworkLayer): string {
  return `/** The weights of the layer that reads the digits of sums: eight bits each, in base64. \`tools/picture/\` writes this file. */

import type { StoredLayer } from '../network';

export const SUM_WEIGHTS: StoredLayer = {
${storedLayer(layer, '  ')}};
`;
}

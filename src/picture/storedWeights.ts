/** Reads the weights of the network, which are stored with eight bits each. */

import type { Pausable } from '../core/pausing';
import { decodingBase64 } from './base64';
import { SUM_WEIGHTS } from './generated/sumWeights';
import { WEIGHTS } from './generated/weights';
import type { NetworkLayer, Parameters, StoredLayer } from './network';

/** The parameters of the network. Yields where it may be paused. */
export function* readingParameters(): Pausable<Parameters> {
  return {
    first: yield* layerOf(WEIGHTS.first),
    second: yield* layerOf(WEIGHTS.second),
    hidden: yield* layerOf(WEIGHTS.hidden),
    output: yield* layerOf(WEIGHTS.output),
  };
}

/** The layer that reads the digits of sums from the features of the network. Yields where it may be paused. */
export function* sumLayer(): Pausable<NetworkLayer> {
  return yield* layerOf(SUM_WEIGHTS);
}

function* layerOf({ scales, biases, weights: text }: StoredLayer): Pausable<NetworkLayer> {
  const bytes = (yield* decodingBase64(text))!;
  const inputs = bytes.length / scales.length;
  const weights = new Float32Array(bytes.length);
  for (const [output, scale] of scales.entries()) {
    for (let i = output * inputs; i < (output + 1) * inputs; i++) weights[i] = ((bytes[i] << 24) >> 24) * scale;
    yield undefined;
  }
  return { weights, biases: Float32Array.from(biases) };
}

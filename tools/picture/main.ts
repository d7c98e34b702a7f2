/**
 * Trains the network that reads digits in pictures, and measures it: `npx tsx tools/picture/main.ts train FONTS…` writes
 * src/picture/generated/weights.ts; `… sums FONTS…` then trains the layer that reads the sums of cages; `… measure [--reported] [-v]` reads the photos, `… screenshots FONTS… [-v]` drawn screenshots, `… killers
 * FONTS… [-v]` killers. FONTS are
 * folders with .ttf and .woff files.
 */

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fontsIn } from './fonts';
import { measure, measureKillers, measureScreenshots } from './measure';
import { patchesOf, patchesOfScreenshot } from './patches';
import { photosIn } from './photos';
import { randomPosition } from './positions';
import { Random } from './random';
import { distorted, drawnPatch, type Patch } from './samples';
import { randomLook, screenshotOf } from './screenshots';
import { sumSamples, sumWeightsFile, trainedSumLayer } from './sumTraining';
import { initialParameters, Trainer } from './training';
import { weightsFile } from './weights';

const PHOTOS = fileURLToPath(new URL('../../../shared/data/pictures/photos', import.meta.url));
const WEIGHTS = fileURLToPath(new URL('../../src/picture/generated/weights.ts', import.meta.url));
const SUM_WEIGHTS = fileURLToPath(new URL('../../src/picture/generated/sumWeights.ts', import.meta.url));
/** The number of screenshots of killers from which sums are learned, and how often. */
const KILLERS = 400;
const SUM_EPOCHS = 12;
const BATCH = 32;
const EPOCHS = 12;
/** The samples of an epoch: from photos, from screenshots, and single drawn cells. */
const SAMPLES = { photos: 3500, screenshots: 7000, drawn: 4000 } as const;
/** The number of drawn cells, and of screenshots by size. */
const DRAWN = 24_000;
const SCREENSHOTS: readonly (readonly [number, number])[] = [
  [9, 200],
  [16, 120],
  [12, 30],
  [6, 30],
  [4, 30],
];

const [verb, ...rest] = process.argv.slice(2);
const { training, reported } = photosIn(PHOTOS);
if (verb === 'train') train(rest);
else if (verb === 'sums') trainSums(rest);
else if (verb === 'measure') measure(rest.includes('--reported') ? reported : training, rest.includes('-v'));
else if (verb === 'screenshots') measureScreenshots(fontsIn(rest.filter(word => word !== '-v')), rest.includes('-v'));
else if (verb === 'killers') measureKillers(fontsIn(rest.filter(word => word !== '-v')), rest.includes('-v'));
else
  console.error(
    'Usage: main.ts train FONTS… | sums FONTS… | measure [--reported] [-v] | screenshots FONTS… [-v] | killers FONTS… [-v]',
  );

function train(folders: readonly string[]): void {
  const random = new Random(1);
  const fonts = fontsIn(folders);
  const photographed = training.flatMap(photo => patchesOf(photo));
  const captured = SCREENSHOTS.flatMap(([size, count]) =>
    Array.from({ length: count }, () => {
      const position = randomPosition(size, random.between(0.3, 0.9), random);
      const look = randomLook(size, random);
      return patchesOfScreenshot(screenshotOf(position, random.of(fonts), look, random), look);
    }).flat(),
  );
  const drawn = Array.from({ length: DRAWN }, (_, i) =>
    drawnPatch(i % 4 === 0 ? 0 : 1 + Math.floor(16 * random.next()), fonts, random),
  );
  const sources = [
    { count: SAMPLES.photos, ...byContent(photographed) },
    { count: SAMPLES.screenshots, ...byContent(captured) },
    { count: SAMPLES.drawn, ...byContent(drawn) },
  ];
  console.log(
    `${fonts.length} fonts, cells: ${[photographed, captured, drawn].map(({ length }) => length).join(', ')}`,
  );
  const trainer = new Trainer(initialParameters(random));
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const patches = random.shuffled(
      sources.flatMap(({ count, digits, blanks }) =>
        Array.from({ length: count }, (_, i) => random.of(i % 4 === 0 ? blanks : digits)),
      ),
    );
    const progress = (at: number) => (epoch + at / patches.length) / EPOCHS;
    let loss = 0;
    let batches = 0;
    for (let at = 0; at + BATCH <= patches.length; at += BATCH, batches++) {
      const rate = 0.002 * (0.02 + 0.98 * (0.5 + 0.5 * Math.cos(Math.PI * progress(at))));
      loss += trainer.learn(
        patches.slice(at, at + BATCH).map(patch => distorted(patch, random)),
        rate,
      );
    }
    console.log(`Epoch ${epoch + 1}: loss ${(loss / batches).toFixed(4)} after ${Math.round(process.uptime())} s`);
  }
  writeFileSync(WEIGHTS, weightsFile(trainer.parameters));
}

function trainSums(folders: readonly string[]): void {
  const random = new Random(3);
  const samples = sumSamples(fontsIn(folders), KILLERS, random);
  console.log(`${samples.length} digits of sums`);
  writeFileSync(SUM_WEIGHTS, sumWeightsFile(trainedSumLayer(samples, SUM_EPOCHS, random)));
}

/** Patches with digits, and blank ones. */
function byContent(patches: readonly Patch[]) {
  return { digits: patches.filter(({ digit }) => digit > 0), blanks: patches.filter(({ digit }) => digit === 0) };
}

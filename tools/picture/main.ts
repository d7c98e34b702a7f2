/**
 * Trains the network that reads digits in pictures, and measures it: `npx tsx tools/picture/main.ts train FONTS…` writes
 * src/picture/generated/weights.ts; `… measure [--reported] [-v]` reads the photos. FONTS are folders with .ttf and .woff files.
 */

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fontsIn } from './fonts';
import { measure } from './measure';
import { patchesOf } from './patches';
import { photosIn } from './photos';
import { Random } from './random';
import { distorted, drawnPatch, type Patch } from './samples';
import { initialParameters, Trainer } from './training';
import { weightsFile } from './weights';

const PHOTOS = fileURLToPath(new URL('../../../shared/data/pictures/photos', import.meta.url));
const WEIGHTS = fileURLToPath(new URL('../../src/picture/generated/weights.ts', import.meta.url));
const BATCH = 32;
const EPOCHS = 14;
/** The samples of an epoch: from photos and drawn ones. */
const SAMPLES = 6000;
const DRAWN = 8000;

const [verb, ...rest] = process.argv.slice(2);
const { training, reported } = photosIn(PHOTOS);
if (verb === 'train') train(rest);
else if (verb === 'measure') measure(rest.includes('--reported') ? reported : training, rest.includes('-v'));
else console.error('Usage: main.ts train FONTS… | measure [--reported] [-v]');

function train(folders: readonly string[]): void {
  const random = new Random(1);
  const fonts = fontsIn(folders);
  const photographed = training.flatMap(photo => patchesOf(photo));
  const [digits, blanks] = [
    photographed.filter(({ digit }) => digit > 0),
    photographed.filter(({ digit }) => digit === 0),
  ];
  console.log(`${fonts.length} fonts, ${digits.length} digits and ${blanks.length} blank cells in photos`);
  const drawn = Array.from({ length: DRAWN }, (_, i) => drawnPatch(i % 4 === 0 ? 0 : 1 + (i % 9), fonts, random));
  const trainer = new Trainer(initialParameters(random));
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const patches = random.shuffled<Patch>([
      ...Array.from({ length: SAMPLES / 2 }, (_, i) => random.of(i % 4 === 0 ? blanks : digits)),
      ...Array.from({ length: SAMPLES / 2 }, () => random.of(drawn)),
    ]);
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

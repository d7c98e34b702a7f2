/** The photos of `../shared/data/pictures`, with the digits in them, divided into those for training and those for the report. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Random } from './random';

/** A photo, and the digits in it, 0 for blank cells. */
export interface Photo {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly digits: readonly number[];
}

/** The number of photos that are only reported. */
const REPORTED = 40;
const SEED = 38;

/** All photos, divided so that all photos of a puzzle are in the same part. */
export function photosIn(folder: string): { readonly training: Photo[]; readonly reported: Photo[] } {
  const photos = readdirSync(folder)
    .filter(file => file.endsWith('.jpg'))
    .sort()
    .map(file => photoOf(folder, file.replace('.jpg', '')));
  const puzzles = new Map<string, Photo[]>();
  for (const photo of photos) {
    const key = photo.digits.join('');
    puzzles.set(key, [...(puzzles.get(key) ?? []), photo]);
  }
  const reported: Photo[] = [];
  for (const group of new Random(SEED).shuffled([...puzzles.values()]))
    if (reported.length + group.length <= REPORTED) reported.push(...group);
  return { training: photos.filter(photo => !reported.includes(photo)), reported };
}

function photoOf(folder: string, name: string): Photo {
  const rows = readFileSync(join(folder, `${name}.dat`), 'utf8')
    .trim()
    .split('\n')
    .slice(2);
  const digits = rows.flatMap(row => row.trim().split(/\s+/).map(Number));
  return { name, bytes: new Uint8Array(readFileSync(join(folder, `${name}.jpg`))), digits };
}

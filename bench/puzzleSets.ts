/** The puzzle sets of the benchmark. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { geometryOfSize, SIZES } from '../src/core/geometry.ts';
import { makeLine } from '../src/core/notation.ts';
import { parse } from '../src/text/parser/parser.ts';
import type { Wish } from './commandLine.ts';
import { sample } from './statistics.ts';

export interface PuzzleSet {
  readonly name: string;
  /** One line for each puzzle, as `makeLine` writes it. */
  readonly lines: readonly string[];
  /** Number of puzzles in the source of the lines. */
  readonly outOf: number;
}

const ROOT = join(import.meta.dirname, '..');
const COLLECTIONS = join(ROOT, '../shared/data');
const SAMPLES = join(ROOT, 'samples');

/**
 * By name of a collection: how many of its puzzles are used without `--all`. norvig_easy50 is left out, because its
 * puzzles are those of euler50 and would count twice.
 */
const SHARE: Readonly<Record<string, number>> = {
  euler50: 50,
  norvig_top95: 95,
  norvig_hardest11: 11,
  exchange_easy_150: 150,
  exchange_hard_150: 150,
  royle17_49151: 1000,
  forum_hardest_2000: 300,
  serg_multi_10000: 1000,
  big16_15: 15,
  big25_15: 15,
  quasi16_30: 30,
  quasi25_30: 30,
  pathological: 5,
};

/** The collections of puzzles larger than 9x9. */
const LARGE = ['big16_15', 'big25_15', 'quasi16_30', 'quasi25_30'];

/** The named files; by default the collections next to the project, or the large ones; if they are missing, the project's samples. */
export function puzzleSets({ files, all, large }: Pick<Wish, 'all' | 'large' | 'files'>): PuzzleSet[] {
  if (files.length > 0) return files.map(file => read(file, basename(file, extname(file)), Number.POSITIVE_INFINITY));
  if (existsSync(COLLECTIONS)) {
    return Object.entries(SHARE)
      .filter(([name]) => !large || LARGE.includes(name))
      .map(([name, share]) => read(join(COLLECTIONS, `${name}.txt`), name, all ? Number.POSITIVE_INFINITY : share));
  }
  console.log('../shared/data is not on this machine: the puzzles in samples/ have to do.');
  return readdirSync(SAMPLES).map(file => read(join(SAMPLES, file), file, Number.POSITIVE_INFINITY));
}

/** Reads every format of the extension. Puzzles with candidates or unusual boxes are left out, because a line cannot express them. */
function read(path: string, name: string, share: number): PuzzleSet {
  const grids = parse(readFileSync(path, 'utf8')).puzzles.map(({ grid }) => grid);
  const plain = grids.filter(({ allowed, geometry: { size, boxHeight } }) => {
    return !allowed && SIZES.includes(size) && boxHeight === geometryOfSize(size).boxHeight;
  });
  if (plain.length < grids.length)
    console.log(`${name}: ${grids.length - plain.length} left out, which no line can tell`);
  const lines = plain.map(({ digits }) => makeLine(digits));
  return { name, lines: sample(lines, share), outOf: lines.length };
}

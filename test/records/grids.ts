/** Grids of several sizes with and without rules, for records. */

import type { Grid } from '../../src/core/grid';
import { makeLine, parseLine } from '../../src/core/notation';
import { fixture, puzzleLines } from '../collections';
import { readRecorded } from '../core/techniques/rules/recorded';
import { seeded, seedOf } from './seeded';

/** Small grids, with a line between their rows. */
export const SMALL = [
  '1...|..3.|....|.2..',
  '....|1.2.|.3..|....',
  '12..|..1.|....|....',
  '1.3...|..2..4|......|5..6..|.4...1|..5...',
];
/** Classic puzzles with one solution. */
export const RATED = puzzleLines(fixture('rated.tsv')).map(line => line.split('\t')[1]);
/** Positions with rules: see `readRecorded`. */
export const RULED = puzzleLines(fixture('ruleSteps.tsv'));

/** The grid of a line. */
export const classic = (line: string) => parseLine(line.replaceAll('|', ''))!;
/** The grid of a line of {@link RULED}. */
export const ruled = (line: string): Grid => {
  const { geometry, digits } = readRecorded(line).position;
  return { geometry, digits };
};

/** A grid without some of its digits, and with some other digits. */
export function changed(grid: Grid, removed: number, wrong: number): Grid {
  const choose = seeded(seedOf(makeLine(grid.digits)));
  const digits = grid.digits.slice();
  const filled = [...digits.keys()].filter(cell => digits[cell] > 0);
  for (let i = 0; i < removed && filled.length > 0; i++) digits[filled.splice(choose(filled.length), 1)[0]] = 0;
  for (let i = 0; i < wrong && filled.length > 0; i++)
    digits[filled[choose(filled.length)]] = 1 + choose(grid.geometry.size);
  return { ...grid, digits };
}

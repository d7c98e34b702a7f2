/** Filling without guesses: cells with a single candidate, and digits with a single cell in a house. Most easy puzzles need no more. */

import type { Grid } from '../grid';
import { bitOf, isSingle } from '../grid';
import type { Cell, Digit, DigitMask } from '../numbers';
import { type AlgorithmEvent, type CodeLine, event, lineIndices, type Run } from './event';
import { candidatesAt, keepsRules, lowestDigit, workingCopy } from './fitting';

/** The pseudocode. */
export const SINGLES_CODE = [
  ['repeat', 0],
  ['dead', 1],
  ['naked', 1],
  ['hidden', 1],
  ['stuck', 1],
  ['solved', 0],
] as const satisfies readonly CodeLine[];

const LINE = lineIndices(SINGLES_CODE);

/** Runs until the grid is full, contradictory, or without singles. The grid must not have conflicts. */
export function* runSingles(puzzle: Grid): Run {
  const grid = workingCopy(puzzle);
  const candidatesOf = (cell: Cell) => candidatesAt(grid, cell);
  while (grid.digits.includes(0)) {
    const dead = deadEnd(grid, candidatesOf, LINE.dead);
    if (dead) {
      yield dead;
      return yield event('contradictory', LINE.dead);
    }
    const next = nakedSingleEvent(grid, candidatesOf, LINE.naked) ?? hiddenSingleEvent(grid, candidatesOf, LINE.hidden);
    if (!next) return yield event('stuck', LINE.stuck);
    if (!keepsRules(grid, next.at, next.value)) {
      yield event('fail', LINE.dead, next.at);
      return yield event('contradictory', LINE.dead);
    }
    grid.digits[next.at] = next.value;
    yield next;
  }
  yield event('solved', LINE.solved);
}

/** By cell: the candidates of an empty cell. */
export type CandidatesOf = (cell: Cell) => DigitMask;

/** The failure of the first empty cell without a candidate, or of the first digit without a cell in a house. */
export function deadEnd(
  { geometry, digits }: Grid,
  candidatesOf: CandidatesOf,
  line: number,
): AlgorithmEvent | undefined {
  for (let cell = 0; cell < digits.length; cell++)
    if (digits[cell] === 0 && candidatesOf(cell) === 0) return event('fail', line, cell);
  const all = 2 ** geometry.size - 1;
  for (const { cells, at } of geometry.boxesFirst) {
    let possible = 0;
    for (const cell of cells) possible |= digits[cell] === 0 ? candidatesOf(cell) : bitOf(digits[cell]);
    if (possible !== all) return event('fail', line, -1, lowestDigit(all & ~possible), at);
  }
  return undefined;
}

/** The first cell, in reading order, with one candidate. */
export function nakedSingleEvent(
  { digits }: Grid,
  candidatesOf: CandidatesOf,
  line: number,
): AlgorithmEvent | undefined {
  for (let cell = 0; cell < digits.length; cell++) {
    if (digits[cell] !== 0) continue;
    const mask = candidatesOf(cell);
    if (isSingle(mask)) return event('fill', line, cell, lowestDigit(mask));
  }
  return undefined;
}

/** The first digit with one cell in a house: boxes first, as people do. */
export function hiddenSingleEvent(
  { geometry, digits }: Grid,
  candidatesOf: CandidatesOf,
  line: number,
): AlgorithmEvent | undefined {
  for (const { cells, at } of geometry.boxesFirst) {
    let [once, twice] = [0, 0];
    for (const cell of cells) {
      const mask = digits[cell] === 0 ? candidatesOf(cell) : 0;
      twice |= once & mask;
      once |= mask;
    }
    const digit: Digit = lowestDigit(once & ~twice);
    if (digit === 0) continue;
    const cell = cells.find(each => digits[each] === 0 && (candidatesOf(each) & bitOf(digit)) !== 0)!;
    return event('fill', line, cell, digit, at);
  }
  return undefined;
}

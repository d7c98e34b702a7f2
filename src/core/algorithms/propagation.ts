/**
 * The reasoning of the engine for 9x9 puzzles (`solver/bands/`), in the order in which a person would apply it: naked singles, hidden singles
 * and locked candidates until nothing changes, and then a guess. The engine applies these rules to all cells at once, so it cannot show
 * its steps. A test compares the candidates that both leave.
 */

import type { House } from '../geometry';
import type { Grid } from '../grid';
import { bitOf } from '../grid';
import type { Cell, Digit, DigitMask } from '../numbers';
import { type AlgorithmEvent, type CodeLine, event, lineIndices, type Run } from './event';
import { candidatesAt, countDigits, keepsRules, lowestDigit, workingCopy } from './fitting';
import { type CandidatesOf, deadEnd, hiddenSingleEvent, nakedSingleEvent } from './singles';
import { fewestCandidates } from './smallestDomain';

/** The pseudocode. */
export const PROPAGATION_CODE = [
  ['repeat', 0],
  ['naked', 1],
  ['hidden', 1],
  ['locked', 1],
  ['fail', 0],
  ['undo', 1],
  ['exclude', 1],
  ['solved', 0],
  ['choose', 0],
  ['guess', 1],
] as const satisfies readonly CodeLine[];

const LINE = lineIndices(PROPAGATION_CODE);

/** A guess, with the changes after it, which a contradiction takes back. */
interface Guess {
  readonly cell: Cell;
  readonly digit: Digit;
  readonly changes: AlgorithmEvent[];
}

/** Runs until the first solution or the end of the search. The grid must not have conflicts. */
export function* runPropagation(puzzle: Grid): Run {
  const grid = workingCopy(puzzle);
  const { digits } = grid;
  const eliminated = new Uint32Array(digits.length);
  const pairs = overlaps(grid.geometry.houses);
  const candidatesOf: CandidatesOf = cell => candidatesAt(grid, cell) & ~eliminated[cell];
  const guesses: Guess[] = [];
  /** Changes the position, and records the change if it depends on a guess. */
  const change = (made: AlgorithmEvent) => {
    if (made.kind === 'fill') digits[made.at] = made.value;
    else eliminated[made.at] |= made.value;
    guesses[guesses.length - 1]?.changes.push(made);
    return made;
  };
  for (;;) {
    const dead = deadEnd(grid, candidatesOf, LINE.fail);
    const next = dead
      ? undefined
      : (nakedSingleEvent(grid, candidatesOf, LINE.naked) ??
        hiddenSingleEvent(grid, candidatesOf, LINE.hidden) ??
        lockedCandidates(grid, candidatesOf, pairs));
    const isBroken = next?.kind === 'fill' && !keepsRules(grid, next.at, next.value);
    if (dead || isBroken) {
      yield dead ?? event('fail', LINE.fail, next!.at);
      const guess = guesses.pop();
      if (!guess) return yield event('contradictory', LINE.fail);
      for (const { kind, at, value } of guess.changes.reverse()) {
        if (kind === 'fill') digits[at] = 0;
        else eliminated[at] &= ~value;
        yield event(kind === 'fill' ? 'clear' : 'restore', LINE.undo, at, value);
      }
      digits[guess.cell] = 0;
      yield event('remove', LINE.undo, guess.cell, guess.digit);
      yield change(event('eliminate', LINE.exclude, guess.cell, bitOf(guess.digit)));
    } else if (next) yield change(next);
    else {
      const cell = fewestCandidates(grid, candidatesOf);
      if (cell < 0) return yield event('solved', LINE.solved);
      const mask = candidatesOf(cell);
      yield event('choose', LINE.choose, cell, countDigits(mask));
      const digit = lowestDigit(mask);
      if (!keepsRules(grid, cell, digit)) {
        yield change(event('eliminate', LINE.exclude, cell, bitOf(digit)));
        continue;
      }
      guesses.push({ cell, digit, changes: [] });
      digits[cell] = digit;
      yield event('place', LINE.guess, cell, digit);
    }
  }
}

/** Two houses with several common cells. */
interface Overlap {
  readonly house: House;
  readonly other: House;
  readonly common: ReadonlySet<Cell>;
}

/** All pairs of houses with at least two common cells, in both orders. */
function overlaps(houses: readonly House[]): Overlap[] {
  return houses.flatMap(house => {
    const cells = new Set(house.cells);
    return houses.flatMap(other => {
      const common = new Set([...other.cells].filter(cell => cells.has(cell)));
      return other !== house && common.size > 1 && common.size < cells.size ? [{ house, other, common }] : [];
    });
  });
}

/** The first elimination in a house whose digit has to be in another house: all its cells there are common. */
function lockedCandidates(
  { digits }: Grid,
  candidatesOf: CandidatesOf,
  pairs: readonly Overlap[],
): AlgorithmEvent | undefined {
  for (const { house, other, common } of pairs) {
    let [inside, outside, elsewhere]: DigitMask[] = [0, 0, 0];
    for (const cell of house.cells) {
      if (digits[cell] !== 0) continue;
      if (common.has(cell)) inside |= candidatesOf(cell);
      else outside |= candidatesOf(cell);
    }
    const locked = inside & ~outside;
    if (locked === 0) continue;
    for (const cell of other.cells) if (digits[cell] === 0 && !common.has(cell)) elsewhere |= candidatesOf(cell);
    const digit = lowestDigit(locked & elsewhere);
    if (digit === 0) continue;
    const target = other.cells.find(
      cell => digits[cell] === 0 && !common.has(cell) && (candidatesOf(cell) & bitOf(digit)) !== 0,
    )!;
    return event('eliminate', LINE.locked, target, bitOf(digit), house.at);
  }
  return undefined;
}

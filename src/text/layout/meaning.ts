/**
 * Checks whether a rewritten text is read as before. A puzzle is rewritten only if it is, because there are many
 * formats, and some texts have a meaning only together with others.
 */

import { candidatesOf } from '../../core/candidates';
import { START } from '../parser/context';
import { read } from '../parser/parser';
import type { Puzzle } from '../puzzle';

/** The properties that must not change. */
export interface Meaning {
  readonly digits: string;
  readonly givens: string;
  /** By cell: mask of its candidates. */
  readonly candidates: Uint32Array;
  readonly problems: number;
}

/** The meaning of a text of the puzzle; undefined if the text is not exactly one puzzle with the same geometry. */
export function meaningOf(text: string, puzzle: Puzzle): Meaning | undefined {
  const { geometry } = puzzle.grid;
  const boxes = new Map([[geometry.size, geometry]]);
  const section = puzzle.givenPlaces && !puzzle.markPlaces ? 'puzzle' : 'none';
  const [found, ...others] = read(text, { ...START, boxes, section }).puzzles;
  return found && others.length === 0 && found.grid.geometry === geometry ? meaningOfPuzzle(found) : undefined;
}

/** The meaning of a puzzle. */
export function meaningOfPuzzle({ grid, givens, problems }: Puzzle): Meaning {
  return {
    digits: grid.digits.join(),
    givens: givens.join(),
    candidates: candidatesOf(grid),
    problems: problems.length,
  };
}

/** Whether two texts have the same digits and problems. */
export function sameDigits(a: Meaning | undefined, b: Meaning | undefined): boolean {
  return a !== undefined && b !== undefined && a.digits === b.digits && a.problems === b.problems;
}

/** Whether they have the same givens and candidates too. */
export function sameMeaning(a: Meaning | undefined, b: Meaning | undefined): boolean {
  return sameDigits(a, b) && a?.givens === b?.givens && a?.candidates.join() === b?.candidates.join();
}

/** The number of candidates that are in `after` but not in `before`: lost eliminations. */
export function countLost(before: Meaning, after: Meaning): number {
  let lost = 0;
  before.candidates.forEach((mask, cell) => {
    for (let rest = after.candidates[cell] & ~mask; rest !== 0; rest &= rest - 1) lost++;
  });
  return lost;
}

/** Fills forced cells. */

import { candidatesOf, forcedFills, isDeadEnd } from '../../core/candidates';
import { countFilled } from '../../core/grid';
import { isSearchable, type Puzzle } from '../../text/puzzle';

/** The result of filling forced cells. */
export interface ForcedFill {
  /** Number of cells. */
  readonly filled: number;
  /** By cell: the forced digit, or 0. */
  readonly digits: Uint8Array;
  /** Whether no cell is left. The puzzle then has a solution, because a forced digit breaks no rule. */
  readonly isComplete: boolean;
  /** Whether cells are left that single candidates cannot fill. */
  readonly needsMore: boolean;
}

/** The cells that are forced, one after the other. */
export function fillForcedCells(puzzle: Puzzle): ForcedFill {
  const digits = new Uint8Array(puzzle.written.length);
  if (!isSearchable(puzzle)) return { filled: 0, digits, isComplete: false, needsMore: false };
  const forced = forcedFills(puzzle.grid);
  for (const { cell, digit } of forced) digits[cell] = digit;
  const isLeft = countFilled(puzzle.grid.digits) + forced.length < digits.length;
  const needsMore = isLeft && !isDeadEnd(puzzle.grid, candidatesOf(puzzle.grid));
  return { filled: forced.length, digits, isComplete: !isLeft, needsMore };
}

/**
 * Refutes a supposition: everything that follows is followed; where that is no contradiction, each digit of a cell is supposed in
 * turn. So every false candidate of a puzzle with one solution is refuted, if there is time enough: at the latest when all cells are
 * solved, some rule is broken.
 */

import { countBits } from '../../cellSet';
import { bitOf, digitsOf, isSingle } from '../../grid';
import type { Cell } from '../../numbers';
import type { Pausable } from '../../pausing';
import type { Board, Grounds } from './grounds';
import type { Refutation, Refuted } from './refutation';

/** So many cells with the fewest candidates are looked at to find one whose digits are refuted soon. */
const CELLS = 8;

/** How often everything may be followed in one search. */
export interface Budget {
  left: number;
}

/**
 * Refutes that a board has a solution; undefined if that takes more than the budget, or if there is one. What a case needs of what
 * follows before it is told there, so that each case can be read by itself.
 */
export function* refuting(grounds: Grounds, board: Board, budget: Budget): Pausable<Refutation | undefined> {
  const settled = grounds.settled(board);
  budget.left--;
  if (!settled) {
    const deductions = grounds.deductions(board);
    return deductions && { deductions };
  }
  yield undefined;
  const cell = yield* bestSplit(grounds, settled, budget);
  if (cell === undefined) return undefined;
  const cases: Refuted[] = [];
  for (const digit of digitsOf(board[cell])) {
    const own = board.slice();
    own[cell] = bitOf(digit);
    const refutation = yield* refuting(grounds, own, budget);
    if (!refutation) return undefined;
    cases.push({ cell, digit, refutation });
  }
  return { deductions: [], cases };
}

/** The cell of which most digits lead to a contradiction at once; undefined where all is solved, or the budget is used up. */
function* bestSplit(grounds: Grounds, board: Board, budget: Budget): Pausable<Cell | undefined> {
  const open = [...board.keys()].filter(cell => !isSingle(board[cell]));
  open.sort((a, b) => countBits(board[a]) - countBits(board[b]) || a - b);
  let best: Cell | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const cell of open.slice(0, CELLS)) {
    if (budget.left <= 0) return undefined;
    const boards = digitsOf(board[cell]).map(digit => grounds.settledWith(board, cell, bitOf(digit)));
    budget.left -= boards.length;
    const rest = boards.reduce((sum, after) => sum + (after ? 1 + opennessOf(after) : 0), 0);
    if (rest < least) {
      least = rest;
      best = cell;
    }
    if (rest === 0) break;
    yield undefined;
  }
  return best;
}

/** How much is open on a board, 0 to 1. */
export function opennessOf(board: Board): number {
  let more = 0;
  for (let cell = 0; cell < board.length; cell++) more += countBits(board[cell]) - 1;
  return more / (more + board.length);
}

/**
 * Refutes an assumption: computes all consequences; if there is no contradiction, assumes each digit of a cell in turn.
 * So every false candidate of a puzzle with one solution is refuted, given enough time: at the latest when all cells are
 * solved, some rule is broken.
 */

import { countBits } from '../../cellSet';
import { bitOf, digitsOf, isSingle } from '../../grid';
import type { Cell, Digit } from '../../numbers';
import type { Pausable } from '../../pausing';
import type { CandidateMasks, InferenceEngine } from './inferenceEngine';
import type { Refutation, Refuted } from './refutation';

/** The number of cells with the fewest candidates that are examined to find one whose digits are refuted quickly. */
const CELLS = 8;

/** The number of times that all consequences may be computed in one search. */
export interface RefutationBudget {
  left: number;
}

/** A refutation before it is written: a position that leads to a contradiction, or a cell with such a position for each of its digits. */
type Plan =
  | { readonly board: CandidateMasks; readonly cell: Cell; readonly cases: readonly Plan[] }
  | { readonly board: CandidateMasks };

/**
 * Proves that a position has no solution; undefined if it has one, or if the proof exceeds the budget. `settled`: all
 * consequences of the position, undefined for a contradiction. Each case repeats the earlier deductions that it needs,
 * so that it can be read by itself.
 */
export function* refuting(
  grounds: InferenceEngine,
  board: CandidateMasks,
  settled: CandidateMasks | undefined,
  budget: RefutationBudget,
): Pausable<Refutation | undefined> {
  const plan = yield* planning(grounds, board, settled, budget);
  return plan && (yield* writing(grounds, plan));
}

/** Finds the cells whose digits are assumed. Only a complete plan is written, because writing takes much longer. */
function* planning(
  grounds: InferenceEngine,
  board: CandidateMasks,
  settled: CandidateMasks | undefined,
  budget: RefutationBudget,
): Pausable<Plan | undefined> {
  if (!settled) return { board };
  if (budget.left <= 0) return undefined;
  const split = yield* bestSplit(grounds, settled, budget);
  if (!split) return undefined;
  const { cell, boards } = split;
  const cases: Plan[] = [];
  for (const digit of digitsOf(board[cell])) {
    const own = board.slice();
    own[cell] = bitOf(digit);
    const plan = yield* planning(grounds, own, boards.get(digit), budget);
    if (!plan) return undefined;
    cases.push(plan);
  }
  return { board, cell, cases };
}

function* writing(grounds: InferenceEngine, plan: Plan): Pausable<Refutation | undefined> {
  yield undefined;
  if (!('cases' in plan)) {
    const proof = grounds.proof(plan.board);
    return proof && { deductions: grounds.written(proof) };
  }
  const { cell } = plan;
  const cases: Refuted[] = [];
  for (const each of plan.cases) {
    const refutation = yield* writing(grounds, each);
    if (!refutation) return undefined;
    cases.push({ cell, digit: digitsOf(each.board[cell])[0], refutation });
  }
  return { deductions: [], cases };
}

/** A cell, and by digit all consequences; no position for digits that lead to a contradiction. */
interface Split {
  readonly cell: Cell;
  readonly boards: ReadonlyMap<Digit, CandidateMasks>;
}

/** The cell most of whose digits lead to a contradiction immediately; undefined if all cells are solved, or the budget is spent. */
function* bestSplit(
  grounds: InferenceEngine,
  board: CandidateMasks,
  budget: RefutationBudget,
): Pausable<Split | undefined> {
  const open = [...board.keys()].filter(cell => !isSingle(board[cell]));
  open.sort((a, b) => countBits(board[a]) - countBits(board[b]) || a - b);
  let best: Split | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const cell of open.slice(0, CELLS)) {
    if (budget.left <= 0) return undefined;
    const boards = new Map<Digit, CandidateMasks>();
    let rest = 0;
    for (const digit of digitsOf(board[cell])) {
      const after = grounds.settledWith(board, cell, bitOf(digit));
      budget.left--;
      if (!after) continue;
      boards.set(digit, after);
      rest += 1 + opennessOf(after);
    }
    if (rest < least) {
      least = rest;
      best = { cell, boards };
    }
    if (rest === 0) break;
    yield undefined;
  }
  return best;
}

/** The share of open candidates in a position, 0 to 1. */
export function opennessOf(board: CandidateMasks): number {
  let more = 0;
  for (let cell = 0; cell < board.length; cell++) more += countBits(board[cell]) - 1;
  return more / (more + board.length);
}

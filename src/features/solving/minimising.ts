/** Removes redundant givens of a puzzle, optionally a symmetric group at a time, so that their pattern stays symmetric. */

import { countFilled, isFull } from '../../core/grid';
import type { Cell } from '../../core/numbers';
import { minimizeGivens } from '../../core/repair/redundant';
import { joinSentences } from '../../core/sentences';
import { orbitsUnder, patternSymmetries } from '../../core/symmetry/patterns';
import type { SquareSymmetry } from '../../core/symmetry/symmetries';
import * as messages from '../../messages/index';
import { distinguishesGivens, type Givens } from '../../text/document/givens';
import type { TextEdit } from '../../text/edits';
import { removeDigits } from '../../text/givenEdits';
import { hasEntries, isWhole, type Puzzle } from '../../text/puzzle';
import type { Work } from '../../text/work';
import type { VerdictSource } from '../diagnostics/verdictSource';
import { whyUnread } from '../puzzles/firstProblem';

/** The givens to remove; empty if something prevents it. */
export interface MinimizeResult {
  readonly edits: TextEdit[];
  /** The cells of the removed givens. */
  readonly cells: readonly Cell[];
  /** Number of givens that are removed, and of givens that are left. */
  readonly removed: number;
  readonly left: number;
  /** The notification for the user. */
  readonly message: string;
}

/** The symmetry that the givens keep: one of their pattern, all of them, or none. */
export type KeptSymmetry = SquareSymmetry | 'all' | 'none';

/** The symmetries that the givens of a puzzle can keep; none when it cannot be minimized. */
export function keepableSymmetries(puzzle: Puzzle): SquareSymmetry[] {
  const isPossible = obstacleIn(puzzle) === undefined && puzzle.givens.some(given => given !== 0);
  return isPossible ? patternSymmetries(puzzle.grid.geometry, puzzle.givens) : [];
}

/**
 * Finds the givens to remove, in reading order, until all others are needed. Entries stay. `kept` is a symmetry of the givens.
 * Yields where it may be paused.
 */
export function* minimisingPuzzle(
  puzzle: Puzzle,
  verdicts: Pick<VerdictSource, 'check'>,
  kept: KeptSymmetry = 'none',
): Work<MinimizeResult> {
  const repairs = messages.repairs;
  const left = countFilled(puzzle.givens);
  const nothing = (message: string) => ({ edits: [], cells: [], removed: 0, left, message });
  const obstacle = obstacleIn(puzzle);
  if (obstacle !== undefined) return nothing(obstacle);
  const grid = { ...puzzle.grid, digits: puzzle.givens };
  const verdict = yield* verdicts.check(grid);
  if (verdict?.kind !== 'valid') return nothing(repairs.notUnique());
  if (isFull(grid)) return nothing(messages.hint.solved());
  const has = patternSymmetries(grid.geometry, grid.digits);
  const wanted = kept === 'all' ? has : kept === 'none' ? [] : [kept];
  if (!wanted.every(symmetry => has.includes(symmetry))) return nothing(repairs.notSymmetric());
  const { removed, isMinimal } = yield* minimizeGivens(grid, { orbitOf: orbitsUnder(grid.geometry, wanted) });
  const isKept = wanted.length > 0;
  const sentences = [
    removed.length > 0 || !isMinimal
      ? repairs.minimised(removed.length, left - removed.length, isKept)
      : repairs.isMinimal(isKept),
    ...(isMinimal ? [] : [repairs.notFinished()]),
  ];
  const edits = removeDigits(puzzle, removed);
  return {
    edits,
    cells: removed,
    removed: removed.length,
    left: left - removed.length,
    message: joinSentences(sentences),
  };
}

/**
 * Call before the edits are made. Otherwise the document would remember the removed givens, and Reset to Givens would bring them back.
 * Returns a function that undoes the call.
 */
export function expectMinimised(givens: Givens, puzzle: Puzzle, { cells }: Pick<MinimizeResult, 'cells'>): () => void {
  const removed = new Set(cells);
  const isLeft = puzzle.givens.map((given, cell) => (given === 0 || removed.has(cell) ? 0 : 1));
  // A puzzle that is not visible may be unknown.
  givens.note(puzzle);
  return givens.expect(puzzle, values => values.map((value, cell) => value * isLeft[cell]));
}

/** A reason why a puzzle cannot be minimized that needs no search. */
function obstacleIn(puzzle: Puzzle): string | undefined {
  const repairs = messages.repairs;
  if (!isWhole(puzzle)) return whyUnread(puzzle);
  if (puzzle.grid.allowed) return repairs.listsCandidates();
  // Otherwise the entries would become givens of the minimized puzzle.
  if (hasEntries(puzzle) && !distinguishesGivens(puzzle)) return repairs.hasEntries();
  return undefined;
}

/** Removes entries, and finds wrong ones. */

import { type Grid, isFull } from '../../core/grid';
import type { Cell } from '../../core/numbers';
import { joinSentences } from '../../core/sentences';
import { verdict } from '../../core/solver/index';
import { findSuspicions } from '../../core/solver/wrongDigits';
import * as messages from '../../messages/index';
import { clearCell, fill, type TextEdit } from '../../text/edits';
import { isWhole, type Puzzle } from '../../text/puzzle';
import { entriesIn } from './entries';
import { whyUnread } from './firstProblem';
import { isRuleConflict } from './repairs';

/** The edits that leave only the givens. `original`, by cell: the given, even where it was overwritten, or 0. */
export function resetEdits(puzzle: Puzzle, original: Uint8Array): TextEdit[] {
  const { digits } = puzzle.grid;
  // Lists of candidates are those after the reset.
  const reset: Puzzle = { ...puzzle, grid: { ...puzzle.grid, digits: original } };
  return [...digits.keys()].flatMap(cell => {
    if (digits[cell] === original[cell]) return [];
    if (original[cell] !== 0) return fill(puzzle, cell, original[cell]);
    return puzzle.written[cell] === 0 ? [] : clearCell(reset, cell);
  });
}

/** The message of `Check My Progress`, and the cells that it names. */
export interface ProgressReport {
  readonly message: string;
  readonly wrong: readonly Cell[];
  /** Whether the cells are certainly wrong, or the puzzle only has a solution without them. */
  readonly are: 'wrong' | 'suspected';
}

/**
 * Reports which entries are wrong, never which digits are right. `original`, by cell: the given, even where it was
 * overwritten, or 0. Yields where it may be paused.
 */
export function* progressOf(puzzle: Puzzle, original: Uint8Array): Generator<undefined, ProgressReport> {
  const progress = messages.progress;
  const hint = messages.hint;
  const says = (message: string, wrong: readonly Cell[] = [], are: ProgressReport['are'] = 'wrong') => ({
    message,
    wrong,
    are,
  });
  if (!isWhole(puzzle)) return says(whyUnread(puzzle));
  const entries = entriesIn(puzzle);
  const start: Grid = { geometry: puzzle.grid.geometry, digits: original };
  const ofGivens = yield* verdict(start);
  if (ofGivens.kind === 'valid') {
    const { solution } = ofGivens;
    const wrong = entries.filter(cell => puzzle.grid.digits[cell] !== solution[cell]);
    if (wrong.length > 0) return says(progress.wrong(puzzle, wrong), wrong);
    if (isFull(puzzle.grid)) return says(progress.solved());
    const missing = [...original.keys()].filter(cell => original[cell] !== 0 && puzzle.grid.digits[cell] === 0);
    const sentences = [
      ...(entries.length > 0 ? [progress.right(entries.length)] : []),
      ...(missing.length > 0 ? [progress.missing(puzzle, missing)] : []),
    ];
    return says(joinSentences(sentences) || progress.none());
  }
  const now = yield* verdict(puzzle.grid);
  if (now.kind !== 'contradictory') return says(isEmpty(puzzle) ? progress.empty() : progress.open());
  const [suspicion] = yield* findSuspicions(puzzle.grid, puzzle);
  return suspicion
    ? says(progress.suspected(puzzle, suspicion.cells), suspicion.cells, 'suspected')
    : says(isRuleConflict(puzzle, {}) ? hint.rulesContradict() : hint.unsolvable());
}

/** Whether a puzzle has no digit and no rule. */
const isEmpty = ({ grid: { digits, geometry } }: Puzzle) => !geometry.variant && digits.every(digit => digit === 0);

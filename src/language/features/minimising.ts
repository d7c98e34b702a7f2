/** Removes redundant givens of a puzzle. */

import { countFilled, isFull } from '../../core/grid';
import { minimise } from '../../core/repair/redundant';
import type { TextEdit } from '../edits';
import { removeDigits } from '../givenEdits';
import * as messages from '../messages/index';
import { hasEntries, isWhole, type Puzzle } from '../puzzle';
import type { Work } from '../work';
import type { VerdictSource } from './diagnostics/verdictSource';

/** What is removed; nothing when there is a reason why not. */
export interface Minimising {
  readonly edits: TextEdit[];
  /** Number of givens that are removed, and of those that are left. */
  readonly removed: number;
  readonly left: number;
  /** What the user is told. */
  readonly message: string;
}

/** Finds the givens to remove, in reading order, until each of the others is needed. Yields wherever it may be paused. */
export function* minimisingPuzzle(puzzle: Puzzle, verdicts: Pick<VerdictSource, 'check'>): Work<Minimising> {
  const { grid } = puzzle;
  const repairs = messages.repairs;
  const left = countFilled(grid.digits);
  const nothing = (message: string) => ({ edits: [], removed: 0, left, message });
  if (!isWhole(puzzle)) return nothing(messages.hint.unreadable());
  if (grid.allowed) return nothing(repairs.listsCandidates());
  if (hasEntries(puzzle)) return nothing(repairs.hasEntries());
  const verdict = yield* verdicts.check(grid);
  if (verdict?.kind !== 'valid') return nothing(repairs.notUnique());
  if (isFull(grid)) return nothing(messages.hint.solved());
  const { removed, isMinimal } = yield* minimise(grid);
  const sentences = [
    removed.length > 0 || !isMinimal ? repairs.minimised(removed.length, left - removed.length) : repairs.isMinimal(),
    ...(isMinimal ? [] : [repairs.notFinished()]),
  ];
  const edits = removeDigits(puzzle, removed);
  return { edits, removed: removed.length, left: left - removed.length, message: sentences.join(' ') };
}

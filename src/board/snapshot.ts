/** The snapshot of a puzzle: everything that a board shows of it. */

import { areQuicklyChecked, findingBroken } from '../core/feasibility/broken';
import { findingCandidates } from '../core/feasibility/narrowing';
import type { Marks } from '../core/marks';
import { rulesOfGeometry } from '../core/rules/geometry';
import type { Verdict } from '../core/solver/index';
import type { Suspicion } from '../core/solver/wrongDigits';
import { diagnose } from '../features/diagnostics/index';
import type { Doubt } from '../features/pictures/doubts';
import type { Insight } from '../features/puzzles/repairs';
import { isSearchable, type Puzzle } from '../text/puzzle';
import type { Work } from '../text/work';
import { type Shown, stepDrawingOf } from './drawing/stepDrawing';
import { type PlainKnown, plainListedOf, plainSnapshotOf } from './plainSnapshot';
import type { ShownRules, Snapshot } from './protocol/snapshot';
import { areShownRulesMade, makingShownRules, shownRulesOf } from './rules/shownRules';

/** Information about a puzzle that is not in its text. */
export interface KnownOfPuzzle extends PlainKnown {
  readonly verdict?: Verdict | undefined;
  readonly suspicions?: readonly Suspicion[];
  /** The results of searches for repairs. */
  readonly insight?: Insight;
  /** The cells that may have been read incorrectly from a picture. */
  readonly doubts?: readonly Doubt[];
  readonly step?: Shown | undefined;
}

/** The snapshot of a puzzle without {@link rulesOnBoard}. */
export function snapshotWithoutRules(puzzle: Puzzle, known: KnownOfPuzzle): Snapshot {
  const { verdict, suspicions = [], insight = {}, doubts = [] } = known;
  const found = diagnose(puzzle, 'off', verdict, suspicions, { insight, doubts });
  const plain = plainSnapshotOf(puzzle, known, found, insight.conflictSet !== undefined);
  return {
    ...plain,
    // A puzzle with few digits has no finding, because it is being written.
    isAmbiguous: plain.isAmbiguous || (verdict?.kind === 'ambiguous' && isSearchable(puzzle)),
    ...(known.step && { step: stepDrawingOf(puzzle, known.step) }),
  };
}

/** The parts of a snapshot that only the rules determine: the same object as long as they stay the same. */
export const rulesOnBoard = (puzzle: Puzzle): ShownRules =>
  shownRulesOf(puzzle.grid.geometry, plainListedOf(puzzle).symbols);

/** Maximum number of rules that are shown without preparation. A killer has thirty. */
const FEW_RULES = 50;

/** Whether making a snapshot takes few milliseconds: there are few rules, or {@link preparingSnapshot} has ended for an equal puzzle. */
export function isQuicklyShown(puzzle: Puzzle): boolean {
  const { geometry } = puzzle.grid;
  if (rulesOfGeometry(geometry).length <= FEW_RULES) return true;
  return areQuicklyChecked(puzzle.grid) && areShownRulesMade(geometry, plainListedOf(puzzle).symbols);
}

/** Computes what a snapshot needs. Yields where it may be paused. */
export function* preparingSnapshot(puzzle: Puzzle): Work<void> {
  yield* findingBroken(puzzle.grid);
  yield* findingCandidates(puzzle.grid);
  yield* makingShownRules(puzzle.grid.geometry, plainListedOf(puzzle).symbols);
}

/** Empty marks, for a puzzle with this number of cells. */
export function noMarks(cellCount: number): Marks {
  const none = Array.from({ length: cellCount }, () => 0);
  return { corner: none, centre: none, colour: none };
}

/** The snapshot of a puzzle: everything that a board shows of it. */

import type { Marks } from '../core/marks';
import type { Verdict } from '../core/solver/index';
import type { Suspicion } from '../core/solver/wrongDigits';
import { diagnose } from '../features/diagnostics/index';
import type { Insight } from '../features/puzzles/repairs';
import { isSearchable, type Puzzle } from '../text/puzzle';
import { type Shown, stepDrawingOf } from './drawing/stepDrawing';
import { listedPuzzleOf } from './listed';
import { type PlainKnown, plainSnapshotOf } from './plainSnapshot';
import type { Snapshot } from './protocol/snapshot';
import { rulesLegendOf } from './rules/drawing';
import { rulesInWordsOf } from './rules/inWords';
import { ruleDescriptions } from './rules/ruleDescriber';

/** Information about a puzzle that is not in its text. */
export interface KnownOfPuzzle extends PlainKnown {
  readonly verdict?: Verdict | undefined;
  readonly suspicions?: readonly Suspicion[];
  /** The results of searches for repairs. */
  readonly insight?: Insight;
  readonly step?: Shown | undefined;
}

/** The snapshot of a puzzle. */
export function snapshotOf(puzzle: Puzzle, known: KnownOfPuzzle): Snapshot {
  const { geometry } = puzzle.grid;
  const { verdict, suspicions = [], insight = {} } = known;
  const found = diagnose(puzzle, 'off', verdict, suspicions, { insight });
  const plain = plainSnapshotOf(puzzle, known, found, insight.conflictSet !== undefined);
  const { rules } = listedPuzzleOf(puzzle);
  const legend = rulesLegendOf(geometry, rules);
  const descriptions = ruleDescriptions(geometry, plain.symbols);
  const inWords = rulesInWordsOf(geometry, plain.symbols);
  return {
    ...plain,
    // A puzzle with few digits has no finding, because it is being written.
    isAmbiguous: plain.isAmbiguous || (verdict?.kind === 'ambiguous' && isSearchable(puzzle)),
    ...(rules && { rules }),
    ...(legend && { legend }),
    ...(descriptions && { descriptions }),
    ...(inWords && { inWords }),
    ...(geometry.variant && { peers: geometry.peersOf.map(cells => [...cells]) }),
    ...(known.step && { step: stepDrawingOf(puzzle, known.step) }),
  };
}

/** Empty marks, for a puzzle with this number of cells. */
export function noMarks(cellCount: number): Marks {
  const none = Array.from({ length: cellCount }, () => 0);
  return { corner: none, centre: none, colour: none };
}

/** Facts about one puzzle that several rules use. */

import { type Candidates, candidatesOf, isDeadEnd } from '../../core/candidates';
import { conflictsOf, type Grid, type RepeatedDigit } from '../../core/grid';
import type { Verdict } from '../../core/solver/index';
import type { Suspicion } from '../../core/solver/wrongDigits';
import { isContradictory, isSearchable, type Puzzle } from '../../text/puzzle';
import type { Doubt } from '../pictures/doubts';
import { isInPlay, showsWrongDigits } from '../puzzles/entries';
import type { Insight } from '../puzzles/repairs';

/** The forced cells that are marked: none, naked singles, or hidden singles too. */
export type ForcedCells = 'off' | 'naked' | 'all';

interface GridWithCandidates {
  readonly grid: Grid;
  readonly candidates: Candidates;
}

/** Facts about a puzzle. Each is computed on first use. */
export class Facts {
  private conflictsFound: ReadonlyMap<number, readonly RepeatedDigit[]> | undefined;
  private candidatesFound: Candidates | undefined;
  private withoutConflictsFound: GridWithCandidates | undefined;
  private stuckFound: boolean | undefined;

  /** Undefined when it is unknown: not searched yet, not found in time, or not searchable. */
  readonly verdict: Verdict | undefined;
  /** The digits that may be wrong in a puzzle without a solution, if they are known. */
  readonly suspicions: readonly Suspicion[];
  /** Knowledge about repairs. */
  readonly insight: Insight;

  constructor(
    private readonly puzzle: Puzzle,
    readonly forcedCells: ForcedCells,
    verdict: Verdict | undefined,
    suspicions: readonly Suspicion[] = [],
    insight: Insight = {},
    /** Whether the related places of findings are used. */
    readonly isRelatedWanted = true,
    /** The cells that may have been read incorrectly from a picture. */
    readonly doubts: readonly Doubt[] = [],
  ) {
    // When the readable part of a puzzle has no solution, the puzzle has none either.
    const isKnown = isSearchable(puzzle) || (!isContradictory(puzzle) && verdict?.kind === 'contradictory');
    this.verdict = isKnown ? verdict : undefined;
    this.insight = this.verdict ? insight : {};
    this.suspicions = isSearchable(puzzle) && showsWrongDigits(puzzle, this.verdict) ? suspicions : [];
  }

  get conflicts(): ReadonlyMap<number, readonly RepeatedDigit[]> {
    this.conflictsFound ??= conflictsOf(this.puzzle.grid);
    return this.conflictsFound;
  }

  get candidates(): Candidates {
    this.candidatesFound ??= candidatesOf(this.puzzle.grid);
    return this.candidatesFound;
  }

  /** The puzzle without conflicting digits. A contradiction in it has a different cause. */
  get withoutConflicts(): GridWithCandidates {
    this.withoutConflictsFound ??= this.computeWithoutConflicts();
    return this.withoutConflictsFound;
  }

  /**
   * Whether candidates show that the puzzle has no solution, even without conflicting digits. While a puzzle is being played, a dead end
   * is not shown: it would reveal that an entry is wrong.
   */
  get showsDeadEnd(): boolean {
    // A puzzle with a solution has no dead end, so its candidates are not needed.
    const isPossible = !isInPlay(this.puzzle) && (!this.verdict || this.verdict.kind === 'contradictory');
    this.stuckFound ??= isPossible && isDeadEnd(this.withoutConflicts.grid, this.withoutConflicts.candidates);
    return this.stuckFound;
  }

  /** Whether a digit is known to be wrong, so that every digit that seems forced may follow from it. */
  get isMistaken(): boolean {
    return isContradictory(this.puzzle) || this.showsDeadEnd || this.verdict?.kind === 'contradictory';
  }

  private computeWithoutConflicts(): GridWithCandidates {
    const { grid } = this.puzzle;
    if (this.conflicts.size === 0) return { grid, candidates: this.candidates };
    const digits = grid.digits.map((digit, cell) => (this.conflicts.has(cell) ? 0 : digit));
    return { grid: { ...grid, digits }, candidates: candidatesOf({ ...grid, digits }) };
  }
}

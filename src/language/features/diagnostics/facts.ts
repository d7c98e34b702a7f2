/** What rules share about one puzzle. */

import { type Candidates, candidatesOf, isStuck } from '../../../core/candidates';
import { conflictsOf, type Grid, type Repeat } from '../../../core/grid';
import type { Verdict } from '../../../core/solver/index';
import { isSearchable, type Puzzle } from '../../puzzle';

/** Which forced cells get a hint: none, naked singles, hidden singles too. */
export type ForcedCells = 'off' | 'naked' | 'all';

interface Position {
  readonly grid: Grid;
  readonly candidates: Candidates;
}

/** Each fact is worked out when it is first asked for. */
export class Facts {
  private conflictsFound: ReadonlyMap<number, readonly Repeat[]> | undefined;
  private candidatesFound: Candidates | undefined;
  private soundFound: Position | undefined;
  private stuckFound: boolean | undefined;

  /** Absent while it is unknown: not searched yet, not found in time, or nothing to search. */
  readonly verdict: Verdict | undefined;

  constructor(
    private readonly puzzle: Puzzle,
    readonly forcedCells: ForcedCells,
    verdict: Verdict | undefined,
  ) {
    this.verdict = isSearchable(puzzle) ? verdict : undefined;
  }

  get conflicts(): ReadonlyMap<number, readonly Repeat[]> {
    this.conflictsFound ??= conflictsOf(this.puzzle.grid);
    return this.conflictsFound;
  }

  get candidates(): Candidates {
    this.candidatesFound ??= candidatesOf(this.puzzle.grid);
    return this.candidatesFound;
  }

  /** The puzzle without the digits that conflict: what is wrong here is wrong for another reason than those. */
  get sound(): Position {
    this.soundFound ??= this.withoutConflicts();
    return this.soundFound;
  }

  /** Whether the puzzle cannot be completed, as candidates show, whatever becomes of the digits that conflict. */
  get isStuck(): boolean {
    this.stuckFound ??= isStuck(this.sound.grid, this.sound.candidates);
    return this.stuckFound;
  }

  private withoutConflicts(): Position {
    const { grid } = this.puzzle;
    if (this.conflicts.size === 0) return { grid, candidates: this.candidates };
    const digits = grid.digits.map((digit, cell) => (this.conflicts.has(cell) ? 0 : digit));
    return { grid: { ...grid, digits }, candidates: candidatesOf({ ...grid, digits }) };
  }
}

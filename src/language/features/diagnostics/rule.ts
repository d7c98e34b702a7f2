/** What a diagnostic is, what a rule is, and what rules may know of a puzzle. */

import { type Candidates, candidatesOf, isStuck } from '../../../core/candidates';
import { conflictsOf, type Grid, type Repeat } from '../../../core/grid';
import type { Verdict } from '../../../core/solver/index';
import { isSearchable, type Puzzle, spanOf } from '../../puzzle';
import type { Span } from '../../span';

export type Severity = 'error' | 'warning' | 'information' | 'hint';

/** The names a user sees beside a message; each has a section in docs/diagnostics.md. */
export type Code =
  | 'conflict'
  | 'no-candidate'
  | 'no-place'
  | 'no-solution'
  | 'multiple-solutions'
  | 'forced-cell'
  | 'invalid-symbol'
  | 'row-length'
  | 'row-count'
  | 'mixed-blanks'
  | 'not-all-shown';

/** A finding in the text, offsets from its start. */
export interface Diagnostic extends Span {
  readonly code: Code;
  readonly severity: Severity;
  readonly message: string;
  readonly related: readonly Related[];
}

export interface Related extends Span {
  readonly message: string;
}

/** What a rule finds; its code and severity are the rule's. */
export type Finding = Span & { readonly message: string; readonly related?: readonly Related[] };

export interface Rule {
  readonly code: Code;
  readonly severity: Severity;
  check(puzzle: Puzzle, facts: Facts): Iterable<Finding>;
}

/** Which forced cells get a hint: none, naked singles, hidden singles too. */
export type ForcedCells = 'off' | 'naked' | 'all';

interface Position {
  readonly grid: Grid;
  readonly candidates: Candidates;
}

/** What rules share about one puzzle, each worked out when it is first asked for. */
export class Facts {
  private conflictsFound: ReadonlyMap<number, readonly Repeat[]> | undefined;
  private candidatesFound: Candidates | undefined;
  private soundFound: Position | undefined;
  private stuckFound: boolean | undefined;

  /** Absent while nobody knows it, nobody could find out in the time there was, or there is nothing to search. */
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

/** What a rule says of other cells, for those that the text has. */
export function related(puzzle: Puzzle, cells: Iterable<number>, message: (cell: number) => string): Related[] {
  return [...cells].flatMap(cell => {
    const span = spanOf(puzzle, cell);
    return span ? [{ ...span, message: message(cell) }] : [];
  });
}

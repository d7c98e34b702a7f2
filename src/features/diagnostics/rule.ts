/** What a diagnostic is, and what a rule is. */

import type { Cell } from '../../core/numbers';
import { cellSpanOf, type Puzzle } from '../../text/puzzle';
import type { Span } from '../../text/span';
import type { Facts } from './facts';

/** As in VS Code; `information` is used for text that is not read, and for the note that some findings are not shown. */
export type Severity = 'error' | 'warning' | 'information' | 'hint';

/** The codes that a user sees beside a message. Each has a section in docs/diagnostics.md. */
export type DiagnosticCode =
  | 'conflict'
  | 'no-candidate'
  | 'no-place'
  | 'no-solution'
  | 'wrong-digit'
  | 'multiple-solutions'
  | 'redundant-given'
  | 'not-minimal'
  | 'duplicate'
  | 'isomorphic-duplicate'
  | 'level-mismatch'
  | 'broken-symmetry'
  | 'too-few-clues'
  | 'forced-cell'
  | 'broken-rule'
  | 'invalid-rule'
  | 'doubtful-rule'
  | 'invalid-symbol'
  | 'row-length'
  | 'row-count'
  | 'misplaced-border'
  | 'mixed-blanks'
  | 'not-read'
  | 'not-all-shown';

/** A finding, with offsets from the start of the text or from where its user says. */
export interface Diagnostic extends Span {
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  readonly message: string;
  readonly related: readonly Related[];
}

/** A finding of a rule that looks at a whole collection. */
export interface CollectionFinding extends Diagnostic {
  /** The text that corrects the marked one. */
  readonly fix?: string;
  /** Of a copy: its number among the puzzles of its segment, and the segment and number of the first one. */
  readonly copy?: { readonly puzzle: number; readonly of: object; readonly number: number; readonly by: number };
  /** Whether the baseline of the workspace has it, so that it is neither shown nor counted. */
  readonly isAccepted?: boolean;
}

/** Another place that belongs to a diagnostic. */
export interface Related extends Span {
  readonly message: string;
}

/** How severe the findings of a rule are, or that it is not applied. */
export type RuleLevel = Severity | 'off';

/** The levels of rules that a setting may change, by code. Rules that are not named keep their severity. */
export type RuleLevels = Readonly<Partial<Record<DiagnosticCode, RuleLevel>>>;

/** What a rule finds. The rule adds its code and severity. */
export type Finding = Span & { readonly message: string; readonly related?: readonly Related[] };

/** A check of one puzzle. */
export interface DiagnosticRule {
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  check(puzzle: Puzzle, facts: Facts): Iterable<Finding>;
}

/** Messages about other cells, for those that are in the text. */
export function related(puzzle: Puzzle, cells: Iterable<Cell>, message: (cell: Cell) => string): Related[] {
  return [...cells].flatMap(cell => {
    const span = cellSpanOf(puzzle, cell);
    return span ? [{ ...span, message: message(cell) }] : [];
  });
}

/** What a diagnostic is, and what a rule is. */

import { type Puzzle, spanOf } from '../../puzzle';
import type { Span } from '../../span';
import type { Facts } from './facts';

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

/** What a rule says of other cells, for those that the text has. */
export function related(puzzle: Puzzle, cells: Iterable<number>, message: (cell: number) => string): Related[] {
  return [...cells].flatMap(cell => {
    const span = spanOf(puzzle, cell);
    return span ? [{ ...span, message: message(cell) }] : [];
  });
}

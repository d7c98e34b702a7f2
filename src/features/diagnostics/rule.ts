/** The types of diagnostics and their rules. */

import type { Cell } from '../../core/numbers';
import { cellSpanOf, type Puzzle } from '../../text/puzzle';
import type { Span } from '../../text/span';
import type { DiagnosticDeclaration, Severity } from './declaration';
import type { CodeWith, DiagnosticCode } from './declarations';
import type { Facts } from './facts';

export type { DiagnosticCode, Severity };

/** A finding, with offsets from the start of the text or from an origin that its user defines. */
export interface Diagnostic extends Span {
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  readonly message: string;
  readonly related: readonly RelatedPlace[];
  /** Findings with the same code and fault mark one fault at several places. Absent where a fault has only one place. */
  readonly fault?: number;
}

/** A finding of a rule for whole collections. */
export interface CollectionFinding extends Diagnostic {
  /** The text that corrects the marked one. */
  readonly fix?: string;
  /** Of a copy: its index among the puzzles of its segment, and the segment and index of the first one. */
  readonly copy?: { readonly puzzle: number; readonly of: object; readonly number: number; readonly by: number };
  /** Whether it is in the baseline of the workspace, so that it is neither shown nor counted. */
  readonly isAccepted?: boolean;
}

/** Another place that belongs to a diagnostic. */
export interface RelatedPlace extends Span {
  readonly message: string;
}

/** The severity of a rule's findings, or `off`. */
export type RuleLevel = Severity | 'off';

/** The levels of the rules that have a setting, by code. */
export type RuleLevels = Readonly<Record<CodeWith<'setting'> | CodeWith<'lint'>, RuleLevel>>;

/** The level of a rule; undefined for one without a setting, and without levels. Such rules keep their severity. */
export const levelOf = (levels: RuleLevels | undefined, code: DiagnosticCode): RuleLevel | undefined =>
  levels?.[code as keyof RuleLevels];

/** A finding of a rule, before its code and severity are added. */
export type Finding = Span & {
  readonly message: string;
  readonly related?: readonly RelatedPlace[];
  readonly fault?: number;
};

/** A diagnostic, and how it is found in one puzzle. */
export interface DiagnosticRule extends DiagnosticDeclaration {
  readonly code: DiagnosticCode;
  check(puzzle: Puzzle, facts: Facts): Iterable<Finding>;
}

/** The first line of a puzzle, which is marked for findings about the whole puzzle. */
export function firstLineOf({ start, firstLineEnd }: Puzzle): Span {
  return { start, end: firstLineEnd };
}

/** Messages about other cells, for those that are in the text. */
export function related(puzzle: Puzzle, cells: Iterable<Cell>, message: (cell: Cell) => string): RelatedPlace[] {
  return [...cells].flatMap(cell => {
    const span = cellSpanOf(puzzle, cell);
    return span ? [{ ...span, message: message(cell) }] : [];
  });
}

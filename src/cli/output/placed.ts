/** Findings with their positions. */

import { findingLine } from '../../features/diagnostics/findingLine';
import type { Diagnostic, Severity } from '../../features/diagnostics/rule';
import type { Puzzle } from '../../text/puzzle';
import { printable } from './printable';
import type { ReportCode } from './rules';

/** The severities that cause exit status 1. */
export const BAD: readonly Severity[] = ['error', 'warning'];

/** A finding, with offsets in its text. */
export type ReportedFinding = Pick<Diagnostic, 'start' | 'end' | 'severity' | 'message'> & {
  readonly code: ReportCode;
};

/** A finding with its position in the input: lines and columns count from 1, and columns are UTF-16 units. */
export interface Placed extends ReportedFinding {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** A text whose findings are written. */
export interface CheckedText {
  readonly name: string;
  readonly text: string;
  /** The 0-based number of its first line. */
  readonly line: number;
  /** All puzzles, which the JUnit format needs. */
  readonly puzzles: readonly Pick<Puzzle, 'start' | 'end' | 'title'>[];
  /** In the order of the text. */
  readonly found: readonly ReportedFinding[];
}

/** A finding as text for people. */
export const placedText = (finding: Placed) => printable(findingLine(finding.file, finding, finding));

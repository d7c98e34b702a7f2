import type { Diagnostic } from './rule';

/** The start of a finding; both numbers count from 1. */
interface Place {
  readonly line: number;
  readonly column: number;
}

/** A finding as one line in the format of compilers. The problem matcher `$sudoku` reads it. */
export function findingLine(
  file: string,
  { line, column }: Place,
  { severity, message, code }: Pick<Diagnostic, 'severity' | 'message'> & { readonly code: string },
): string {
  return `${file}:${line}:${column}: ${severity}: ${message} [${code}]`;
}

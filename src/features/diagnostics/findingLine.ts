import type { Diagnostic } from './rule';

/** Where a finding starts; both count from 1. */
interface Place {
  readonly line: number;
  readonly column: number;
}

/** A finding as one line, as compilers write it. The problem matcher `$sudoku` reads it. */
export function findingLine(
  file: string,
  { line, column }: Place,
  { severity, message, code }: Pick<Diagnostic, 'severity' | 'message'> & { readonly code: string },
): string {
  return `${file}:${line}:${column}: ${severity}: ${message} [${code}]`;
}

/** Reports text that the parser could not read: one rule for each kind of problem. */

import * as messages from '../../../messages/diagnostics/findings';
import type { Problem } from '../../../text/puzzle';
import type { DiagnosticRule } from '../rule';

export const invalidSymbol: DiagnosticRule = {
  code: 'invalid-symbol',
  severity: 'error',
  cell: 'unread text',
  puzzle: 'unread text',
  marks: 'A character that is neither a digit of the puzzle nor an empty cell',
  check: finding('invalid-symbol'),
};

export const rowLength: DiagnosticRule = {
  code: 'row-length',
  severity: 'error',
  waitsFor: 'line',
  puzzle: 'unread text',
  marks: 'A row, or a single-line puzzle, with too few or too many cells',
  check: finding('row-length'),
};

export const rowCount: DiagnosticRule = {
  code: 'row-count',
  severity: 'error',
  waitsFor: 'puzzle',
  puzzle: 'unread text',
  marks: 'A puzzle with too few or too many rows',
  check: finding('row-count'),
};

function finding(code: Problem['code']): DiagnosticRule['check'] {
  return function* (puzzle) {
    for (const problem of puzzle.problems) {
      if (problem.code !== code) continue;
      const { start, end } = problem;
      yield {
        start: puzzle.start + start,
        end: puzzle.start + end,
        message: messages.findings.problem(puzzle, problem),
      };
    }
  };
}

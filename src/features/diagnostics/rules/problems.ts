/** Reports text that the parser could not read. */

import * as messages from '../../../messages/findings';
import type { Problem } from '../../../text/puzzle';
import type { DiagnosticRule } from '../rule';

/** One rule for each kind of {@link Problem}. */
export const invalidSymbol = ruleOf('invalid-symbol');
export const rowLength = ruleOf('row-length');
export const rowCount = ruleOf('row-count');

function ruleOf(code: Problem['code']): DiagnosticRule {
  return {
    code,
    *check(puzzle) {
      for (const problem of puzzle.problems) {
        if (problem.code !== code) continue;
        const { start, end } = problem;
        yield {
          start: puzzle.start + start,
          end: puzzle.start + end,
          message: messages.findings.problem(puzzle, problem),
        };
      }
    },
  };
}

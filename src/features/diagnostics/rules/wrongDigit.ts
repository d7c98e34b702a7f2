/** Finds the digits that prevent a solution although they break no rule. */

import type { Cell } from '../../../core/numbers';
import type { Suspicion } from '../../../core/solver/wrongDigits';
import * as messages from '../../../messages/diagnostics/wrongDigits';
import { cellSpanOf, type Puzzle } from '../../../text/puzzle';
import { type DiagnosticRule, related } from '../rule';

/** Maximum number of pairs to mark. More would not help to locate the mistake. All single digits are marked: any may be the mistake. */
const MOST_PAIRS = 10;

/** Marks each of these digits, once. */
export const wrongDigit: DiagnosticRule = {
  code: 'wrong-digit',
  severity: 'error',
  cell: 'wrong digit',
  marks: 'A digit that breaks no rule, but leaves the puzzle without a solution',
  *check(puzzle, { suspicions }) {
    const marked = new Set<Cell>();
    const most = suspicions[0]?.cells.length === 1 ? suspicions.length : MOST_PAIRS;
    for (const [fault, suspicion] of suspicions.slice(0, most).entries()) {
      for (const cell of suspicion.cells) {
        const span = marked.has(cell) ? undefined : cellSpanOf(puzzle, cell);
        if (!span) continue;
        marked.add(cell);
        const others = suspicion.cells.filter(other => other !== cell);
        yield {
          ...span,
          message: messageOf(puzzle, suspicion, cell),
          ...(!suspicion.isCertain && others.length > 0 && { fault }),
          related: suspicion.isCertain
            ? []
            : related(puzzle, others, other => messages.wrongDigits.together(puzzle, other)),
        };
      }
    }
  },
};

function messageOf(puzzle: Puzzle, { cells, solution, isCertain }: Suspicion, cell: Cell): string {
  const { certain, suspected } = messages.wrongDigits;
  return isCertain ? certain(puzzle, cell) : suspected(puzzle, cells, solution !== undefined);
}

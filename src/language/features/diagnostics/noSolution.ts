/** Finds puzzles without a solution for which no simpler rule gives the reason. */

import { messages } from '../../messages';
import type { DiagnosticRule } from './rule';

export const noSolution: DiagnosticRule = {
  code: 'no-solution',
  severity: 'error',
  *check(puzzle, { verdict, conflicts, isStuck }) {
    if (verdict?.kind !== 'contradictory' || conflicts.size > 0 || isStuck) return;
    yield { start: puzzle.start, end: puzzle.firstLineEnd, message: messages.noSolution() };
  },
};

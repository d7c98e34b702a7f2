/** A puzzle without a solution, where nothing simpler says why. */

import { isStuck } from '../../core/candidates';
import { messages } from '../messages';
import type { Rule } from './rule';

export const noSolution: Rule = {
  code: 'no-solution',
  severity: 'error',
  *check(puzzle, { verdict, conflicts, candidates }) {
    if (verdict?.kind !== 'contradictory' || conflicts.size > 0 || isStuck(puzzle.grid, candidates)) return;
    yield { start: puzzle.start, end: puzzle.firstLineEnd, message: messages.noSolution() };
  },
};

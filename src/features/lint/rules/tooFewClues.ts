/** Finds puzzles with fewer digits than any valid puzzle has. */

import { countFilled } from '../../../core/grid';
import * as messages from '../../../messages/index';
import { isWhole } from '../../../text/puzzle';
import { firstLineOf } from '../../diagnostics/rule';
import { fewestGivens } from '../../puzzles/fewGivens';
import type { LintRule } from '../rule';

/** Does not mark an empty grid. */
export const tooFewClues: LintRule = {
  code: 'too-few-clues',
  severity: 'hint',
  waitsFor: 'puzzle',
  lint: 'on',
  marks: 'A puzzle with fewer digits than any puzzle with exactly one solution can have',
  check(puzzle) {
    const { geometry, digits, allowed } = puzzle.grid;
    const fewest = fewestGivens(geometry);
    if (fewest === undefined || allowed) return []; // pencil marks can replace givens
    const clues = countFilled(digits);
    if (clues === 0 || clues >= fewest || !isWhole(puzzle)) return [];
    return [{ ...firstLineOf(puzzle), message: messages.collection.tooFewClues(puzzle, clues, fewest) }];
  },
};

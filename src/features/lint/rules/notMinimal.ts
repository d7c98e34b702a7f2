/** Finds valid puzzles with a given that can be removed. */

import { firstRedundant } from '../../../core/repair/redundant';
import * as messages from '../../../messages/index';
import { writtenGivens } from '../../collection/keys';
import { firstLineOf } from '../../diagnostics/rule';
import type { LintRule } from '../rule';

/** Lists of candidates can replace givens, so puzzles with them are not searched. */
export const notMinimal: LintRule = {
  code: 'not-minimal',
  severity: 'hint',
  lint: 'off',
  marks: 'A puzzle with at least one redundant given. This check runs a search for each given',
  *search(puzzle, { verdictOf }) {
    const verdict = yield* verdictOf(puzzle);
    const grid = writtenGivens(puzzle);
    if (verdict?.kind !== 'valid' || grid.allowed || !grid.digits.includes(0)) return [];
    const cell = yield* firstRedundant(grid);
    if (cell === undefined) return [];
    return [{ ...firstLineOf(puzzle), message: messages.collection.notMinimal(puzzle, cell, grid.digits[cell]) }];
  },
};

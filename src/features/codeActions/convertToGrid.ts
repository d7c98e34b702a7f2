/**
 * Before: `53..7....6..195…`, a single-line puzzle
 * After:  the same puzzle in rows
 */

import * as messages from '../../messages/index';
import { isWhole } from '../../text/puzzle';
import { puzzleAt } from '../../text/puzzleFile';
import { isOneLine } from '../../text/sheets';
import { convert } from '../formatting/convert';
import type { ActionSource } from './action';

/** The refactoring that writes a single-line puzzle as a grid. */
export const convertToGrid: ActionSource = {
  kind: 'refactor.rewrite.sudoku',
  *actions({ file, at, transforming }) {
    const puzzle = puzzleAt(file, at.start);
    if (!puzzle || !transforming || !isWhole(puzzle) || !isOneLine(puzzle)) return;
    const found = convert(transforming.source, puzzle, 'plain');
    if (!found.isFound) return;
    // The command reports what a grid cannot keep. A refactoring cannot, so it is offered only where nothing is lost.
    const { edits, lostCandidates, losesGivens } = found.value;
    if (lostCandidates > 0 || losesGivens) return;
    yield { title: messages.lens.toGrid(), kind: 'refactor.rewrite.sudoku', edits: () => [...edits] };
  },
};

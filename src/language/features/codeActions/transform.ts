/**
 * Before: any 9x9 puzzle at the cursor
 * After:  the same puzzle rotated, mirrored, with its digits relabelled, or in a canonical form
 *
 * Only who asks for refactorings gets them: they are no fixes, and would hide those.
 */

import { hasConflict } from '../../../core/grid';
import { squareSymmetries } from '../../../core/symmetry/symmetries';
import type { TextEdit } from '../../edits';
import * as messages from '../../messages/index';
import { isWhole, puzzleAt } from '../../puzzle';
import { finish } from '../../work';
import { Planner } from '../transforming/plan';
import { FORM_KINDS, type TransformRequest } from '../transforming/request';
import { transformedEdits } from '../transforming/rewritten';
import type { ActionSource } from './action';

/** The refactorings that transform the puzzle at the cursor. */
export const transform: ActionSource = {
  kind: 'refactor.rewrite.sudoku',
  *actions({ file, at, transforming }) {
    const puzzle = puzzleAt(file, at.start);
    if (!puzzle || !isWhole(puzzle) || !transforming) return;
    const say = messages.transform;
    const { geometry, allowed } = puzzle.grid;
    const hasForms = geometry.boxHeight === 3 && geometry.boxWidth === 3 && !allowed && !hasConflict(puzzle.grid);
    const offers: readonly (readonly [title: string, request: TransformRequest])[] = [
      ...squareSymmetries(geometry).map(
        symmetry => [say.squareAction(symmetry), { transformation: 'square', symmetry }] as const,
      ),
      [say.relabelAction(), { transformation: 'relabel' }],
      ...(hasForms ? FORM_KINDS : []).map(
        form => [say.formAction(form), { transformation: 'canonical', form }] as const,
      ),
    ];
    for (const [title, request] of offers) {
      function* work(): Generator<undefined, TextEdit[]> {
        if (!puzzle || !transforming) return [];
        const plan = yield* new Planner(request, transforming).plan(puzzle);
        if (!plan.isFound) return [];
        const changed = transformedEdits(puzzle, transforming.source, plan.value.transformation);
        if ('refused' in changed) return [];
        transforming.expect(puzzle, plan.value.transformation);
        return [...changed.edits];
      }
      yield { title, kind: 'refactor.rewrite.sudoku', work, edits: () => finish(work()) };
    }
  },
};

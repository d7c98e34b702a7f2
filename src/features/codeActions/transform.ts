/**
 * Before: any 9x9 puzzle at the cursor
 * After:  the same puzzle rotated, mirrored, with its digits relabeled, or in a canonical form
 *
 * Offered only on request for refactorings: among fixes, they would hide the fixes.
 */

import { hasForms } from '../../core/canonical/index';
import { hasConflict } from '../../core/grid';
import { squareSymmetries } from '../../core/symmetry/symmetries';
import * as messages from '../../messages/index';
import type { TextEdit } from '../../text/edits';
import { isWhole, type Puzzle } from '../../text/puzzle';
import { puzzleAt } from '../../text/puzzleFile';
import { finish } from '../../text/work';
import { SQUARES } from '../transforming/choices';
import { Planner } from '../transforming/plan';
import { FORM_KINDS, type TransformRequest } from '../transforming/request';
import { transformedEdits } from '../transforming/rewritten';
import type { ActionRequest, ActionSource } from './action';

/** A refactoring, or the reason why it cannot be made. */
interface Offer {
  readonly title: string;
  readonly request: TransformRequest;
  readonly disabled?: string | undefined;
}

/** The refactorings that transform the puzzle at the cursor. */
export const transformActions: ActionSource = {
  kind: 'refactor.rewrite.sudoku',
  *actions(asked) {
    const { file, at, transforming } = asked;
    const puzzle = puzzleAt(file, at.start);
    if (!puzzle || !isWhole(puzzle) || !transforming) return;
    for (const { title, request, disabled } of offersFor(puzzle, asked)) {
      function* work(): Generator<undefined, TextEdit[]> {
        if (!puzzle || !transforming) return [];
        const plan = yield* new Planner(request, transforming).plan(puzzle);
        if (!plan.isFound) return [];
        const changed = transformedEdits(puzzle, transforming.source, plan.value.transformation);
        if ('refused' in changed) return [];
        transforming.expect(puzzle, plan.value.transformation);
        return [...changed.edits];
      }
      const kind = 'refactor.rewrite.sudoku';
      if (disabled !== undefined) yield { title, kind, disabled, edits: () => [] };
      else yield { title, kind, work, edits: () => finish(work()) };
    }
  },
};

function offersFor(puzzle: Puzzle, { transforming, verdictOf }: ActionRequest): Offer[] {
  const say = messages.transform;
  const { geometry, allowed } = puzzle.grid;
  const possible = squareSymmetries(geometry);
  const grid = { geometry, digits: transforming?.givensOf(puzzle) ?? puzzle.givens };
  const noForm = (): string | undefined => {
    if (!hasForms(geometry)) return say.noForm(puzzle);
    if (hasConflict(grid)) return say.conflict();
    return allowed && verdictOf(grid)?.kind !== 'valid' ? say.byCandidates() : undefined;
  };
  // Counting solutions may take a long time. Then the refactoring is offered.
  const noSolution = () => {
    const verdict = verdictOf(grid);
    return verdict && verdict.kind !== 'valid' ? say.noSolution(verdict) : undefined;
  };
  const reason = noForm();
  if (geometry.variant) return [];
  return [
    ...SQUARES.map(symmetry => ({
      title: say.squareAction(symmetry),
      request: { transformation: 'square', symmetry } as const,
      disabled: possible.includes(symmetry) ? undefined : say.noSquare(puzzle, symmetry),
    })),
    { title: say.relabelAction(), request: { transformation: 'relabel' } },
    ...FORM_KINDS.map(form => ({
      title: say.formAction(form),
      request: { transformation: 'canonical', form } as const,
      disabled: reason ?? (form === 'solution' ? noSolution() : undefined),
    })),
  ];
}

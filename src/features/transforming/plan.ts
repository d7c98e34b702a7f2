/** Finds the transformation of a puzzle for a request. */

import {
  type CanonicalForm,
  CanonicalForms,
  type FormKind,
  hasForms,
  transformationTo,
} from '../../core/canonical/index';
import { type Grid, hasConflict } from '../../core/grid';
import { Random } from '../../core/random';
import type { Verdict } from '../../core/solver/index';
import {
  randomSymmetry,
  renameDigits,
  square,
  squareSymmetries,
  swapBands,
  swapColumns,
  swapDigits,
  swapRows,
  swapStacks,
} from '../../core/symmetry/symmetries';
import type { Transformation } from '../../core/symmetry/transformation';
import * as messages from '../../messages/index';
import type { Puzzle } from '../../text/puzzle';
import { foundResult, none, type Result } from '../../text/result';
import type { Work } from '../../text/work';
import { pairProblem, type TransformRequest } from './request';

/** A transformation, and data about the transformed puzzle. */
export interface Plan {
  readonly transformation: Transformation;
  /** For canonical forms: the number of automorphisms of the puzzle. */
  readonly automorphisms?: number;
}

/** The data needed to find transformations. */
export interface Planning {
  /** By cell: the given, even where it was overwritten, or 0. */
  givensOf(puzzle: Puzzle): Uint8Array;
  /** The verdict of a grid, or undefined when it takes too long. */
  check(grid: Grid): Work<Verdict | undefined>;
}

const SWAPPING = {
  bands: swapBands,
  stacks: swapStacks,
  rows: swapRows,
  columns: swapColumns,
  digits: (geometry: Grid['geometry'], a: number, b: number) => swapDigits(geometry, a + 1, b + 1),
};

/** Finds the transformations for a request, one puzzle after the other. Shuffling many puzzles needs one seed. */
export class Planner {
  private readonly random: Random | undefined;
  private forms: CanonicalForms | undefined;

  constructor(
    private readonly request: TransformRequest,
    private readonly planning: Planning,
  ) {
    this.random = request.transformation === 'shuffle' ? new Random(request.seed) : undefined;
  }

  /** The transformation of a puzzle, or the reason why there is none. */
  *plan(puzzle: Puzzle): Work<Result<Plan>> {
    const { request, random } = this;
    const { geometry } = puzzle.grid;
    const say = messages.transform;
    if (geometry.variant) return none(say.withRules());
    if (random) return foundResult({ transformation: randomSymmetry(geometry, random) });
    switch (request.transformation) {
      case 'square':
        return squareSymmetries(geometry).includes(request.symmetry)
          ? foundResult({ transformation: square(geometry, request.symmetry) })
          : none(say.noSquare(puzzle, request.symmetry));
      case 'swap': {
        const problem = pairProblem(geometry, request.of, request.numbers);
        const [a, b] = request.numbers;
        return problem ? none(problem) : foundResult({ transformation: SWAPPING[request.of](geometry, a - 1, b - 1) });
      }
      case 'relabel': {
        const names = request.digits ?? namesByAppearance(this.planning.givensOf(puzzle), geometry.size);
        const isWhole = names.length === geometry.size && names.every((_, i) => names.includes(i + 1));
        return isWhole ? foundResult({ transformation: renameDigits(geometry, names) }) : none(say.wrongNames());
      }
      case 'canonical': {
        const form = yield* this.form(puzzle, request.form);
        if (!form.isFound) return form;
        return foundResult({ transformation: transformationTo(form.value), automorphisms: form.value.automorphisms });
      }
      default:
        throw new Error('A shuffle has its random numbers.');
    }
  }

  /** The canonical form of the givens of a puzzle: entries and marks move along. */
  private *form(puzzle: Puzzle, kind: FormKind): Work<Result<CanonicalForm>> {
    const say = messages.transform;
    const { geometry } = puzzle.grid;
    if (!hasForms(geometry)) return none(say.noForm(puzzle));
    const digits = this.planning.givensOf(puzzle);
    const grid: Grid = { geometry, digits };
    if (hasConflict(grid)) return none(say.conflict());
    const verdict = puzzle.grid.allowed || kind === 'solution' ? yield* this.planning.check(grid) : undefined;
    // Removed candidates add information only if the givens do not determine the solution.
    if (puzzle.grid.allowed && verdict?.kind !== 'valid') return none(say.byCandidates());
    this.forms ??= new CanonicalForms();
    if (kind !== 'solution') {
      const form = this.forms.find(kind, grid);
      return form ? foundResult(form) : none(say.noForm(puzzle));
    }
    return verdict?.kind === 'valid'
      ? foundResult(this.forms.inSolution(digits, verdict.solution))
      : none(say.noSolution(verdict));
  }
}

/** New names for digits, in the order in which they appear. Digits that do not appear come last. */
function namesByAppearance(digits: Uint8Array, size: number): number[] {
  const all = Array.from({ length: size }, (_, i) => i + 1);
  const order = [...new Set([...digits].filter(digit => digit > 0).concat(all))];
  return all.map(digit => order.indexOf(digit) + 1);
}

/** Writes the solutions of a puzzle as text: their number, what they have in common, and the first of them. */

import { digitsOf, isSingle } from '../../core/grid';
import type { DigitMask } from '../../core/numbers';
import { PauseBudget } from '../../core/repair/budget';
import { countedSolutions, differingCells, type Solutions, trueCandidates } from '../../core/repair/solutions';
import * as messages from '../../messages/index';
import { isSearchable, type Puzzle } from '../../text/puzzle';
import { foundResult, none, type Result } from '../../text/result';
import type { Work } from '../../text/work';
import { drawGrid } from '../steps/drawing';
import { whyNone } from '../steps/hint';

/** Maximum number of solutions to write. */
const MOST_WRITTEN = 20;

/** Maximum number of solutions to count. */
const MOST_COUNTED = 10_000;

/** Maximum number of pauses of the search: a few for each solution. */
const PAUSES = 10 * MOST_COUNTED;

/** The reported solutions of a puzzle. */
export interface SolutionsReport {
  readonly puzzle: Puzzle;
  readonly name: string;
  readonly solutions: Solutions;
  /** By cell: the digits that occur in a solution. */
  readonly digits: ArrayLike<DigitMask>;
  /** Whether all other digits occur in no solution. */
  readonly isComplete: boolean;
}

/** Finds the solutions, or the reason why there are none. Yields where it may be paused. */
export function* findingSolutions(puzzle: Puzzle, name: string): Work<Result<SolutionsReport>> {
  if (!isSearchable(puzzle)) return none(whyNone(puzzle, undefined));
  const { grid } = puzzle;
  const counting = { kept: MOST_WRITTEN, limit: MOST_COUNTED, budget: new PauseBudget(PAUSES) };
  const solutions = yield* countedSolutions(grid, counting);
  if (solutions.count === 0 && solutions.isComplete) return none(messages.repairs.noSolution());
  const { digits, isComplete } = solutions.isComplete ? solutions : yield* trueCandidates(grid);
  return foundResult({ puzzle, name, solutions, digits, isComplete });
}

/** The report as text. */
export function writeSolutions({ puzzle, name, solutions, digits, isComplete }: SolutionsReport): string {
  const repairs = messages.repairs;
  const draw = (grid: Uint8Array) => drawGrid(puzzle.grid.geometry, grid, puzzle.style.symbols);
  const { first, count } = solutions;
  const differing = differingCells(digits);
  const common = Uint8Array.from(digits, mask => (isSingle(mask) ? digitsOf(mask)[0] : 0));
  return [
    repairs.title(name),
    repairs.total(count, solutions.isComplete, first.length),
    ...(differing.length > 0
      ? [repairs.differ(puzzle, differing, isComplete), `${repairs.common(isComplete)}\n${draw(common)}`]
      : []),
    ...first.map((solution, i) => `${repairs.solution(i + 1)}\n${draw(solution)}`),
  ]
    .map(paragraph => `${paragraph}\n`)
    .join('\n');
}

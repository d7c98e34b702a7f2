/** The digits that a path has placed before a step, to be shown over the blanks of the puzzle. */

import type { Step } from '../../core/techniques/step';
import { cellSpanOf, type Puzzle } from '../puzzle';
import type { Span } from '../span';
import { makeSymbol } from '../symbols';

/** A digit that is shown over an empty cell and is not part of the text. */
export interface Ghost extends Span {
  readonly text: string;
}

/** The placements of `steps` in cells that are still empty in the puzzle, in the order of the steps. */
export function ghostsOf(puzzle: Puzzle, steps: readonly Step[]): Ghost[] {
  const { grid, style } = puzzle;
  return steps
    .flatMap(({ placements }) => placements)
    .flatMap(({ cell, digit }) => {
      const span = grid.digits[cell] === 0 ? cellSpanOf(puzzle, cell) : undefined;
      return span ? [{ ...span, text: makeSymbol(style.symbols, digit) }] : [];
    });
}

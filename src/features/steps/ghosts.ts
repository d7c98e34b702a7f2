/** The digits that a path has placed before a step, displayed over the blanks of the puzzle. */

import type { Cell, Digit } from '../../core/numbers';
import type { Step } from '../../core/techniques/step';
import { cellSpanOf, type Puzzle } from '../../text/puzzle';
import type { Span } from '../../text/span';
import { makeSymbol } from '../../text/symbols';

/** A digit that is shown over an empty cell and is not part of the text. */
export interface Ghost extends Span {
  readonly text: string;
}

/** The placements of `steps` in cells that are still empty in the puzzle, in the order of the steps. */
export function placementGhostsOf(puzzle: Puzzle, steps: readonly Step[]): Ghost[] {
  return ghostsIn(
    puzzle,
    steps.flatMap(({ placements }) => placements),
  );
}

/** The ghosts for placed digits whose cells are empty in the puzzle. A digit of 0 means none and is skipped. */
export function ghostsIn(puzzle: Puzzle, placed: readonly { readonly cell: Cell; readonly digit: Digit }[]): Ghost[] {
  const { grid, style } = puzzle;
  return placed.flatMap(({ cell, digit }) => {
    const span = digit !== 0 && grid.digits[cell] === 0 ? cellSpanOf(puzzle, cell) : undefined;
    return span ? [{ ...span, text: makeSymbol(style.symbols, digit) }] : [];
  });
}

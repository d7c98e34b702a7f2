/** The fixes for one digit that several sources offer: clear it, or change it. */

import { withDigit } from '../../core/grid';
import type { Cell, Digit } from '../../core/numbers';
import * as messages from '../../messages/index';
import { clearCell, fill } from '../../text/edits';
import { isWhole, type Puzzle } from '../../text/puzzle';
import type { ActionRequest, OfferedAction } from './action';

/** Whether clearing a cell removes its digit: a given stays if the puzzle has a separate `[State]`. */
export function isClearable(puzzle: Puzzle, cell: Cell): boolean {
  const isFixed = puzzle.givenPlaces !== undefined && puzzle.givens[cell] === puzzle.grid.digits[cell];
  return puzzle.written[cell] !== 0 && !isFixed;
}

/** `Clear r1c3` */
export function clearing(puzzle: Puzzle, cell: Cell): OfferedAction {
  return { title: messages.actions.clear(puzzle, cell), kind: 'quickfix', edits: () => clearCell(puzzle, cell) };
}

/** `Change r1c3 to 5` */
export function changing(puzzle: Puzzle, cell: Cell, digit: Digit): OfferedAction {
  return {
    title: messages.actions.change(puzzle, cell, digit),
    kind: 'quickfix',
    edits: () => fill(puzzle, cell, digit),
  };
}

/** The change to a cell's right digit, when the puzzle without the cell's digit has exactly one solution. */
export function changeToFit({ verdictOf }: ActionRequest, puzzle: Puzzle, cell: Cell): OfferedAction | undefined {
  if (!isWhole(puzzle) || !isClearable(puzzle, cell)) return undefined;
  const verdict = verdictOf(withDigit(puzzle.grid, cell, 0));
  return verdict?.kind === 'valid' ? changing(puzzle, cell, verdict.solution[cell]) : undefined;
}

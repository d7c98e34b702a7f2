/** The fixes for one digit, which several sources offer: clear it, or change it. */

import type { Cell, Digit } from '../../../core/numbers';
import { clear, fill } from '../../edits';
import * as messages from '../../messages/index';
import type { Puzzle } from '../../puzzle';
import type { Action } from './action';

/** Whether clearing a cell removes its digit: a given that is written apart from a `[State]` stays. */
export function isClearable(puzzle: Puzzle, cell: Cell): boolean {
  const isFixed = puzzle.givenPlaces !== undefined && puzzle.givens[cell] === puzzle.grid.digits[cell];
  return puzzle.written[cell] !== 0 && !isFixed;
}

/** `Clear r1c3` */
export function clearing(puzzle: Puzzle, cell: Cell): Action {
  return { title: messages.actions.clear(puzzle, cell), kind: 'quickfix', edits: () => clear(puzzle, cell) };
}

/** `Change r1c3 to 5` */
export function changing(puzzle: Puzzle, cell: Cell, digit: Digit): Action {
  return {
    title: messages.actions.change(puzzle, cell, digit),
    kind: 'quickfix',
    edits: () => fill(puzzle, cell, digit),
  };
}

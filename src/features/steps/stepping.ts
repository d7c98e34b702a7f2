/** Steps as edits of a file. */

import { bitOf } from '../../core/grid';
import type { Cell, Digit } from '../../core/numbers';
import type { StepEffect } from '../../core/position';
import { fill, removeCandidates, type TextEdit } from '../../text/edits';
import { isFillable, marksSpanOf, type Puzzle } from '../../text/puzzle';

/** The edits of a step: its digits, and candidates that the text lists, including those that the placed digits exclude. */
export function editsOf(puzzle: Puzzle, effect: StepEffect): TextEdit[] {
  const { placements, eliminations } = effect;
  const gone = new Map<number, number>();
  const go = (cell: Cell, digit: Digit) => gone.set(cell, (gone.get(cell) ?? 0) | bitOf(digit));
  for (const { cell, digit } of eliminations) go(cell, digit);
  for (const { cell, digit } of placements) {
    for (const peer of puzzle.grid.geometry.peersOf[cell]) if (marksSpanOf(puzzle, peer)) go(peer, digit);
  }
  for (const { cell } of placements) gone.delete(cell);
  return [
    ...placements
      .filter(({ cell }) => isWritable(puzzle, cell))
      .flatMap(({ cell, digit }) => fill(puzzle, cell, digit)),
    ...removeCandidates(puzzle, gone),
  ];
}

function isWritable(puzzle: Puzzle, cell: Cell): boolean {
  return puzzle.grid.digits[cell] === 0 && isFillable(puzzle, cell);
}

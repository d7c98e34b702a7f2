/** Positions written as a grid of pencil marks: every cell lists its candidates, a solved one its digit. */

import assert from 'node:assert/strict';
import { bitOf } from '../../../src/core/grid';
import { Position, positionOf } from '../../../src/core/position';
import { parse } from '../../../src/text/parser/parser';
import { parseCell } from '../cells';

export function positionOfGrid(text: string): Position {
  const [puzzle] = parse(`${text}\n`).puzzles;
  assert.deepEqual(puzzle?.problems, []);
  return positionOf(puzzle.grid, puzzle.givens);
}

/** The same position with an additional candidate in a cell, even if the digits around it exclude it. */
export function withCandidate(
  { geometry, digits, candidates, givens }: Position,
  name: string,
  digit: number,
): Position {
  const cell = parseCell(geometry, name);
  assert.ok(cell !== undefined);
  const changed = candidates.slice();
  changed[cell] |= bitOf(digit);
  return new Position(geometry, digits, changed, givens);
}

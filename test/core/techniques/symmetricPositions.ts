/** Positions and steps under transformations that keep a puzzle equivalent. */

import { bitOf, digitsOf } from '../../../src/core/grid';
import { type Candidate, Position, type StepEffect } from '../../../src/core/position';
import { effectKey } from '../../../src/core/techniques/step';
import { type Symmetry, symmetric } from '../symmetry';

/** The transformed position, including its candidates. */
export function symmetricPosition(position: Position, change: Symmetry): Position {
  const { geometry, digits, candidates, givens } = position;
  const moved = movedCells(position, change);
  const changed = new Uint32Array(geometry.cellCount);
  for (const [cell, mask] of candidates.entries()) {
    changed[moved[cell]] = digitsOf(mask).reduce((all, digit) => all | bitOf(change.digits[digit - 1] + 1), 0);
  }
  const grid = symmetric({ geometry, digits }, change);
  return new Position(grid.geometry, grid.digits, changed, symmetric({ geometry, digits: givens }, change).digits);
}

/** The key of an effect, in the format of `effectKey`, in the transformed position. */
export function symmetricEffect(
  { placements, eliminations }: StepEffect,
  position: Position,
  change: Symmetry,
): string {
  const moved = movedCells(position, change);
  const inOrder = (candidates: readonly Candidate[]) =>
    candidates
      .map(({ cell, digit }) => ({ cell: moved[cell], digit: change.digits[digit - 1] + 1 }))
      .sort((a, b) => a.digit - b.digit || a.cell - b.cell);
  return effectKey({ placements: inOrder(placements), eliminations: inOrder(eliminations) });
}

/** By cell: its place in the transformed puzzle. */
function movedCells({ geometry: { size } }: Position, { rows, columns, transposed }: Symmetry): number[] {
  return Array.from({ length: size * size }, (_, cell) => {
    const [row, column] = [rows.indexOf(Math.floor(cell / size)), columns.indexOf(cell % size)];
    return transposed ? column * size + row : row * size + column;
  });
}

/** Symmetries of the pattern of a puzzle's givens, without their digits. */

import type { Geometry } from '../geometry';
import type { Cell } from '../numbers';
import { type SquareSymmetry, square, squareSymmetries } from './symmetries';

/** The symmetries that map each given to a given, without `threeQuarters`, which is implied by a quarter turn. `givens` has 0 for a blank. */
export function patternSymmetries(geometry: Geometry, givens: Uint8Array): SquareSymmetry[] {
  return squareSymmetries(geometry).filter(symmetry => {
    if (symmetry === 'threeQuarters') return false; // has the same patterns as a quarter turn
    const { cells } = square(geometry, symmetry);
    return givens.every((given, cell) => given === 0 || givens[cells[cell]] !== 0);
  });
}

/**
 * Returns a function that gives the orbit of a cell: all cells to which compositions of the symmetries can map it,
 * starting with the cell itself.
 */
export function orbitsUnder(geometry: Geometry, symmetries: readonly SquareSymmetry[]): (cell: Cell) => Cell[] {
  const moves = symmetries.map(symmetry => square(geometry, symmetry).cells);
  return cell => {
    const orbit = new Set([cell]);
    // The loop also visits the cells that it adds.
    for (const member of orbit) for (const move of moves) orbit.add(move[member]);
    return [...orbit];
  };
}

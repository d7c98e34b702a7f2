/** Symmetries of the pattern that the givens of a puzzle make. Digits do not count. */

import type { Geometry } from '../geometry';
import type { Cell } from '../numbers';
import { type SquareSymmetry, square, squareSymmetries } from './symmetries';

/** The symmetries that put each given on a given, without the second quarter turn. `givens` has 0 for a blank. */
export function patternSymmetries(geometry: Geometry, givens: Uint8Array): SquareSymmetry[] {
  return squareSymmetries(geometry).filter(symmetry => {
    if (symmetry === 'threeQuarters') return false; // the same patterns as a quarter turn
    const { cells } = square(geometry, symmetry);
    return givens.every((given, cell) => given === 0 || givens[cells[cell]] !== 0);
  });
}

/** What gives the cells onto which some symmetries, one after the other, can put a cell; the cell itself is the first. */
export function orbitsUnder(geometry: Geometry, symmetries: readonly SquareSymmetry[]): (cell: Cell) => Cell[] {
  const moves = symmetries.map(symmetry => square(geometry, symmetry).cells);
  return cell => {
    const orbit = new Set([cell]);
    // A cell that is added on the way is visited too.
    for (const member of orbit) for (const move of moves) orbit.add(move[member]);
    return [...orbit];
  };
}

/**
 * Which candidates of a digit can go at all by looking at this digit alone.
 *
 * The digit stands once in every row, column and box. A candidate that no such way to place it uses is dead: it is on no
 * template. Whatever a fish eliminates is dead, so a digit without dead candidates has no fish of any size, and fins must see
 * a dead candidate: that saves most of the search.
 */

import { type CellSet, cellSet } from '../../cellSet';
import type { Pausable } from '../../pausing';
import { derived, type Position } from '../../position';
import { LARGEST_SIZE, templateCells } from '../templates/template';

const knownOf = derived((_: Position) => new Map<number, CellSet>());

/** The candidates of a digit that are in no way to place it; in large sizes all of its candidates, of which nothing is known. */
export function* deadCandidates(position: Position, digit: number): Pausable<CellSet> {
  const { geometry, digits, cellsWith } = position;
  if (geometry.size > LARGEST_SIZE) return cellsWith[digit];
  const known = knownOf(position);
  let dead = known.get(digit);
  if (!dead) {
    const placed = cellSet(
      geometry,
      [...digits.keys()].filter(cell => digits[cell] === digit),
    );
    dead = cellsWith[digit].minus(yield* templateCells(geometry, cellsWith[digit].or(placed)));
    known.set(digit, dead);
  }
  return dead;
}

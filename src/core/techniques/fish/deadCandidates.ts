/**
 * The dead candidates of a digit: those that can be eliminated by looking at this digit alone.
 *
 * A template is a way to place a digit once in every row, column and box. A candidate that is in no template is dead. A fish
 * eliminates only dead candidates. So a digit without dead candidates has no fish of any size, and all fins must see a dead
 * candidate. That saves most of the search.
 */

import { type CellSet, cellSet } from '../../cellSet';
import type { Digit } from '../../numbers';
import type { Pausable } from '../../pausing';
import { derived, type Position } from '../../position';
import { hasTemplates, templateCells } from '../templates/template';

const knownOf = derived((_: Position) => new Map<number, CellSet>());

/** The dead candidates of a digit. All its candidates if templates are not searched for, because then nothing is known. */
export function* deadCandidates(position: Position, digit: Digit): Pausable<CellSet> {
  const { geometry, digits, cellsWith } = position;
  if (!hasTemplates(geometry)) return cellsWith[digit];
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

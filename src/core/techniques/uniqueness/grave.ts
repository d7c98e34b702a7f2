/** Bivalue universal graves (BUG): positions in which each empty cell has two candidates, and each of them two places in each of its houses. */

import { countBits } from '../../cellSet';
import { bitOf, digitsOf } from '../../grid';
import type { Cell, DigitMask } from '../../numbers';
import { bivalueCells, type Candidate, derived, type Position } from '../../position';
import { choicesWithin } from '../../subsets';
import { type DeadlyPattern, deadlyPatternOf } from './deadlyPattern';

/** Whether, without these candidates, each digit has two places in each house that lacks it. */
export function isGraveWithout(position: Position, extras: readonly Candidate[]): boolean {
  const { geometry } = position;
  for (const house of geometry.houses) {
    for (let digit = 1; digit <= geometry.size; digit++) {
      const places = countBits(position.places(house, digit));
      if (places === 0) continue;
      const fewer = extras.filter(extra => extra.digit === digit && geometry.housesOf[extra.cell].includes(house));
      if (places - fewer.length !== 2) return false;
    }
  }
  return true;
}

/** The maximum number of cells with more than two candidates. */
const MOST_CELLS = 5;

/** The graves of a position that have several extra candidates. */
export const gravesOf = derived((position): readonly DeadlyPattern[] => {
  const { geometry, candidates, empty } = position;
  const cells = empty.minus(bivalueCells(position)).cells();
  if (cells.length === 0 || cells.length > MOST_CELLS || cells.some(cell => countBits(candidates[cell]) < 3)) return [];
  // An extra candidate has more than two places in each of its houses.
  const isExtra = (cell: Cell, digit: number) =>
    geometry.housesOf[cell].every(house => countBits(position.places(house, digit)) > 2);
  const extrasOf = cells.map(cell => digitsOf(candidates[cell]).filter(digit => isExtra(cell, digit)));
  const found: DeadlyPattern[] = [];
  const choose = (extras: readonly Candidate[], at: number) => {
    if (at === cells.length) {
      if (!isGraveWithout(position, extras)) return;
      const masks = new Map<Cell, DigitMask>([...empty].map(cell => [cell, candidates[cell]]));
      for (const { cell, digit } of extras) masks.set(cell, masks.get(cell)! & ~bitOf(digit));
      const pattern = deadlyPatternOf(position, masks);
      if (pattern && extras.length > 1) found.push(pattern); // BUG+1 has a single one
      return;
    }
    for (const chosen of choicesWithin(extrasOf[at], [], countBits(candidates[cells[at]]) - 2, 0))
      choose([...extras, ...chosen.map(digit => ({ cell: cells[at], digit }))], at + 1);
  };
  choose([], 0);
  return found;
});

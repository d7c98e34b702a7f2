/**
 * Naked subsets: n cells of a house that together have only n candidates. These digits fill these cells, in any order,
 * so no other cell that shares a house with all of them can hold any of these digits.
 */

import { countBits } from '../../cellSet';
import type { House } from '../../geometry';
import { digitsOf } from '../../grid';
import type { Cell, DigitMask } from '../../numbers';
import { type Candidate, type Position, sharedHouses } from '../../position';
import { all, t } from '../../sentences';
import { choicesWithin } from '../../subsets';
import { inAnyOf, type Names } from '../names';
import { candidatesIn, distinct, makeStep, type Step, type Technique } from '../step';

/** A locked subset eliminates candidates both in its box and in its line outside the box. */
type SubsetKind = 'naked' | 'locked';

/** The steps of the naked subsets of n cells. */
export function nakedSubsets(
  position: Position,
  technique: Technique,
  n: number,
  kind: SubsetKind,
): Iterable<Step | undefined> {
  return distinct(findSubsets(position, technique, n, kind));
}

function* findSubsets(
  position: Position,
  technique: Technique,
  n: number,
  kind: SubsetKind,
): Generator<Step | undefined> {
  const { geometry, candidates } = position;
  for (const house of geometry.houses) {
    const eligible = [...house.cells].filter(cell => candidates[cell] !== 0 && countBits(candidates[cell]) <= n);
    for (const cells of choicesWithin(eligible, candidates, n, n)) {
      const mask = cells.reduce((all, cell) => all | candidates[cell], 0);
      if (countBits(mask) !== n) continue;
      const houses = sharedHouses(geometry, cells);
      const byHouse = houses.map(shared => eliminationsIn(position, shared, cells, mask));
      if (isLocked(position, houses, byHouse, n) !== (kind === 'locked')) continue;
      const step = { technique, digits: digitsOf(mask), houses, cells, eliminations: byHouse.flat() };
      yield makeStep(step);
    }
    yield undefined;
  }
}

function eliminationsIn(position: Position, house: House, cells: readonly Cell[], mask: DigitMask): Candidate[] {
  const others = [...house.cells].filter(cell => !cells.includes(cell));
  return digitsOf(mask).flatMap(digit =>
    candidatesIn(
      others.filter(cell => position.has(cell, digit)),
      digit,
    ),
  );
}

/** HoDoKu calls a pair or triple locked if it eliminates candidates in its box, and in its line outside the box. */
function isLocked(
  { geometry }: Position,
  houses: readonly House[],
  byHouse: readonly Candidate[][],
  n: number,
): boolean {
  if (n > 3 || houses.length < 2) return false;
  const [box, line] = byHouse;
  if (houses[0].kind !== 'box') return false;
  return box.length > 0 && line.some(({ cell }) => geometry.boxOf[cell] !== houses[0].index);
}

/** The notation of naked and hidden subsets: `4,5,9 in r7c13,r9c2`. */
export function subsetEvidence({ digits, cells }: Step, names: Names): string {
  return `${names.digits(digits)} in ${names.cells(cells)}`;
}

/** Explains naked subsets of any size. */
export function explainNaked({ digits, cells, houses }: Step, names: Names): string {
  return t(
    '{cells} have only the candidates {digits}: ' +
      '{n, plural, one {# cell} other {# cells}} for {n, plural, one {# digit} other {# digits}}. ' +
      'So these digits fill these cells, and no other cell {inHouses} can hold any of them.',
    { cells: names.cells(cells), digits: all(digits.map(names.digit)), n: cells.length, inHouses: inAnyOf(houses) },
  );
}

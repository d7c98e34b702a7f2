/**
 * Naked subsets: n cells of a house that have n candidates among them. Those digits go into those cells, in whatever order,
 * so no other cell that shares a house with all of them can hold one.
 */

import { countBits } from '../../cellSet';
import type { House } from '../../geometry';
import { digitsOf } from '../../grid';
import type { Cell, DigitMask } from '../../numbers';
import { type Candidate, type Position, sharedHouses } from '../../position';
import { choicesWithin } from '../../subsets';
import { list, type Names } from '../names';
import { candidatesIn, distinct, makeStep, type Step, type Technique } from '../step';

/** Which subsets a technique wants: a locked one excludes something both from its box and from its line outside the box. */
type Kind = 'naked' | 'locked';

export function nakedSubsets(
  position: Position,
  technique: Technique,
  n: number,
  kind: Kind,
): Iterable<Step | undefined> {
  return distinct(search(position, technique, n, kind));
}

function* search(position: Position, technique: Technique, n: number, kind: Kind): Generator<Step | undefined> {
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

/** HoDoKu calls a pair or triple locked when it takes candidates away in its box, and in its line beyond the box. */
function isLocked(
  { geometry }: Position,
  houses: readonly House[],
  byHouse: readonly Candidate[][],
  n: number,
): boolean {
  if (n > 3 || houses.length < 2) return false;
  const [box, line] = byHouse;
  return box.length > 0 && line.some(({ cell }) => geometry.boxOf[cell] !== houses[0].index);
}

/** `4,5,9 in r7c13,r9c2` */
export function subsetEvidence({ digits, cells }: Step, names: Names): string {
  return `${names.digits(digits)} in ${names.cells(cells)}`;
}

export function explainNaked({ digits, cells, houses }: Step, names: Names): string {
  const inHouses = houses.map(house => names.inWords(house)).join(' or in ');
  return (
    `${names.cells(cells)} have no candidates but ${list(digits.map(names.digit))}, as many as there are cells. ` +
    `Each of these digits goes into one of these cells, so no other cell in ${inHouses} can hold one.`
  );
}

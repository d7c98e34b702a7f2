/** Makes a problem for the solver of a grid with rules. */

import type { Geometry } from '../geometry';
import type { Cell } from '../numbers';
import { DigitSet } from '../solver/propagation/digitSet';
import { SameDigits } from '../solver/propagation/sameDigits';
import type { Problem } from '../solver/propagation/search';
import { derivedSums } from './derivedSums';
import { Differences } from './differences';
import { gathering } from './propagators';
import { demandAll, type Rule } from './rule';

/** What a cell weighs, and a rule together: enough that the first failures do not yet tell where to search. */
const WEIGHT = 15;

/** The problem of an empty grid with rules. */
export function problemOf(geometry: Geometry, rules: readonly Rule[]): Problem {
  const { size, cellCount } = geometry;
  const differences = new Differences(geometry);
  const gathered = gathering(geometry, cellCount, differences);
  demandAll(rules, gathered.demands);
  const houses = [...geometry.houses.map(({ cells }) => [...cells]), ...gathered.houses];
  const { pairs, sets, contains, linear, slow } = gathered.propagators(derivedSums(geometry, houses, gathered.known));
  const ofHouses = houses.map(cells => new DigitSet(cells, [2 ** size - 1], differences.onlookers(cells)));
  const weights = Float64Array.from(gathered.masks, () => WEIGHT);
  for (const { cells } of [...pairs, ...sets, ...contains, ...linear, ...slow])
    for (const cell of cells) weights[cell] += WEIGHT / cells.length;
  return {
    size,
    allowed: gathered.masks,
    rules: [...pairs, ...ofHouses, ...sets, ...contains, ...crossings(size, cellCount, houses), ...linear, ...slow],
    houses,
    peersOf: differences.peersOf(),
    // Sums take long, and find more when the digits of solved cells are gone.
    order: gathered.sums.length > 0 ? 'solved first' : 'rules first',
    weights,
  };
}

/** Houses that share at least two cells have the same digits in their others. */
function crossings(size: number, cellCount: number, houses: readonly (readonly Cell[])[]): SameDigits[] {
  const found: SameDigits[] = [];
  const isInOne = new Uint8Array(cellCount);
  const isInOther = new Uint8Array(cellCount);
  for (const [i, one] of houses.entries()) {
    for (const cell of one) isInOne[cell] = 1;
    for (let j = i + 1; j < houses.length; j++) {
      const other = houses[j];
      let shared = 0;
      for (let at = 0; at < size; at++) shared += isInOne[other[at]];
      if (shared < 2) continue;
      for (const cell of other) isInOther[cell] = 1;
      found.push(
        new SameDigits(
          one.filter(cell => isInOther[cell] === 0),
          other.filter(cell => isInOne[cell] === 0),
        ),
      );
      for (const cell of other) isInOther[cell] = 0;
    }
    for (const cell of one) isInOne[cell] = 0;
  }
  return found;
}

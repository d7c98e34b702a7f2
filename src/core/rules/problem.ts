/** Makes a problem for the solver of a grid with rules. */

import type { Geometry } from '../geometry';
import type { Cell } from '../numbers';
import { ofGeometry } from '../position';
import { DigitSet } from '../solver/propagation/digitSet';
import { SameDigits } from '../solver/propagation/sameDigits';
import type { Problem } from '../solver/propagation/search';
import { derivedSums } from './derivedSums';
import { Differences } from './differences';
import { gathering } from './propagators';
import { demandAll, type Rule } from './rule';

/** What a cell weighs, and a rule together: enough that the first failures do not yet tell where to search. */
const WEIGHT = 15;

/** What rows, columns and regions alone give the solver. All puzzles of a layout share it. */
const shared = ofGeometry((layout: Geometry) => {
  const houses = layout.houses.map(({ cells }): readonly Cell[] => [...cells]);
  return { houses, crossings: crossings(layout, houses, []), differences: Differences.of(layout) };
});

/** The problem of an empty grid with rules. */
export function problemOf(layout: Geometry, rules: readonly Rule[]): Problem {
  const { size, cellCount } = layout;
  const ofLayout = shared(layout);
  const differences = ofLayout.differences.copy();
  const gathered = gathering(layout, cellCount, differences);
  demandAll(rules, gathered.demands);
  const houses = [...ofLayout.houses, ...gathered.houses];
  const { pairs, sets, contains, linear, slow } = gathered.propagators(derivedSums(layout, houses, gathered.known));
  const ofHouses = houses.map(cells => new DigitSet(cells, 2 ** size - 1, differences.onlookers(cells)));
  const ofCrossings = [...ofLayout.crossings, ...crossings(layout, gathered.houses, ofLayout.houses)];
  const weights = new Float64Array(cellCount).fill(WEIGHT);
  for (const some of [pairs, sets, contains, linear, slow])
    for (const { cells } of some) for (let i = 0; i < cells.length; i++) weights[cells[i]] += WEIGHT / cells.length;
  return {
    size,
    allowed: gathered.masks,
    rules: [...pairs, ...sets, ...ofHouses, ...contains, ...linear, ...ofCrossings, ...slow],
    houses,
    peersOf: differences.peersOf(),
    // Sums take long, and find more when the digits of solved cells are gone.
    order: gathered.sums.length > 0 ? 'solved first' : 'in turn',
    weights,
  };
}

/** Houses that share at least two cells have the same digits in their others: each house with those after it and with these others. */
function crossings(
  { size, cellCount }: Geometry,
  houses: readonly (readonly Cell[])[],
  others: readonly (readonly Cell[])[],
): SameDigits[] {
  const found: SameDigits[] = [];
  const isInOne = new Uint8Array(cellCount);
  const isInOther = new Uint8Array(cellCount);
  for (const [i, one] of houses.entries()) {
    for (const cell of one) isInOne[cell] = 1;
    for (const other of [...others, ...houses.slice(i + 1)]) {
      let sharedCells = 0;
      for (let at = 0; at < size; at++) sharedCells += isInOne[other[at]];
      if (sharedCells < 2) continue;
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

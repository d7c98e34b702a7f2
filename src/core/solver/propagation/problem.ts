/** Builds the solver's problem for a grid with rules. */

import type { Geometry } from '../../geometry';
import type { Cell } from '../../numbers';
import { ofGeometry } from '../../position';
import { constraintsOf, type Rule } from '../../rules/rule';
import { derivedSums } from './derivedSums';
import { Differences } from './differences';
import { DigitSet } from './digitSet';
import { gathering } from './propagators';
import { SameDigits } from './sameDigits';
import type { SearchProblem } from './search';
import { finished, inParts, type SearchWork } from './work';

/** The initial weight of a cell, and of its rules together: high enough that the first failures do not yet direct the search. */
const WEIGHT = 15;

/** The number of houses of rules that are compared with all others. Comparing more of them takes more memory than it saves time. */
const MOST_CROSSED = 100;

/**
 * Steps of building a problem between two pauses: some milliseconds. Only puzzles with hundreds of rules need pauses.
 */
const STEPS_IN_A_PART = 40_000;

/** Approximate number of steps for a rule, in addition to those of its constraints. */
const RULE_STEPS = 100;

/** The part of a problem that follows from rows, columns and regions alone. All puzzles of a layout share it. */
const shared = ofGeometry((layout: Geometry) => {
  const houses = layout.houses.map(({ cells }): readonly Cell[] => [...cells]);
  return { houses, crossings: crossings(layout, houses, []), differences: Differences.of(layout) };
});

/** The problem of an empty grid with rules. */
export const problemOf = (layout: Geometry, rules: readonly Rule[]): SearchProblem => finished(building(layout, rules));

/** Like {@link problemOf}, in parts: the result is undefined until it is complete. */
export const problemInParts = (layout: Geometry, rules: readonly Rule[]): (() => SearchProblem | undefined) =>
  inParts(building(layout, rules), STEPS_IN_A_PART);

function* building(layout: Geometry, rules: readonly Rule[]): SearchWork<SearchProblem> {
  const { size, cellCount } = layout;
  const ofLayout = shared(layout);
  const differences = ofLayout.differences.copy();
  const gathered = gathering(layout, cellCount, differences);
  for (const rule of rules) {
    let steps = RULE_STEPS;
    for (const constraint of constraintsOf(rule, rules, layout)) {
      steps += gathered.add(constraint);
      if (steps < STEPS_IN_A_PART) continue;
      yield steps; // a long line has thousands of constraints
      steps = 0;
    }
    yield steps;
  }
  const own = unknownOf(gathered.houses, ofLayout.houses);
  const houses = [...ofLayout.houses, ...own];
  const { pairs, sets, contains, linear, slow } = yield* gathered.propagators(
    derivedSums(layout, houses, gathered.known),
  );
  const ofHouses: DigitSet[] = [];
  for (const cells of houses) {
    ofHouses.push(new DigitSet(cells, 2 ** size - 1, differences.onlookers(cells)));
    yield cellCount;
  }
  const crossed = own.slice(0, MOST_CROSSED);
  const ofCrossings = [...ofLayout.crossings, ...crossings(layout, crossed, ofLayout.houses)];
  yield crossed.length * houses.length * size;
  const weights = new Float64Array(cellCount).fill(WEIGHT);
  for (const some of [pairs, sets, contains, linear, slow])
    for (const { cells } of some) for (let i = 0; i < cells.length; i++) weights[cells[i]] += WEIGHT / cells.length;
  return {
    size,
    allowed: gathered.masks,
    rules: [...pairs, ...sets, ...ofHouses, ...contains, ...linear, ...ofCrossings, ...slow],
    houses,
    peersOf: differences.peersOf(),
    // Sums take a long time, and find more when the digits of solved cells are removed first.
    order: gathered.sums.length > 0 ? 'solved first' : 'in turn',
    weights,
  };
}

/** The houses that are not `known`, without duplicates. */
function unknownOf(houses: readonly (readonly Cell[])[], known: readonly (readonly Cell[])[]): (readonly Cell[])[] {
  if (houses.length === 0) return [];
  const nameOf = (cells: readonly Cell[]) => Uint16Array.from(cells).sort().join();
  const names = new Set(known.map(nameOf));
  return houses.filter(cells => {
    const { size } = names;
    return names.add(nameOf(cells)).size > size;
  });
}

/**
 * For two houses that share at least two cells, the other cells of both have the same digits. Compares each house with
 * the later ones and with `others`.
 */
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

/** Makes a problem for the solver of a grid with rules: what rules demand of the same cells becomes as few propagators as it can. */

import type { Geometry } from '../geometry';
import type { Cell, Digit, DigitMask } from '../numbers';
import { Automaton } from '../solver/propagation/automaton';
import { Contains, type Wanted } from '../solver/propagation/contains';
import { DigitSet } from '../solver/propagation/digitSet';
import { Filling } from '../solver/propagation/filling';
import { Linear, type Term } from '../solver/propagation/linear';
import { Pair, type Relation, relationOf } from '../solver/propagation/pair';
import { SameDigits } from '../solver/propagation/sameDigits';
import type { Problem } from '../solver/propagation/search';
import type { Propagator } from '../solver/propagation/state';
import type { Demands } from './demands';
import { derivedSums, type KnownSum } from './derivedSums';
import { Differences } from './differences';
import { demandAll, type Rule } from './rule';
import { setsWithSum } from './sums';

/** What a cell weighs, and a rule together: enough that the first failures do not yet tell where to search. */
const WEIGHT = 6;

type IsAllowed = (a: Digit, b: Digit) => boolean;

/** The problem of an empty grid with rules. */
export function problemOf(geometry: Geometry, rules: readonly Rule[]): Problem {
  const { size, cellCount } = geometry;
  const all = 2 ** size - 1;
  const masks = new Int32Array(cellCount).fill(all);
  const differences = new Differences(geometry);
  const { differ } = differences;
  const sets: { cells: readonly Cell[]; sets: readonly DigitMask[] }[] = [];
  const relations = new Map<number, IsAllowed[]>();
  const sums: { terms: readonly Term[]; total: number }[] = [];
  const known: KnownSum[] = [];
  const slow: Propagator[] = [];
  const contents: { cells: readonly Cell[]; wanted: readonly Wanted[] }[] = [];
  const houses: (readonly Cell[])[] = geometry.houses.map(({ cells }) => [...cells]);

  const demands: Demands = {
    geometry,
    different(cells) {
      differences.add(cells);
      if (cells.length === size) houses.push(cells);
    },
    allow(cell, mask) {
      masks[cell] &= mask;
    },
    related(a, b, isAllowed) {
      const isInOrder = a < b;
      const key = isInOrder ? a * cellCount + b : b * cellCount + a;
      const others = relations.get(key) ?? [];
      relations.set(key, [...others, isInOrder ? isAllowed : (x, y) => isAllowed(y, x)]);
    },
    oneOf(cells, possible) {
      sets.push({ cells, sets: possible });
    },
    sum(terms, total) {
      const merged = new Map<Cell, number>();
      for (const { cell, weight } of terms) merged.set(cell, (merged.get(cell) ?? 0) + weight);
      const left = [...merged].filter(([, weight]) => weight !== 0).map(([cell, weight]) => ({ cell, weight }));
      sums.push({ terms: left, total });
      if (left.every(({ weight }) => weight === 1)) known.push({ cells: left.map(({ cell }) => cell), total });
    },
    read(cells, machine) {
      slow.push(new Automaton(cells, machine));
    },
    fill(cells, possible) {
      slow.push(new Filling(cells, possible));
    },
    contain(cells, wanted) {
      contents.push({ cells, wanted });
    },
  };
  demandAll(rules, demands);

  const linear: Propagator[] = [];
  const done = new Set<string>();
  for (const { terms, total } of [...sums, ...derivedSums(geometry, houses, known)]) {
    const name = nameOf(terms);
    if (done.has(name + total)) continue;
    done.add(name + total);
    const cells = terms.map(({ cell }) => cell);
    if (terms.length === 0) {
      if (total !== 0) masks[0] = 0; // cannot be kept by any digits
      continue;
    }
    const { weight } = terms[0];
    const isCage = terms.every(each => each.weight === weight) && differences.allDiffer(cells);
    if (terms.length === 1) demands.allow(cells[0], digitWith(size, terms[0], total));
    else if (terms.length === 2) demands.related(cells[0], cells[1], withSum(terms[0], terms[1], total));
    else if (!isCage || !hasFewSets(size, cells.length)) linear.push(new Linear(terms, total, differ));
    if (isCage && terms.length > 1 && hasFewSets(size, cells.length))
      sets.push({ cells, sets: setsWithSum(size, cells.length, total / weight) });
  }
  const tables = new Map<string, Relation>();
  const pairs = [...relations].map(([key, functions]) => {
    const [a, b] = [Math.floor(key / cellCount), key % cellCount];
    const mustDiffer = differ(a, b);
    const relation = relationOf(size, (x, y) => (!mustDiffer || x !== y) && functions.every(each => each(x, y)));
    const name = relation.join();
    tables.set(name, tables.get(name) ?? relation);
    return new Pair(a, b, tables.get(name)!);
  });
  const ofHouses = houses.map(cells => new DigitSet(cells, [all], differences.onlookers(cells)));
  const ofSets = sets.map(({ cells, sets: possible }) => new DigitSet(cells, possible, differences.onlookers(cells)));
  const contains = contents.map(({ cells, wanted }) => new Contains(cells, wanted, differences.onlookers(cells)));
  const weights = Float64Array.from(masks, () => WEIGHT);
  for (const { cells } of [...pairs, ...ofSets, ...contains, ...linear, ...slow])
    for (const cell of cells) weights[cell] += WEIGHT / cells.length;
  return {
    size,
    allowed: masks,
    rules: [...pairs, ...ofHouses, ...ofSets, ...contains, ...crossings(size, cellCount, houses), ...linear, ...slow],
    houses,
    peersOf: differences.peersOf(),
    // Sums take long, and find more when the digits of solved cells are gone.
    order: sums.length > 0 ? 'solved first' : 'rules first',
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

/** A text that is the same for the same terms in any order, whose total follows. */
const nameOf = (terms: readonly Term[]) =>
  terms
    .map(({ cell, weight }) => `${cell}*${weight}`)
    .sort()
    .join('+')
    .concat('=');

/** Whether sets of so many digits with a sum can all be listed. In large grids there are thousands. */
const hasFewSets = (size: number, count: number) => size <= 9 || count <= 5;

/** The digit that alone has the sum. */
function digitWith(size: number, { weight }: Term, total: number): DigitMask {
  const digit = total / weight;
  return Number.isInteger(digit) && digit >= 1 && digit <= size ? 1 << (digit - 1) : 0;
}

const withSum =
  (one: Term, two: Term, total: number): IsAllowed =>
  (a, b) =>
    one.weight * a + two.weight * b === total;

/** Makes propagators of what rules demand: what they demand of the same cells becomes as few of them as it can. */

import type { Geometry } from '../geometry';
import type { Cell, Digit, DigitMask } from '../numbers';
import { Contains, type Wanted } from '../solver/propagation/contains';
import { setsOf } from '../solver/propagation/digitSets';
import { Filling } from '../solver/propagation/filling';
import { Linear, type Term } from '../solver/propagation/linear';
import { readBy } from '../solver/propagation/loopAutomaton';
import { Pair, type Relation, relationOf } from '../solver/propagation/pair';
import type { Propagator } from '../solver/propagation/state';
import type { Demands } from './demands';
import { type DerivedSum, type KnownSum, nameOf } from './derivedSums';
import type { Differences } from './differences';
import { setsWithSum } from './sums';

type IsAllowed = (a: Digit, b: Digit) => boolean;

/** Propagators, the quick ones first. */
export interface Propagators {
  readonly pairs: readonly Propagator[];
  readonly sets: readonly Propagator[];
  readonly contains: readonly Propagator[];
  readonly linear: readonly Propagator[];
  readonly slow: readonly Propagator[];
}

/** Gathers demands. Tell {@link Gathering.demands} all of them, then call {@link Gathering.propagators} once. */
export interface Gathering {
  readonly demands: Demands;
  /** By cell: the digits that are allowed. */
  readonly masks: Int32Array;
  /** The sets of as many cells as digits whose digits differ. */
  readonly houses: readonly (readonly Cell[])[];
  /** All sums that were told. */
  readonly sums: readonly DerivedSum[];
  /** The sums in which no cell counts twice. */
  readonly known: readonly KnownSum[];
  /** `more`: sums that follow from those that were told. */
  propagators(more: readonly DerivedSum[]): Propagators;
}

/** `differences` are those of the cells so far; demands add to them. */
export function gathering(geometry: Geometry, cellCount: number, differences: Differences): Gathering {
  const { size } = geometry;
  const masks = new Int32Array(cellCount).fill(2 ** size - 1);
  const { differ } = differences;
  const sets: { cells: readonly Cell[]; sets: readonly DigitMask[] }[] = [];
  const relations = new Map<number, IsAllowed[]>();
  const sums: DerivedSum[] = [];
  const known: KnownSum[] = [];
  const slow: Propagator[] = [];
  const contents: { cells: readonly Cell[]; wanted: readonly Wanted[] }[] = [];
  const houses: (readonly Cell[])[] = [];

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
      const left = merged(terms);
      sums.push({ terms: left, total });
      if (left.every(({ weight }) => weight === 1)) known.push({ cells: left.map(({ cell }) => cell), total });
    },
    read(cells, machine) {
      slow.push(readBy(cells, machine));
    },
    fill(cells, possible) {
      slow.push(new Filling(cells, possible));
    },
    contain(cells, wanted) {
      contents.push({ cells, wanted });
    },
  };

  function propagators(more: readonly DerivedSum[]): Propagators {
    const linear: Propagator[] = [];
    const done = new Set<string>();
    for (const { terms, total } of [...sums, ...more]) {
      const name = nameOf(terms) + total;
      if (done.has(name)) continue;
      done.add(name);
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
    const ofSets = sets
      .sort((a, b) => a.cells.length - b.cells.length) // the quick ones first
      .map(({ cells, sets: possible }) => setsOf(cells, possible, differences.onlookers(cells)));
    const contains = contents.map(({ cells, wanted }) => new Contains(cells, wanted, differences.onlookers(cells)));
    return { pairs, sets: ofSets, contains, linear, slow };
  }

  return { demands, masks, houses, sums, known, propagators };
}

/** Each cell once, ascending, without those that count nothing. */
function merged(terms: readonly Term[]): Term[] {
  const found: { readonly cell: Cell; weight: number }[] = [];
  for (const { cell, weight } of [...terms].sort((a, b) => a.cell - b.cell)) {
    const last = found.at(-1);
    if (last?.cell === cell) last.weight += weight;
    else found.push({ cell, weight });
  }
  return found.filter(({ weight }) => weight !== 0);
}

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

/** Makes propagators of what rules demand: what they demand of the same cells becomes as few of them as it can. */

import type { Geometry } from '../geometry';
import type { Cell, DigitMask } from '../numbers';
import { Contains, type Wanted } from '../solver/propagation/contains';
import { setsOf } from '../solver/propagation/digitSets';
import { Filling } from '../solver/propagation/filling';
import { Linear, type Term } from '../solver/propagation/linear';
import { readBy } from '../solver/propagation/loopAutomatonPropagator';
import { Pair } from '../solver/propagation/pair';
import type { Propagator } from '../solver/propagation/state';
import type { ConstraintSink } from './constraintSink';
import { type DerivedSum, type KnownSum, nameOf } from './derivedSums';
import type { Differences } from './differences';
import { type IsAllowed, type Related, Relations } from './relations';
import { setsWithSum } from './sums';
import type { Work } from './work';

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
  readonly demands: ConstraintSink;
  /** By cell: the digits that are allowed. */
  readonly masks: Int32Array;
  /** The sets of as many cells as digits whose digits differ. */
  readonly houses: readonly (readonly Cell[])[];
  /** All sums that were told. */
  readonly sums: readonly DerivedSum[];
  /** The sums in which no cell counts twice. */
  readonly known: readonly KnownSum[];
  /** The steps that demands took since the last call. */
  stepsTaken(): number;
  /** `more`: sums that follow from those that were told. Yields the steps that it took since the last time. */
  propagators(more: readonly DerivedSum[]): Work<Propagators>;
}

/** `differences` are those of the cells so far; demands add to them. */
export function gathering(geometry: Geometry, cellCount: number, differences: Differences): Gathering {
  const { size } = geometry;
  const masks = new Int32Array(cellCount).fill(2 ** size - 1);
  const { differ } = differences;
  const sets: { cells: readonly Cell[]; sets: readonly DigitMask[] }[] = [];
  const relations = new Relations(size, cellCount);
  const sums: DerivedSum[] = [];
  const known: KnownSum[] = [];
  const slow: (() => Propagator)[] = [];
  const contents: { cells: readonly Cell[]; wanted: readonly Wanted[] }[] = [];
  const houses: (readonly Cell[])[] = [];

  let steps = 0;
  const demands: ConstraintSink = {
    geometry,
    different(cells) {
      steps += cells.length ** 2;
      differences.add(cells);
      if (cells.length === size) houses.push(cells);
    },
    allow(cell, mask) {
      masks[cell] &= mask;
    },
    related(a, b, isAllowed) {
      steps += relations.add(a, b, isAllowed);
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
      slow.push(() => readBy(cells, machine()));
    },
    fill(cells, possible) {
      slow.push(() => new Filling(cells, possible()));
    },
    contain(cells, wanted) {
      contents.push({ cells, wanted });
    },
  };

  function* propagators(more: readonly DerivedSum[]): Work<Propagators> {
    const linear: Propagator[] = [];
    const done = new Set<string>();
    const setsOfSum = new Map<string, readonly DigitMask[]>();
    for (const { terms, total } of [...sums, ...more]) {
      const name = nameOf(terms) + total;
      if (done.has(name)) continue;
      done.add(name);
      yield SUM_STEPS;
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
      if (!isCage || terms.length < 2 || !hasFewSets(size, cells.length)) continue;
      const key = `${cells.length} ${total / weight}`;
      const possible = setsOfSum.get(key) ?? setsWithSum(size, cells.length, total / weight);
      if (!setsOfSum.has(key)) yield possible.length * size;
      setsOfSum.set(key, possible);
      sets.push({ cells, sets: possible });
    }
    const different = new Map<Related['there'], Related>();
    const pairs: Propagator[] = [];
    for (const [a, b, related] of relations) {
      let own = related;
      if (differ(a, b)) {
        own = different.get(related.there) ?? relations.ofDifferent(related);
        different.set(related.there, own);
      }
      pairs.push(new Pair(a, b, own.there, own.back));
      yield size;
    }
    const ofSets: Propagator[] = [];
    // The quick ones first.
    for (const { cells, sets: possible } of sets.sort((a, b) => a.cells.length - b.cells.length)) {
      ofSets.push(setsOf(cells, possible, differences.onlookers(cells)));
      yield cellCount + possible.length;
    }
    const contains: Propagator[] = [];
    for (const { cells, wanted } of contents) {
      contains.push(new Contains(cells, wanted, differences.onlookers(cells)));
      yield cellCount;
    }
    const slowOnes: Propagator[] = [];
    for (const make of slow) {
      slowOnes.push(make());
      yield SLOW_STEPS;
    }
    return { pairs, sets: ofSets, contains, linear, slow: slowOnes };
  }

  function stepsTaken(): number {
    const taken = steps;
    steps = 0;
    return taken;
  }

  return { demands, masks, houses, sums, known, stepsTaken, propagators };
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

/** About as many steps as a sum takes. */
const SUM_STEPS = 50;

/** About as many as an automaton takes in the largest grid. */
const SLOW_STEPS = 20_000;

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

/** Converts constraints to propagators: constraints on the same cells become as few propagators as possible. */

import type { Geometry } from '../../geometry';
import type { Cell, DigitMask } from '../../numbers';
import { type Constraint, digitWith, type IsAllowed, type RequiredDigits, type Term } from '../../rules/constraint';
import { setsWithSum } from '../../rules/kinds/sums';
import { type RelationPair, Relations } from '../../rules/relations';
import { Contains } from './contains';
import { type DerivedSum, type KnownSum, sumKeyOf } from './derivedSums';
import type { Differences } from './differences';
import { setsOf } from './digitSets';
import { Filling } from './filling';
import { Linear } from './linear';
import { readBy } from './loopAutomatonPropagator';
import { PairPropagator } from './pair';
import type { Propagator } from './state';
import type { SearchWork } from './work';

/** Propagators, fast ones first. */
export interface Propagators {
  readonly pairs: readonly Propagator[];
  readonly sets: readonly Propagator[];
  readonly contains: readonly Propagator[];
  readonly linear: readonly Propagator[];
  readonly slow: readonly Propagator[];
}

/** Gathers constraints. Add all of them, then call {@link Gathering.propagators} once. */
export interface Gathering {
  /** Adds a constraint. Returns the approximate number of steps. */
  add(constraint: Constraint): number;
  /** By cell: the allowed digits. */
  readonly masks: Int32Array;
  /** Sets of N cells whose digits differ. */
  readonly houses: readonly (readonly Cell[])[];
  /** All sums that were added. */
  readonly sums: readonly DerivedSum[];
  /** The sums in which no cell has more than one term. */
  readonly known: readonly KnownSum[];
  /** `more`: sums that follow from the added ones. Yields the number of steps since the last yield. */
  propagators(more: readonly DerivedSum[]): SearchWork<Propagators>;
}

/** `differences`: the known differences of the cells; constraints add to them. */
export function gathering(geometry: Geometry, cellCount: number, differences: Differences): Gathering {
  const { size } = geometry;
  const masks = new Int32Array(cellCount).fill(2 ** size - 1);
  const { differ } = differences;
  const sets: { cells: readonly Cell[]; sets: readonly DigitMask[] }[] = [];
  const relations = new Relations(size, cellCount);
  const sums: DerivedSum[] = [];
  const known: KnownSum[] = [];
  const slow: (() => Propagator)[] = [];
  const contents: { cells: readonly Cell[]; wanted: readonly RequiredDigits[] }[] = [];
  const houses: (readonly Cell[])[] = [];

  function add(constraint: Constraint): number {
    switch (constraint.kind) {
      case 'allDifferent': {
        const { cells } = constraint;
        differences.add(cells);
        if (cells.length === size) houses.push(cells);
        return cells.length ** 2;
      }
      case 'domain':
        masks[constraint.cell] &= constraint.digits;
        return 0;
      case 'relation':
        return relations.add(...constraint.cells, constraint.isAllowed);
      case 'digitSets':
        sets.push(constraint);
        return 0;
      case 'sum': {
        const { total } = constraint;
        const terms = merged(constraint.terms);
        sums.push({ terms, total });
        if (terms.every(({ weight }) => weight === 1)) known.push({ cells: terms.map(({ cell }) => cell), total });
        return 0;
      }
      case 'automaton':
        slow.push(() => readBy(constraint.cells, constraint.automaton()));
        return 0;
      case 'between':
        slow.push(() => new Filling(constraint.cells, constraint.sets()));
        return 0;
      case 'count':
        contents.push(constraint);
        return 0;
    }
  }

  function* propagators(more: readonly DerivedSum[]): SearchWork<Propagators> {
    const linear: Propagator[] = [];
    const done = new Set<string>();
    const setsOfSum = new Map<string, readonly DigitMask[]>();
    for (const { terms, total } of [...sums, ...more]) {
      const name = sumKeyOf(terms) + total;
      if (done.has(name)) continue;
      done.add(name);
      yield SUM_STEPS;
      const cells = terms.map(({ cell }) => cell);
      if (terms.length === 0) {
        if (total !== 0) masks[0] = 0; // no digits can satisfy it
        continue;
      }
      const { weight } = terms[0];
      const isCage = terms.every(each => each.weight === weight) && differences.allDiffer(cells);
      if (terms.length === 1) masks[cells[0]] &= digitWith(size, terms[0], total);
      else if (terms.length === 2) relations.add(cells[0], cells[1], withSum(terms[0], terms[1], total));
      else if (!isCage || !hasFewSets(size, cells.length)) linear.push(new Linear(terms, total, differ));
      if (!isCage || terms.length < 2 || !hasFewSets(size, cells.length)) continue;
      const key = `${cells.length} ${total / weight}`;
      const possible = setsOfSum.get(key) ?? setsWithSum(size, cells.length, total / weight);
      if (!setsOfSum.has(key)) yield possible.length * size;
      setsOfSum.set(key, possible);
      sets.push({ cells, sets: possible });
    }
    const different = new Map<RelationPair['there'], RelationPair>();
    const pairs: Propagator[] = [];
    for (const [a, b, related] of relations) {
      let own = related;
      if (differ(a, b)) {
        own = different.get(related.there) ?? relations.ofDifferent(related);
        different.set(related.there, own);
      }
      pairs.push(new PairPropagator(a, b, own.there, own.back));
      yield size;
    }
    const ofSets: Propagator[] = [];
    // Fast ones first.
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

  return { add, masks, houses, sums, known, propagators };
}

/** Each cell once, ascending, without cells of weight 0. */
function merged(terms: readonly Term[]): Term[] {
  const found: { readonly cell: Cell; weight: number }[] = [];
  for (const { cell, weight } of [...terms].sort((a, b) => a.cell - b.cell)) {
    const last = found.at(-1);
    if (last?.cell === cell) last.weight += weight;
    else found.push({ cell, weight });
  }
  return found.filter(({ weight }) => weight !== 0);
}

/** Approximate number of steps for a sum. */
const SUM_STEPS = 50;

/** Approximate number of steps for an automaton in the largest grid. */
const SLOW_STEPS = 20_000;

/** Whether all sets of `count` digits with a sum can be listed. In large grids there are thousands. */
const hasFewSets = (size: number, count: number) => size <= 9 || count <= 5;

const withSum =
  (one: Term, two: Term, total: number): IsAllowed =>
  (a, b) =>
    one.weight * a + two.weight * b === total;

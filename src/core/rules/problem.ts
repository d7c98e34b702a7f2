/** Makes a problem for the solver of a grid with rules: what rules demand of the same cells becomes as few propagators as it can. */

import type { Grid } from '../grid';
import type { Cell, Digit, DigitMask } from '../numbers';
import { Automaton } from '../solver/propagation/automaton';
import { Contains } from '../solver/propagation/contains';
import { DigitSet, type Onlooker } from '../solver/propagation/digitSet';
import { Filling } from '../solver/propagation/filling';
import { Linear, type Term } from '../solver/propagation/linear';
import { Pair, type Relation, relationOf } from '../solver/propagation/pair';
import { SameDigits } from '../solver/propagation/sameDigits';
import type { Problem } from '../solver/propagation/search';
import type { Propagator } from '../solver/propagation/state';
import type { Demands } from './demands';
import { derivedSums, type KnownSum } from './derivedSums';
import { demandAll, type Rule } from './rule';

/** A cell that sees fewer of a set is of little use to it. */
const MOST_UNSEEN = 4;

type IsAllowed = (a: Digit, b: Digit) => boolean;

/** The problem of a grid with rules. */
export function problemOf({ geometry, digits, allowed }: Grid, rules: readonly Rule[]): Problem {
  const { size, cellCount } = geometry;
  const all = 2 ** size - 1;
  const masks = Int32Array.from(digits, (digit, cell) => (digit > 0 ? 1 << (digit - 1) : (allowed?.[cell] ?? all)));
  const peers = geometry.peersOf.map(cells => new Set(cells));
  const sets: { cells: readonly Cell[]; sets: readonly DigitMask[] }[] = [];
  const relations = new Map<number, IsAllowed[]>();
  const sums: { terms: readonly Term[]; total: number }[] = [];
  const known: KnownSum[] = [];
  const propagators: Propagator[] = [];
  const houses: (readonly Cell[])[] = geometry.houses.map(({ cells }) => [...cells]);

  const demands: Demands = {
    geometry,
    different(cells) {
      for (const a of cells) for (const b of cells) if (a !== b) peers[a].add(b);
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
      propagators.push(new Automaton(cells, machine));
    },
    fill(cells, possible) {
      propagators.push(new Filling(cells, possible));
    },
    contain(cells, wanted) {
      propagators.push(new Contains(cells, wanted));
    },
  };
  demandAll(rules, demands);

  const differ = (a: Cell, b: Cell) => peers[a].has(b);
  const isSet = (terms: readonly Term[]) =>
    terms.every(({ weight }) => weight === 1) &&
    sets.some(({ cells }) => cells.length === terms.length && terms.every(({ cell }) => cells.includes(cell)));
  const own = houses.length;
  for (const { terms, total } of [...sums, ...derivedSums(geometry, houses.slice(0, own), known)]) {
    if (terms.length === 0) {
      if (total !== 0) masks[0] = 0; // cannot be kept by any digits
    } else if (terms.length === 1) demands.allow(terms[0].cell, digitWith(size, terms[0], total));
    else if (terms.length === 2) demands.related(terms[0].cell, terms[1].cell, withSum(terms[0], terms[1], total));
    else if (terms.length > 2 && !isSet(terms)) propagators.push(new Linear(terms, total, differ));
  }
  const tables = new Map<string, Relation>();
  for (const [key, functions] of relations) {
    const [a, b] = [Math.floor(key / cellCount), key % cellCount];
    const mustDiffer = differ(a, b);
    const relation = relationOf(size, (x, y) => (!mustDiffer || x !== y) && functions.every(each => each(x, y)));
    const name = relation.join();
    tables.set(name, tables.get(name) ?? relation);
    propagators.push(new Pair(a, b, tables.get(name)!));
  }
  const onlookers = (cells: readonly Cell[]): Onlooker[] =>
    Array.from({ length: cellCount }, (_, cell): Onlooker => {
      const unseen = [...cells.keys()].filter(i => !differ(cell, cells[i]));
      return { cell, unseen, seen: cells.length - unseen.length };
    }).filter(({ cell, seen, unseen }) => seen > 1 && unseen.length <= MOST_UNSEEN && !cells.includes(cell));
  for (const { cells, sets: possible } of sets) propagators.push(new DigitSet(cells, possible, onlookers(cells)));
  const weights = Float64Array.from(masks, () => 1);
  for (const { cells } of propagators) for (const cell of cells) weights[cell] += 1 / cells.length;
  for (const cells of houses) propagators.push(new DigitSet(cells, [all], onlookers(cells)));
  for (const [i, one] of houses.entries()) {
    for (const other of houses.slice(i + 1)) {
      const rest = one.filter(cell => !other.includes(cell));
      if (rest.length < size - 1)
        propagators.push(
          new SameDigits(
            rest,
            other.filter(cell => !one.includes(cell)),
          ),
        );
    }
  }
  return {
    size,
    allowed: masks,
    rules: propagators,
    peersOf: peers.map(cells => Uint16Array.from(cells).sort()),
    weights,
  };
}

/** The digit that alone has the sum. */
function digitWith(size: number, { weight }: Term, total: number): DigitMask {
  const digit = total / weight;
  return Number.isInteger(digit) && digit >= 1 && digit <= size ? 1 << (digit - 1) : 0;
}

const withSum =
  (one: Term, two: Term, total: number): IsAllowed =>
  (a, b) =>
    one.weight * a + two.weight * b === total;

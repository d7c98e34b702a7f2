/** Relations of pairs of cells, as tables of digits. */

import type { Cell, DigitMask } from '../numbers';
import type { IsAllowed } from './constraint';

/** By digit, from 1: the digits that the other cell may have, as a mask. */
export type DigitRelation = Uint32Array;

/** The relation of `a` to `b` in a puzzle of a size. */
export function relationOf(size: number, isAllowed: IsAllowed): DigitRelation {
  const relation = new Uint32Array(size + 1);
  for (let a = 1; a <= size; a++) for (let b = 1; b <= size; b++) if (isAllowed(a, b)) relation[a] |= 1 << (b - 1);
  return relation;
}

/** The relation seen from the other cell. */
export function inverseRelation(relation: DigitRelation): DigitRelation {
  const back = new Uint32Array(relation.length);
  for (let a = 1; a < relation.length; a++)
    for (let rest = relation[a]; rest !== 0; rest &= rest - 1) back[32 - Math.clz32(rest & -rest)] |= 1 << (a - 1);
  return back;
}

/** The digits that are compatible with at least one of these. */
export function image(relation: DigitRelation, mask: DigitMask): DigitMask {
  let all = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) all |= relation[32 - Math.clz32(rest & -rest)];
  return all;
}

/** A relation, and its inverse. */
export interface RelationPair {
  readonly there: DigitRelation;
  readonly back: DigitRelation;
}

/**
 * By size and function: the tables of relations. There are few sizes. The functions depend only on their arguments, and
 * the map does not keep them alive. Most rules use one function for thousands of pairs.
 */
const known = new Map<number, WeakMap<IsAllowed, RelationPair>>();

/** The tables of a relation, computed once for each size and function. */
export function relationTablesOf(size: number, isAllowed: IsAllowed): RelationPair {
  const ofSize = known.get(size) ?? new WeakMap<IsAllowed, RelationPair>();
  known.set(size, ofSize);
  const before = ofSize.get(isAllowed);
  if (before) return before;
  const there = relationOf(size, isAllowed);
  const tables = { there, back: inverseRelation(there) };
  ofSize.set(isAllowed, tables);
  return tables;
}

/** The digits that both allow. */
function both(one: RelationPair, other: RelationPair): RelationPair {
  // Many lines through the same two cells usually add nothing to the first one.
  if (one.there.every((mask, digit) => (mask & ~other.there[digit]) === 0)) return one;
  const and = (a: DigitRelation, b: DigitRelation) => a.map((mask, digit) => mask & b[digit]);
  return { there: and(one.there, other.there), back: and(one.back, other.back) };
}

const isDifferent: IsAllowed = (a, b) => a !== b;

/** Relations of pairs of cells. Several relations of one pair are combined. */
export class Relations {
  private readonly byPair = new Map<number, RelationPair>();

  constructor(
    private readonly size: number,
    private readonly cellCount: number,
  ) {}

  /** Adds a relation. Returns the approximate number of steps. */
  add(a: Cell, b: Cell, isAllowed: IsAllowed): number {
    const isKnown = known.get(this.size)?.has(isAllowed);
    const key = Math.min(a, b) * this.cellCount + Math.max(a, b);
    const { there, back } = relationTablesOf(this.size, isAllowed);
    const before = this.byPair.get(key);
    const own = a < b ? { there, back } : { there: back, back: there };
    this.byPair.set(key, before ? both(before, own) : own);
    return isKnown ? this.size : this.size ** 2;
  }

  /** All pairs, the lower cell first. */
  *[Symbol.iterator](): Generator<readonly [a: Cell, b: Cell, related: RelationPair]> {
    for (const [key, related] of this.byPair) yield [Math.floor(key / this.cellCount), key % this.cellCount, related];
  }

  /** The same relation for cells with different digits. */
  ofDifferent(related: RelationPair): RelationPair {
    return both(related, relationTablesOf(this.size, isDifferent));
  }
}

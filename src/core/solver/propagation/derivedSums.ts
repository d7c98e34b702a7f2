/**
 * Sums that follow from others. The cells of a house have a known sum. So the house cells outside its whole cages have
 * one too (innies), and so do the cage cells outside the house (outies). Adjacent houses are also combined.
 */

import type { Geometry } from '../../geometry';
import type { Cell } from '../../numbers';
import type { Term } from '../../rules/constraint';

/** Distinct cells with a known sum. */
export interface KnownSum {
  readonly cells: readonly Cell[];
  readonly total: number;
}

/** A sum that follows from others. */
export interface DerivedSum {
  readonly terms: readonly Term[];
  readonly total: number;
}

/** The limit for cells of a sum. Sums of more cells are of little use. */
const MOST_CELLS = 8;

/** The limit for sums. More sums take more time than they save. */
const MOST_SUMS = 30;

/** The derived sums with few cells, shortest first. */
export function derivedSums(
  { size, cellCount }: Geometry,
  houses: readonly (readonly Cell[])[],
  known: readonly KnownSum[],
): DerivedSum[] {
  if (known.length === 0) return [];
  const sums = withoutOverlaps(known);
  const sumOf = new Int16Array(cellCount).fill(-1);
  for (const [index, { cells }] of sums.entries()) for (const cell of cells) sumOf[cell] = index;
  const found: DerivedSum[] = [];
  const isInside = new Uint8Array(cellCount);
  const inside = new Uint8Array(sums.length);
  for (const run of runs(size, houses)) {
    isInside.fill(0);
    inside.fill(0);
    const left = { cells: 0, total: 0 };
    for (const house of run) {
      if (house.some(cell => isInside[cell] === 1)) break; // the houses overlap
      for (const cell of house) {
        isInside[cell] = 1;
        if (sumOf[cell] >= 0) inside[sumOf[cell]]++;
        else left.cells++;
      }
      left.total += (size * (size + 1)) / 2;
      const derived = beside(sums, inside, left, isInside, sumOf);
      if (derived) found.push(derived);
    }
  }
  return firstOf(found.sort((a, b) => a.terms.length - b.terms.length));
}

/** The first sums, without duplicates, at most {@link MOST_SUMS}. */
function firstOf(found: readonly DerivedSum[]): DerivedSum[] {
  const kept = new Map<string, DerivedSum>();
  for (let i = 0; i < found.length && kept.size < MOST_SUMS; i++) {
    const name = sumKeyOf(found[i].terms);
    if (!kept.has(name)) kept.set(name, found[i]);
  }
  return [...kept.values()];
}

/** A key that is equal for equal terms in the same order. */
export function sumKeyOf(terms: readonly Term[]): string {
  let name = '';
  for (let i = 0; i < terms.length; i++) name += `${terms[i].cell}*${terms[i].weight} `;
  return name;
}

/**
 * The sum that remains when the known sums with at least half of their cells inside are subtracted. `left`: the number
 * of cells inside that are in no known sum, and the sum of all cells inside.
 */
function beside(
  sums: readonly KnownSum[],
  inside: ArrayLike<number>,
  left: { readonly cells: number; readonly total: number },
  isInside: ArrayLike<number>,
  sumOf: ArrayLike<number>,
): DerivedSum | undefined {
  let count = left.cells;
  let total = left.total;
  for (let s = 0; s < sums.length && count <= MOST_CELLS; s++) {
    const { length } = sums[s].cells;
    if (2 * inside[s] < length) count += inside[s];
    else {
      count += length - inside[s];
      total -= sums[s].total;
    }
  }
  if (count === 0 || count > MOST_CELLS) return undefined;
  const terms: Term[] = [];
  for (let cell = 0; cell < isInside.length; cell++) {
    const s = sumOf[cell];
    const isTaken = s >= 0 && inside[s] > 0 && 2 * inside[s] >= sums[s].cells.length;
    if (isInside[cell] === 1 ? !isTaken : isTaken) terms.push({ cell, weight: isTaken ? -1 : 1 });
  }
  return { terms, total };
}

/** Sums of which no two share a cell, shortest first. */
function withoutOverlaps(known: readonly KnownSum[]): KnownSum[] {
  const taken = new Set<Cell>();
  const kept: KnownSum[] = [];
  for (const sum of [...known].sort((a, b) => a.cells.length - b.cells.length)) {
    if (sum.cells.length === 0 || sum.cells.some(cell => taken.has(cell))) continue;
    for (const cell of sum.cells) taken.add(cell);
    kept.push(sum);
  }
  return kept;
}

/** Combined houses: the first 3 * N houses in runs of adjacent ones; other houses alone. */
function* runs(size: number, houses: readonly (readonly Cell[])[]): Generator<readonly (readonly Cell[])[]> {
  for (let kind = 0; kind < 3; kind++)
    for (let first = 0; first < size; first++) yield houses.slice(kind * size + first, (kind + 1) * size);
  for (const house of houses.slice(3 * size)) yield [house];
}

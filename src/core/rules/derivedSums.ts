/**
 * Sums that follow from others: the cells of a house have a known sum, so those that are left over beside whole cages have one too
 * (innies), and so have those of cages that stick out (outies). Houses side by side are taken together.
 */

import type { Geometry } from '../geometry';
import type { Cell } from '../numbers';
import type { Term } from '../solver/propagation/linear';

/** Cells with different places whose sum is known. */
export interface KnownSum {
  readonly cells: readonly Cell[];
  readonly total: number;
}

/** Sums of more cells are of little use. */
const MOST_CELLS = 9;

/** More sums take more time than they save. */
const MOST_SUMS = 40;

/** The sums that follow, each with few cells. */
export function derivedSums(
  { size }: Geometry,
  houses: readonly (readonly Cell[])[],
  known: readonly KnownSum[],
): { terms: readonly Term[]; total: number }[] {
  if (known.length === 0) return [];
  const disjoint = withoutOverlaps(known);
  const ofHouse = (size * (size + 1)) / 2;
  const found = new Map<string, { terms: readonly Term[]; total: number }>();
  for (const group of areas(size, houses)) {
    const cells = new Set(group.flat());
    if (cells.size !== group.length * size) continue; // houses that cross
    let total = ofHouse * group.length;
    const weights = new Map<Cell, number>([...cells].map(cell => [cell, 1]));
    for (const sum of disjoint) {
      const inside = sum.cells.filter(cell => cells.has(cell)).length;
      if (2 * inside < sum.cells.length || inside === 0) continue;
      total -= sum.total;
      for (const cell of sum.cells) weights.set(cell, (weights.get(cell) ?? 0) - 1);
    }
    const terms = [...weights].filter(([, weight]) => weight !== 0).map(([cell, weight]) => ({ cell, weight }));
    if (terms.length === 0 || terms.length > MOST_CELLS) continue;
    const key = terms
      .map(({ cell, weight }) => `${cell}:${weight}`)
      .sort()
      .join();
    found.set(key, { terms, total });
  }
  return [...found.values()].sort((a, b) => a.terms.length - b.terms.length).slice(0, MOST_SUMS);
}

/** Sums of which no two share a cell, the shortest first. */
function withoutOverlaps(known: readonly KnownSum[]): KnownSum[] {
  const taken = new Set<Cell>();
  const kept: KnownSum[] = [];
  for (const sum of [...known].sort((a, b) => a.cells.length - b.cells.length)) {
    if (sum.cells.some(cell => taken.has(cell))) continue;
    for (const cell of sum.cells) taken.add(cell);
    kept.push(sum);
  }
  return kept;
}

/** Groups of houses: runs of rows, of columns and of boxes, the first 3 * N houses; other houses alone. */
function* areas(size: number, houses: readonly (readonly Cell[])[]): Generator<readonly (readonly Cell[])[]> {
  for (let kind = 0; kind < 3; kind++) {
    const ofKind = houses.slice(kind * size, (kind + 1) * size);
    for (let first = 0; first < ofKind.length; first++)
      for (let last = first; last < ofKind.length; last++) yield ofKind.slice(first, last + 1);
  }
  for (const house of houses.slice(3 * size)) yield [house];
}

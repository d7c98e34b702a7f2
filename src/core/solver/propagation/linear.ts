/** Cells whose digits, each times a weight, have a sum: cages that may repeat digits, arrows, innies and outies, little killers. */

import type { Cell, DigitMask } from '../../numbers';
import type { Propagator, State } from './state';

/** A cell in a sum, with its weight, which is not 0. A cell is there once. */
export interface Term {
  readonly cell: Cell;
  readonly weight: number;
}

/** Cells with one weight whose digits all differ, so that their sum is known better than from each cell alone. */
interface Group {
  readonly cells: readonly Cell[];
  readonly weight: number;
  /** What is known of it now: sums of the least and the greatest digits of the cells, */
  sumOfLeast: number;
  sumOfMost: number;
  /** and of the lowest and highest different digits, of one cell less than there are. */
  lowest: number;
  highest: number;
  /** What it adds to the whole. */
  low: number;
  high: number;
}

type Change = 'none' | 'some' | 'broken';

export class Linear implements Propagator {
  readonly cells: readonly Cell[];
  private readonly groups: readonly Group[];

  /** `differ` tells of cells whose digits must differ. */
  constructor(
    private readonly terms: readonly Term[],
    private readonly total: number,
    private readonly differ: (a: Cell, b: Cell) => boolean,
  ) {
    this.cells = terms.map(({ cell }) => cell);
    this.groups = groupsOf(terms, differ);
  }

  propagate(state: State): boolean {
    for (;;) {
      const change = this.once(state);
      if (change !== 'some') return change === 'none';
    }
  }

  private once(state: State): Change {
    const { masks } = state;
    let low = 0;
    let high = 0;
    const { groups } = this;
    for (let g = 0; g < groups.length; g++) {
      const group = groups[g];
      if (!measure(group, masks)) return 'broken';
      low += group.low;
      high += group.high;
    }
    if (low > this.total || high < this.total) return 'broken';
    if (low === high) return 'none';
    // Where the whole sum may move further than any digit moves it, nothing follows.
    const room = Math.min(this.total - low, high - this.total);
    let change: Change = 'none';
    let open = 0;
    for (let g = 0; g < groups.length; g++) {
      const group = groups[g];
      const { cells, weight } = group;
      for (let i = 0; i < cells.length; i++) {
        const mask = masks[cells[i]];
        if ((mask & (mask - 1)) === 0) continue;
        open++;
        if (cells.length === 1 && (highestOf(mask) - lowestOf(mask)) * Math.abs(weight) <= room) continue;
        // The digits for which the other cells can make up the sum.
        const least = Math.max(group.sumOfLeast - lowestOf(mask), group.lowest);
        const most = Math.min(group.sumOfMost - highestOf(mask), group.highest);
        const restLow = low - group.low + (weight > 0 ? weight * least : weight * most);
        const restHigh = high - group.high + (weight > 0 ? weight * most : weight * least);
        const a = (this.total - restHigh) / weight;
        const b = (this.total - restLow) / weight;
        const within = from(Math.ceil(Math.min(a, b))) & ~from(Math.floor(Math.max(a, b)) + 1);
        if ((mask & ~within) === 0) continue;
        if (!state.keep(cells[i], within)) return 'broken';
        change = 'some';
      }
    }
    return change === 'none' && open === 2 ? this.lastTwo(state) : change;
  }

  /** With two open cells, each candidate needs one of the other cell. */
  private lastTwo(state: State): Change {
    const { masks } = state;
    let rest = this.total;
    const open: Term[] = [];
    for (const term of this.terms) {
      const mask = masks[term.cell];
      if ((mask & (mask - 1)) === 0) rest -= term.weight * highestOf(mask);
      else open.push(term);
    }
    const [one, two] = open;
    const mustDiffer = this.differ(one.cell, two.cell);
    let ofOne = 0;
    let ofTwo = 0;
    for (let left = masks[one.cell]; left !== 0; left &= left - 1) {
      const digit = lowestOf(left);
      const other = (rest - one.weight * digit) / two.weight;
      if (!Number.isInteger(other) || other < 1 || other > state.size || (mustDiffer && other === digit)) continue;
      const bit = 1 << (other - 1);
      if ((masks[two.cell] & bit) === 0) continue;
      ofOne |= left & -left;
      ofTwo |= bit;
    }
    return ofOne !== 0 && state.keep(one.cell, ofOne) && state.keep(two.cell, ofTwo) ? 'none' : 'broken';
  }
}

/** Terms in groups, the largest first that are found by taking cells in order. */
function groupsOf(terms: readonly Term[], differ: (a: Cell, b: Cell) => boolean): Group[] {
  const groups: { cells: Cell[]; weight: number }[] = [];
  for (const { cell, weight } of terms) {
    const group = groups.find(each => each.weight === weight && each.cells.every(other => differ(cell, other)));
    if (group) group.cells.push(cell);
    else groups.push({ cells: [cell], weight });
  }
  return groups.map(group => ({
    ...group,
    ...{ sumOfLeast: 0, sumOfMost: 0, lowest: 0, highest: 0, low: 0, high: 0 },
  }));
}

/** Finds out what a group adds at least and at most. False where its cells have not enough digits. */
function measure(group: Group, masks: ArrayLike<DigitMask>): boolean {
  const { cells, weight } = group;
  let all = 0;
  let sumOfLeast = 0;
  let sumOfMost = 0;
  for (let i = 0; i < cells.length; i++) {
    const mask = masks[cells[i]];
    all |= mask;
    sumOfLeast += lowestOf(mask);
    sumOfMost += highestOf(mask);
  }
  let lowest = 0;
  let highest = 0;
  let least = sumOfLeast;
  let most = sumOfMost;
  if (cells.length > 1) {
    let up = all;
    let down = all;
    for (let i = 1; i < cells.length; i++) {
      lowest += lowestOf(up);
      up &= up - 1;
      highest += highestOf(down);
      down ^= 1 << (highestOf(down) - 1);
    }
    if (up === 0) return false;
    least = Math.max(least, lowest + lowestOf(up));
    most = Math.min(most, highest + highestOf(down));
  }
  group.sumOfLeast = sumOfLeast;
  group.sumOfMost = sumOfMost;
  group.lowest = lowest;
  group.highest = highest;
  group.low = weight > 0 ? weight * least : weight * most;
  group.high = weight > 0 ? weight * most : weight * least;
  return true;
}

const lowestOf = (mask: DigitMask) => 32 - Math.clz32(mask & -mask);
const highestOf = (mask: DigitMask) => 32 - Math.clz32(mask);

/** All digits from one on. */
const from = (digit: number): DigitMask => (digit <= 1 ? -1 : digit > 31 ? 0 : -1 << (digit - 1));

/** Cells with a weighted sum of digits: cages that may repeat digits, arrows, innies and outies, little killers. */

import type { Cell, DigitMask } from '../../numbers';
import type { Term } from '../../rules/constraint';
import type { Propagator, SearchState } from './state';

/** Cells with one weight whose digits all differ, so that bounds of their sum are tighter than the sum of single bounds. */
interface Group {
  readonly cells: readonly Cell[];
  readonly weight: number;
  /** The current bounds: the lowest and the highest different digits that fit, one per cell, and the union of all candidates. */
  lowest: DigitMask;
  highest: DigitMask;
  all: DigitMask;
}

/** Up to this number of open cells, all combinations of their digits are tried. */
const FEW = 3;

type Change = 'none' | 'some' | 'broken';

export class Linear implements Propagator {
  readonly cells: readonly Cell[];
  private readonly groups: readonly Group[];
  /** The indices of open terms, if there are few. */
  private readonly open = new Int32Array(FEW);
  private openCount = 0;
  /** By open term: the digits for which the others can make up the rest. */
  private readonly kept = new Int32Array(FEW);
  /** At index of a term * number of terms + index of another: whether their digits must differ. */
  private readonly differs: Uint8Array;
  /** The lowest and the highest sum of all cells. */
  private low = 0;
  private high = 0;

  /** `differ`: whether the digits of two cells must differ. */
  constructor(
    private readonly terms: readonly Term[],
    private readonly total: number,
    differ: (a: Cell, b: Cell) => boolean,
  ) {
    this.cells = terms.map(({ cell }) => cell);
    this.groups = groupsOf(terms, differ);
    const count = terms.length;
    this.differs = new Uint8Array(count * count);
    for (let a = 0; a < count; a++)
      for (let b = 0; b < count; b++) if (differ(terms[a].cell, terms[b].cell)) this.differs[a * count + b] = 1;
  }

  propagate(state: SearchState): boolean {
    for (;;) {
      const rest = this.findOpen(state.masks);
      if (this.openCount === 0) return rest === 0;
      if (this.openCount <= FEW) return this.tryAll(state, rest);
      const change = this.narrow(state);
      if (change !== 'some') return change === 'none';
    }
  }

  /** Finds the open cells, and returns the sum that is left for them. */
  private findOpen(masks: ArrayLike<DigitMask>): number {
    const { terms, open } = this;
    let rest = this.total;
    let count = 0;
    for (let t = 0; t < terms.length && count <= FEW; t++) {
      const mask = masks[terms[t].cell];
      if ((mask & (mask - 1)) === 0) rest -= terms[t].weight * highestOf(mask);
      else if (count++ < FEW) open[count - 1] = t;
    }
    this.openCount = count;
    return rest;
  }

  /** Keeps the digits for which the others can make up the sum, judging by the bounds. */
  private narrow(state: SearchState): Change {
    const { masks } = state;
    const { groups, total } = this;
    if (!this.measure(masks)) return 'broken';
    const up = total - this.low;
    const down = this.high - total;
    if (up < 0 || down < 0) return 'broken';
    let change: Change = 'none';
    for (let g = 0; g < groups.length; g++) {
      const { cells, weight, lowest, highest, all } = groups[g];
      const size = Math.abs(weight);
      // The distance that digits may have from the lowest ones, and from the highest ones.
      const above = Math.floor((weight > 0 ? up : down) / size);
      const below = Math.floor((weight > 0 ? down : up) / size);
      if (above >= state.size && below >= state.size) continue;
      for (let i = 0; i < cells.length; i++) {
        const mask = masks[cells[i]];
        if ((mask & (mask - 1)) === 0) continue;
        // Without this cell, the others need one digit fewer, at the end of a run of consecutive digits that displaced
        // each other.
        const last = runUp(lowest, all, mask & -mask) + above;
        const first = runDown(highest, all, 1 << (highestOf(mask) - 1)) - below;
        const within = from(first) & ~from(last + 1);
        if ((mask & ~within) === 0) continue;
        if (!state.keep(cells[i], within)) return 'broken';
        change = 'some';
      }
    }
    return change;
  }

  /** Computes the bounds of the sum. False if some cells do not have enough digits. */
  private measure(masks: ArrayLike<DigitMask>): boolean {
    const { groups } = this;
    this.low = 0;
    this.high = 0;
    for (let g = 0; g < groups.length; g++) {
      const group = groups[g];
      const { cells, weight } = group;
      let all = 0;
      for (let i = 0; i < cells.length; i++) all |= masks[cells[i]];
      let lowest = 0;
      let highest = 0;
      let least = 0;
      let most = 0;
      for (let i = 0; i < cells.length; i++) {
        const mask = masks[cells[i]];
        const above = all & ~lowest & -(mask & -mask);
        const below = all & ~highest & (-1 >>> Math.clz32(mask));
        if (above === 0 || below === 0) return false;
        const digit = lowestOf(above);
        const other = highestOf(below);
        lowest |= above & -above;
        highest |= 1 << (other - 1);
        least += digit;
        most += other;
      }
      group.lowest = lowest;
      group.highest = highest;
      group.all = all;
      this.low += weight * (weight > 0 ? least : most);
      this.high += weight * (weight > 0 ? most : least);
    }
    return true;
  }

  /** Keeps the digits of the few open cells that occur in a combination with the sum. */
  private tryAll(state: SearchState, rest: number): boolean {
    const { open, kept, terms, openCount } = this;
    kept.fill(0);
    if (openCount === 1) kept[0] = digitWith(state.size, terms[open[0]].weight, rest);
    else if (openCount === 2) this.keepTwo(state, rest);
    else this.keepThree(state, rest);
    for (let i = 0; i < openCount; i++) if (!state.keep(terms[open[i]].cell, kept[i])) return false;
    return true;
  }

  private keepTwo({ masks, size }: SearchState, rest: number): void {
    const { open, terms } = this;
    this.pairUp(size, 0, masks[terms[open[0]].cell], masks[terms[open[1]].cell], rest);
  }

  /** Tries each digit of the first cell. */
  private keepThree({ masks, size }: SearchState, rest: number): void {
    const { open, terms, kept } = this;
    const { cell, weight } = terms[open[0]];
    const second = masks[terms[open[1]].cell];
    const third = masks[terms[open[2]].cell];
    const isSecondOther = this.mustDiffer(0, 1);
    const isThirdOther = this.mustDiffer(0, 2);
    for (let left = masks[cell]; left !== 0; left &= left - 1) {
      const bit = left & -left;
      const ofSecond = isSecondOther ? second & ~bit : second;
      const ofThird = isThirdOther ? third & ~bit : third;
      if (this.pairUp(size, 1, ofSecond, ofThird, rest - weight * lowestOf(bit))) kept[0] |= bit;
    }
  }

  /** Keeps the digits of an open cell and the next one that have this sum, in addition to earlier ones. Returns whether there are any. */
  private pairUp(size: number, at: number, ofOne: DigitMask, ofOther: DigitMask, rest: number): boolean {
    const { open, terms, kept } = this;
    const { weight } = terms[open[at]];
    const otherWeight = terms[open[at + 1]].weight;
    const mustDiffer = this.mustDiffer(at, at + 1);
    let isFound = false;
    for (let left = ofOne; left !== 0; left &= left - 1) {
      const bit = left & -left;
      let other = ofOther & digitWith(size, otherWeight, rest - weight * lowestOf(bit));
      if (mustDiffer) other &= ~bit;
      if (other === 0) continue;
      kept[at] |= bit;
      kept[at + 1] |= other;
      isFound = true;
    }
    return isFound;
  }

  /** Whether two open cells must have different digits. */
  private mustDiffer(one: number, other: number): boolean {
    return this.differs[this.open[one] * this.terms.length + this.open[other]] === 1;
  }
}

/** The digit for which one cell of this weight gives the sum, as a mask; 0 if there is none. */
function digitWith(size: number, weight: number, sum: number): DigitMask {
  const digit = weight === 1 ? sum : weight === -1 ? -sum : sum / weight;
  return digit >= 1 && digit <= size && Number.isInteger(digit) ? 1 << (digit - 1) : 0;
}

/** Groups the terms greedily in their order, largest groups first. */
function groupsOf(terms: readonly Term[], differ: (a: Cell, b: Cell) => boolean): Group[] {
  const groups: { cells: Cell[]; weight: number }[] = [];
  for (const { cell, weight } of terms) {
    const group = groups.find(each => each.weight === weight && each.cells.every(other => differ(cell, other)));
    if (group) group.cells.push(cell);
    else groups.push({ cells: [cell], weight });
  }
  return groups.map(({ cells, weight }) => ({ cells, weight, lowest: 0, highest: 0, all: 0 }));
}

/** The end of the run of consecutive digits above a digit, within the available digits. */
function runUp(taken: DigitMask, all: DigitMask, bit: DigitMask): number {
  const gaps = all & ~taken & -bit;
  return highestOf(gaps === 0 ? taken : taken & ((gaps & -gaps) - 1));
}

/** The end of the run of consecutive digits below a digit. */
function runDown(taken: DigitMask, all: DigitMask, bit: DigitMask): number {
  const gaps = all & ~taken & (bit - 1);
  return lowestOf(taken & (gaps === 0 ? -1 : ~(-1 >>> Math.clz32(gaps))));
}

const lowestOf = (mask: DigitMask) => 32 - Math.clz32(mask & -mask);
const highestOf = (mask: DigitMask) => 32 - Math.clz32(mask);

/** All digits from this one on. */
const from = (digit: number): DigitMask => (digit <= 1 ? -1 : digit > 31 ? 0 : -1 << (digit - 1));

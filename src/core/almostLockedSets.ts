/**
 * Almost locked sets: n cells of a house that have n + 1 candidates in total. If the cells do not contain one of these
 * digits, they contain all the others: the set is locked. The techniques decide how sets are linked and what follows.
 */

import { type CellSet, cellSet, countBits } from './cellSet';
import { type Geometry, type House, shareBox } from './geometry';
import { bitOf } from './grid';
import type { Cell, Digit, DigitMask } from './numbers';
import type { Pausable } from './pausing';
import { deriving, type Position, seenByAll } from './position';

/** An almost locked set of a position. */
export class AlmostLockedSet {
  /** The cells as a set. */
  readonly set: CellSet;
  private readonly holders: CellSet[] = [];
  private readonly observers: CellSet[] = [];

  constructor(
    private readonly position: Position,
    /** Ascending. */
    readonly cells: readonly Cell[],
    /** The candidates of all cells together. */
    readonly mask: DigitMask,
  ) {
    this.set = cellSet(position.geometry, cells);
  }

  /** Whether it is one cell with two candidates. Some techniques leave these out. */
  get isBivalueCell(): boolean {
    return this.cells.length === 1;
  }

  /** The cells of the set that can hold a digit. */
  cellsWith(digit: Digit): CellSet {
    this.holders[digit] ??= this.set.and(this.position.cellsWith[digit]);
    return this.holders[digit];
  }

  /**
   * The cells outside the set that can hold a digit and see every cell of the set that can hold it. Empty if no cell of
   * the set can.
   */
  buddies(digit: Digit): CellSet {
    this.observers[digit] ??= this.findBuddies(digit);
    return this.observers[digit];
  }

  private findBuddies(digit: Digit): CellSet {
    const { geometry, candidates, cellsWith } = this.position;
    const bit = bitOf(digit);
    if ((this.mask & bit) === 0) return cellSet(geometry);
    const holders = this.cells.filter(cell => (candidates[cell] & bit) !== 0);
    return seenByAll(geometry, holders).and(cellsWith[digit]);
  }
}

/** All almost locked sets of a position, without duplicates, by ascending number of cells. */
export const almostLockedSetsIn = deriving(function* (position): Pausable<readonly AlmostLockedSet[]> {
  const { geometry, digits, candidates } = position;
  const most = largestSet(geometry.size);
  const bySize: AlmostLockedSet[][] = Array.from({ length: most + 1 }, () => []);
  for (const house of geometry.boxesFirst) {
    const empty = Array.from(house.cells).filter(cell => digits[cell] === 0);
    forEachAlmostLocked(geometry, candidates, house, empty, most, (cells, mask) => {
      bySize[cells.length].push(new AlmostLockedSet(position, cells, mask));
    });
    yield undefined;
  }
  return bySize.flat();
});

/**
 * Calls `found` for every almost locked set among the `eligible` cells of a house, with at most `most` cells, in lexicographic
 * order. Omits sets of a line that lie in one box, because the box has them too.
 */
export function forEachAlmostLocked(
  geometry: Geometry,
  candidates: ArrayLike<DigitMask>,
  house: House,
  eligible: readonly Cell[],
  most: number,
  found: (cells: Cell[], mask: DigitMask) => void,
): void {
  const chosen: Cell[] = [];
  const extend = (from: number, mask: DigitMask) => {
    for (let i = from; i < eligible.length; i++) {
      const together = mask | candidates[eligible[i]];
      const count = countBits(together);
      if (count > most + 1) continue;
      chosen.push(eligible[i]);
      const isKnown = house.kind !== 'box' && shareBox(geometry, chosen);
      if (count === chosen.length + 1 && !isKnown) found(chosen.slice(), together);
      if (chosen.length < most) extend(i + 1, together);
      chosen.pop();
    }
  };
  extend(0, 0);
}

/** The largest number of cells of a set: all but one of a house, or fewer in large houses, where the search would take too long. */
function largestSet(size: number): number {
  return size <= 9 ? size - 1 : 4;
}

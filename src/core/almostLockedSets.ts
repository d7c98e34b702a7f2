/**
 * Almost locked sets: n cells of a house with n + 1 candidates among them. As soon as one of these digits is known not to be
 * in them, each of the others must be: the set is locked. What links two sets, and what follows, is up to the techniques.
 */

import { type CellSet, cellSet, countBits } from './cellSet';
import type { Geometry, House } from './geometry';
import { bitOf } from './grid';
import type { Cell, Digit, DigitMask } from './numbers';
import type { Pausable } from './pausing';
import { deriving, type Position, seenByAll } from './position';

export class AlmostLockedSet {
  /** The cells again, as a set. */
  readonly set: CellSet;
  private readonly holders: CellSet[] = [];
  private readonly observers: CellSet[] = [];

  constructor(
    private readonly position: Position,
    /** Ascending. */
    readonly cells: readonly Cell[],
    /** The candidates of all cells together, bit d-1 for digit d. */
    readonly mask: DigitMask,
  ) {
    this.set = cellSet(position.geometry, cells);
  }

  /** Whether it is one cell with two candidates: some techniques leave these out. */
  get isBivalueCell(): boolean {
    return this.cells.length === 1;
  }

  /** Its cells that can hold a digit. */
  cellsWith(digit: Digit): CellSet {
    this.holders[digit] ??= this.set.and(this.position.cellsWith[digit]);
    return this.holders[digit];
  }

  /** The cells outside that can hold a digit and see every cell of the set that can; none when no cell of the set can. */
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

/** Every almost locked set of a position, each once, those with fewer cells first. */
export const almostLockedSets = deriving(function* (position): Pausable<readonly AlmostLockedSet[]> {
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
 * Calls `found` for every almost locked set of some cells of a house, up to so many cells, in lexicographic order. Left out
 * are those of a line that lie in one box: the box has them too.
 */
export function forEachAlmostLocked(
  { boxOf }: Geometry,
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
      const isKnown = house.kind !== 'box' && chosen.every(cell => boxOf[cell] === boxOf[chosen[0]]);
      if (count === chosen.length + 1 && !isKnown) found(chosen.slice(), together);
      if (chosen.length < most) extend(i + 1, together);
      chosen.pop();
    }
  };
  extend(0, 0);
}

/** How many cells a set may have. All but one of a house; fewer where a house has so many that the search would not end. */
function largestSet(size: number): number {
  return size <= 9 ? size - 1 : 4;
}

/**
 * Cells with different digits which together are one of some sets: the digits of a house, of a cage with a sum, or of a line of
 * consecutive digits.
 */

import type { Cell, DigitMask } from '../../numbers';
import { excludeFromOnlookers, type Onlooker } from './onlooker';
import type { Propagator, State } from './state';

export class DigitSet implements Propagator {
  /** By index of a cell: its candidates in one of the sets, and those in any of them. */
  private readonly left: Int32Array;
  private readonly kept: Int32Array;

  /** `sets`: what the cells together may be. Each has as many digits as there are cells. */
  constructor(
    readonly cells: readonly Cell[],
    private readonly sets: readonly DigitMask[],
    private readonly onlookers: readonly Onlooker[],
  ) {
    this.left = new Int32Array(cells.length);
    this.kept = new Int32Array(cells.length);
  }

  propagate(state: State): boolean {
    return this.sets.length === 1 ? this.keepSet(state, this.sets[0]) : this.keepSets(state);
  }

  /** With one set, a digit that has one place is there. */
  private keepSet(state: State, set: DigitMask): boolean {
    const { masks } = state;
    const { cells, onlookers } = this;
    // Digits with a place, those with two, and those of solved cells.
    let once = 0;
    let twice = 0;
    let solved = 0;
    for (let i = 0; i < cells.length; i++) {
      const mask = masks[cells[i]];
      twice |= once & mask;
      once |= mask;
      if ((mask & (mask - 1)) === 0) solved |= mask;
    }
    if ((set & ~once) !== 0) return false;
    const single = set & ~twice & ~solved;
    if (single !== 0 || once !== set) {
      for (let i = 0; i < cells.length; i++) {
        const only = masks[cells[i]] & single;
        if ((only & (only - 1)) !== 0) return false; // two digits that must be here
        if (!state.keep(cells[i], only !== 0 ? only : set)) return false;
      }
    }
    return onlookers.length === 0 || excludeFromOnlookers(state, cells, onlookers, set & twice & ~solved);
  }

  /** With several sets, each is tried as far as it leads. */
  private keepSets(state: State): boolean {
    const { masks } = state;
    const { cells, sets, left, kept } = this;
    let once = 0;
    let solved = 0;
    for (let i = 0; i < cells.length; i++) {
      const mask = masks[cells[i]];
      once |= mask;
      if ((mask & (mask - 1)) === 0) solved |= mask;
    }
    let required = -1;
    kept.fill(0);
    for (let s = 0; s < sets.length; s++) {
      const set = sets[s];
      if ((set & ~once) !== 0 || (solved & ~set) !== 0 || !this.fits(masks, set)) continue;
      required &= set;
      let missing = required & ~solved;
      for (let i = 0; i < cells.length; i++) {
        kept[i] |= left[i];
        missing |= masks[cells[i]] & ~kept[i];
      }
      if (missing === 0) return true; // other sets can only keep more
    }
    for (let i = 0; i < cells.length; i++) if (!state.keep(cells[i], kept[i])) return false;
    return excludeFromOnlookers(state, cells, this.onlookers, required & ~solved);
  }

  /** Finds what is left for each cell with this set, by digits with one place and cells with one digit. False where nothing is. */
  private fits(masks: ArrayLike<DigitMask>, set: DigitMask): boolean {
    const { cells, left } = this;
    for (let i = 0; i < cells.length; i++) left[i] = masks[cells[i]] & set;
    for (let isChanged = true; isChanged; ) {
      isChanged = false;
      let once = 0;
      let twice = 0;
      let solved = 0;
      for (let i = 0; i < left.length; i++) {
        const mask = left[i];
        twice |= once & mask;
        once |= mask;
        if ((mask & (mask - 1)) !== 0) continue;
        if (mask === 0 || (solved & mask) !== 0) return false;
        solved |= mask;
      }
      if (once !== set) return false;
      const single = set & ~twice & ~solved;
      if ((single | (twice & solved)) === 0) return true;
      for (let i = 0; i < left.length; i++) {
        const mask = left[i];
        if ((mask & (mask - 1)) === 0) continue;
        const only = mask & single;
        if ((only & (only - 1)) !== 0) return false;
        left[i] = only !== 0 ? only : mask & ~solved;
        isChanged = true;
      }
    }
    return true;
  }
}

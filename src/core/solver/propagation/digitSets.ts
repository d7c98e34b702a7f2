/**
 * Cells with different digits that together are one of several sets: the cells of a cage with a sum, or of a line of consecutive digits.
 *
 * Searches of killers spend most of their time here. So sets are tried in the open cells only, two and three of them without a
 * loop over cells, and four and five without one if no cell and no digit of a set has only one possibility.
 */

import { countBits } from '../../cellSet';
import type { Cell, DigitMask } from '../../numbers';
import { DigitSet } from './digitSet';
import { excludeFromOnlookers, type Onlookers } from './onlookers';
import type { Propagator, SearchState } from './state';

/** Makes a propagator that limits these cells to one of the sets, each with as many digits as there are cells. */
export function setsOf(cells: readonly Cell[], sets: readonly DigitMask[], onlookers: Onlookers): Propagator {
  return sets.length === 1 ? new DigitSet(cells, sets[0], onlookers) : new DigitSets(cells, sets, onlookers);
}

class DigitSets implements Propagator {
  readonly steps: number;
  private readonly sets: readonly DigitMask[];
  /** The open cells, and by index of an open cell: its candidates, those that one set leaves, and those that any set leaves. */
  private readonly open: Uint16Array;
  private readonly candidates: Int32Array;
  private readonly left: Int32Array;
  private readonly kept: Int32Array;

  constructor(
    readonly cells: readonly Cell[],
    sets: readonly DigitMask[],
    private readonly onlookers: Onlookers,
  ) {
    this.sets = unlikeFirst(sets);
    this.steps = sets.length * cells.length;
    this.open = new Uint16Array(cells.length);
    this.candidates = new Int32Array(cells.length);
    this.left = new Int32Array(cells.length);
    this.kept = new Int32Array(cells.length);
  }

  /** Tries each set in the open cells and draws its conclusions. */
  propagate(state: SearchState): boolean {
    const { masks } = state;
    const { cells, open, candidates } = this;
    let count = 0;
    let solved = 0;
    let all = 0;
    for (let i = 0; i < cells.length; i++) {
      const mask = masks[cells[i]];
      if ((mask & (mask - 1)) !== 0) {
        all |= mask;
        candidates[count] = mask;
        open[count++] = cells[i];
      } else if ((solved & mask) !== 0) return false;
      else solved |= mask;
    }
    if (count === 0) return this.sets.includes(solved);
    let required: DigitMask;
    if (count === 2) required = this.keepTwo(solved);
    else if (count === 3) required = this.keepThree(solved, all & ~solved);
    else if (count === 4 || count === 5) required = this.keepFive(count, solved, all & ~solved);
    else required = this.keepMany(count, solved, all & ~solved);
    const { kept } = this;
    for (let i = 0; i < count; i++) if (kept[i] !== candidates[i] && !state.keep(open[i], kept[i])) return false;
    return excludeFromOnlookers(state, this.onlookers, required);
  }

  /** Finds the candidates that are left for two open cells, and returns the digits that they certainly contain. */
  private keepTwo(solved: DigitMask): DigitMask {
    const { sets, kept, candidates } = this;
    const [one, two] = candidates;
    let required = -1;
    let ofOne = 0;
    let ofTwo = 0;
    for (let s = 0; s < sets.length; s++) {
      const set = sets[s];
      if ((solved & ~set) !== 0) continue;
      const both = set & ~solved;
      const low = both & -both;
      const high = both ^ low;
      const isUp = (one & low) !== 0 && (two & high) !== 0;
      const isDown = (one & high) !== 0 && (two & low) !== 0;
      if (!isUp && !isDown) continue;
      required &= both;
      if (isUp) {
        ofOne |= low;
        ofTwo |= high;
      }
      if (isDown) {
        ofOne |= high;
        ofTwo |= low;
      }
    }
    kept[0] = ofOne;
    kept[1] = ofTwo;
    return required;
  }

  /** Like {@link keepTwo}, for three cells. */
  private keepThree(solved: DigitMask, all: DigitMask): DigitMask {
    const { sets, kept, candidates } = this;
    const one = candidates[0];
    const two = candidates[1];
    const three = candidates[2];
    let required = -1;
    let ofOne = 0;
    let ofTwo = 0;
    let ofThree = 0;
    for (let s = 0; s < sets.length; s++) {
      const set = sets[s];
      const rest = set & ~solved;
      if ((solved & ~set) !== 0 || (rest & ~all) !== 0) continue;
      let fits = false;
      // Decides which of the two orders of the digits after the first one fit.
      for (let left = one & rest; left !== 0; left &= left - 1) {
        const digit = left & -left;
        const both = rest ^ digit;
        const low = both & -both;
        const high = both ^ low;
        const isUp = (two & low) !== 0 && (three & high) !== 0;
        const isDown = (two & high) !== 0 && (three & low) !== 0;
        if (!isUp && !isDown) continue;
        fits = true;
        ofOne |= digit;
        if (isUp) {
          ofTwo |= low;
          ofThree |= high;
        }
        if (isDown) {
          ofTwo |= high;
          ofThree |= low;
        }
      }
      if (!fits) continue;
      required &= rest;
      if (ofOne === one && ofTwo === two && ofThree === three && required === 0) break;
    }
    kept[0] = ofOne;
    kept[1] = ofTwo;
    kept[2] = ofThree;
    return required;
  }

  /** Like {@link keepTwo}, for four or five cells. */
  private keepFive(count: number, solved: DigitMask, all: DigitMask): DigitMask {
    const { sets, candidates, left, kept } = this;
    const c0 = candidates[0];
    const c1 = candidates[1];
    const c2 = candidates[2];
    const c3 = candidates[3];
    const c4 = count === 5 ? candidates[4] : 0;
    let k0 = 0;
    let k1 = 0;
    let k2 = 0;
    let k3 = 0;
    let k4 = 0;
    let required = -1;
    for (let s = 0; s < sets.length; s++) {
      const set = sets[s];
      const rest = set & ~solved;
      if ((solved & ~set) !== 0 || (rest & ~all) !== 0) continue;
      const l0 = c0 & rest;
      const l1 = c1 & rest;
      const l2 = c2 & rest;
      const l3 = c3 & rest;
      const l4 = c4 & rest;
      const twice = (l0 & l1) | ((l0 | l1) & l2) | ((l0 | l1 | l2) & l3) | ((l0 | l1 | l2 | l3) & l4);
      // If no digit has only one place, and no cell only one digit, nothing follows within this set.
      if (
        twice === rest &&
        (l0 & (l0 - 1)) !== 0 &&
        (l1 & (l1 - 1)) !== 0 &&
        (l2 & (l2 - 1)) !== 0 &&
        (l3 & (l3 - 1)) !== 0 &&
        (count === 4 || (l4 & (l4 - 1)) !== 0)
      ) {
        k0 |= l0;
        k1 |= l1;
        k2 |= l2;
        k3 |= l3;
        k4 |= l4;
      } else {
        if (!this.fits(count, rest)) continue;
        k0 |= left[0];
        k1 |= left[1];
        k2 |= left[2];
        k3 |= left[3];
        if (count === 5) k4 |= left[4];
      }
      required &= rest;
      if (required === 0 && k0 === c0 && k1 === c1 && k2 === c2 && k3 === c3 && k4 === c4) break;
    }
    kept[0] = k0;
    kept[1] = k1;
    kept[2] = k2;
    kept[3] = k3;
    if (count === 5) kept[4] = k4;
    return required;
  }

  /** Like {@link keepTwo}, for any number of cells. */
  private keepMany(count: number, solved: DigitMask, all: DigitMask): DigitMask {
    const { sets, candidates, left, kept } = this;
    let required = -1;
    for (let i = 0; i < count; i++) kept[i] = 0;
    for (let s = 0; s < sets.length; s++) {
      const set = sets[s];
      const rest = set & ~solved;
      if ((solved & ~set) !== 0 || (rest & ~all) !== 0 || !this.fits(count, rest)) continue;
      required &= rest;
      let missing = required;
      for (let i = 0; i < count; i++) {
        kept[i] |= left[i];
        missing |= candidates[i] & ~kept[i];
      }
      if (missing === 0) break; // other sets could only keep more
    }
    return required;
  }

  /**
   * Finds the candidates that are left for each open cell with this set, by digits with one place and cells with one digit. False if there
   * are none.
   */
  private fits(count: number, set: DigitMask): boolean {
    const { candidates, left } = this;
    for (let i = 0; i < count; i++) left[i] = candidates[i] & set;
    for (let isChanged = true; isChanged; ) {
      isChanged = false;
      let once = 0;
      let twice = 0;
      let solved = 0;
      for (let i = 0; i < count; i++) {
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
      for (let i = 0; i < count; i++) {
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

/**
 * Reorders the sets so that some disjoint ones come first. If all of these fit, the search soon knows that no digit is
 * required.
 */
function unlikeFirst(sets: readonly DigitMask[]): DigitMask[] {
  const others = [...sets];
  const first: DigitMask[] = [];
  for (let common = -1; common !== 0 && others.length > 0; ) {
    let best = 0;
    for (let i = 1; i < others.length; i++)
      if (countBits(common & others[i]) < countBits(common & others[best])) best = i;
    if ((common & others[best]) === common) break;
    common &= others[best];
    first.push(others[best]);
    others[best] = others[others.length - 1];
    others.pop();
  }
  return [...first, ...others];
}

/**
 * A row or column in which the digits between the lowest and the highest one have a sum. Tries each pair of places for these two with
 * each set of digits that has the sum and fits between them.
 */

import type { Cell, DigitMask } from '../../numbers';
import type { Propagator, SearchState } from './state';

export class Filling implements Propagator {
  readonly steps: number;
  /** By place: the candidates that no set has kept so far. */
  private readonly missing: Int32Array;

  /** `cells` are a house. `sets`: by number of digits between the two, the sets of digits that have the sum. */
  constructor(
    readonly cells: readonly Cell[],
    private readonly sets: readonly (readonly DigitMask[])[],
  ) {
    this.missing = new Int32Array(cells.length);
    // A set is tried from each place at which it fits between two others.
    const tried = sets.reduce((sum, { length }, between) => sum + length * Math.max(0, cells.length - 1 - between), 0);
    this.steps = tried * cells.length;
  }

  propagate(state: SearchState): boolean {
    const { masks, size } = state;
    const { cells, missing } = this;
    const lowest = 1;
    const highest = 1 << (size - 1);
    const ends = lowest | highest;
    const inner = (2 ** size - 1) & ~ends;
    for (let i = 0; i < size; i++) missing[i] = masks[cells[i]];
    for (let a = 0; a < size; a++) {
      const first = masks[cells[a]] & ends;
      if (first === 0) continue;
      for (let b = a + 1; b < size; b++) {
        const second = masks[cells[b]] & ends;
        const ofA =
          (first & lowest && second & highest ? lowest : 0) | (first & highest && second & lowest ? highest : 0);
        if (ofA === 0) continue;
        const ofB = ofA === ends ? ends : ends & ~ofA;
        let isAtEnds = ((missing[a] & ofA) | (missing[b] & ofB)) !== 0;
        let between = inner & this.missingIn(a + 1, b);
        let outside = inner & (this.missingIn(0, a) | this.missingIn(b + 1, size));
        for (const set of this.sets[b - a - 1]) {
          const rest = inner & ~set;
          // Most sets keep only candidates that others keep too.
          if (!isAtEnds && (between & set) === 0 && (outside & rest) === 0) continue;
          if (!this.fits(masks, a, b, set, rest)) continue;
          missing[a] &= ~ofA;
          missing[b] &= ~ofB;
          isAtEnds = false;
          for (let i = 0; i < size; i++) if (i !== a && i !== b) missing[i] &= ~(i > a && i < b ? set : rest);
          between = inner & this.missingIn(a + 1, b);
          outside = inner & (this.missingIn(0, a) | this.missingIn(b + 1, size));
          if (between === 0 && outside === 0) break;
        }
      }
    }
    for (let i = 0; i < size; i++) if (!state.keep(cells[i], masks[cells[i]] & ~missing[i])) return false;
    return true;
  }

  /** The candidates of the cells from one place up to another that no set has kept so far. */
  private missingIn(from: number, to: number): DigitMask {
    let all = 0;
    for (let i = from; i < to; i++) all |= this.missing[i];
    return all;
  }

  /** Whether the cells in between can have the digits of a set, and the others the rest. */
  private fits(masks: ArrayLike<DigitMask>, a: number, b: number, set: DigitMask, rest: DigitMask): boolean {
    const { cells } = this;
    let between = 0;
    let outside = 0;
    for (let i = 0; i < cells.length; i++) {
      if (i === a || i === b) continue;
      const isBetween = i > a && i < b;
      const left = masks[cells[i]] & (isBetween ? set : rest);
      if (left === 0) return false;
      if (isBetween) between |= left;
      else outside |= left;
    }
    return between === set && outside === rest;
  }
}

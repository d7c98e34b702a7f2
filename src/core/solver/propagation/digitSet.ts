/**
 * Cells with different digits which together are one of some sets: the digits of a house, of a cage with a sum, or of a line of
 * consecutive digits.
 */

import type { Cell, DigitMask } from '../../numbers';
import type { Propagator, State } from './state';

/** A cell outside that sees some of the cells. */
export interface Onlooker {
  readonly cell: Cell;
  /** How many it sees. */
  readonly seen: number;
  /** The indices of those that it does not see. */
  readonly unseen: readonly number[];
}

export class DigitSet implements Propagator {
  /**
   * `sets`: what the cells together may be. Each has as many digits as there are cells. `others`: the cells that see at least two of
   * them, without themselves, each with the places of those that it sees.
   */
  constructor(
    readonly cells: readonly Cell[],
    private readonly sets: readonly DigitMask[],
    private readonly others: readonly Onlooker[],
  ) {}

  propagate(state: State): boolean {
    const { masks } = state;
    const { cells, sets } = this;
    // Digits with a place, and those with two.
    let once = 0;
    let twice = 0;
    for (let i = 0; i < cells.length; i++) {
      const mask = masks[cells[i]];
      twice |= once & mask;
      once |= mask;
    }
    let possible = 0;
    let required = -1;
    for (let s = 0; s < sets.length; s++) {
      const set = sets[s];
      if ((set & ~once) !== 0) continue;
      let isPossible = true;
      for (let i = 0; i < cells.length && isPossible; i++) isPossible = (masks[cells[i]] & set) !== 0;
      if (!isPossible) continue;
      possible |= set;
      required &= set;
    }
    if (possible === 0) return false;
    const single = required & once & ~twice;
    const isNarrowed = (once & ~possible) !== 0;
    if (!isNarrowed && single === 0) return this.excludeFromOthers(state, required & twice);
    for (let i = 0; i < cells.length; i++) {
      const cell = cells[i];
      const mask = masks[cell];
      const only = mask & single;
      if ((only & (only - 1)) !== 0) return false; // two digits that must be here
      const left = only !== 0 ? only : mask & possible;
      if (left !== mask && !state.keep(cell, left)) return false;
    }
    return this.excludeFromOthers(state, required & twice & ~single);
  }

  /** A digit that must be here is in no cell that sees all its places. */
  private excludeFromOthers(state: State, required: DigitMask): boolean {
    const { masks } = state;
    const { cells, others } = this;
    if (required === 0 || others.length === 0) return true;
    for (let i = 0; i < others.length; i++) {
      const { cell, seen, unseen } = others[i];
      let out = masks[cell] & required;
      if (out === 0) continue;
      for (let j = 0; j < unseen.length && out !== 0; j++) out &= ~masks[cells[unseen[j]]];
      if (out !== 0 && seen > 0 && !state.keep(cell, ~out)) return false;
    }
    return true;
  }
}

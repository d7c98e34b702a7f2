/**
 * Cells with different digits which together are one of some sets: the digits of a house, of a cage with a sum, or of a line of
 * consecutive digits.
 */

import type { Cell, DigitMask } from '../../numbers';
import type { Propagator, State } from './state';

/** A cell outside that sees some of the cells. */
export interface Onlooker {
  readonly cell: Cell;
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
    let possible = 0;
    let required = -1;
    for (let s = 0; s < sets.length; s++) {
      const set = sets[s];
      if ((set & ~once) !== 0 || (solved & ~set) !== 0) continue;
      let isPossible = true;
      const count = (once & ~set) === 0 ? 0 : cells.length;
      for (let i = 0; i < count && isPossible; i++) isPossible = (masks[cells[i]] & set) !== 0;
      if (!isPossible) continue;
      possible |= set;
      required &= set;
    }
    if (possible === 0) return false;
    const single = required & ~twice & ~solved;
    if (single !== 0 || (once & ~possible) !== 0) {
      for (let i = 0; i < cells.length; i++) {
        const mask = masks[cells[i]];
        const only = mask & single;
        if ((only & (only - 1)) !== 0) return false; // two digits that must be here
        const left = only !== 0 ? only : mask & possible;
        if (left !== mask && !state.keep(cells[i], left)) return false;
      }
    }
    return this.others.length === 0 || this.excludeFromOthers(state, required & twice);
  }

  /** A digit that must be here is in no cell that sees all its places. */
  private excludeFromOthers(state: State, required: DigitMask): boolean {
    const { masks } = state;
    const { cells, others } = this;
    if (required === 0) return true;
    for (let i = 0; i < others.length; i++) {
      const { cell, unseen } = others[i];
      let out = masks[cell] & required;
      if (out === 0) continue;
      for (let j = 0; j < unseen.length && out !== 0; j++) out &= ~masks[cells[unseen[j]]];
      if (out !== 0 && !state.keep(cell, ~out)) return false;
    }
    return true;
  }
}

/** Cells with different digits that together are one set: the cells of a house, or of a cage with one possible set. */

import type { Cell, DigitMask } from '../../numbers';
import { excludeFromOnlookers, type Onlookers } from './onlookers';
import type { Propagator, SearchState } from './state';

export class DigitSet implements Propagator {
  /** `set`: the digits of all cells together, as many as there are cells. */
  constructor(
    readonly cells: readonly Cell[],
    private readonly set: DigitMask,
    private readonly onlookers: Onlookers,
  ) {}

  /** Places a digit that has only one place. */
  propagate(state: SearchState): boolean {
    const { masks } = state;
    const { cells, set, onlookers } = this;
    // Digits with a place, digits with two, and digits of solved cells.
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
        if ((only & (only - 1)) !== 0) return false; // two digits that must be in this cell
        if (!state.keep(cells[i], only !== 0 ? only : set)) return false;
      }
    }
    return excludeFromOnlookers(state, onlookers, set & twice & ~solved);
  }
}

/**
 * Two groups of cells with the same digits in any order: the parts of two houses outside their common cells. A digit
 * whose only places in one house are the common cells is in no other cell of both, as with locked candidates.
 */

import type { Cell } from '../../numbers';
import type { Propagator, SearchState } from './state';

export class SameDigits implements Propagator {
  readonly cells: readonly Cell[];
  readonly waitsForSolved = true;

  constructor(
    private readonly ones: readonly Cell[],
    private readonly others: readonly Cell[],
  ) {
    this.cells = [...ones, ...others];
  }

  propagate(state: SearchState): boolean {
    const { masks } = state;
    const { ones, others } = this;
    let ofOnes = 0;
    let ofOthers = 0;
    for (let i = 0; i < ones.length; i++) ofOnes |= masks[ones[i]];
    for (let i = 0; i < others.length; i++) ofOthers |= masks[others[i]];
    if (ofOnes === ofOthers) return true;
    const both = ofOnes & ofOthers;
    if ((ofOnes & ~both) !== 0) for (let i = 0; i < ones.length; i++) if (!state.keep(ones[i], both)) return false;
    if ((ofOthers & ~both) !== 0)
      for (let i = 0; i < others.length; i++) if (!state.keep(others[i], both)) return false;
    return true;
  }
}

/** Cells that must contain certain digits: the digits of a quad, or one of each class of digits. */

import type { Cell } from '../../numbers';
import type { RequiredDigits } from '../../rules/constraint';
import { excludeFromOnlookers, type Onlookers } from './onlookers';
import type { Propagator, SearchState } from './state';

export class Contains implements Propagator {
  private readonly wanted: readonly RequiredDigits[];

  /** The digits of different entries of `wanted` are disjoint, so their counts add up for cells that contain several of them. */
  constructor(
    readonly cells: readonly Cell[],
    wanted: readonly RequiredDigits[],
    private readonly onlookers: Onlookers,
  ) {
    this.wanted = unionsOf(wanted);
  }

  propagate(state: SearchState): boolean {
    const { masks } = state;
    const { cells, wanted, onlookers } = this;
    let required = 0;
    for (let w = 0; w < wanted.length; w++) {
      const { digits, count } = wanted[w];
      let able = 0;
      let present = 0;
      for (let i = 0; i < cells.length; i++) {
        const mask = masks[cells[i]] & digits;
        if (mask === 0) continue;
        able++;
        present |= mask;
      }
      if (able < count) return false;
      if ((present & (present - 1)) === 0) required |= present; // the only remaining digit of its class
      if (able > count) continue;
      for (let i = 0; i < cells.length; i++)
        if ((masks[cells[i]] & digits) !== 0 && !state.keep(cells[i], digits)) return false;
    }
    return excludeFromOnlookers(state, onlookers, required);
  }
}

/** Each entry, and the union of each subset of the entries. */
function unionsOf(wanted: readonly RequiredDigits[]): RequiredDigits[] {
  let unions: RequiredDigits[] = [];
  for (const one of wanted)
    unions = [
      ...unions,
      one,
      ...unions.map(({ digits, count }) => ({ digits: digits | one.digits, count: count + one.count })),
    ];
  return unions;
}

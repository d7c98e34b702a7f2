/** Cells among which certain digits must be: the digits of a quad, or one of each class of digits. */

import type { Cell, DigitMask } from '../../numbers';
import type { Propagator, State } from './state';

/** Digits of which at least `count` cells must have one. */
export interface Wanted {
  readonly digits: DigitMask;
  readonly count: number;
}

export class Contains implements Propagator {
  constructor(
    readonly cells: readonly Cell[],
    private readonly wanted: readonly Wanted[],
  ) {}

  propagate(state: State): boolean {
    const { masks } = state;
    for (const { digits, count } of this.wanted) {
      let able = 0;
      for (const cell of this.cells) if ((masks[cell] & digits) !== 0) able++;
      if (able < count) return false;
      if (able > count) continue;
      for (const cell of this.cells) if ((masks[cell] & digits) !== 0 && !state.keep(cell, digits)) return false;
    }
    return true;
  }
}

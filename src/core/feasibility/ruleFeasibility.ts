/** Tells whether a rule can still be kept as far as its own cells tell. */

import type { Geometry } from '../geometry';
import type { Cell } from '../numbers';
import type { Check } from '../rules/checks';

/** Whether cells can be filled. `digits` are theirs in order, 0 for an empty one. */
export type CanFill = (digits: Uint8Array) => boolean;

/** A rule and its cells, as if the grid had no others. */
export class RuleFeasibility implements Check {
  /** What was asked last: while a puzzle is typed, the cells of most rules stay as they are. */
  private readonly asked: Uint8Array;
  private answer = false;

  /** `cells` are those of the rule, each once. */
  constructor(
    private readonly geometry: Geometry,
    readonly cells: readonly Cell[],
    private readonly canFill: CanFill,
  ) {
    this.asked = new Uint8Array(cells.length);
  }

  /** Whether the empty cells cannot be filled, whatever stands elsewhere. With nothing filled and with everything filled, the answer is no. */
  readonly isBroken = (digits: ArrayLike<number>): boolean => {
    const { cells, asked } = this;
    let filled = 0;
    let isAsked = true;
    for (let i = 0; i < cells.length; i++) {
      const digit = digits[cells[i]];
      if (digit > 0) filled++;
      if (asked[i] === digit) continue;
      asked[i] = digit;
      isAsked = false;
    }
    if (!isAsked) this.answer = filled > 0 && filled < cells.length && !this.canFill(asked);
    return this.answer;
  };

  /** Whether two cells that see each other have the same digit. Such a conflict is told by itself. */
  hasConflict(digits: ArrayLike<number>): boolean {
    const { cells, geometry } = this;
    for (let i = 1; i < cells.length; i++) {
      const digit = digits[cells[i]];
      if (digit === 0) continue;
      for (let j = 0; j < i; j++)
        if (digits[cells[j]] === digit && geometry.peersOf[cells[i]].includes(cells[j])) return true;
    }
    return false;
  }
}

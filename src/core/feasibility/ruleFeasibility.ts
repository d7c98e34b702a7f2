/** Decides whether a rule can still be satisfied, judging only by its own cells. */

import type { Geometry } from '../geometry';
import type { Cell } from '../numbers';
import type { DigitCheck } from '../rules/checks';

/** Whether cells can be filled. `digits` are their digits in order, 0 for an empty cell. */
export type CanFill = (digits: Uint8Array) => boolean;

/** A rule and its cells, as if the grid had no others. */
export class RuleFeasibility implements DigitCheck {
  /**
   * The last query. It is often repeated, because the cells of most rules stay the same while the user types a puzzle.
   */
  private readonly asked: Uint8Array;
  private answer = false;

  /** `cells`: the cells of the rule, without duplicates. */
  constructor(
    private readonly geometry: Geometry,
    readonly cells: readonly Cell[],
    private readonly canFill: CanFill,
  ) {
    this.asked = new Uint8Array(cells.length);
  }

  /** Whether the empty cells cannot be filled, no matter what other cells hold. False if no cell is filled, and if all are. */
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

  /** Whether two cells that see each other have the same digit. Such a conflict is reported separately. */
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

/** Cells outside a set of cells that see most of it. */

import type { Cell, DigitMask } from '../../numbers';
import type { SearchState } from './state';

/** The maximum number of cells of the set that an onlooker does not see: one that sees fewer is of little use. */
export const MOST_UNSEEN = 3;

/** The onlookers of a set. Plain lists of cells, because every step of a search reads them. */
export interface Onlookers {
  /** Cells that see the whole set. */
  readonly ofAll: readonly Cell[];
  /**
   * Four cells for each of the other onlookers: the onlooker, then the cells of the set that it does not see, the last
   * one repeated.
   */
  readonly ofMost: readonly Cell[];
}

export const NO_ONLOOKERS: Onlookers = { ofAll: [], ofMost: [] };

/** Removes a required digit from each cell that sees all its places. False if a cell is left without candidates. */
export function excludeFromOnlookers(state: SearchState, { ofAll, ofMost }: Onlookers, required: DigitMask): boolean {
  if (required === 0) return true;
  const { masks } = state;
  for (let i = 0; i < ofAll.length; i++)
    if ((masks[ofAll[i]] & required) !== 0 && !state.keep(ofAll[i], ~required)) return false;
  for (let i = 0; i < ofMost.length; i += 4) {
    let out = masks[ofMost[i]] & required;
    if (out === 0) continue;
    out &= ~(masks[ofMost[i + 1]] | masks[ofMost[i + 2]] | masks[ofMost[i + 3]]);
    if (out !== 0 && !state.keep(ofMost[i], ~out)) return false;
  }
  return true;
}

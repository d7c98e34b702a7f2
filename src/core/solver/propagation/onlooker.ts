/** Cells outside a set of cells that see some of it. */

import type { Cell, DigitMask } from '../../numbers';
import type { State } from './state';

/** A cell outside that sees at least two of the cells. */
export interface Onlooker {
  readonly cell: Cell;
  /** The indices of the cells that it does not see. */
  readonly unseen: readonly number[];
}

/** A digit that must be among the cells is in no cell that sees all its places. False where a cell is left without candidates. */
export function excludeFromOnlookers(
  state: State,
  cells: readonly Cell[],
  onlookers: readonly Onlooker[],
  required: DigitMask,
): boolean {
  if (required === 0) return true;
  const { masks } = state;
  for (let i = 0; i < onlookers.length; i++) {
    const { cell, unseen } = onlookers[i];
    let out = masks[cell] & required;
    for (let j = 0; j < unseen.length && out !== 0; j++) out &= ~masks[cells[unseen[j]]];
    if (out !== 0 && !state.keep(cell, ~out)) return false;
  }
  return true;
}

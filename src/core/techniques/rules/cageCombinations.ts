/** The combinations of digits that cages can still have. */

import { bitOf, isSingle } from '../../grid';
import type { DigitMask } from '../../numbers';
import type { Position } from '../../position';
import type { Clue } from './clue';
import { cluesFor, masksOf } from './clueSteps';

/** A cage, or a line with sets of digits, and the sets that the candidates of its cells allow. */
export interface OpenCage {
  readonly clue: Clue;
  readonly sets: readonly DigitMask[];
  /** By index of a cell: its candidates, or its digit. */
  readonly masks: readonly DigitMask[];
}

/** The cages of a position that have empty cells. */
export function* openCages(position: Position): Generator<OpenCage> {
  if (!position.geometry.variant) return;
  const candidates = masksOf(position);
  for (const clue of cluesFor(position, 'cage')) {
    const { cells } = clue.subject;
    if (!clue.sets || cells.every(cell => position.digits[cell] !== 0)) continue;
    const masks = cells.map(cell => candidates[cell]);
    const all = masks.reduce((any, mask) => any | mask, 0);
    const solved = masks.reduce((any, mask) => (isSingle(mask) ? any | mask : any), 0);
    const isPossible = (set: DigitMask) =>
      (set & ~all) === 0 && (solved & ~set) === 0 && masks.every(mask => (mask & set) !== 0);
    yield { clue, sets: clue.sets.filter(isPossible), masks };
  }
}

/** The digits that all sets contain. */
export const inAll = (sets: readonly DigitMask[], size: number): DigitMask =>
  sets.reduce((all, set) => all & set, 2 ** size - 1);

/** The indices of the cells that can hold a digit. */
export const combinationPlacesOf = (masks: readonly DigitMask[], digit: number): number[] =>
  [...masks.keys()].filter(i => (masks[i] & bitOf(digit)) !== 0);

/** Detects whether a change means that the player has finished or restarted a puzzle. */

import { MARK_LAYERS } from '../../core/marks';
import type { Snapshot } from '../protocol/snapshot';

/**
 * The name under which the time of a puzzle is stored. It depends on the givens only, not on the title or on text
 * before the puzzle.
 */
export function nameForTime({ size, givens }: Snapshot): string {
  return `${size} ${givens.map(given => given.toString(36)).join('')}`;
}

/**
 * Whether a player has finished a puzzle by writing into these cells, even with a button such as Apply. It is not finished by a player
 * when it is opened, solved elsewhere, or filled again by Redo.
 */
export function isFinishedBy(before: Snapshot | undefined, after: Snapshot, written: readonly number[]): boolean {
  if (!before || before.isSolved || !after.isSolved) return false;
  return after.digits.every((digit, cell) => digit === before.digits[cell] || written.includes(cell));
}

/** Whether a puzzle was reset to its start. Undoing the only entry does not count. */
export function isRestarted(before: Snapshot | undefined, after: Snapshot): boolean {
  return before !== undefined && filledCountOf(after) === 0 && filledCountOf(before) > 1;
}

/**
 * The cell to go to after a change: one whose digit differs, otherwise one whose candidates or marks differ. `cursor`
 * if it is one of them, otherwise the first.
 */
export function changedCell(before: Snapshot, after: Snapshot, cursor: number): number | undefined {
  const layers = (of: Snapshot) => [of.digits, of.listed ?? [], ...MARK_LAYERS.map(layer => of.marks[layer])];
  const was = layers(before);
  for (const [i, now] of layers(after).entries()) {
    const changed = [...after.digits.keys()].filter(cell => (now[cell] ?? 0) !== (was[i][cell] ?? 0));
    if (changed.length > 0) return changed.includes(cursor) ? cursor : changed[0];
  }
  return undefined;
}

/** The number of cells with an entry, and of those with marks. */
export function filledCountOf({ digits, givens, marks }: Snapshot): number {
  const layers = [digits.map((digit, cell) => digit ^ givens[cell]), ...MARK_LAYERS.map(layer => marks[layer])];
  return layers.flat().filter(Boolean).length;
}

/** Detects whether a change means that the player has finished or restarted a puzzle. */

import { MARK_LAYERS, type Snapshot } from '../protocol/snapshot';

/** A name for the time of a puzzle: that of its givens. Text before it and a title do not change it. */
export function nameForTime({ size, givens }: Snapshot): string {
  return `${size} ${givens.map(given => given.toString(36)).join('')}`;
}

/**
 * Whether a player has finished a puzzle by writing into these cells, also with a button such as Apply. It is not finished by a player
 * when it is opened, solved elsewhere, or filled again by Redo.
 */
export function isFinishedBy(before: Snapshot | undefined, after: Snapshot, written: readonly number[]): boolean {
  if (!before || before.isSolved || !after.isSolved) return false;
  return after.digits.every((digit, cell) => digit === before.digits[cell] || written.includes(cell));
}

/** Whether a puzzle was put back to its start. Undoing the only entry does not count. */
export function isRestarted(before: Snapshot | undefined, after: Snapshot): boolean {
  return before !== undefined && contentOf(after) === 0 && contentOf(before) > 1;
}

/** The cell that an applied step changed: the first one whose digit or candidates differ. */
export function appliedCell(before: Snapshot, after: Snapshot): number | undefined {
  const firstOther = (now: readonly number[] = [], was: readonly number[] = []) => {
    const cell = now.findIndex((each, i) => each !== was[i]);
    return cell < 0 ? undefined : cell;
  };
  return firstOther(after.digits, before.digits) ?? firstOther(after.listed, before.listed);
}

/** The number of cells with an entry, and of those with marks. */
export function contentOf({ digits, givens, marks }: Snapshot): number {
  const layers = [digits.map((digit, cell) => digit ^ givens[cell]), ...MARK_LAYERS.map(layer => marks[layer])];
  return layers.flat().filter(Boolean).length;
}

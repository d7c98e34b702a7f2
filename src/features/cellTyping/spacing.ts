/**
 * What Space means in a grid with something between its cells. Some people type `5 3 7`, with a space between two digits, others
 * `53␣␣7`, with spaces for empty cells. The keys before a Space show which: it is an empty cell after two digits without
 * a space, after another Space, and where no key was typed before.
 */

import type { CellCursor } from './cells';
import { type CellKey, isBlankKey, isCommand, listsCandidates } from './key';

/** What the last keys were, each typed where the one before left the cursor. */
export type Spacing =
  /** Nothing that matters. */
  | 'none'
  /** One cell, which a single Space may follow. */
  | 'after a cell'
  /** A cell and a Space, which moved past what is between the cells; a second Space shows that both are empty cells. */
  | 'after a space'
  /** Spaces are empty cells. */
  | 'spaces are cells';

/** What was typed before a key. */
export interface KeysBefore {
  readonly spacing: Spacing;
  /** The last key, unless the cursor was moved since. */
  readonly last?: CellKey;
}

export const NO_KEYS: KeysBefore = { spacing: 'none' };

/** What was typed, with one more key. */
export function withKey(cursors: readonly CellCursor[], key: CellKey, { spacing }: KeysBefore): KeysBefore {
  const after = spacingAfter(cursors, key, spacing);
  return isMove(key) ? { spacing: after } : { spacing: after, last: key };
}

/** Whether Space can mean an empty cell, or only what is between two cells. */
export function isAmbiguous(cursor: CellCursor): boolean {
  const { symbols } = cursor.puzzle.style;
  return symbols.kind !== 'decimal' && !listsCandidates(cursor) && !isBlankKey(cursor, ' ');
}

/** The spacing after a key. */
function spacingAfter(cursors: readonly CellCursor[], key: CellKey, before: Spacing): Spacing {
  if (before === 'spaces are cells' || !cursors.every(isAmbiguous)) return isMove(key) ? 'none' : before;
  if (isCommand(key)) return 'none';
  if (key !== ' ') return before === 'after a cell' && !isSeparatorKey(key) ? 'spaces are cells' : 'after a cell';
  return before === 'after a cell' ? 'after a space' : 'spaces are cells';
}

/** Whether a character can only be between cells. */
export function isSeparatorKey(key: string): boolean {
  return /^[|,;│┃║]$/.test(key);
}

/** Whether a key goes to another place. Backspace and Delete correct what was typed, and Enter ends a row of it. */
function isMove(key: CellKey): boolean {
  return isCommand(key) && key !== 'backspace' && key !== 'delete' && key !== 'enter';
}

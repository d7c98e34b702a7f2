/**
 * The meaning of Space in a grid with separators between its cells. Some people type `5 3 7`, with a space between two digits, others
 * `53␣␣7`, with spaces for empty cells. The keys before a Space show which: it is an empty cell after two digits without
 * a space, after another Space, and where no key was typed before.
 */

import type { CellCursor } from './cells';
import { type CellKey, isBlankKey, isCommand, typesCandidates } from './key';

/** The kind of the last keys, each typed where the previous one left the cursor. */
export type KeyRun =
  /** Nothing that matters. */
  | 'none'
  /** One cell, which a single Space may follow. */
  | 'after a cell'
  /** A cell and a Space, which moved past the separator; a second Space shows that both are empty cells. */
  | 'after a space'
  /** Spaces are empty cells. */
  | 'spaces are cells';

/** The keys typed before a key. */
export interface KeysBefore {
  readonly spacing: KeyRun;
  /** The last key, unless the cursor has moved since. */
  readonly last?: CellKey;
}

export const NO_KEYS: KeysBefore = { spacing: 'none' };

/** The keys typed, including one more. */
export function withKey(cursors: readonly CellCursor[], key: CellKey, { spacing }: KeysBefore): KeysBefore {
  const after = spacingAfter(cursors, key, spacing);
  return isMove(key) ? { spacing: after } : { spacing: after, last: key };
}

/** Whether Space can mean an empty cell or only a separator. */
export function isAmbiguous(cursor: CellCursor): boolean {
  const { symbols } = cursor.puzzle.style;
  return symbols.kind !== 'decimal' && !typesCandidates(cursor) && !isBlankKey(cursor, ' ');
}

/** The spacing after a key. */
function spacingAfter(cursors: readonly CellCursor[], key: CellKey, before: KeyRun): KeyRun {
  if (before === 'spaces are cells' || !cursors.every(isAmbiguous)) return isMove(key) ? 'none' : before;
  if (isCommand(key)) return 'none';
  if (key !== ' ') return before === 'after a cell' && !isSeparatorKey(key) ? 'spaces are cells' : 'after a cell';
  return before === 'after a cell' ? 'after a space' : 'spaces are cells';
}

/** Whether a character can only be between cells. */
export function isSeparatorKey(key: string): boolean {
  return /^[|,;│┃║]$/.test(key);
}

/** Whether a key moves elsewhere. Backspace and Delete correct typed text, and Enter ends a typed row. */
function isMove(key: CellKey): boolean {
  return isCommand(key) && key !== 'backspace' && key !== 'delete' && key !== 'enter';
}

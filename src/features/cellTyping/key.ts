/** The keys that cell typing handles, and the characters that a puzzle accepts. */

import type { Puzzle } from '../../text/puzzle';
import { isBlank } from '../../text/symbols';
import type { CellCursor } from './cells';

/** A key by its name in VS Code's keybindings, or the character that it types. */
export type CellKey = CellCommand | (string & {});

/** Keys that type nothing. Tab goes to the next empty cell, Shift+Tab to the previous one, Enter to the next row. */
export type CellCommand = (typeof COMMANDS)[number];

const COMMANDS = ['backspace', 'delete', 'tab', 'shift+tab', 'left', 'right', 'up', 'down', 'enter'] as const;

/** Whether a key types no character. */
export function isCommand(key: CellKey): key is CellCommand {
  return COMMANDS.some(name => name === key);
}

/** Whether cell typing knows a key: a name, or one ASCII character that can be in a cell. */
export function isCellKey(key: unknown): key is CellKey {
  return typeof key === 'string' && (isCommand(key) || /^[0-9A-Za-z.*_ -]$/.test(key));
}

/**
 * Whether cell typing handles a character that arrived as text. It does not handle scripts that are written with an input
 * method, which may still be composing.
 */
export function isTextKey(key: string): boolean {
  return key === ' ' || (/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(key) && !COMPOSED.test(key));
}

const COMPOSED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u;

/** Whether a puzzle has letters as digits. */
export function hasLetters({ grid, style }: Puzzle): boolean {
  return grid.geometry.size >= 10 && style.symbols.kind === 'character';
}

/** Whether the cells of a cursor's grid list candidates. */
export function typesCandidates({ kind, puzzle }: CellCursor): boolean {
  return kind === 'marks' || (kind === 'position' && puzzle.style.form === 'marks');
}

/**
 * Whether a character blanks a cell: the blanks of all formats, unless they are digits here. Space blanks where cells touch
 * each other; elsewhere it moves past the text between two cells.
 */
export function isBlankKey({ puzzle, places }: CellCursor, key: string): boolean {
  const { style } = puzzle;
  if (key === style.blank && key !== ' ') return true;
  if (key === ' ') return places.endOf(0) === places.startOf(1);
  return isBlank(style.symbols, key.charCodeAt(0));
}

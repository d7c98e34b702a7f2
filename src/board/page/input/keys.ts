/** The key bindings of a board. They are the same as in SudokuPad, which setters and solvers know. */

import { CHAIN_KEYS } from '#chainMode';
import type { Layer } from '../../protocol/messages';
import type { CursorMove, Going, Selecting } from '../state';
import { isSymbolKey } from './typing';

/** A key that was pressed: the fields of a `KeyboardEvent` that matter. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** The action of a key. */
export type KeyAction =
  /** A key of a symbol, or `0`, in a layer; without a layer, in that of the mode. */
  | { readonly kind: 'type'; readonly key: string; readonly layer?: Layer }
  | { readonly kind: 'clear' }
  | { readonly kind: 'mode'; readonly mode: Layer }
  | { readonly kind: 'turnMode'; readonly by: 1 | -1 }
  | Going
  | { readonly kind: Selecting | 'escape' | 'help' | 'pick' | 'link' }
  /** To the buttons next to the grid, and back. */
  | { readonly kind: 'leave' | 'return' }
  | { readonly kind: 'nextEmpty' | 'nextProblem'; readonly by: 1 | -1 }
  /** Along the solution path. */
  | { readonly kind: 'walk'; readonly by: 1 | -1 }
  /** For the document. */
  | { readonly kind: 'undo' | 'redo' | 'save' };

const MOVES: Readonly<Record<string, CursorMove>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'rowStart',
  End: 'rowEnd',
  'Ctrl+Home': 'start',
  'Ctrl+End': 'end',
};

/** By the key and the modifiers before it, in the order Ctrl, Shift. Ctrl also represents Cmd. */
const CHORDS: Readonly<Record<string, KeyAction>> = {
  ...Object.fromEntries(Object.entries(MOVES).map(([chord, move]) => [chord, { kind: 'move', move } as const])),
  ...Object.fromEntries(
    Object.entries(MOVES).map(([chord, move]) => [
      chord.startsWith('Ctrl+') ? chord.replace('+', '+Shift+') : `Shift+${chord}`,
      { kind: 'extend', move } as const,
    ]),
  ),
  'Ctrl+ArrowUp': { kind: 'keep', move: 'up' },
  'Ctrl+ArrowDown': { kind: 'keep', move: 'down' },
  'Ctrl+ArrowLeft': { kind: 'keep', move: 'left' },
  'Ctrl+ArrowRight': { kind: 'keep', move: 'right' },
  Enter: { kind: 'toggle' },
  Backspace: { kind: 'clear' },
  Delete: { kind: 'clear' },
  ' ': { kind: 'turnMode', by: 1 },
  'Shift+ ': { kind: 'turnMode', by: -1 },
  Tab: { kind: 'nextEmpty', by: 1 },
  'Shift+Tab': { kind: 'nextEmpty', by: -1 },
  F6: { kind: 'leave' },
  'Shift+F6': { kind: 'return' },
  F8: { kind: 'nextProblem', by: 1 },
  'Shift+F8': { kind: 'nextProblem', by: -1 },
  Escape: { kind: 'escape' },
  'Ctrl+a': { kind: 'selectAll' },
  'Ctrl+i': { kind: 'invert' },
  'Ctrl+z': { kind: 'undo' },
  'Ctrl+y': { kind: 'redo' },
  'Ctrl+Shift+z': { kind: 'redo' },
  'Ctrl+s': { kind: 'save' },
};

/** Letters and other characters, unless they are symbols of the puzzle. */
const LETTERS: Readonly<Record<string, KeyAction>> = {
  z: { kind: 'mode', mode: 'digit' },
  x: { kind: 'mode', mode: 'corner' },
  c: { kind: 'mode', mode: 'centre' },
  v: { kind: 'mode', mode: 'colour' },
  w: { kind: 'move', move: 'up' },
  a: { kind: 'move', move: 'left' },
  s: { kind: 'move', move: 'down' },
  d: { kind: 'move', move: 'right' },
  ...CHAIN_KEYS,
  p: { kind: 'pick' },
  ',': { kind: 'walk', by: -1 },
  '.': { kind: 'walk', by: 1 },
  '=': { kind: 'selectEqual' },
};

/** The action of a key in a puzzle with these symbols; undefined for the keys of the editor. */
export function actionOf(press: KeyPress, symbols: readonly string[]): KeyAction | undefined {
  const { altKey, shiftKey } = press;
  const isMain = press.ctrlKey || press.metaKey;
  // Both together are AltGr, which makes characters.
  if (isMain && altKey) return undefined;
  // Many layouts have these signs on other keys, with Shift, and `=` on that of 0.
  if (!isMain && !altKey && '=.,'.includes(press.key) && !/Digit[1-9]/.test(press.code)) return LETTERS[press.key];
  const digit = digitKeyOf(press);
  if (digit !== undefined) {
    // VS Code uses keys with 0: to focus the side bar, and to reset the zoom.
    if (digit === '0' && (isMain || altKey)) return undefined;
    if (isMain) return shiftKey ? undefined : { kind: 'type', key: digit, layer: 'centre' };
    return shiftKey || altKey ? { kind: 'type', key: digit, layer: 'corner' } : { kind: 'type', key: digit };
  }
  if (altKey) return undefined;
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  if (!isMain && key === '?') return { kind: 'help' };
  if (!isMain && key.length === 1 && isSymbolKey(symbols, key)) {
    return shiftKey ? { kind: 'type', key, layer: 'corner' } : { kind: 'type', key };
  }
  const action = CHORDS[`${isMain ? 'Ctrl+' : ''}${shiftKey ? 'Shift+' : ''}${key}`];
  return action ?? (isMain || shiftKey ? undefined : LETTERS[key]);
}

/** The first key with an action, as people read it. */
export function keyNameOf(action: KeyAction): string {
  const isSame = (other: KeyAction) => JSON.stringify(other) === JSON.stringify(action);
  const [chord] = Object.entries({ ...CHORDS, ...LETTERS }).find(([, other]) => isSame(other)) ?? [''];
  return chord.replace(/(?<![A-Za-z])[a-z]$/, letter => letter.toUpperCase());
}

/** The digit on a key. Its place counts and not its character, which Shift and some layouts change. */
function digitKeyOf({ code, key }: KeyPress): string | undefined {
  const [, place, digit] = /^(Digit|Numpad)(\d)$/.exec(code) ?? [];
  // Without Num Lock, the numeric keypad sends arrow keys.
  return place === 'Digit' || digit === key ? digit : undefined;
}

/**
 * By action: where its key acts. Elsewhere on the page it has the meaning that the browser or VS Code gives it. No key that makes a
 * character acts on the whole page: people who dictate would change the puzzle. https://www.w3.org/TR/WCAG22/#character-key-shortcuts
 */
const PLACES: Readonly<Record<KeyAction['kind'], 'grid' | 'pad' | 'page'>> = {
  move: 'grid',
  extend: 'grid',
  keep: 'grid',
  toggle: 'grid',
  turnMode: 'grid',
  nextEmpty: 'grid',
  selectAll: 'grid',
  leave: 'grid',
  type: 'pad',
  clear: 'pad',
  mode: 'pad',
  pick: 'pad',
  walk: 'pad',
  link: 'pad',
  selectEqual: 'pad',
  help: 'pad',
  invert: 'page',
  nextProblem: 'page',
  return: 'page',
  escape: 'page',
  undo: 'page',
  redo: 'page',
  save: 'page',
};

/** Where the key of an action acts: in the grid only, on the grid and the pad, or everywhere on the page. */
export const placeOfKey = ({ kind }: KeyAction) => PLACES[kind];

/** Whether a key makes a character. */
export function isCharacter({ key, altKey, ctrlKey, metaKey }: KeyPress): boolean {
  return key.length === 1 && key !== ' ' && !altKey && !ctrlKey && !metaKey;
}

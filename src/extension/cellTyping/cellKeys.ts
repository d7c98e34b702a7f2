/** The keys of cell typing. Each sends its name, or the character that it types, to `sudoku.pressCellKey`. */

import type { CommandDeclaration, KeyDeclaration } from '../commands/command';
import { IN_TEXT, NEVER } from '../commands/conditions';

/** The conditions of every key: cells at all cursors, and nothing else that uses the key. */
const IN_CELL = [
  'sudoku.inCell',
  'editorTextFocus',
  '!editorReadonly',
  'editorLangId == sudoku',
  '!suggestWidgetVisible',
  '!inlineSuggestionVisible',
  '!inSnippetMode',
  '!vim.active',
  '!neovim.init',
  '!amVim.mode',
  '!dance.mode',
].join(' && ');

/** A key in a cell, the argument that it sends, and its further condition. */
function keyInCell(key: string, args = key, condition?: string): KeyDeclaration {
  return { key, args, when: condition ? `${IN_CELL} && ${condition}` : IN_CELL };
}

/** A letter in both cases. */
function letterKeys(letter: string, condition: string): KeyDeclaration[] {
  return [keyInCell(letter, letter, condition), keyInCell(`shift+${letter}`, letter.toUpperCase(), condition)];
}

/** The character is the puzzle's own blank. Otherwise the key has no use in a cell. */
const isBlank = (character: string) => `sudoku.cellBlank == '${character}'`;

const CELL_KEYS: readonly KeyDeclaration[] = [
  ...[...'0123456789'].flatMap(digit => [keyInCell(digit), keyInCell(`numpad${digit}`, digit)]),
  keyInCell('.'),
  keyInCell('numpad_decimal', '.'),
  keyInCell('space', ' ', 'sudoku.cellSpace'),
  keyInCell('enter', 'enter', 'sudoku.cellEnter'),
  keyInCell('shift+-', '_', isBlank('_')),
  ...['shift+8', 'numpad_multiply'].map(key => keyInCell(key, '*', isBlank('*'))),
  ...['-', 'numpad_subtract'].map(key => keyInCell(key, '-', isBlank('-'))),
  ...letterKeys('x', `(sudoku.cellLetters || ${isBlank('x')})`),
  ...[...'abcdefghijklmnopqrstuvwy'].flatMap(letter => letterKeys(letter, 'sudoku.cellLetters')),
  keyInCell('backspace'),
  keyInCell('shift+backspace', 'backspace'),
  keyInCell('delete'),
  ...['tab', 'shift+tab'].map(key => keyInCell(key, key, '!editorTabMovesFocus')),
  ...['left', 'right', 'up', 'down'].map(key => keyInCell(key, key, 'sudoku.cellArrows')),
];

/** The command of these keys. It is separate from its code, cellTyping.ts, because only `npm run generate` needs the keys. */
export const pressCellKeyCommand: CommandDeclaration = {
  id: 'sudoku.pressCellKey',
  section: 'hidden',
  title: 'Press Key in Cell',
  description:
    'Types its argument into the cells at the cursors, as [cell typing](typing.md) does: a character, `backspace`, `delete`, `tab`, `left`',
  enablement: IN_TEXT,
  palette: NEVER,
  keys: CELL_KEYS,
};

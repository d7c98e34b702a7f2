import assert from 'node:assert/strict';
import { isCellKey } from '../../src/features/cellTyping/key';
import { readText } from './markdown';

interface Keybinding {
  readonly command: string;
  readonly key: string;
  readonly args?: unknown;
  readonly when: string;
}

const { contributes } = JSON.parse(readText('package.json'));
const bindings: Keybinding[] = contributes.keybindings.filter(
  ({ command }: Keybinding) => command === 'sudoku.pressCellKey',
);
const conditionsOf = ({ when }: Keybinding) => when.split(' && ');

/** The common conditions of all keys: cells at all cursors, and no other feature that uses the key. */
const ALWAYS = [
  ...['sudoku.inCell', 'editorTextFocus', '!editorReadonly', 'editorLangId == sudoku'],
  ...['!suggestWidgetVisible', '!inlineSuggestionVisible', '!inSnippetMode'],
  ...['!vim.active', '!neovim.init', '!amVim.mode', '!dance.mode'],
];

const X = "(sudoku.cellLetters || sudoku.cellBlank == 'x')";

describe('the keybindings of cell typing', () => {
  it('send keys that cell typing handles', () => {
    for (const { args, key } of bindings) assert.ok(isCellKey(args), key);
  });

  it('apply only in cells, and yield to all other features that use keys', () => {
    for (const binding of bindings) {
      assert.deepEqual(conditionsOf(binding).slice(0, ALWAYS.length), ALWAYS, binding.key);
    }
  });

  it('are bound once for each key and condition', () => {
    const all = bindings.map(({ key, when }) => `${key} ${when}`);
    assert.equal(new Set(all).size, all.length);
  });

  it('exist for every digit, including those of the number pad, and every letter in both cases', () => {
    // `x` is a letter or a blank.
    const letters = [...'abcdefghijklmnopqrstuvwy'];
    const wanted: [key: string, args: string, condition: string | undefined][] = [
      ...[...'0123456789'].map(d => [d, d, undefined] as [string, string, undefined]),
      ...[...'0123456789'].map(d => [`numpad${d}`, d, undefined] as [string, string, undefined]),
      ...letters.map(c => [c, c, 'sudoku.cellLetters'] as [string, string, string]),
      ...letters.map(c => [`shift+${c}`, c.toUpperCase(), 'sudoku.cellLetters'] as [string, string, string]),
      ['x', 'x', X],
      ['shift+x', 'X', X],
      ['.', '.', undefined],
      ['backspace', 'backspace', undefined],
      ['delete', 'delete', undefined],
      ['tab', 'tab', '!editorTabMovesFocus'],
      ['shift+tab', 'shift+tab', '!editorTabMovesFocus'],
      ...['left', 'right', 'up', 'down'].map(key => [key, key, 'sudoku.cellArrows'] as [string, string, string]),
    ];
    for (const [key, args, condition] of wanted) {
      const found = bindings.filter(binding => binding.key === key && binding.args === args);
      const rest = found
        .map(binding => conditionsOf(binding).slice(ALWAYS.length))
        .filter(conditions => !conditions.some(one => one.startsWith('sudoku.cellBlank')));
      assert.deepEqual(rest, [condition ? [condition] : []], key);
    }
  });

  it('are exactly the keys of the listed groups, each with its reason', () => {
    const of = (keys: string) => [...keys];
    /** The digits of a puzzle of 25x25 cells are 1 to 9 and a to p, or a to y. `z` is none, and is corrected when it is in the text. */
    const letters = of('abcdefghijklmnopqrstuvwxy');
    const groups: Readonly<Record<string, readonly string[]>> = {
      'digits, and 0 as a blank': of('0123456789'),
      'the number pad has other key names': [...of('0123456789').map(d => `numpad${d}`), 'numpad_decimal'],
      'digits of large puzzles, which a binding without Shift does not match in upper case': [
        ...letters,
        ...letters.map(letter => `shift+${letter}`),
      ],
      'blanks, of which only the one of the puzzle is bound': [
        ...['.', 'space', 'shift+-', 'shift+8', 'numpad_multiply', '-', 'numpad_subtract'],
      ],
      'removal keeps the row as long as it is; VS Code also removes with Shift+Backspace': [
        ...['backspace', 'shift+backspace', 'delete'],
      ],
      'moves between cells': ['tab', 'shift+tab', 'left', 'right', 'up', 'down', 'enter'],
    };
    assert.deepEqual(bindings.map(({ key }) => key).sort(), Object.values(groups).flat().sort());
  });

  it('send their keys through a declared command that the palette does not show', () => {
    assert.ok(contributes.commands.some(({ command }: Keybinding) => command === 'sudoku.pressCellKey'));
    const shown = contributes.menus.commandPalette.find(({ command }: Keybinding) => command === 'sudoku.pressCellKey');
    assert.equal(shown.when, 'false');
  });

  it('are at most one for each key and character', () => {
    const all = bindings.map(({ key, args }) => `${key} ${args}`);
    assert.equal(new Set(all).size, all.length);
  });

  it('do not replace the command `type`', () => {
    for (const { command } of contributes.commands) assert.notEqual(command, 'type');
    assert.doesNotMatch(readText('src/extension/cellTyping/cellTyping.ts'), /register\w*Command\(\s*'type'/);
  });
});

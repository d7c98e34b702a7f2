/** The tests of the typing suite. */
import assert from 'node:assert/strict';
import { inputs, PUZZLE } from '../../features/pasting/clipboards';
import { COLORS } from './colorTests.mts';
import { FORMS, strokesOf } from './forms.mts';
import { RULES } from './ruleTests.mts';
import { Setter } from './setter.mts';
import type { Keyboard, TypingTest } from './suite.mts';

const FIRST = `Easy start
48‸...7.5.
5.6.24..7
2..3.....
.5....9.8
...749...
7.2....3.
.....6..9
9..17.5.3
.7.9...21
`;

const wholePuzzles: TypingTest[] = FORMS.map(form => ({
  name: `a whole puzzle: ${form.name}`,
  async run(keyboard) {
    const text = form.make(form.empty);
    const start = text.search(form.start);
    await keyboard.open(`${text.slice(0, start)}‸${text.slice(start)}`);
    const strokes = strokesOf(form);
    // Keys do not wait for each other.
    for (const { key } of strokes) await keyboard.press(key);
    await keyboard.untilText(strokes[strokes.length - 1].text);
    // The first key returns as text before it is known that no other extension handles it. A blank in an empty cell changes no text.
    const first = `${text.slice(0, start)}${strokes[0].key}${text.slice(start)}`;
    const expected = [first, strokes[0].text];
    for (const stroke of strokes) if (stroke.text !== expected.at(-1)) expected.push(stroke.text);
    assert.deepEqual(keyboard.observer.texts, expected);
  },
}));

/** Presses keys, and compares the text and the cursor after each. */
async function steps(keyboard: Keyboard, all: readonly (readonly [key: string, marked: string])[]): Promise<void> {
  for (const [key, marked] of all) {
    await keyboard.press(key);
    await keyboard.untilText(marked);
  }
}

const row = (first: string) => FIRST.replace('48‸...7.5.', first);

const keys: TypingTest[] = [
  {
    name: 'the reason of a hint leaves its buttons free, and closes with the next hint',
    async run(keyboard) {
      const setter = new Setter(keyboard);
      await keyboard.open(FIRST);
      await setter.untilStep();
      const hover = await setter.explain('r1c');
      const button = keyboard.page.locator('.codelens-decoration a', { hasText: 'Why?' }).first();
      const [over, under] = [await hover.boundingBox(), await button.boundingBox()];
      assert.ok(over && under && (over.y >= under.y + under.height || over.y + over.height <= under.y));
      await keyboard.observer.run('sudoku.hint');
      await hover.waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'Backspace, Delete, Tab, arrows and Undo',
    async run(keyboard) {
      await keyboard.open(FIRST);
      await steps(keyboard, [
        ['6', row('486‸..7.5.')],
        ['9', row('4869‸.7.5.')],
        ['Backspace', row('486‸..7.5.')],
        ['Tab', row('486.‸.7.5.')],
        ['Tab', row('486..7‸.5.')],
        ['Shift+Tab', row('486.‸.7.5.')],
        ['ArrowRight', row('486..‸7.5.')],
        ['Delete', row('486..‸..5.')],
        ['ArrowLeft', row('486.‸...5.')],
        ['Control+Z', row('486..‸7.5.')],
        ['Control+Z', row('4869‸.7.5.')],
        ['Control+Z', row('486‸..7.5.')],
        ['Control+Z', FIRST],
      ]);
    },
  },
  {
    name: 'Redo leaves the cursor after the cell, so the next key goes to the next one',
    async run(keyboard) {
      await keyboard.open(FIRST);
      await steps(keyboard, [
        ['6', row('486‸..7.5.')],
        ['Control+Z', FIRST],
        ['Control+Y', row('486‸..7.5.')],
        ['9', row('4869‸.7.5.')],
        ['Backspace', row('486‸..7.5.')],
        ['1', row('4861‸.7.5.')],
        ['2', row('48612‸7.5.')],
        ['Control+Z', row('4861‸.7.5.')],
        ['Control+Z', row('486‸..7.5.')],
        ['Control+Z', row('4869‸.7.5.')],
        ['Control+Z', row('486‸..7.5.')],
        ['Control+Z', FIRST],
        ['Control+Y', row('486‸..7.5.')],
        ['Control+Y', row('4869‸.7.5.')],
        ['Control+Y', row('486‸..7.5.')],
        ['Control+Y', row('4861‸.7.5.')],
        ['3', row('48613‸7.5.')],
        // A key that does not belong to the last step.
        ['Control+Y', row('48613‸7.5.')],
      ]);
    },
  },
  {
    name: 'Redo across borders and rows, after a click elsewhere, and in several cells',
    async run(keyboard) {
      const rest = (first: string, second: string) =>
        newGrid('').replace('\n. . . | . . . | . . .', `${first}\n${second}`);
      const free = '. . . | . . . | . . .';
      await keyboard.open(rest('. . ‸. | . . . | . . .', free));
      await steps(keyboard, [
        ['3', rest('. . 3 | ‸. . . | . . .', free)],
        ['End', rest('. . 3 | . . . | . . .‸', free)],
        ['ArrowLeft', rest('. . 3 | . . . | . . ‸.', free)],
        ['9', rest('. . 3 | . . . | . . 9', `‸${free}`)],
        ['Control+Z', rest('. . 3 | . . . | . . ‸.', free)],
        ['Control+Z', rest('. . ‸. | . . . | . . .', free)],
        ['Control+Y', rest('. . 3 | ‸. . . | . . .', free)],
        ['Control+End', rest('. . 3 | . . . | . . .', free)],
        ['Control+Y', rest('. . 3 | . . . | . . 9', `‸${free}`)],
        ['1', rest('. . 3 | . . . | . . 9', `1 ‸${free.slice(2)}`)],
        ['Control+Z', rest('. . 3 | . . . | . . 9', `‸${free}`)],
        ['Control+Home', rest('‸. . 3 | . . . | . . 9', free)],
      ]);
      await keyboard.page
        .locator('.view-line')
        .nth(2)
        .click({ position: { x: 2, y: 5 } });
      await keyboard.press('Control+Y');
      await steps(keyboard, [['2', rest('. . 3 | . . . | . . 9', `1 2 ‸${free.slice(4)}`)]]);
      await keyboard.press('Control+Home');
      await keyboard.observer.run('editor.action.insertCursorBelow');
      await steps(keyboard, [
        ['7', rest('7 ‸. 3 | . . . | . . 9', `7 ‸2 ${free.slice(4)}`)],
        ['Control+Z', rest('‸. . 3 | . . . | . . 9', `‸1 2 ${free.slice(4)}`)],
        ['Control+Y', rest('7 ‸. 3 | . . . | . . 9', `7 ‸2 ${free.slice(4)}`)],
        ['8', rest('7 8 ‸3 | . . . | . . 9', `7 8 ‸${free.slice(4)}`)],
      ]);
    },
  },
  {
    name: 'selections, and several cursors',
    async run(keyboard) {
      await keyboard.open(FIRST);
      await keyboard.press('Shift+ArrowRight');
      await keyboard.press('Shift+ArrowRight');
      await keyboard.press('Shift+ArrowRight');
      await keyboard.press('Shift+ArrowRight');
      await steps(keyboard, [
        ['Delete', row('48‸.....5.')],
        ['Control+Z', row('48...7‸.5.')],
        ['ArrowLeft', FIRST],
      ]);
      await keyboard.observer.run('editor.action.insertCursorBelow');
      await keyboard.untilText(FIRST.replace('5.6', '5.‸6'));
      await steps(keyboard, [
        ['3', row('483‸..7.5.').replace('5.6', '5.3‸')],
        ['Control+Z', FIRST.replace('5.6', '5.‸6')],
      ]);
    },
  },
  {
    name: 'Enter goes to the next row after an arrow key, and starts a new line after the last cell',
    async run(keyboard) {
      await keyboard.open('1‸...\n..3.\n....\n.2..\n');
      await steps(keyboard, [
        ['ArrowRight', '1.‸..\n..3.\n....\n.2..\n'],
        ['Enter', '1...\n‸..3.\n....\n.2..\n'],
        ['End', '1...\n..3.‸\n....\n.2..\n'],
        ['Enter', '1...\n..3.\n‸....\n.2..\n'],
        ['ArrowDown', '1...\n..3.\n....\n‸.2..\n'],
        ['Enter', '1...\n..3.\n....\n.2..‸\n'],
        ['Enter', '1...\n..3.\n....\n.2..\n‸\n'],
      ]);
    },
  },
  {
    name: 'many fast keys',
    async run(keyboard) {
      await keyboard.open(FIRST);
      const digits = [...'6127953.4'];
      const others = ['Backspace', 'Tab', '1', '8', 'ArrowLeft', '.', 'ArrowRight', 'Delete', '9'];
      await Promise.all([...digits, ...others].map(key => keyboard.press(key)));
      await keyboard.untilText(row('486127953').replace('5.6.24..7', '..61.49‸.7'));
    },
  },
  {
    name: 'titles, comments and new rows are text',
    async run(keyboard) {
      await keyboard.open(`‸${FIRST.replace('‸', '')}`);
      await steps(keyboard, [
        ['1', `1‸${FIRST.replace('‸', '')}`],
        ['Backspace', `‸${FIRST.replace('‸', '')}`],
        ['Delete', `‸${FIRST.replace('‸', '').slice(1)}`],
      ]);
      await keyboard.open('‸');
      let text = '';
      for (const key of '48...7.5.') {
        text += key;
        await keyboard.press(key);
        await keyboard.untilText(`${text}‸`);
      }
      await steps(keyboard, [
        ['Enter', `${text}\n‸`],
        ['5', `${text}\n5‸`],
        ['Backspace', `${text}\n‸`],
        ['Backspace', `${text}‸`],
        ['Backspace', `${text.slice(0, -1)}‸`],
      ]);
    },
  },
  {
    name: 'cell typing is turned off and on with one click',
    async run(keyboard) {
      await keyboard.open(FIRST);
      const item = keyboard.page.locator('.statusbar-item[id$="sudoku.cellTyping"] a');
      await item.click();
      await keyboard.page.locator('.statusbar-item', { hasText: 'Text' }).first().waitFor();
      await keyboard.focus();
      await steps(keyboard, [
        ['6', row('486‸...7.5.')],
        ['Backspace', FIRST],
      ]);
      await item.click();
      await keyboard.page.locator('.statusbar-item', { hasText: 'Cells' }).first().waitFor();
      await keyboard.focus();
      await steps(keyboard, [['6', row('486‸..7.5.')]]);
    },
  },
];

/** The grid of a new file, with this first row. */
const newGrid = (first: string) => {
  const row = '. . . | . . . | . . .\n';
  const border = '------+-------+------\n';
  return `${first}\n${row.repeat(2)}${border}${row.repeat(3)}${border}${row.repeat(3)}`;
};

const spacing: TypingTest[] = [
  {
    name: 'Space in a new grid: an empty cell where digits are typed without spaces, and Undo',
    async run(keyboard) {
      await keyboard.open(newGrid('‸. . . | . . . | . . .'));
      for (const key of '53  7  8') await keyboard.press(key);
      await keyboard.untilText(newGrid('5 3 . | . 7 . | . 8 ‸.'));
      await steps(keyboard, [
        ['Control+Z', newGrid('5 3 . | . 7 . | . ‸. .')],
        [' ', newGrid('5 3 . | . 7 . | . . ‸.')],
        ['6', newGrid('5 3 . | . 7 . | . . 6').replace('6\n', '6\n‸')],
        ['Backspace', newGrid('5 3 . | . 7 . | . . ‸.')],
        ['Control+Z', newGrid('5 3 . | . 7 . | . . 6').replace('6\n', '6\n‸')],
        ['Control+Z', newGrid('5 3 . | . 7 . | . . ‸.')],
        ['Control+Z', newGrid('5 3 . | . ‸. . | . . .')],
        ['Control+Z', newGrid('5 ‸. . | . . . | . . .')],
        ['Control+Z', newGrid('‸. . . | . . . | . . .')],
      ]);
    },
  },
  {
    name: 'Space in a new grid: between two digits that are typed with spaces, after an arrow key too',
    async run(keyboard) {
      await keyboard.open(newGrid('‸. . . | . . . | . . .'));
      for (const key of '5 3 . ') await keyboard.press(key);
      // No keybinding sends the border, so it must not overtake the keys that one sends.
      await keyboard.untilText(newGrid('5 3 . | ‸. . . | . . .'));
      await steps(keyboard, [['|', newGrid('5 3 . | ‸. . . | . . .')]]);
      for (const key of ' . 7') await keyboard.press(key);
      await keyboard.untilText(newGrid('5 3 . | . 7 ‸. | . . .'));
      await steps(keyboard, [
        ['8', newGrid('5 3 . | . 7 8 | ‸. . .')],
        ['ArrowLeft', newGrid('5 3 . | . 7 ‸8 | . . .')],
        ['9', newGrid('5 3 . | . 7 9 | ‸. . .')],
        [' ', newGrid('5 3 . | . 7 9 | ‸. . .')],
        ['1', newGrid('5 3 . | . 7 9 | 1 ‸. .')],
      ]);
    },
  },
];

const refused: TypingTest = {
  name: 'a character that is not a digit is refused in a cell, and the status bar shows why',
  async run(keyboard) {
    await keyboard.open(FIRST);
    const reason = keyboard.page.locator('.statusbar-item', { hasText: 'Toggle Cell Typing' });
    const keys = [
      ...['q', 'z', ','].map(key => [key, key] as const),
      ...[['Shift+Q', 'Q'] as const, ['Shift+Digit3', '#'] as const],
    ];
    for (const [key, name] of keys) {
      await keyboard.press('6');
      await keyboard.untilText(row('486‸..7.5.'));
      await keyboard.press(key);
      await reason.filter({ hasText: `"${name}" is not a digit here: use 1-9` }).waitFor();
      // Screen readers read an element with this role when it changes.
      await keyboard.page.getByRole('status', { name: `"${name}" is not a digit here: use 1-9` }).waitFor();
      await keyboard.untilText(row('486‸..7.5.'));
      await keyboard.press('Backspace');
      await keyboard.untilText(FIRST);
    }
    // The reason disappears with the next key, and when the cursor moves.
    await keyboard.press('q');
    await reason.waitFor();
    await keyboard.press('6');
    await reason.waitFor({ state: 'hidden' });
    await keyboard.press('Backspace');
    await keyboard.untilText(FIRST);
    await keyboard.press('q');
    await reason.waitFor();
    await keyboard.press('End');
    await reason.waitFor({ state: 'hidden' });
    await keyboard.untilText(row('48...7.5.‸'));
    for (const key of [' ', 'Shift+Digit3', ...' easy']) await keyboard.press(key);
    await keyboard.untilText(row('48...7.5. # easy‸'));
    await keyboard.press('Control+End');
    await keyboard.press('ArrowLeft');
    const full = keyboard.page.locator('.statusbar-item', { hasText: 'This row already has its 9 cells' });
    const { text } = keyboard.observer.observed ?? assert.fail();
    for (const key of '95q') await keyboard.press(key);
    await full.first().waitFor();
    await keyboard.untilText(`${text.trimEnd()}‸\n`);
    await keyboard.page.locator('.codelens-decoration', { hasText: 'Hint' }).waitFor();
    // The last row of a grid that is being typed, with keys that do not wait for each other.
    await keyboard.open('48...7.5.\n‸');
    for (const key of '5.6.24..74q5') await keyboard.press(key);
    await keyboard.untilText('48...7.5.\n5.6.24..7‸');
    for (const key of ['4', '4', 'Enter', ...'2..3.']) await keyboard.press(key);
    await keyboard.untilText('48...7.5.\n5.6.24..7\n2..3.‸');
  },
};

/** A newspaper puzzle, as its rows are read, and the same with all its cells. */
const NEWSPAPER = [
  '53  7',
  '6  195',
  ' 98    6',
  '8   6   3',
  '4  8 3  1',
  '7   2   6',
  ' 6    28',
  '   419  5',
  '    8  79',
];

const newspaper: TypingTest = {
  name: 'a newspaper puzzle in a new grid, with wrong keys and corrections',
  async run(keyboard) {
    const grid = (rows: readonly string[]) => {
      let text = newGrid('. . . | . . . | . . .');
      const cells = Array.from({ length: 9 }, (_, i) => (rows[i] ?? '').padEnd(9))
        .join('')
        .replaceAll(' ', '.');
      let i = 0;
      text = text.replace(/\./g, () => cells[i++]);
      return text;
    };
    await keyboard.open(grid([]).replace('.', '‸.'));
    for (const [i, row] of NEWSPAPER.entries()) {
      const done = NEWSPAPER.slice(0, i);
      // In each row another mistake, after three keys.
      for (const key of row.slice(0, 3)) await keyboard.press(key);
      await keyboard.untilText(grid([...done, row.slice(0, 3)]));
      const [mistake, correction] = MISTAKES[i % MISTAKES.length];
      for (const key of mistake) await keyboard.press(key);
      await keyboard.observer.settled();
      for (const key of correction) {
        await keyboard.press(key);
        await keyboard.observer.settled();
      }
      await keyboard.untilText(grid([...done, row.slice(0, 3)]));
      for (const key of row.slice(3)) await keyboard.press(key);
      await keyboard.untilText(grid([...done, row]));
      await keyboard.press('Enter');
      await keyboard.observer.settled();
    }
    await keyboard.untilText(`${grid(NEWSPAPER)}‸\n`);
    await keyboard.untilProblems(problems => problems.length === 0);
    await keyboard.page.locator('.codelens-decoration', { hasText: 'Hint' }).waitFor();
  },
};

/** Wrong keys, and keys that correct them. */
const MISTAKES: readonly (readonly [mistake: readonly string[], correction: readonly string[]])[] = [
  [['q'], []],
  [['9'], ['Backspace']],
  [['9'], ['Control+Z']],
  [
    ['9', '9'],
    ['Backspace', 'Backspace'],
  ],
  [['w', 'e'], []],
];

const FOUR = '1...\n..3.\n....\n.2..\n';

const headings: TypingTest[] = [
  ...(['Enter', 'Tab'] as const).flatMap(key =>
    [
      ['[Ru', '[Rules]'],
      ['[Re', '[Regions]'],
      ['[Ca', '[Cages]'],
      ['[St', '[State]'],
      ['[pu', '[Puzzle]'],
    ].map(
      ([typed, heading]): TypingTest => ({
        name: `completion: ${key} inserts the heading of ${typed}, and its section is typed below`,
        async run(keyboard) {
          await keyboard.open(`${FOUR}‸`);
          for (const character of typed) await keyboard.press(character);
          await keyboard.untilText(`${FOUR}${typed}‸`);
          await untilSelected(keyboard, heading);
          await keyboard.press(key);
          await keyboard.untilText(`${FOUR}${heading}\n‸`);
          for (const character of 'odd') await keyboard.press(character);
          await keyboard.untilText(`${FOUR}${heading}\nodd‸`);
          await keyboard.press('Escape');
        },
      }),
    ),
  ),
  {
    name: 'completion: a completely typed heading, or one left with Escape, is text',
    async run(keyboard) {
      await keyboard.open(`${FOUR}‸`);
      for (const character of '[Rules]') await keyboard.press(character);
      await keyboard.untilText(`${FOUR}[Rules]‸`);
      await keyboard.press('Enter');
      await keyboard.untilText(`${FOUR}[Rules]\n‸`);
      await keyboard.press('[');
      await untilSelected(keyboard, '[Puzzle]');
      await keyboard.press('Escape');
      await keyboard.press('Enter');
      await keyboard.untilText(`${FOUR}[Rules]\n[\n‸`);
    },
  },
  {
    name: 'completion: Tab inserts the first entry of any other list, Enter none',
    async run(keyboard) {
      await keyboard.open(`${FOUR}[Rules]\n‸`);
      const type = async (text: string) => {
        for (const character of text.slice(0, -1)) await keyboard.press(character);
        await keyboard.untilIdle();
        await keyboard.press(text.slice(-1));
        await keyboard.page.locator('.suggest-widget.visible .monaco-list-row').first().waitFor();
      };
      await type('whi');
      await keyboard.press('Enter');
      await keyboard.untilText(`${FOUR}[Rules]\nwhi\n‸`);
      // A rule without cells is a complete line, and its list is still open.
      await type('anti-queen');
      await keyboard.press('Enter');
      await keyboard.untilText(`${FOUR}[Rules]\nwhi\nanti-queen\n‸`);
      await type('anti-kn');
      await keyboard.press('Tab');
      await keyboard.untilText(`${FOUR}[Rules]\nwhi\nanti-queen\nanti-knight‸`);
    },
  },
];

const cellNames: TypingTest[] = [
  {
    name: 'completion: a typed list of cells is never replaced by a shorter one',
    async run(keyboard) {
      const nine = `${'.........\n'.repeat(9)}[Rules]\n`;
      const type = async (text: string) => {
        for (const character of text) {
          await keyboard.press(character);
          await keyboard.observer.settled();
        }
      };
      const isOpen = keyboard.page.locator('.suggest-widget.visible .monaco-list-row').first();
      // Enter and Tab after it have their usual effect in text, in every way of opening the list.
      for (const [begun, rest, key, isAsked] of [
        ['r1c1', '2', 'Enter', true],
        ['r1c1', '2', 'Tab', true],
        ['r1c1', '23', 'Tab', false],
        ['r1', '2c1', 'Tab', true],
        ['r1', '-3c5', 'Tab', false],
      ] as const) {
        await keyboard.open(`${nine}‸`);
        await type('cage 10: ');
        await type('r');
        if (isAsked) await keyboard.observer.run('editor.action.triggerSuggest');
        await isOpen.waitFor();
        await type(`${begun.slice(1)}${rest}`);
        await keyboard.untilText(`${nine}cage 10: ${begun}${rest}‸`);
        await keyboard.press(key);
        await keyboard.observer.settled();
        const { text } = keyboard.observer.observed ?? assert.fail();
        assert.equal(text.trimEnd(), `${nine}cage 10: ${begun}${rest}`, `${begun}${rest} ${key} ${isAsked}`);
      }
    },
  },
  {
    name: 'completion: Tab completes a partly typed cell',
    async run(keyboard) {
      const nine = `${'.........\n'.repeat(9)}[Rules]\n`;
      await keyboard.open(`${nine}cage 10: ‸`);
      for (const character of 'r1c') await keyboard.press(character);
      await keyboard.page.locator('.suggest-widget.visible .monaco-list-row').first().waitFor();
      await keyboard.press('Tab');
      await keyboard.untilText(`${nine}cage 10: r1c1‸`);
    },
  },
];

/** Waits until a label is selected in the list of proposals. */
async function untilSelected(keyboard: Keyboard, label: string): Promise<void> {
  const row = keyboard.page.locator('.suggest-widget.visible .monaco-list-row.focused .label-name');
  await row.getByText(label, { exact: true }).waitFor();
}

const acrossBorder: TypingTest = {
  name: 'a column of cursors across a border',
  async run(keyboard) {
    const grid = (above: string, border: string, below: string) =>
      `1 . | . .\n${above}\n${border}\n${below}\n. 2 | . .\n`;
    await keyboard.open(grid('. . | 3 ‸.', '----+----', '. . | . .'));
    for (let i = 0; i < 2; i++) await keyboard.observer.run('editor.action.insertCursorBelow');
    await keyboard.untilText(grid('. . | 3 ‸.', '----+---‸-', '. . | . ‸.'));
    await keyboard.press('4');
    await keyboard.untilText('1 . | . .\n. . | 3 4\n----+----\n‸. . | . 4\n‸. 2 | . .\n');
    await keyboard.press('Control+Z');
    await keyboard.untilText(grid('. . | 3 .', '----+----', '. . | . .'));
  },
};

const overtype: TypingTest = {
  name: 'the overtype mode removes no space',
  async run(keyboard) {
    const spaced = (first: string) =>
      `${first}\n${'. . . | . . . | . . .\n'.repeat(2)}------+-------+------\n${'. . . | . . . | . . .\n'.repeat(3)}------+-------+------\n${'. . . | . . . | . . .\n'.repeat(3)}`;
    const toggle = () => keyboard.observer.run('editor.action.toggleOvertypeInsertMode');
    await toggle();
    try {
      await keyboard.open(spaced('1 ‸. . | . . . | . . .'));
      await steps(keyboard, [
        ['4', spaced('1 4 ‸. | . . . | . . .')],
        ['2', spaced('1 4 2 | ‸. . . | . . .')],
        ['3', spaced('1 4 2 | 3 ‸. . | . . .')],
        ['Backspace', spaced('1 4 2 | ‸. . . | . . .')],
        ['Control+Z', spaced('1 4 2 | 3 ‸. . | . . .')],
        ['Control+Z', spaced('1 4 2 | ‸. . . | . . .')],
        ['Control+Z', spaced('1 4 ‸. | . . . | . . .')],
        ['Control+Z', spaced('1 ‸. . | . . . | . . .')],
      ]);
    } finally {
      await toggle();
    }
  },
};

/** Tests together with an extension that registers `type`. */
const besideModes: TypingTest[] = [
  {
    name: 'an extension that registers `type` keeps its characters, and cell typing is paused',
    run: beside(async (keyboard, untilCommands) => {
      await keyboard.open(FIRST);
      // Only the typed text shows which extension handles it.
      for (const key of '66') await keyboard.press(key);
      await keyboard.page.locator('.statusbar-item', { hasText: 'Cells paused' }).first().waitFor();
      await keyboard.observer.settled();
      for (const key of 'd3') await keyboard.press(key);
      await untilCommands('66d3');
      await keyboard.untilText(FIRST);
    }),
  },
  {
    name: 'in the mode for text of such an extension, keys are for cells, until it ends',
    run: beside(async (keyboard, untilCommands) => {
      await keyboard.open(FIRST);
      await keyboard.press('i');
      await keyboard.page.locator('.cursors-layer.cursor-line-style').waitFor({ state: 'attached' });
      await steps(keyboard, [
        ['6', row('486‸..7.5.')],
        ['9', row('4869‸.7.5.')],
        ['Control+Z', row('486‸..7.5.')],
        ['Control+Z', FIRST],
      ]);
      await keyboard.press('Escape');
      await keyboard.page.locator('.cursors-layer.cursor-block-style').waitFor({ state: 'attached' });
      for (const key of '26') await keyboard.press(key);
      await untilCommands('i<26');
      await keyboard.untilText(FIRST);
    }),
  },
];

/** Runs a test while the fixture `modes` is active, whose commands can be awaited. */
function beside(run: (keyboard: Keyboard, untilCommands: (commands: string) => Promise<unknown>) => Promise<void>) {
  return async (keyboard: Keyboard) => {
    const { observer } = keyboard;
    await observer.run('modes.start');
    try {
      await run(keyboard, commands => observer.run('modes.until', commands));
    } finally {
      await observer.run('modes.stop');
    }
  };
}

/** The real Paste of the workbench: keys, the browser's clipboard, and the providers. */
const pasting: TypingTest = {
  name: 'Paste: a link, a page with input fields, unchanged text, and losses',
  async run(keyboard) {
    const line = '........1....8.64..1.9......6...54...5....7.3..4.....6....1...9.2.3.4.....8..5.2.';
    await keyboard.open(`${line}\n‸`);
    await keyboard.paste({ text: `https://sudoku.coach/en/play/${PUZZLE.replaceAll('.', '0')}` });
    await keyboard.untilText(`${line}\n${PUZZLE}‸`);
    await keyboard.press('Control+Z');
    await keyboard.untilText(`${line}\n‸`);
    await keyboard.paste(inputs);
    await keyboard.untilText(`${line}\n${PUZZLE}‸`);
    await keyboard.press('Enter');
    await keyboard.paste({ text: `# ${line}` });
    await keyboard.untilText(`${line}\n${PUZZLE}\n# ${line}‸`);
    await keyboard.press('Enter');
    await keyboard.paste({ text: `:0000:x:${PUZZLE.replace('7', '+7')}::::` });
    await keyboard.untilText(`${line}\n${PUZZLE}\n# ${line}\n${PUZZLE}‸`);
    const notification = keyboard.page.locator('.notification-toast', {
      hasText: 'Not kept: which digits are givens.',
    });
    await notification.first().waitFor();
  },
};

/** New Puzzle File puts the cursor into an empty grid, where the first thing that many people do is to paste a puzzle. */
const intoEmptyGrid: TypingTest = {
  name: 'Paste: into a grid without digits, which the puzzle replaces',
  async run(keyboard) {
    const grid = (cells: string) => gridText(cells.replaceAll('0', '.'));
    const rows = Array.from({ length: 9 }, (_, r) => [...PUZZLE.slice(9 * r, 9 * r + 9)]);
    const forms = [
      PUZZLE.replaceAll('.', '0'),
      rows.map(row => row.join('\t').replaceAll('.', '')).join('\n'),
      `${rows.map(row => row.join('\t').replaceAll('.', '')).join('\n')}\n`,
      `${rows.map(row => row.join('')).join('\n')}\n`,
      `[${rows.map(row => `[${row.join(', ').replaceAll('.', '0')}]`).join(',\n')}]`,
    ];
    const empty = grid('.'.repeat(81));
    for (const text of forms) {
      await keyboard.open(`# Mine\n‸${empty}\n`);
      await keyboard.paste({ text });
      await keyboard.untilText(`# Mine\n${grid(PUZZLE)}‸\n`);
    }
    // The cursor may be in any of its cells, or after the last one.
    for (const cell of [40, 80, 81]) {
      const at = cell === 81 ? empty.length : [...empty.matchAll(/\./g)][cell].index;
      await keyboard.open(`# Mine\n${empty.slice(0, at)}‸${empty.slice(at)}\n`);
      await keyboard.paste({ text: forms[0] });
      await keyboard.untilText(`# Mine\n${grid(PUZZLE)}‸\n`);
    }
    await keyboard.press('Control+Z');
    await keyboard.untilText(`# Mine\n${empty}\n`);
    await keyboard.open(`# Mine\n‸${empty}\n`);
    await keyboard.paste({ text: 'a word' });
    await keyboard.untilText(`# Mine\na word${empty}\n`);
  },
};

/** People leave empty lines between rules. */
const afterEmptyLine: TypingTest = {
  name: 'the list of rules opens after an empty line too',
  async run(keyboard) {
    const setter = new Setter(keyboard);
    const start = `${'....\n'.repeat(4)}\n[Rules]\ncage 3: r1c12\n\n`;
    await keyboard.open(`${start}‸`);
    await setter.complete('ther', 'thermo');
    await keyboard.untilText(`${start}thermo: ‸`);
  },
};

/** A 9x9 grid as New Puzzle File writes it. */
function gridText(cells: string): string {
  const rows = Array.from({ length: 9 }, (_, r) =>
    [0, 3, 6].map(c => [...cells.slice(9 * r + c, 9 * r + c + 3)].join(' ')).join(' | '),
  );
  return [0, 3, 6].map(r => rows.slice(r, r + 3).join('\n')).join('\n------+-------+------\n');
}

const all: readonly TypingTest[] = [
  ...wholePuzzles,
  ...keys,
  refused,
  ...spacing,
  ...headings,
  ...cellNames,
  newspaper,
  ...RULES,
  ...COLORS,
  pasting,
  intoEmptyGrid,
  afterEmptyLine,
  acrossBorder,
  overtype,
  ...besideModes,
];

/** With SUDOKU_TEST_FILES, only those whose names contain one of its words. */
const words = process.env.SUDOKU_TEST_FILES?.split(',') ?? [''];

export const TESTS = all.filter(({ name }) => words.some(word => name.includes(word)));

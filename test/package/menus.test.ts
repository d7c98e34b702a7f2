import assert from 'node:assert/strict';
import { readText } from './markdown';
import { type Context, holds } from './when';

interface Item {
  readonly command?: string;
  readonly submenu?: string;
  readonly when?: string;
  readonly group?: string;
}

const { contributes } = JSON.parse(readText('package.json'));
const words: Record<string, string> = JSON.parse(readText('package.nls.json'));
const commands: { command: string; title: string; enablement?: string }[] = contributes.commands;
const menus: Record<string, Item[]> = contributes.menus;

const IN_TEXT: Context = { editorLangId: 'sudoku', resourceLangId: 'sudoku', workspaceFolderCount: 1 };
const ONE: Context = { ...IN_TEXT, 'sudoku.puzzles': 1 };
const SEVERAL: Context = { ...IN_TEXT, 'sudoku.puzzles': 2, 'sudoku.hasCollections': true };
const IN_GRID: Context = { activeCustomEditorId: 'sudoku.grid', resourceLangId: 'sudoku', 'sudoku.puzzles': 1 };

const titleOf = (id: string) => words[commands.find(({ command }) => command === id)!.title.replaceAll('%', '')];
const isEnabled = (id: string, context: Context) =>
  holds(commands.find(({ command }) => command === id)?.enablement, context);

/** The titles that the command palette shows. */
function paletteIn(context: Context): string[] {
  return commands
    .filter(({ command }) => isEnabled(command, context))
    .filter(({ command }) => menus.commandPalette.every(item => item.command !== command || holds(item.when, context)))
    .map(({ command }) => titleOf(command));
}

/** The entries of a menu, in order. */
function menuIn(menu: string, context: Context): string[] {
  return menus[menu]
    .filter(({ when }) => holds(when, context))
    .sort((one, other) => (one.group! < other.group! ? -1 : 1))
    .map(({ command, submenu }) => (command ? titleOf(command) : `> ${submenu}`));
}

/** Pairs of commands of which files with one puzzle need only the first. */
const PAIRS: [inAll: string, ofSeveral: string][] = [
  ['Solve Sudoku', 'Solve Puzzle at Cursor'],
  ['Fill Forced Cells', 'Fill Forced Cells in Puzzle'],
  ['Transform Puzzle…', 'Transform All Puzzles…'],
];

describe('the command palette', () => {
  it('shows one of each pair in a file with one puzzle, and both in a file with several', () => {
    for (const [first, second] of PAIRS) {
      assert.deepEqual(
        paletteIn(ONE).filter(title => title === first || title === second),
        [first],
      );
      assert.deepEqual(
        paletteIn(SEVERAL)
          .filter(title => title === first || title === second)
          .sort(),
        [first, second].sort(),
      );
    }
  });

  it('does the same for a grid, and shows both while the number of puzzles is unknown', () => {
    assert.ok(!paletteIn(IN_GRID).includes('Solve Puzzle at Cursor'));
    assert.ok(paletteIn(IN_GRID).includes('Solve Sudoku'));
    assert.ok(paletteIn(IN_TEXT).includes('Solve Puzzle at Cursor'));
  });

  it('shows commands for several puzzles only in files with several', () => {
    const about = ['Go to Next Puzzle', 'Go to Previous Puzzle', 'Sort Puzzles…', 'Filter Puzzles…', 'Statistics'];
    for (const title of [...about, 'Remove Duplicates']) {
      assert.ok(!paletteIn(ONE).includes(title), title);
      assert.ok(paletteIn(SEVERAL).includes(title), title);
    }
  });

  it('offers to check all files and accept findings only if a folder has collections', () => {
    for (const title of ['Check All Files', 'Accept Current Findings']) {
      assert.ok(!paletteIn(ONE).includes(title), title);
      assert.ok(!paletteIn({ ...SEVERAL, workspaceFolderCount: 0 }).includes(title), title);
      assert.ok(paletteIn(SEVERAL).includes(title), title);
      assert.ok(paletteIn({ workspaceFolderCount: 1, 'sudoku.hasCollections': true }).includes(title), title);
    }
  });

  it('shows one entry for all formats, one for all pictures, and no duplicate title', () => {
    for (const context of [ONE, SEVERAL, IN_GRID, {}]) {
      const titles = paletteIn(context);
      assert.deepEqual(
        titles.filter(title => title.startsWith('Convert')),
        context === ONE || context === SEVERAL || context === IN_GRID ? ['Convert To…'] : [],
      );
      assert.deepEqual(
        titles.filter(title => /^Export as (?!Web)/.test(title)),
        context === ONE || context === SEVERAL || context === IN_GRID ? ['Export as Picture…'] : [],
      );
      assert.equal(new Set(titles).size, titles.length);
    }
  });

  it('keeps the hidden commands available for keybindings', () => {
    const hidden = menus.commandPalette.filter(({ when }) => when === 'false').map(({ command }) => command);
    assert.ok(hidden.length > 0);
    for (const id of hidden)
      assert.ok(
        commands.some(({ command }) => command === id),
        id,
      );
  });
});

describe('the context menu of the editor', () => {
  it('has Hint, Apply and Check at its top level, and the rest in one submenu', () =>
    assert.deepEqual(menuIn('editor/context', ONE), ['Hint', 'Apply Next Step', 'Check My Progress', '> sudoku.menu']));

  it('solves the puzzle of a file with one, and the puzzle at the cursor or all of a file with several', () => {
    assert.deepEqual(menuIn('sudoku.menu', ONE).slice(3, 5), ['Fill Forced Cells', 'Solve Sudoku']);
    assert.deepEqual(menuIn('sudoku.menu', SEVERAL).slice(3, 6), [
      'Fill Forced Cells in Puzzle',
      'Solve Puzzle at Cursor',
      'Solve All Puzzles in File',
    ]);
  });

  it('has the playing commands first, and no more entries than fit on a small screen', () => {
    assert.deepEqual(menuIn('sudoku.menu', ONE).slice(0, 3), ['Start Playing', 'Restart Puzzle', 'Reveal Cell']);
    // Including the separators of its groups, 20 entries are about 540 pixels high.
    assert.ok(menuIn('sudoku.menu', SEVERAL).length <= 20);
    for (const title of ['Mark as Givens', 'Reset to Givens', 'Open as Grid', 'Show Board'])
      assert.ok(menuIn('sudoku.menu', ONE).includes(title), title);
  });

  it('shows no command that changes a read-only file', () => {
    const readOnly = { ...SEVERAL, editorReadonly: true };
    assert.ok(!menuIn('editor/context', readOnly).includes('Apply Next Step'));
    assert.deepEqual(
      menuIn('sudoku.menu', readOnly).filter(title =>
        /Solve|Fill|Transform|Add|Reveal|Restart|Start|Reset/.test(title),
      ),
      [],
    );
  });

  it('is for Sudoku files', () => assert.deepEqual(menuIn('editor/context', { editorLangId: 'markdown' }), []));
});

describe('the menu of the editor title', () => {
  it('shows one way to solve a file with one puzzle', () => {
    const solving = (context: Context) => menuIn('editor/title', context).filter(title => title.startsWith('Solve'));
    assert.deepEqual(solving(ONE), ['Solve Sudoku']);
    assert.deepEqual(solving(SEVERAL), ['Solve Puzzle at Cursor', 'Solve All Puzzles in File']);
  });
});

describe('menus', () => {
  it('has no duplicate entries, and only declared commands', () => {
    for (const [menu, items] of Object.entries(menus)) {
      for (const context of [ONE, SEVERAL]) {
        const shown = items
          .filter(({ when }) => holds(when, context))
          .map(({ command, submenu }) => command ?? submenu);
        assert.equal(new Set(shown).size, shown.length, menu);
      }
      for (const { command, submenu } of items) {
        if (command)
          assert.ok(
            commands.some(each => each.command === command),
            command,
          );
        else
          assert.ok(
            contributes.submenus.some(({ id }: { id: string }) => id === submenu),
            submenu,
          );
      }
    }
  });
});

import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { EXPECTED } from '../core/generator/expected';
import { closeAll, messagesOf, open, run, until } from './editor';

interface Generated {
  readonly puzzles: readonly string[];
  readonly text: string;
  readonly reason?: string;
}

const RECIPE = { seed: 42, level: 'easy', symmetry: '180' };
const generate = (argument: object) => run('sudoku.generate', argument) as Promise<Generated>;

const textOf = () => vscode.window.activeTextEditor?.document.getText();

/** Chooses items of successive lists, by the start of their labels. */
async function choosing<T>(
  labels: readonly string[],
  work: () => Thenable<T>,
): Promise<{ result: T; shown: string[] }> {
  const window = vscode.window as unknown as Record<string, unknown>;
  const real = window.createQuickPick;
  const shown: string[] = [];
  const left = [...labels];
  window.createQuickPick = () => {
    const list = (real as typeof vscode.window.createQuickPick).call(vscode.window);
    let accept = () => {};
    const wanted = left.shift();
    const fake = new Proxy(list, {
      get(target, key) {
        if (key === 'onDidAccept')
          return (listener: () => void) => {
            accept = listener;
            return { dispose() {} };
          };
        if (key === 'activeItems')
          return list.items.filter(({ label }) => wanted && label.includes(wanted)).slice(0, 1);
        if (key === 'show')
          return () => {
            target.show();
            // Whether the preview is complete.
            const isThere = () => !list.busy && list.items.every(({ label }) => !label.startsWith('Generating'));
            void until('a preview', () => isThere() || undefined).then(() => {
              shown.push(list.items.map(({ label, description }) => `${label} ${description ?? ''}`).join('\n'));
              accept();
            });
          };
        const value = Reflect.get(target, key, target) as unknown;
        return typeof value === 'function' ? value.bind(target) : value;
      },
      set: (target, key, value) => Reflect.set(target, key, value, target),
    });
    return fake;
  };
  try {
    return { result: await work(), shown };
  } finally {
    window.createQuickPick = real;
  }
}

/** The effect of Enter with the selected row, as the list of recipes describes it. */
const enterIn = ({ placeholder, activeItems }: vscode.QuickPick<vscode.QuickPickItem>) =>
  `${activeItems[0]?.label}: ${placeholder}`;

describe('generating', () => {
  afterEach(closeAll);

  it('describes the effect of Enter on the selected row, even after a setting has been changed', async () => {
    const window = vscode.window as unknown as Record<string, unknown>;
    const real = window.createQuickPick as typeof vscode.window.createQuickPick;
    const lists: vscode.QuickPick<vscode.QuickPickItem>[] = [];
    window.createQuickPick = () => {
      const list = real.call(vscode.window);
      lists.push(list);
      return list;
    };
    try {
      await open('# mine\n');
      const ended = run('sudoku.generate');
      const first = await until('the list', () => lists.find(({ items }) => items.length > 0));
      await until('generating', () => /: Press Enter to generate\b/.test(enterIn(first)));
      first.activeItems = first.items.filter(({ label }) => label === 'Minimal');
      await until('a setting', () => /^Minimal: Press Enter to change this setting\b/.test(enterIn(first)));
      await run('workbench.action.acceptSelectedQuickOpenItem');
      const second = await until('the list again', () => lists.slice(1).find(({ items }) => items.length > 0));
      await until('the setting', () => /^Minimal: Press Enter to change this setting\b/.test(enterIn(second)));
      second.activeItems = second.items.slice(-1);
      await until('the preview', () => /: Press Enter to try another seed\b/.test(enterIn(second)));
      second.activeItems = second.items.slice(0, 1);
      await until('generating', () => /: Press Enter to generate\b/.test(enterIn(second)));
      await run('workbench.action.closeQuickOpen');
      await ended;
    } finally {
      window.createQuickPick = real;
    }
  });

  it('returns the puzzles of a recipe as data, the same ones each time, and writes nothing', async () => {
    const editor = await open('# mine\n');
    const { puzzles, text } = await generate({ ...RECIPE, count: 2 });
    assert.equal(puzzles.length, 2);
    assert.match(text, /^# generated: seed 42, 2 puzzles, easy, 180°\n\n/);
    assert.deepEqual((await generate({ ...RECIPE, count: 2 })).puzzles, puzzles);
    assert.equal(editor.document.getText(), '# mine\n');
  });

  it('makes the same puzzles in every host', async () => {
    for (const [recipe, lines] of EXPECTED) assert.deepEqual((await generate(recipe)).puzzles, lines);
  });

  it('writes them at the cursor in one undo step', async () => {
    const editor = await open('# mine\n\n‸');
    const { puzzles } = await generate({ ...RECIPE, into: 'cursor' });
    const rows = puzzles[0].match(/.{9}/g)?.join('\n');
    assert.equal(editor.document.getText(), `# mine\n\n# generated: seed 42, easy, 180°\n${rows}\n`);
    await run('undo');
    assert.equal(editor.document.getText(), '# mine\n\n');
  });

  it('writes them into a new file, even if none is open', async () => {
    await closeAll();
    const { text } = await generate({ ...RECIPE, into: 'newFile' });
    assert.equal(textOf(), text);
    assert.equal(vscode.window.activeTextEditor?.document.languageId, 'sudoku');
  });

  it('explains why there is none', async () => {
    const wrong = await messagesOf(() => generate({ level: 'harder' }));
    assert.match(wrong.messages.join(), /"level"/);
    const refused = await messagesOf(() => generate({ clues: 10 }));
    assert.match(refused.messages.join(), /fewer than 17 clues/);
    assert.deepEqual(refused.result.puzzles, []);
    const none = await messagesOf(() => generate({ seed: 1, rating: 9, attempts: 2, into: 'newFile' }));
    assert.match(none.messages.join(), /None of 2 attempts/);
    assert.equal(none.result.text, '');
  });

  it('asks with a list whose settings can be changed, and which shows the first puzzle', async () => {
    await open('‸');
    const { result, shown } = await choosing(['Minimal', 'at the Cursor'], () => run('sudoku.generate'));
    const [puzzle] = (result as Generated).puzzles;
    assert.equal(shown.length, 2);
    assert.match(shown[0], /Minimal no/);
    assert.match(shown[0], /at the Cursor $/m);
    assert.match(shown[1], /Minimal yes/);
    const clues = puzzle.replaceAll('.', '').length;
    assert.ok(shown[1].includes(`${clues} clues`), shown[1]);
    const row = [...puzzle.slice(0, 9)].map(c => (c === '.' ? '\u2007' : c)).join(' ');
    assert.ok(shown[1].includes(row), shown[1]);
    assert.match(textOf() ?? '', /^# generated: seed \d+, minimal\n/);
    // The next list has the settings of this one.
    const again = await choosing(['Minimal', 'at the Cursor'], () => run('sudoku.generate'));
    assert.match(again.shown[0], /Minimal yes/);
  });

  it('replaces a pattern in the selection', async () => {
    const drawing = 'xx..\nx..x\n.x.x\n..x.';
    const editor = await open(`# mine\n\n${drawing}\n`);
    editor.selection = new vscode.Selection(2, 0, 5, 4);
    const { result, shown } = await choosing(['at the Cursor'], () => run('sudoku.generate'));
    assert.match(shown[0], /at the Cursor in place of the pattern$/m);
    const [puzzle] = (result as Generated).puzzles;
    const pattern = drawing.replaceAll('\n', '');
    assert.equal(puzzle.replace(/\d/g, 'x'), pattern);
    const text = editor.document.getText();
    assert.match(text, /^# mine\n\n# generated: seed \d+, 4x4, pattern xx/);
    assert.ok(text.endsWith(`${puzzle.match(/.{4}/g)?.join('\n')}\n`), text);
  });
});

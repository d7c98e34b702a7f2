import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { closeAll, messagesOf, open, openFile, run, until } from './editor';
import { hintIn } from './hints';
import { statusBarItem } from './statusItems';
import { MARKS, POINTING, STEP } from './steps';

interface HintGiven {
  readonly stage: number;
  readonly message: string;
}

/** Runs the command Hint several times, and returns the hints. */
async function hints(count: number, ...args: unknown[]): Promise<string[]> {
  const messages: string[] = [];
  for (let i = 0; i < count; i++) messages.push((await run<HintGiven>('sudoku.hint', ...args)).message);
  return messages;
}

/** The command that a click on an item of the status bar runs. */
const commandOf = (item: vscode.StatusBarItem | undefined) => (item?.command as vscode.Command | undefined)?.command;

/** The reason for the first step of {@link POINTING}. */
const REASON =
  'In box 7, only r8c23 can hold 3. These cells are both in row 8. So one of them holds the 3 of row 8, and no other cell of row 8 can hold 3.';

describe('a hint', () => {
  afterEach(closeAll);

  it('goes through three stages on the line above the puzzle, without a notification, and changes nothing', async () => {
    const editor = await open(POINTING);
    const short = 'Locked Candidates Type 1 (Pointing)';
    const stages = [
      { message: 'Look at box 7.', sentence: 'Look at box 7.', buttons: ['Which Technique?', 'Hide'] },
      {
        message: `Use the technique ${short} in box 7.`,
        sentence: `Use the technique ${short}.`,
        buttons: ['Show the Step', 'Hide', 'About It'],
      },
      {
        message: `${STEP}. ${REASON}`,
        sentence: 'r8c4 cannot be 3.',
        buttons: ['Apply', 'Next Step', 'Why?', 'Hide', 'Show Candidates', 'About It'],
      },
    ];
    for (const [i, { message, sentence, buttons }] of stages.entries()) {
      const shown = await messagesOf(() => run('sudoku.hint'));
      assert.deepEqual(shown, { result: { stage: i + 1, message }, messages: [], buttons: [] });
      assert.deepEqual(await hintIn(editor), [sentence, ...buttons]);
      assert.equal(editor.document.getText(), POINTING);
    }
  });

  for (const [section, name] of [
    ['editor', 'codeLens'],
    ['sudoku', 'codeLens'],
  ] as const) {
    it(`is replaced in one place, with its buttons, if ${section}.${name} is off`, async () => {
      const settings = vscode.workspace.getConfiguration(section);
      await settings.update(name, false, vscode.ConfigurationTarget.Global);
      try {
        const editor = await open(POINTING);
        const texts: (string | undefined)[] = [];
        for (const [i, button] of ['Which Technique?', 'Show the Step', 'Why?'].entries()) {
          const { result, messages } = await messagesOf(() => run<HintGiven>('sudoku.hint'));
          assert.equal(result.stage, i + 1);
          assert.deepEqual(messages, []);
          assert.deepEqual(await hintIn(editor), []);
          const item = statusBarItem('sudoku.hint');
          texts.push(item?.text);
          const tooltip = item?.tooltip as vscode.MarkdownString | undefined;
          const text = tooltip?.value.replaceAll('\\', '') ?? '';
          assert.ok(text.includes(`[${button}](command:sudoku.`), text);
        }
        assert.equal(new Set(texts).size, 3);
        await run('sudoku.clearHighlights');
        assert.equal(statusBarItem('sudoku.hint'), undefined);
      } finally {
        await settings.update(name, undefined, vscode.ConfigurationTarget.Global);
      }
    });
  }

  it('never repeats itself until its end, names the waiting digits, and starts again', async () => {
    await open(POINTING);
    const seen: HintGiven[] = [];
    do seen.push(await run<HintGiven>('sudoku.hint'));
    while (seen[seen.length - 1].stage !== 0 && seen.length < 40);
    const steps = seen.filter(({ stage }) => stage === 3).map(({ message }) => message);
    assert.ok(steps.length >= 3);
    assert.equal(new Set(steps).size, steps.length, steps.join('\n'));
    assert.match(steps[1], /^Hidden Single: r3c4=3\./);
    assert.match(
      seen[seen.length - 1].message,
      /^Before you continue, apply the digits that were shown\. They are not in the grid yet: r3c4=3\./,
    );
    assert.deepEqual(await run('sudoku.hint'), { stage: 1, message: seen[0].message });
  });

  it('gives reasons that hold in the visible grid', async () => {
    const { document } = await openFile('samples', 'first.sudoku');
    const messages = await hints(6, document.uri, 0);
    assert.match(messages[2], /^Naked Single: r1c4=6\./);
    assert.match(messages[5], /^Naked Single: r2c4=8\. Only 8 is left for r2c4: 2, 4, 5, 6 and 7 are in row 2; /);
  });

  it('shows the step that Apply applies, at every stage', async () => {
    for (const stage of [1, 2, 3]) {
      const editor = await open(POINTING);
      await hints(3 + stage);
      assert.deepEqual(await run('sudoku.applyStep'), { steps: ['Hidden Single: r3c4=3'] });
      assert.equal(editor.document.getText(), POINTING.replace('..1.7', '..137'));
      await closeAll();
    }
  });

  it('is applied if it is completely shown, even if the grid cannot store it', async () => {
    const editor = await open(POINTING);
    await hints(3);
    assert.ok((await hintIn(editor)).includes('Apply'));
    assert.deepEqual(await run('sudoku.applyStep'), { steps: [STEP] });
    assert.equal(editor.document.getText(), POINTING);
    assert.match((await hintIn(editor))[0], /^Noted: r8c4 cannot be 3\.$/);
    assert.equal((await hintIn(editor))[1], 'Apply Next Step');
    assert.deepEqual(await run('sudoku.applyStep'), { steps: ['Hidden Single: r3c4=3'] });
  });

  it('is completely shown if Apply finds nothing to write, so that the next hint can assume it', async () => {
    const editor = await open(POINTING);
    await hints(1);
    const { result, messages } = await messagesOf(() => run('sudoku.applyStep'));
    assert.deepEqual(result, { steps: [STEP] });
    assert.deepEqual(messages, []);
    assert.match((await hintIn(editor))[0], /^Noted: r8c4 cannot be 3\.$/);
    await hints(2);
    assert.match((await hints(1))[0], /^Hidden Single: r3c4=3\./);
  });

  it('is skipped after Escape: Apply applies the next step, and Explain gives the next hint', async () => {
    const editor = await open(POINTING);
    await hints(3);
    await run('sudoku.clearHighlights');
    assert.deepEqual(await run('sudoku.applyStep'), { steps: ['Hidden Single: r3c4=3'] });
    assert.equal(editor.document.getText(), POINTING.replace('..1.7', '..137'));
    await run('undo');
    await hints(3);
    await run('sudoku.clearHighlights');
    assert.equal((await run<HintGiven>('sudoku.explainHint')).stage, 1);
  });

  it('starts again after Apply and Undo', async () => {
    const editor = await open(POINTING);
    const shown = await hints(6);
    assert.deepEqual(await run('sudoku.applyStep'), { steps: ['Hidden Single: r3c4=3'] });
    await run('undo');
    assert.equal(editor.document.getText(), POINTING);
    assert.deepEqual(await hints(6), shown);
  });

  it('belongs to one of two equal puzzles, and stays with it when lines before it are edited', async () => {
    const editor = await open(`First\n${POINTING}\nSecond\n${POINTING}`);
    const { document } = editor;
    const [first, second] = [1, 12];
    assert.equal(document.lineAt(second).text, document.lineAt(first).text);
    await hints(2, document.uri, second);
    assert.equal((await run<HintGiven>('sudoku.hint', document.uri, first)).stage, 1);
    await editor.edit(builder => builder.insert(new vscode.Position(0, 0), '# a note\n'));
    assert.equal((await run<HintGiven>('sudoku.hint', document.uri, first + 1)).stage, 2);
    assert.equal((await run<HintGiven>('sudoku.hint', document.uri, second + 1)).stage, 3);
  });

  it('names no technique before its second stage', async () => {
    await open(POINTING);
    await hints(1);
    const { messages } = await messagesOf(() => run('sudoku.aboutTechnique'));
    assert.deepEqual(messages, ['No hint names a technique yet. Run Sudoku: Hint to continue.']);
  });

  it('opens the documentation of its technique, as a preview if possible', async () => {
    await open(POINTING);
    await hints(2);
    const { messages } = await messagesOf(() => run('sudoku.aboutTechnique'));
    assert.deepEqual(messages, []);
    await until('the documentation', () =>
      vscode.window.tabGroups.all
        .flatMap(({ tabs }) => tabs)
        .some(({ label, input }) => {
          if (input instanceof vscode.TabInputWebview)
            return input.viewType.endsWith('markdown.preview') && label.includes('intersections.md');
          return input instanceof vscode.TabInputText && input.uri.path.endsWith('/docs/techniques/intersections.md');
        }),
    );
    const editor = vscode.window.activeTextEditor;
    if (editor?.document.uri.path.endsWith('/docs/techniques/intersections.md'))
      assert.equal(editor.document.lineAt(editor.selection.active.line).text, '## Locked Candidates Type 1 (Pointing)');
  });

  it('is applied as announced, and the next one continues from there', async () => {
    const editor = await open(POINTING);
    for (let i = 0; i < 6; i++) await run('sudoku.hint');
    assert.equal((await hintIn(editor))[1], 'Apply');
    assert.deepEqual(await run('sudoku.applyStep'), { steps: ['Hidden Single: r3c4=3'] });
    assert.equal(editor.document.getText(), POINTING.replace('..1.7', '..137'));
    assert.deepEqual((await hintIn(editor)).slice(0, 2), ['Applied Hidden Single: r3c4 is 3.', 'Hint']);
    await run('sudoku.hint');
    assert.match((await hintIn(editor))[0], /^Look at /);
  });

  it('offers the next step after an elimination, and another one while a digit waits to be written', async () => {
    const editor = await open(POINTING);
    await hints(3);
    assert.ok((await hintIn(editor)).includes('Next Step'));
    await hints(3);
    assert.match((await hintIn(editor))[0], /^Hidden Single: r3c4 is 3/);
    assert.ok((await hintIn(editor)).includes('Another Step'));
    await hints(3);
    assert.ok((await hintIn(editor)).includes('Another Step'));
    assert.ok(!(await hintIn(editor)).includes('Next Step'));
  });

  it('shows the candidates next to the puzzle, and continues there', async () => {
    const editor = await open(POINTING);
    for (let i = 0; i < 3; i++) await run('sudoku.hint');
    const { uri } = await run<{ uri: string }>('sudoku.showCandidates', editor.document.uri, 0);
    const candidates = await until('the candidates', () =>
      vscode.window.visibleTextEditors.find(({ document }) => document.uri.toString() === uri),
    );
    assert.match(candidates.document.getText(), /\| 7 +38 +38 +\| 1348 /);
    // The next hint assumes the elimination.
    for (let i = 0; i < 3; i++) await run('sudoku.hint', editor.document.uri, 0);
    await until('the candidates without it', () => /\| 7 +38 +38 +\| 148 /.test(candidates.document.getText()));
  });

  it('keeps the candidates next to an edited puzzle correct', async () => {
    const editor = await open(`${POINTING}\nOther\n12..\n....\n....\n....\n`);
    const { document } = editor;
    await hints(3);
    const { uri } = await run<{ uri: string }>('sudoku.showCandidates', document.uri, 0);
    const view = await until('the candidates', () =>
      vscode.window.visibleTextEditors.find(one => one.document.uri.toString() === uri),
    );
    const lines = () => view.document.getText().split('\n');
    assert.match(lines()[3], /^\| 238 +38 +1 +\| 34 /);
    await editor.edit(builder => builder.replace(new vscode.Range(2, 3, 2, 4), '3'));
    await until('the candidates with the digit', () => /^\| 28 +8 +1 +\| 3 /.test(lines()[3]));
    await run('undo');
    await until('the candidates without the digit', () => /^\| 238 +38 +1 +\| 34 /.test(lines()[3]));
    await editor.edit(builder => builder.delete(new vscode.Range(0, 0, 9, 0)));
    await until('that the puzzle is gone', () => lines()[0] === 'The puzzle of these candidates no longer exists.');
    await run('undo');
    await until('the candidates of the puzzle that is back', () => /^\| 238 +38 +1 +\| 34 /.test(lines()[3] ?? ''));
  });

  it('explains itself in a hover on demand', async () => {
    const editor = await open(POINTING);
    for (let i = 0; i < 3; i++) await run('sudoku.hint');
    assert.deepEqual(await run('sudoku.explainHint'), { stage: 3, message: `${STEP}. ${REASON}` });
    const cell = new vscode.Position(7, 3);
    assert.deepEqual(editor.selection.active, cell);
    const hovers = await run<vscode.Hover[]>('vscode.executeHoverProvider', editor.document.uri, cell);
    const texts = hovers.flatMap(({ contents }) => contents.map(content => (content as vscode.MarkdownString).value));
    assert.equal(texts.filter(text => text.includes('r8c4')).length, 2, texts.join('\n'));
    assert.ok(texts[0].includes('only r8c23 can hold 3'), texts[0]);
    await run('sudoku.clearHighlights');
  });

  it('explains nothing while it shows only a part of its step, and then shows no more', async () => {
    const editor = await open(POINTING);
    for (const [i, what] of ['where to look', 'which technique to use'].entries()) {
      await run('sudoku.hint');
      const before = await hintIn(editor);
      const { result, messages } = await messagesOf(() => run<HintGiven>('sudoku.explainHint'));
      const message = `So far, the hint shows only ${what}. Run Sudoku: Hint to see more.`;
      assert.deepEqual([result, messages], [{ stage: i + 1, message }, [message]]);
      assert.deepEqual(await hintIn(editor), before);
      assert.equal(commandOf(statusBarItem('sudoku.hint')), 'sudoku.hint');
    }
    await run('sudoku.hint');
    assert.equal(commandOf(statusBarItem('sudoku.hint')), 'sudoku.explainHint');
  });

  it('writes all shown digits in one undo step, if it ended because they are not written', async () => {
    const text = (await openFile('samples', 'first.sudoku')).document.getText();
    const { document } = await open(text); // no other test has shown hints for it
    const steps: string[] = [];
    let last: HintGiven;
    do {
      last = await run<HintGiven>('sudoku.hint', document.uri, 0);
      if (last.stage === 3) steps.push(last.message.replace(/\..*/, ''));
    } while (last.stage !== 0 && steps.length < 40);
    assert.match(last.message, /Apply writes all of them/);
    const placed = steps.filter(step => /=\d$/.test(step));
    assert.ok(placed.length > 2, steps.join('\n'));
    const { steps: applied } = await run<{ steps: string[] }>('sudoku.applyStep', document.uri, 0);
    assert.deepEqual(applied, placed);
    const blanks = (content: string) => content.replaceAll(/[^.]/g, '').length;
    assert.equal(blanks(text) - blanks(document.getText()), placed.length);
    await run('undo');
    assert.equal(document.getText(), text);
  });

  it('has a sentence that leaves room for its buttons, and the whole sentence in the status bar', async () => {
    const editor = await open(MARKS);
    await run('sudoku.applyStep');
    const whole = 'Applied Locked Candidates Type 1 (Pointing): r8c4 cannot be 3.';
    assert.equal(statusBarItem('sudoku.hint')?.text, `$(compass) ${whole}`);
    const [lens, ...buttons] = await hintIn(editor);
    assert.equal(lens, 'Applied: r8c4 cannot be 3.');
    assert.deepEqual(buttons, ['Hint', 'Apply Next Step', 'Hide']);
  });

  it('starts again when the puzzle changes', async () => {
    const editor = await open(POINTING);
    await run('sudoku.hint');
    await run('sudoku.hint');
    await editor.edit(builder => builder.replace(new vscode.Range(2, 3, 2, 4), '3'));
    assert.deepEqual(await run('sudoku.hint'), { stage: 1, message: 'Look at box 2.' });
  });

  it('is for the puzzle of a given line', async () => {
    const { document } = await openFile('samples', 'steps.sudoku');
    const line = document.getText().split('\n').indexOf('Skyscraper') + 1;
    assert.ok(line > 1);
    const first = await run<{ message: string }>('sudoku.hint', document.uri, 2);
    const other = await run<{ message: string }>('sudoku.hint', document.uri, line);
    assert.notEqual(first.message, other.message);
  });

  it('explains why there is none', async () => {
    await open('1234\n3412\n2143\n4321\n');
    assert.deepEqual(await run('sudoku.hint'), { stage: 0, message: 'The puzzle is solved.' });
  });

  it('disappears on Escape', async () => {
    await open(POINTING);
    await run('sudoku.hint');
    assert.equal(await run('sudoku.clearHighlights'), true);
    assert.equal(await run('sudoku.clearHighlights'), false);
    assert.deepEqual(await hintIn(vscode.window.activeTextEditor!), []);
  });

  it('disappears with the next edit', async () => {
    const editor = await open(POINTING);
    await run('sudoku.hint');
    await editor.edit(builder => builder.insert(new vscode.Position(10, 0), '# \n'));
    assert.equal(await run('sudoku.clearHighlights'), false);
    assert.deepEqual(await hintIn(editor), []);
  });

  it('leaves the status bar while the cursor is in another puzzle or file, and stays above its puzzle', async () => {
    const editor = await open(`Mine\n${POINTING}\nYours\n${POINTING}`);
    const [, second] = [...editor.document.getText().matchAll(/(Mine|Yours)\n/g)].map(
      ({ index, 0: { length } }) => editor.document.positionAt(index + length).line,
    );
    const goTo = (line: number) => {
      editor.selection = new vscode.Selection(line, 0, line, 0);
    };
    const untilShown = (isShown: boolean) =>
      until(`an entry in the status bar: ${isShown}`, () => !!statusBarItem('sudoku.hint') === isShown || undefined);
    const other = await vscode.workspace.openTextDocument({ content: 'words' });
    for (const command of ['sudoku.hint', 'sudoku.applyStep']) {
      await run('sudoku.clearHighlights');
      goTo(1);
      for (let i = 0; i < 3; i++) await run(command);
      await untilShown(true);
      goTo(second);
      await untilShown(false);
      assert.ok((await hintIn(editor)).length > 0);
      goTo(2);
      await untilShown(true);
      await vscode.window.showTextDocument(other, vscode.ViewColumn.Beside);
      await untilShown(false);
      await vscode.window.showTextDocument(editor.document, editor.viewColumn);
      await untilShown(true);
    }
  });

  it('disappears when no editor shows it', async () => {
    await open(POINTING);
    await run('sudoku.hint');
    await openFile('samples', 'first.sudoku');
    assert.equal(await run('sudoku.clearHighlights'), false);
  });
});

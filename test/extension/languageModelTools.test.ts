import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { preparedTool } from '../../src/extension/models/toolCalls';
import { encodePng } from '../../src/picture/encoding';
import { parse } from '../../src/text/parser/parser';
import { pageOf } from '../picture/drawing';
import { closeAll, open, until, writeFile } from './editor';
import { EXTENSION_ID } from './extensionId';

const PUZZLE = '...2...633....54.1..1..398........9....538....3........263..5..5.37....847...1...';
const { contributes } = vscode.extensions.getExtension(EXTENSION_ID)!.packageJSON;
const names: string[] = contributes.languageModelTools.map(({ name }: { name: string }) => name);

/** Calls a tool like a language model, and returns its text. */
async function call(name: string, input: object): Promise<string> {
  const { content } = await vscode.lm.invokeTool(name, { input, toolInvocationToken: undefined });
  return content.map(part => (part instanceof vscode.LanguageModelTextPart ? part.value : '')).join('');
}

describe('the tools for language models, through vscode.lm', () => {
  before(async () => {
    await open(''); // the extension runs
    await until('the tools', () => vscode.lm.tools.some(({ name }) => name === names[0]) || undefined);
  });
  after(closeAll);

  it('are all registered, with the schemas of package.json', () => {
    const known = vscode.lm.tools.filter(({ name }) => names.includes(name));
    assert.deepEqual(
      known.map(({ name, description, inputSchema }) => ({ name, description, inputSchema })).sort(byName),
      contributes.languageModelTools
        .map(({ name, modelDescription, inputSchema }: Record<string, unknown>) => ({
          name,
          description: modelDescription,
          inputSchema,
        }))
        .sort(byName),
    );
  });

  it('answer calls with text', async () => {
    assert.match(await call('sudoku_check', { puzzle: PUZZLE }), /It has exactly one solution\./);
    assert.match(await call('sudoku_candidates', { puzzle: PUZZLE, cells: ['r1c1'] }), /^r1c1: 7 8 9$/);
    assert.equal(await call('sudoku_hint', { puzzle: PUZZLE }), 'Look at r1c7.');
    assert.match(await call('sudoku_next_step', { puzzle: PUZZLE }), /^1\. Naked Single: r1c7=7\n.*\n.*Verified/);
    assert.match(await call('sudoku_solve', { puzzle: PUZZLE }), /^The only solution:/);
    assert.match(await call('sudoku_rate', { puzzle: PUZZLE }), /^Medium · SE 2\.6/);
    assert.match(await call('sudoku_generate', { size: 4, seed: 1 }), /^1 puzzle, with seed 1/);
  });

  it('report a mistake in the input to the model', async () => {
    await assert.rejects(call('sudoku_check', { puzzle: 'hello' }), /"puzzle" has no puzzle/);
    await assert.rejects(call('sudoku_hint', { puzzle: PUZZLE, stage: 7 }), /"stage" must be from 1 to 3/);
    await assert.rejects(call('sudoku_generate', { file: '../outside.sudoku' }), /is not in a workspace folder/);
  });

  const uriOf = (file: string) => vscode.Uri.joinPath(vscode.workspace.workspaceFolders![0].uri, file);

  it('read a picture in the workspace, or its data', async () => {
    const position = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
    const png = encodePng(pageOf(position));
    const expected = `The 9x9 puzzle in the picture:\n${position}\nIt has exactly one solution.`;
    await vscode.workspace.fs.writeFile(uriOf('page.png'), png);
    try {
      assert.ok((await call('sudoku_read_picture', { picture: 'page.png' })).startsWith(expected));
    } finally {
      await vscode.workspace.fs.delete(uriOf('page.png'));
    }
    const data = btoa(Array.from(png, byte => String.fromCharCode(byte)).join(''));
    assert.ok((await call('sudoku_read_picture', { data })).startsWith(expected));
  });

  it('report a picture that cannot be read', async () => {
    await assert.rejects(call('sudoku_read_picture', { picture: 'missing.png' }), /"missing\.png" cannot be opened/);
    await assert.rejects(call('sudoku_read_picture', { picture: '../page.png' }), /is not in a workspace folder/);
    await assert.rejects(call('sudoku_read_picture', { picture: '.' }), /"\." is not a file/);
    await assert.rejects(call('sudoku_read_picture', { data: 'iVBORw0KGgo=' }), /The picture is damaged/);
  });

  describe('change files', () => {
    const textOf = async (file: string) => (await vscode.workspace.openTextDocument(uriOf(file))).getText();
    // An edited document stays in memory for a while, so each test has a separate file.
    const [file, solved] = ['generated.sudoku', 'solved.sudoku'];
    after(async () => {
      for (const name of [file, solved]) await vscode.workspace.fs.delete(uriOf(name));
    });

    it('generates into a new file, and after existing text', async () => {
      assert.match(await call('sudoku_generate', { size: 4, seed: 1, file }), /1 puzzle added to generated\.sudoku\.$/);
      const first = await textOf(file);
      assert.match(first, /^# generated: seed 1, 4x4\n/);
      await call('sudoku_generate', { seed: 2, level: 'easy', file });
      const both = await textOf(file);
      assert.ok(both.startsWith(first.trimEnd()));
      assert.deepEqual(
        parse(both).puzzles.map(({ grid }) => grid.geometry.size),
        [4, 9],
      );
    });

    it('asks before, with the actual name of the file', () => {
      const asked = (name: string) => {
        const { confirmationMessages } = preparedTool('It', name, { file: 'a_b*c*/[x](y).sudoku' });
        return (confirmationMessages!.message as vscode.MarkdownString).value.replaceAll(/[\\\u2060]/g, '');
      };
      assert.match(
        asked('sudoku_solve'),
        /^Solve all puzzles in a_b\*c\*\/\[x\]\(y\)\.sudoku and write .* you can undo the change in one step\.$/,
      );
      assert.match(
        asked('sudoku_generate'),
        /^Append .* to a_b\*c\*\/\[x\]\(y\)\.sudoku\? The file is created if it does not exist\.$/,
      );
      assert.equal(preparedTool('It', 'sudoku_solve', { puzzle: PUZZLE }).confirmationMessages, undefined);
    });

    it('solves a file in place', async () => {
      await writeFile(solved, `${PUZZLE}\n`);
      assert.match(
        await call('sudoku_solve', { file: solved }),
        /^solved\.sudoku: solved 1\..*you can undo the change in one step\.$/,
      );
      assert.doesNotMatch(await textOf(solved), /\./);
      await assert.rejects(call('sudoku_solve', { file: solved, puzzle: PUZZLE }), /Give either puzzle or file/);
    });
  });
});

const byName = (a: { readonly name?: unknown }, b: { readonly name?: unknown }) =>
  `${a.name}`.localeCompare(`${b.name}`);

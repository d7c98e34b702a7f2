import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { closeAll, open, run, until } from './editor';
import { POINTING } from './steps';

const SMALL = '12..\n3..2\n....\n2..1\n';

/** Shows a path in an editable report. */
async function openPath(steps: string): Promise<vscode.TextEditor> {
  const content = `${SMALL}\n${steps}\n`;
  const document = await vscode.workspace.openTextDocument({ language: 'sudoku-report', content });
  return vscode.window.showTextDocument(document);
}

function found(document: vscode.TextDocument): vscode.Diagnostic[] {
  return vscode.languages
    .getDiagnostics(document.uri)
    .filter(({ code }) => (code as { value?: string } | undefined)?.value === 'does-not-follow');
}

const wrongIn = (document: vscode.TextDocument) =>
  until('a step that does not follow', () => (found(document).length > 0 ? found(document) : undefined));

describe('the steps of a path', () => {
  afterEach(closeAll);

  it('are marked if they do not follow, while they are typed', async () => {
    const { document } = await openPath('1. Full House: r3c1=4\n2. r1c3=4');
    const [problem, ...others] = await wrongIn(document);
    assert.deepEqual(others, []);
    assert.equal(document.getText(problem.range), 'r1c3=4');
    assert.equal(problem.message, 'r1c3=4 is wrong: the solution has 3 in r1c3.');
    assert.match(String((problem.code as { target: vscode.Uri }).target), /docs\/proofs\.md#what-is-checked$/);
    const edit = new vscode.WorkspaceEdit();
    edit.replace(document.uri, new vscode.Range(problem.range.end.translate(0, -1), problem.range.end), '3');
    await vscode.workspace.applyEdit(edit);
    await until('no problem', () => found(document).length === 0 || undefined);
  });

  it('are checked in a Sudoku file too, from the first one on', async () => {
    const { document } = await open(`${SMALL}\n`);
    const edit = new vscode.WorkspaceEdit();
    edit.insert(document.uri, new vscode.Position(5, 0), 'r1c3<>3\n');
    await vscode.workspace.applyEdit(edit);
    const [problem] = await wrongIn(document);
    assert.equal(document.getText(problem.range), 'r1c3<>3');
  });

  it('are not checked in a puzzle without a solution, which is reported at the first one', async () => {
    const { document } = await open('123.\n....\n....\n...4\n\nR2C1=1\nr2c2=4\n');
    const [problem, ...others] = await wrongIn(document);
    assert.deepEqual(others, []);
    assert.equal(document.getText(problem.range), 'R2C1=1');
    assert.equal(problem.message, 'The puzzle has no solution, so no step can be checked.');
  });

  it('do not include prose in a Sudoku file, but do in a path', async () => {
    const prose = 'try r1c1=3 first';
    const { document } = await open(`${SMALL}\n${prose}\nNaked Single r4c2=3 by magic\n`);
    const marked = (await wrongIn(document)).map(({ range }) => document.getText(range));
    assert.deepEqual(marked, ['Naked Single r4c2=3 by magic']);
    const path = await openPath(prose);
    assert.equal((await wrongIn(path.document)).length, 1);
  });

  it('have hovers with their claim, and whether it follows', async () => {
    const { document } = await openPath('1. Full House: r3c1=4\n2. r1c3=4\n3. X: r1c4=1');
    await wrongIn(document);
    const textAt = async (line: number, column = 2) => {
      const at = new vscode.Position(line, column);
      const hovers = await run<vscode.Hover[]>('vscode.executeHoverProvider', document.uri, at);
      return hovers.flatMap(({ contents }) => contents.map(each => (each as vscode.MarkdownString).value)).join('');
    };
    assert.match(await textAt(5), /^r3c1 is 4\.\s+This step is valid/);
    assert.match(await textAt(7), /^r1c4=1 is wrong: [^.]*\.$/);
    assert.equal(await textAt(6, 5), '', 'the diagnostic has a separate hover');
  });

  it('link a cell to the puzzle', async () => {
    const { document } = await openPath('1. r2c23<>3\n2. r1c3=4');
    await wrongIn(document);
    const at = new vscode.Position(5, 5);
    const places = await run<(vscode.LocationLink | vscode.Location)[]>(
      'vscode.executeDefinitionProvider',
      document.uri,
      at,
    );
    const ranges = places.map(place => ('targetRange' in place ? place.targetRange : place.range));
    assert.deepEqual(
      ranges.map(({ start }) => [start.line, start.character]),
      [
        [1, 1],
        [1, 2],
      ],
    );
  });

  it('follow if Show Solution Path wrote them', async () => {
    await open(POINTING);
    const { uri } = await run<{ uri: string }>('sudoku.showPath');
    const shown = await vscode.workspace.openTextDocument(vscode.Uri.parse(uri));
    const copy = await vscode.workspace.openTextDocument({
      language: 'sudoku-report',
      content: `${shown.getText()}\nr1c1<>123456789\n`,
    });
    const problems = await wrongIn(copy);
    assert.equal(problems.length, 1, 'only the line that was added');
    assert.deepEqual(found(shown), []);
  });
});

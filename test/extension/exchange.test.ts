import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { pastingProvider } from '../../src/extension/providers/pasting';
import { EditorAnalysis } from '../../src/extension/services/documents';
import type { Clipboard } from '../../src/features/pasting/pasting';
import { WRITABLE_FORMATS } from '../../src/formats/index';
import { boxes, chat, inputs, latex, PUZZLE, spreadsheet, webPage } from '../features/pasting/clipboards';
import { closeAll, messagesOf, open, run, until } from './editor';

const ZEROS = PUZZLE.replaceAll('.', '0');
const ROWS = PUZZLE.replace(/.{9}(?=.)/g, '$&\n');
const LINK = `https://sudoku.coach/en/play/${ZEROS}`;
const OTHER = '........1....8.64..1.9......6...54...5....7.3..4.....6....1...9.2.3.4.....8..5.2.';

const IN_PLACE = WRITABLE_FORMATS.filter(({ inPlace }) => inPlace).map(({ id }) => id);
const IN_NEW_FILES = WRITABLE_FORMATS.filter(({ inPlace }) => !inPlace).map(({ id }) => id);

const never = new vscode.CancellationTokenSource().token;
const dataOf = ({ text, html }: Clipboard) => {
  const data = new vscode.DataTransfer();
  data.set('text/plain', new vscode.DataTransferItem(text));
  if (html !== undefined) data.set('text/html', new vscode.DataTransferItem(html));
  return data;
};
/** The provider that the extension registers, with a separate analysis: no extension can write HTML to the clipboard. */
const provider = () => {
  const analysis = new EditorAnalysis({ now: () => Date.now(), onSearch: () => {} });
  return pastingProvider(analysis, async () => assert.fail('no picture was pasted'));
};
const automatic = { only: undefined, triggerKind: 0 } as vscode.DocumentPasteEditContext;

describe('Copy As, for one puzzle', () => {
  let document: vscode.TextDocument;
  before(async () => {
    ({ document } = await open(ROWS));
  });
  after(closeAll);

  for (const form of [...IN_PLACE, ...IN_NEW_FILES]) {
    it(`copies as ${form}`, async () => {
      const { copied, text } = await run<{ copied: number; text: string }>('sudoku.copyAs', document.uri, 0, form);
      assert.equal(copied, 1);
      assert.ok(text.length > 80);
      assert.equal(await vscode.env.clipboard.readText(), text);
      assert.equal(document.getText(), ROWS);
    });
  }
});

describe('Copy As', () => {
  afterEach(closeAll);

  it('copies the selected puzzles, or all', async () => {
    const editor = await open(`${PUZZLE}\n${OTHER}\n${PUZZLE}\n`);
    editor.selection = new vscode.Selection(0, 0, 1, 5);
    const { document } = editor;
    assert.deepEqual(await run('sudoku.copyAs', document.uri, undefined, 'line'), {
      copied: 2,
      text: `${PUZZLE}\n${OTHER}\n`,
    });
    assert.equal((await run<{ copied: number }>('sudoku.copyAs', document.uri, 'all', 'csv')).copied, 3);
  });

  it('asks for the format', async () => {
    await open(PUZZLE);
    const copying = run<{ copied: number }>('sudoku.copyAs');
    let done = false;
    void copying.then(() => (done = true));
    await until('the list', async () => {
      await run('workbench.action.acceptSelectedQuickOpenItem');
      return done || undefined;
    });
    assert.equal((await copying).copied, 1);
    assert.equal(await vscode.env.clipboard.readText(), `${PUZZLE}\n`);
  });

  it('reports losses, and rejects puzzles that it cannot write', async () => {
    const { document } = await open(`# One\n[Puzzle]\n${ROWS}\n[State]\n${ROWS.replace('.', '4')}\n`);
    const { messages } = await messagesOf(() => run('sudoku.copyAs', document.uri, 0, 'sudokuCoach'));
    assert.deepEqual(messages, ['Copied 1 puzzle as Sudoku Coach Link. Not kept: titles and entered digits.']);
    const small = await open('1...\n..3.\n....\n.2..');
    const refused = await messagesOf(() => run('sudoku.copyAs', small.document.uri, 0, 'hodoku'));
    assert.deepEqual(refused.result, { copied: 0, text: '' });
    assert.match(refused.messages[0], /no place for its size/);
    const unknown = await messagesOf(() => run('sudoku.copyAs', small.document.uri, 0, 'penpa'));
    assert.deepEqual(unknown.messages, ['There is no format called penpa.']);
  });
});

describe('Convert To, in place', () => {
  let document: vscode.TextDocument;
  before(async () => {
    ({ document } = await open(`${PUZZLE}\n\n${ROWS}`));
  });
  after(closeAll);

  for (const form of IN_PLACE) {
    it(`converts to ${form}`, async () => {
      const before = document.getText();
      assert.deepEqual(await run('sudoku.convertTo', document.uri, form === 'line' ? 2 : 0, form), { converted: 1 });
      assert.notEqual(document.getText(), before);
      await run('undo');
      assert.equal(document.getText(), before);
    });
  }
});

describe('Convert To, into a new document', () => {
  let document: vscode.TextDocument;
  before(async () => {
    ({ document } = await open(ROWS));
  });
  after(closeAll);
  const opened = new Set<vscode.TextDocument | undefined>();

  for (const form of IN_NEW_FILES) {
    it(`writes ${form}`, async () => {
      opened.add(vscode.window.activeTextEditor?.document);
      assert.deepEqual(await run('sudoku.convertTo', document.uri, 0, form), { converted: 1 });
      const made = vscode.window.activeTextEditor?.document;
      assert.ok(made && !opened.has(made));
      assert.ok(made.getText().length > 80);
      assert.equal(document.getText(), ROWS);
    });
  }
});

describe('Paste', () => {
  afterEach(closeAll);

  /**
   * Pastes a text like VS Code with a provider: its edit, otherwise the text itself. The command `Paste` of the workbench in a browser uses
   * no provider; the typing suite pastes with the real keyboard.
   */
  async function pasted(before: string, text: string): Promise<string> {
    const { document, selection } = await open(before);
    const pasting = provider();
    const [edit] =
      (await pasting.provideDocumentPasteEdits(document, [selection], dataOf({ text }), automatic, never)) ?? [];
    const resolved = edit && (await pasting.resolveDocumentPasteEdit(edit, never));
    const change = new vscode.WorkspaceEdit();
    change.replace(document.uri, selection, (resolved?.insertText as string | undefined) ?? text);
    assert.ok(await vscode.workspace.applyEdit(change));
    return document.getText();
  }

  const cases: [string, string, string, string][] = [
    ['a link becomes a line of a file of lines', `${OTHER}\n‸`, LINK, `${OTHER}\n${PUZZLE}`],
    ['a table of a web page becomes a line', `${OTHER}\n‸`, webPage.text, `${OTHER}\n${PUZZLE}`],
    [
      'a chat becomes rows',
      `${OTHER.replace(/.{9}/g, '$&\n')}\n‸`,
      chat.text,
      `${OTHER.replace(/.{9}/g, '$&\n')}\nMira, 21:04\nCan you solve this one?\n${ROWS}\nGood night`,
    ],
    ['LaTeX becomes a line', `${OTHER}\n‸`, latex.text, `${OTHER}\n${PUZZLE}\n`],
    ['a spreadsheet becomes a line', `${OTHER}\n‸`, spreadsheet.text, `${OTHER}\n${PUZZLE}\n`],
    ['what has the style of the file stays', `${OTHER}\n‸`, `${PUZZLE} # one\n`, `${OTHER}\n${PUZZLE} # one\n`],
    ['a link in a comment stays a link', '# see ‸', LINK, `# see ${LINK}`],
    ['words stay words', '‸', 'a word and another one', 'a word and another one'],
  ];
  for (const [name, before, text, after] of cases) {
    it(name, async () => assert.equal(await pasted(before, text), after));
  }

  it('reports losses', async () => {
    const link = `https://www.sudokuwiki.org/sudoku.htm?bd=S9B4s010g091803064a4c281c1i2t082q7r7v81094g520l1o1m054b074i0g024i018i04038i4nbqba048y02b70gc34306040c07b6020eb707bk01447wbeba0f0558bgc22q032qb7bfbf4ebi05067u010g02bi`;
    const { messages } = await messagesOf(() => pasted(`${OTHER}\n‸`, link));
    assert.deepEqual(messages, ['Not kept: which digits are givens and eliminated candidates.']);
  });
});

describe('uses the HTML of a clipboard, and dropped text', () => {
  let editor: vscode.TextEditor;
  before(async () => {
    editor = await open(`${OTHER}\n‸`);
  });
  after(closeAll);

  for (const [name, clipboard] of Object.entries({ inputs, boxes, webPage, spreadsheet, latex, chat })) {
    it(`${name}`, async () => {
      const { document, selection } = editor;
      const edits = await provider().provideDocumentPasteEdits(
        document,
        [selection],
        dataOf(clipboard),
        automatic,
        never,
      );
      assert.equal(edits?.length, 1);
      assert.ok((edits[0].insertText as string).includes(PUZZLE));
      const dropped = await provider().provideDocumentDropEdits(document, selection.active, dataOf(clipboard), never);
      assert.equal((dropped as vscode.DocumentDropEdit).insertText, edits[0].insertText);
    });
  }

  it('several cursors get the paste of VS Code', async () => {
    const { document, selection } = editor;
    const both = [selection, new vscode.Range(0, 0, 0, 0)];
    assert.equal(
      await provider().provideDocumentPasteEdits(document, both, dataOf(webPage), automatic, never),
      undefined,
    );
  });
});

import * as vscode from 'vscode';
import * as messages from '../../../messages/formats/pasting';
import { activeEditor } from '../activeEditor';
import { LANGUAGE } from '../languages';
import { inform } from '../notify';
import { pause } from '../slices';

/** Whether the user never wants the offer again. */
const DECLINED = 'sudoku.offer.declined';

/** Debounce time until a text is examined after an edit, in milliseconds. */
const REST = 1000;

/**
 * Offers, once for each untitled or `.txt` document that looks like Sudoku, to treat it as Sudoku. A user who declines is never
 * asked again.
 *
 * The offer is made only while the extension runs: in a folder with Sudoku files, otherwise from the first Sudoku or Markdown file or
 * the first command in a window. The activation event `onLanguage:plaintext` would make the offer in every window, but it would also
 * start the extension whenever a plain text file is opened, which would cost time for each log or note and would rarely help.
 * `onStartupFinished` would be worse. People who paste puzzles into text files also work with Sudoku files, and the command
 * `Treat as Sudoku` starts the extension when needed.
 */
export function registerOffer({ globalState }: vscode.ExtensionContext): vscode.Disposable {
  const offered = new WeakSet<vscode.TextDocument>();
  // Counts events, so that only the last call of `lookSoon` examines the text.
  let turn = 0;

  const look = async () => {
    const document = activeEditor()?.document;
    if (!document || !mayBeSudoku(document) || globalState.get(DECLINED)) return;
    const { EXAMINED_LENGTH, looksLikeSudoku } = await import('../../../features/recognition');
    if (activeEditor()?.document !== document || offered.has(document)) return;
    const start = document.getText(new vscode.Range(document.positionAt(0), document.positionAt(EXAMINED_LENGTH)));
    const isForeign = !looksLikeSudoku(start);
    if (isForeign) {
      const { mayHoldPuzzles } = await import('../../../formats/finding/recognition');
      if (!mayHoldPuzzles(start) || offered.has(document)) return;
    }
    offered.add(document);
    const accept = messages.pasting.accept();
    const decline = messages.pasting.decline();
    const answer = await inform(messages.pasting.offer(), accept, decline);
    if (answer === decline) await globalState.update(DECLINED, 'always');
    if (answer !== accept || document.isClosed) return;
    const accepted = await vscode.languages.setTextDocumentLanguage(document, LANGUAGE);
    if (!isForeign) return;
    const { convertForeignFile } = await import('./convertForeignFile');
    await convertForeignFile(accepted);
  };
  const lookSoon = async () => {
    const own = ++turn;
    await pause(REST);
    if (own === turn) await look();
  };

  void lookSoon();
  return vscode.Disposable.from(
    vscode.window.onDidChangeActiveTextEditor(lookSoon),
    vscode.workspace.onDidChangeTextDocument(({ document }) => {
      if (mayBeSudoku(document) && !offered.has(document)) void lookSoon();
    }),
    new vscode.Disposable(() => {
      turn++;
    }),
  );
}

/** Whether a document is plain text that may contain puzzles: untitled, or a `.txt` file. */
function mayBeSudoku({ languageId, isUntitled, uri }: vscode.TextDocument): boolean {
  return languageId === 'plaintext' && (isUntitled || uri.path.endsWith('.txt'));
}

import * as vscode from 'vscode';
import * as messages from '../../../messages/index';
import { puzzleAfter, puzzleBefore } from '../../../text/document/within';
import { puzzleAt } from '../../../text/puzzleFile';
import type { EditorAnalysis } from '../../services/documents';
import { mention } from '../../services/notify';
import { editorOf } from '../../services/puzzleAt';
import { inSlices } from '../../services/slices';
import { IN_TEXT, SEVERAL } from '../conditions';
import { documentCommand } from '../documentCommand';

/** The 0-based line to which a command went; undefined when there is no such puzzle. */
export interface WentTo {
  readonly line?: number;
}

export const nextPuzzleCommand = documentCommand({
  id: 'sudoku.nextPuzzle',
  section: 'playing',
  title: 'Go to Next Puzzle',
  description: 'Moves the cursor to the next puzzle (`Ctrl+Alt+PageDown`)',
  enablement: IN_TEXT,
  palette: SEVERAL,
  keys: [{ key: 'ctrl+alt+pagedown', mac: 'cmd+alt+pagedown', when: `editorTextFocus && ${IN_TEXT}` }],
  nothing: {},
  run: ({ analysis }) => nextPuzzle(analysis),
});

/** The command that goes to the next puzzle. */
const nextPuzzle = (analysis: EditorAnalysis) => (document: vscode.TextDocument) =>
  goTo(analysis, document, puzzleAfter, messages.going.noNext());

export const previousPuzzleCommand = documentCommand({
  id: 'sudoku.previousPuzzle',
  section: 'playing',
  title: 'Go to Previous Puzzle',
  description: 'Moves the cursor to the previous puzzle (`Ctrl+Alt+PageUp`)',
  enablement: IN_TEXT,
  palette: SEVERAL,
  keys: [{ key: 'ctrl+alt+pageup', mac: 'cmd+alt+pageup', when: `editorTextFocus && ${IN_TEXT}` }],
  nothing: {},
  run: ({ analysis }) => previousPuzzle(analysis),
});

/** The command that goes to the puzzle before the one at the cursor. */
const previousPuzzle = (analysis: EditorAnalysis) => (document: vscode.TextDocument) =>
  goTo(analysis, document, puzzleBefore, messages.going.noPrevious());

/** Puts the cursor of the document's editor at the start of another puzzle, and shows it. */
async function goTo(
  analysis: EditorAnalysis,
  document: vscode.TextDocument,
  find: typeof puzzleAfter,
  none: string,
): Promise<WentTo> {
  const editor = editorOf(document);
  if (!editor) return {};
  const cursor = document.offsetAt(editor.selection.active);
  const puzzles = analysis.documents.puzzlesOf(document);
  const { version } = document;
  const current = puzzleAt(puzzles.around({ start: cursor, end: cursor }), cursor);
  const found = await inSlices(find(puzzles, current?.start ?? cursor));
  if (!found || document.version !== version) {
    const isEdited = document.version !== version;
    mention(isEdited ? messages.commands.editedMeanwhile() : none);
    return {};
  }
  const at = document.positionAt(found.start);
  editor.selection = new vscode.Selection(at, at);
  const last = document.positionAt(found.end);
  editor.revealRange(new vscode.Range(at, last), vscode.TextEditorRevealType.InCenterIfOutsideViewport);
  return { line: at.line };
}

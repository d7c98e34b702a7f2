/** Follows the cursor in reports: the step in its line is shown in the text of its puzzle, and on the board. */

import * as vscode from 'vscode';
import type { Shown } from '../../board/drawing/stepDrawing';
import type { Cell } from '../../core/numbers';
import { isPremise } from '../../features/proof/notation';
import * as messages from '../../messages/index';
import type { Puzzle } from '../../text/puzzle';
import { activeEditor } from '../services/activeEditor';
import type { ShownInText, ShownSteps } from '../services/shownSteps';
import type { Reports } from './report';

/** The display of a line of a report in the puzzle. */
export interface LineShown extends Omit<ShownInText, 'hint'> {
  readonly step: Shown;
}

/** Reports that are followed. */
interface Followed<T extends object> {
  readonly reports: Reports<T>;
  /** The puzzle as it was when the report was made. */
  puzzleIn(report: T): Puzzle;
  /** The display of a line in the current puzzle. Undefined for a line without a step. */
  shownIn(report: T, line: vscode.TextLine, puzzle: Puzzle): LineShown | undefined;
}

/** Follows the cursor in reports of a kind. */
export function followReports<T extends object>(
  { reports, puzzleIn, shownIn }: Followed<T>,
  steps: ShownSteps,
): vscode.Disposable {
  const isReport = (editor: vscode.TextEditor | undefined): editor is vscode.TextEditor =>
    editor?.document.uri.scheme === reports.kind.scheme;
  // Counts the moves of the cursor, so that only the last one shows something.
  let turn = 0;

  const follow = async ({ document, selection }: vscode.TextEditor, moved: 'cursor' | 'editor') => {
    const own = ++turn;
    const line = lineWithStep(document, document.validatePosition(selection.active).line);
    const found = await reports.puzzleOf(document.uri);
    if (own !== turn || !isReport(activeEditor())) return;
    const report = reports.reportOf(document.uri);
    const isThere = report && found && isSame(puzzleIn(report), found.puzzle);
    const shown = isThere ? shownIn(report, line, found.puzzle) : undefined;
    if (isThere && shown) steps.show(found, shown.step, shown);
    // A hint stays until the cursor moves.
    else if (!isThere) steps.sayMissing(messages.boards.reportGone());
    else if (moved === 'cursor' || steps.now?.found?.puzzle !== found.puzzle) steps.show(found);
  };

  const active = activeEditor();
  if (isReport(active)) void follow(active, 'editor');
  return vscode.Disposable.from(
    vscode.window.onDidChangeTextEditorSelection(({ textEditor, kind }) => {
      if (isReport(textEditor) && kind !== undefined) void follow(textEditor, 'cursor');
    }),
    vscode.window.onDidChangeActiveTextEditor(() => {
      const editor = activeEditor();
      if (isReport(editor)) void follow(editor, 'editor');
    }),
    new vscode.Disposable(() => {
      turn++;
    }),
  );
}

/** The line, or the line of the step above if the line is a premise of it. */
function lineWithStep(document: vscode.TextDocument, line: number): vscode.TextLine {
  let at = line;
  while (at > 0 && isPremise(document.lineAt(at).text.trimStart())) at--;
  return document.lineAt(at);
}

/** Whether a puzzle is still the one of a report, even if more digits were placed. */
function isSame({ grid: start }: Puzzle, { grid }: Puzzle): boolean {
  const isKept = (cell: Cell) => start.digits[cell] === 0 || start.digits[cell] === grid.digits[cell];
  return start.geometry === grid.geometry && start.digits.every((_, cell) => isKept(cell));
}

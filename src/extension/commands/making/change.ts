/** Changes a document by a command: all edits at once or none, with a message when it fails. */

import * as vscode from 'vscode';
import * as messages from '../../../messages/index';
import { fillAsOne, fillBlanks, MOST_SINGLE_EDITS, type TextEdit } from '../../../text/edits';
import type { Puzzle } from '../../../text/puzzle';
import { textEditsOf, workspaceEditOf } from '../../services/convert';
import type { EditorAnalysis } from '../../services/documents';
import { answerCommand, showError } from '../../services/notify';
import { type ProgressTask, withProgress } from '../../services/progress';
import { isReadOnly } from '../isReadOnly';

/** The state of a document when a command started. */
export interface DocumentState {
  readonly document: vscode.TextDocument;
  readonly version: number;
  readonly wasShown: boolean;
}

/** Call before the first `await` of a command, so that every later change of the document is noticed. */
export function documentStateOf(document: vscode.TextDocument): DocumentState {
  return { document, version: document.version, wasShown: isShown(document) };
}

/**
 * Finds the edits for a document in slices, with progress and Cancel when it takes a long time, and applies them as one undo
 * step. Returns the result of the task, or undefined when nothing was changed: because the user canceled, the document
 * was closed or edited in the meantime, or it is read-only. The user gets a message about it. The edits do not count as typing, but others that
 * are made while they are searched for do.
 */
export async function change<T extends { readonly edits: readonly TextEdit[] }>(
  { foreground, typing }: Pick<EditorAnalysis, 'foreground' | 'typing'>,
  snapshot: DocumentState,
  work: ProgressTask<T>,
): Promise<T | undefined> {
  return foreground.during(() => changeNow(typing, snapshot, work));
}

async function changeNow<T extends { readonly edits: readonly TextEdit[] }>(
  typing: EditorAnalysis['typing'],
  { document, version, wasShown }: DocumentState,
  work: ProgressTask<T>,
): Promise<T | undefined> {
  if (await isReadOnly(document)) return fail(document, messages.commands.readOnly());
  if (document.version !== version) return fail(document, messages.commands.editedMeanwhile());
  const result = await withProgress(work);
  if (!result) {
    answerCommand(document, messages.commands.canceled());
    return undefined;
  }
  if (document.isClosed || (wasShown && !isShown(document))) return fail(document, messages.commands.closed());
  const refusal = await typing.byCommand(document, () => apply(document, version, result.edits));
  return refusal === undefined ? result : fail(document, refusal);
}

function fail(document: vscode.TextDocument, reason: string): undefined {
  answerCommand(document, reason, showError);
}

/**
 * The edits that fill blanks of a puzzle with these digits, 0 for none; `puzzles` is the number of puzzles that are
 * edited together. Each edit replaces one cell, so that cursors keep their places. When that could be too many edits,
 * one edit replaces a puzzle.
 */
export function editsToFill(puzzle: Puzzle, digits: Uint8Array, puzzles: number): TextEdit[] {
  return puzzles * digits.length > MOST_SINGLE_EDITS ? fillAsOne(puzzle, digits) : fillBlanks(puzzle, digits);
}

/** Applies the edits. The result is the reason why they were not applied, or undefined when they were. */
async function apply(
  document: vscode.TextDocument,
  version: number,
  edits: readonly TextEdit[],
): Promise<string | undefined> {
  if (document.version !== version) return messages.commands.editedMeanwhile();
  if (edits.length === 0) return undefined;
  // A locked editor ignores an edit and still reports success, while an edit of its document would be applied.
  const editor = vscode.window.visibleTextEditors.find(candidate => candidate.document === document);
  if (!editor) {
    const taken = await vscode.workspace.applyEdit(workspaceEditOf(document, edits));
    return taken ? undefined : messages.commands.notApplied();
  }
  let taken: boolean;
  try {
    taken = await editor.edit(builder => {
      for (const { range, newText } of textEditsOf(document, edits)) builder.replace(range, newText);
    });
  } catch {
    // The editor was closed or shows another document; the document may still be open in a tab.
    if (document.isClosed || !isShown(document)) return messages.commands.closed();
    if (document.version !== version) return messages.commands.editedMeanwhile();
    taken = await vscode.workspace.applyEdit(workspaceEditOf(document, edits));
  }
  if (!taken)
    return document.version === version ? messages.commands.notApplied() : messages.commands.editedMeanwhile();
  return document.version === version ? messages.commands.readOnly() : undefined;
}

/** Whether a tab shows the document. VS Code keeps a document for a while after its last tab is closed. */
function isShown({ uri }: vscode.TextDocument): boolean {
  const tabs = vscode.window.tabGroups.all.flatMap(group => group.tabs);
  return tabs.some(({ input }) => {
    if (input instanceof vscode.TabInputTextDiff) return input.modified.toString() === uri.toString();
    return (
      (input instanceof vscode.TabInputText || input instanceof vscode.TabInputCustom) &&
      input.uri.toString() === uri.toString()
    );
  });
}

/** How a command changes a document: all at once or not at all, and never without saying so. */

import * as vscode from 'vscode';
import { fillAsOne, fillBlanks, MOST_SINGLE_EDITS, type TextEdit } from '../../language/edits';
import { messages } from '../../language/messages';
import type { Puzzle } from '../../language/puzzle';
import { textEditsOf, workspaceEditOf } from '../convert';
import { type Work, withProgress } from '../progress';
import { isReadOnly } from './isReadOnly';

/** A document as a command found it. */
export interface Snapshot {
  readonly document: vscode.TextDocument;
  readonly version: number;
  readonly wasShown: boolean;
}

/** To be taken before anything is waited for, so that whatever happens to the document from then on is noticed. */
export function snapshotOf(document: vscode.TextDocument): Snapshot {
  return { document, version: document.version, wasShown: isShown(document) };
}

/**
 * Works out the edits for a document, in slices, with progress and Cancel when it takes a while, and applies them as
 * one undo step. Answers with what the work came to, or undefined when nothing was changed: because the user
 * cancelled, or the document is no longer what the edits were made for, or does not take them. The user is told.
 */
export async function change<T extends { readonly edits: readonly TextEdit[] }>(
  { document, version, wasShown }: Snapshot,
  work: Work<T>,
): Promise<T | undefined> {
  if (await isReadOnly(document)) return refuse(messages.commands.readOnly());
  if (document.version !== version) return refuse(messages.commands.editedMeanwhile());
  const result = await withProgress(work);
  if (!result) {
    void vscode.window.showInformationMessage(messages.commands.cancelled());
    return undefined;
  }
  if (document.isClosed || (wasShown && !isShown(document))) return refuse(messages.commands.closed());
  const refusal = await apply(document, version, result.edits);
  return refusal === undefined ? result : refuse(refusal);
}

function refuse(reason: string): undefined {
  void vscode.window.showErrorMessage(reason);
}

/**
 * The edits that fill blanks of one of so many puzzles with these digits, 0 for none. An edit replaces a cell, so that cursors stay
 * where they are; where that could be too many edits, it replaces a puzzle.
 */
export function editsToFill(puzzle: Puzzle, digits: Uint8Array, puzzles: number): TextEdit[] {
  return puzzles * digits.length > MOST_SINGLE_EDITS ? fillAsOne(puzzle, digits) : fillBlanks(puzzle, digits);
}

/** The reason why the edits were not applied, or undefined when they were. */
async function apply(
  document: vscode.TextDocument,
  version: number,
  edits: readonly TextEdit[],
): Promise<string | undefined> {
  if (document.version !== version) return messages.commands.editedMeanwhile();
  if (edits.length === 0) return undefined;
  // An editor that is locked takes no edit (and says that it did); the document behind it would.
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
    // The editor was closed or shows another document by now; the document may still be open in a tab.
    if (document.isClosed || !isShown(document)) return messages.commands.closed();
    if (document.version !== version) return messages.commands.editedMeanwhile();
    taken = await vscode.workspace.applyEdit(workspaceEditOf(document, edits));
  }
  if (!taken)
    return document.version === version ? messages.commands.notApplied() : messages.commands.editedMeanwhile();
  return document.version === version ? messages.commands.readOnly() : undefined;
}

/** Whether a tab shows the document. VS Code keeps a document for a while after its last tab was closed. */
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

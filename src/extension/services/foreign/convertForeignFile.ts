import * as vscode from 'vscode';
import { pasting } from '../../../features/pasting/index';
import { inform } from '../notify';
import { awaited } from '../slices';
import { pastingNoteOf } from './pastingNote';

/** Replaces links and text of other programs by their puzzles, in a document with nothing else. */
export async function convertForeignFile(document: vscode.TextDocument): Promise<void> {
  const { version } = document;
  const found = await awaited(pasting({ text: document.getText() }, undefined));
  if (!found || document.version !== version) return;
  const edit = new vscode.WorkspaceEdit();
  edit.replace(document.uri, document.validateRange(new vscode.Range(0, 0, document.lineCount, 0)), found.text);
  await vscode.workspace.applyEdit(edit);
  const note = pastingNoteOf(found);
  if (note !== undefined) void inform(note);
}

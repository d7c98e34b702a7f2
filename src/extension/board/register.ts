/** Tells VS Code of the boards. Their code is loaded when the first of them is opened. */

import * as vscode from 'vscode';
import type { OnDemand } from '../onDemand';

/** Registers the view and the editor. */
export function registerBoards(onDemand: OnDemand): vscode.Disposable {
  return vscode.Disposable.from(
    vscode.window.registerWebviewViewProvider('sudoku.board', {
      resolveWebviewView: async view => (await onDemand.loaded()).boardView.resolve(view),
    }),
    vscode.window.registerCustomEditorProvider(
      'sudoku.grid',
      {
        resolveCustomTextEditor: async (document, panel) =>
          (await onDemand.loaded()).gridEditors.resolve(document, panel),
      },
      { supportsMultipleEditorsPerDocument: true },
    ),
  );
}

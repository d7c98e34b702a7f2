/** Registers the boards in VS Code. Their code is loaded when the first one is opened. */

import * as vscode from 'vscode';
import type { OnDemand } from '../onDemand';
import { measured, now } from '../services/timing';

/** Registers the view and the editor. */
export function registerBoards(onDemand: OnDemand): vscode.Disposable {
  return vscode.Disposable.from(
    vscode.window.registerWebviewViewProvider('sudoku.board', {
      resolveWebviewView: async view => {
        const began = now();
        await (await onDemand.loaded()).boardView.resolve(view);
        measured('sudoku.board', began);
      },
    }),
    vscode.window.registerCustomEditorProvider(
      'sudoku.grid',
      {
        resolveCustomTextEditor: async (document, panel) => {
          const began = now();
          await (await onDemand.loaded()).gridEditors.resolve(document, panel);
          measured('sudoku.board', began);
        },
      },
      { supportsMultipleEditorsPerDocument: true },
    ),
  );
}

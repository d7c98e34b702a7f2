/** Tells VS Code of the tasks. Their code is loaded when VS Code asks for them. */

import * as vscode from 'vscode';
import type { OnDemand } from '../onDemand';

/** Registers tasks of the type `sudoku`. */
export function registerTasks(onDemand: OnDemand): vscode.Disposable {
  return vscode.tasks.registerTaskProvider('sudoku', {
    provideTasks: async () => (await onDemand.loaded()).tasks.provideTasks(),
    resolveTask: async task => (await onDemand.loaded()).tasks.resolveTask(task),
  });
}

/** Registers the tasks in VS Code. Their code is loaded when VS Code requests them. */

import * as vscode from 'vscode';
import type { OnDemand } from '../onDemand';

/** Registers tasks of the type `sudoku`. */
export function registerTasks(onDemand: OnDemand): vscode.Disposable {
  return vscode.tasks.registerTaskProvider('sudoku', {
    provideTasks: async () => (await onDemand.loaded()).tasks.provideTasks(),
    resolveTask: async task => (await onDemand.loaded()).tasks.resolveTask(task),
  });
}

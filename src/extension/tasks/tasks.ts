/**
 * The tasks `check` and `lint`, which write findings to a terminal, where the problem matcher `$sudoku` reads them. They run in the
 * extension itself, so they need no installation, work in the browser too, and have the same findings as the editor.
 */

import * as vscode from 'vscode';
import * as messages from '../../messages/index';
import type { EditorAnalysis } from '../services/documents';
import { CheckTerminal, type TaskVerb } from './terminal';

/** A task in `tasks.json`. */
interface Definition extends vscode.TaskDefinition {
  readonly task: string;
  /** The files to check. */
  readonly files?: unknown;
}

const VERBS: readonly TaskVerb[] = ['check', 'lint'];

/** Makes both tasks for each workspace folder, and those that the user wrote into `tasks.json`. */
export function taskProvider(analysis: EditorAnalysis) {
  const taskOf = (definition: Definition, scope: vscode.Task['scope'], name: string) => {
    const { task, files } = definition;
    const verb = VERBS.find(each => each === task);
    if (!verb) return undefined;
    const pattern = typeof files === 'string' ? files : undefined;
    const execution = new vscode.CustomExecution(
      async () => new CheckTerminal(analysis, verb, pattern, foldersIn(scope)),
    );
    const made = new vscode.Task(definition, scope ?? vscode.TaskScope.Workspace, name, 'sudoku', execution, '$sudoku');
    made.group = vscode.TaskGroup.Test;
    made.detail = messages.tasks.detail[verb]();
    return made;
  };
  return {
    provideTasks: (): vscode.Task[] =>
      (vscode.workspace.workspaceFolders ?? []).flatMap(folder =>
        VERBS.flatMap(task => taskOf({ type: 'sudoku', task }, folder, task) ?? []),
      ),
    resolveTask: ({ definition, scope, name }: vscode.Task): vscode.Task | undefined =>
      taskOf(definition as Definition, scope, name),
  };
}

function foldersIn(scope: vscode.Task['scope']): readonly vscode.WorkspaceFolder[] {
  return typeof scope === 'object' ? [scope] : (vscode.workspace.workspaceFolders ?? []);
}

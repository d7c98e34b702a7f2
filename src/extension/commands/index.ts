/** All commands. A new one is a file here, a line in the list, and its title in package.json. */

import * as vscode from 'vscode';
import { fillForced } from './fillForced';
import { registerCommand } from './registerCommand';
import { solve, solvePuzzle } from './solve';
import { NONE } from './solveReport';

export function registerCommands(): vscode.Disposable {
  return vscode.Disposable.from(
    registerCommand('sudoku.solve', solve, NONE),
    registerCommand('sudoku.solvePuzzle', solvePuzzle, NONE),
    registerCommand('sudoku.fillForced', fillForced, { filled: 0 }),
  );
}

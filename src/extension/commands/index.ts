/** All commands. A new one is a file here, a line in the list, and its title in package.json. */

import * as vscode from 'vscode';
import type { Highlights } from '../highlights';
import { pathKind } from '../reports/path';
import { Reports } from '../reports/report';
import { traceKind } from '../reports/trace';
import { applyStep, NOTHING_APPLIED } from './applyStep';
import { fillForced } from './fillForced';
import { Hints, NO_HINT } from './hint';
import { registerCommand } from './registerCommand';
import { NOTHING_SHOWN, savePath, showReport } from './showPath';
import { solve, solvePuzzle } from './solve';
import { NONE } from './solveReport';

export function registerCommands(context: vscode.ExtensionContext, highlights: Highlights): vscode.Disposable {
  const paths = new Reports(pathKind);
  const traces = new Reports(traceKind);
  return vscode.Disposable.from(
    paths,
    traces,
    registerCommand('sudoku.solve', solve, NONE),
    registerCommand('sudoku.solvePuzzle', solvePuzzle, NONE),
    registerCommand('sudoku.fillForced', fillForced, { filled: 0 }),
    registerCommand('sudoku.hint', new Hints(context, highlights).give, NO_HINT),
    registerCommand('sudoku.applyStep', applyStep(highlights), NOTHING_APPLIED),
    registerCommand('sudoku.showPath', showReport(paths), NOTHING_SHOWN),
    registerCommand('sudoku.savePath', savePath, NOTHING_SHOWN),
    registerCommand('sudoku.trace', showReport(traces), NOTHING_SHOWN),
    vscode.commands.registerCommand('sudoku.clearHighlights', () => highlights.clear()),
  );
}

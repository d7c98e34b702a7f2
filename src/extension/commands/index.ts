/** All commands. A new one is a file here, a line in the list, and its title in package.json. */

import * as vscode from 'vscode';
import type { PathReport } from '../../language/features/pathReport';
import type { Highlights } from '../highlights';
import type { Reports } from '../reports/report';
import { applyStep, NOTHING_APPLIED } from './applyStep';
import { fillForced } from './fillForced';
import { Hints, NO_HINT } from './hint';
import { registerCommand } from './registerCommand';
import { NOTHING_SHOWN, savePath, showReport } from './showPath';
import { solve, solvePuzzle } from './solve';
import { NONE } from './solveReport';

/** What commands show things in. */
export interface Shows {
  readonly highlights: Highlights;
  readonly paths: Reports<PathReport>;
  readonly traces: Reports<{ readonly text: string }>;
}

export function registerCommands(context: vscode.ExtensionContext, shows: Shows): vscode.Disposable {
  const { highlights, paths, traces } = shows;
  return vscode.Disposable.from(
    registerCommand('sudoku.solve', solve, NONE),
    registerCommand('sudoku.solvePuzzle', solvePuzzle, NONE),
    registerCommand('sudoku.fillForced', fillForced, { filled: 0 }),
    registerCommand('sudoku.hint', new Hints(context, highlights).give, NO_HINT),
    registerCommand('sudoku.applyStep', applyStep(highlights), NOTHING_APPLIED),
    registerCommand('sudoku.showPath', showReport(paths), NOTHING_SHOWN),
    registerCommand('sudoku.savePath', savePath(paths), NOTHING_SHOWN),
    registerCommand('sudoku.trace', showReport(traces), NOTHING_SHOWN),
    vscode.commands.registerCommand('sudoku.clearHighlights', (): boolean => highlights.clear()),
  );
}

/** All commands. To add one, add a file in this folder, a line in the list, and its title in package.json. */

import * as vscode from 'vscode';
import type { PathReport } from '../../language/features/pathReport';
import type { EditorAnalysis } from '../documents';
import type { Highlights } from '../highlights';
import type { Log } from '../log';
import type { Reports } from '../reports/report';
import { applyStep, NOTHING_APPLIED } from './applyStep';
import { convertTo, NOTHING_CONVERTED } from './convert';
import { fillForced } from './fillForced';
import { NOTHING_CHOSEN, openStepList } from './findAllSteps';
import { nextPuzzle, previousPuzzle } from './goToPuzzle';
import { Hints, NO_HINT } from './hint';
import { registerCommand } from './registerCommand';
import { selectHouse } from './selectHouse';
import { NOTHING_SHOWN, savePath, showReport } from './showPath';
import { solve, solvePuzzle } from './solve';
import { NONE } from './solveReport';

/** What commands use, and what they show results in. */
export interface CommandContext {
  readonly analysis: EditorAnalysis;
  readonly log: Log;
  readonly highlights: Highlights;
  readonly paths: Reports<PathReport>;
  readonly traces: Reports<{ readonly text: string }>;
}

/** Registers all commands. */
export function registerCommands(context: vscode.ExtensionContext, commandContext: CommandContext): vscode.Disposable {
  const { analysis, log, highlights, paths, traces } = commandContext;
  return vscode.Disposable.from(
    registerCommand('sudoku.solve', solve(analysis, log), NONE),
    registerCommand('sudoku.solvePuzzle', solvePuzzle(analysis, log), NONE),
    registerCommand('sudoku.fillForced', fillForced(analysis), { filled: 0 }),
    registerCommand('sudoku.nextPuzzle', nextPuzzle(analysis), {}),
    registerCommand('sudoku.previousPuzzle', previousPuzzle(analysis), {}),
    registerCommand('sudoku.selectRow', selectHouse(analysis, 'row'), { selections: 0 }),
    registerCommand('sudoku.selectColumn', selectHouse(analysis, 'column'), { selections: 0 }),
    registerCommand('sudoku.selectBox', selectHouse(analysis, 'box'), { selections: 0 }),
    registerCommand('sudoku.convertToLine', convertTo(analysis, 'line'), NOTHING_CONVERTED),
    registerCommand('sudoku.convertToGrid', convertTo(analysis, 'plain'), NOTHING_CONVERTED),
    registerCommand('sudoku.convertToSpaced', convertTo(analysis, 'spaced'), NOTHING_CONVERTED),
    registerCommand('sudoku.convertToBordered', convertTo(analysis, 'bordered'), NOTHING_CONVERTED),
    registerCommand('sudoku.convertToBoxDrawing', convertTo(analysis, 'boxDrawing'), NOTHING_CONVERTED),
    registerCommand('sudoku.convertToPencilMarks', convertTo(analysis, 'pencilMarks'), NOTHING_CONVERTED),
    registerCommand('sudoku.hint', new Hints(context, analysis, highlights).give, NO_HINT),
    registerCommand('sudoku.applyStep', applyStep(analysis, highlights), NOTHING_APPLIED),
    registerCommand('sudoku.findAllSteps', openStepList(context, analysis, highlights), NOTHING_CHOSEN),
    registerCommand('sudoku.showPath', showReport(analysis, paths), NOTHING_SHOWN),
    registerCommand('sudoku.savePath', savePath(analysis, paths), NOTHING_SHOWN),
    registerCommand('sudoku.trace', showReport(analysis, traces), NOTHING_SHOWN),
    vscode.commands.registerCommand('sudoku.clearHighlights', (): boolean => highlights.clear()),
  );
}

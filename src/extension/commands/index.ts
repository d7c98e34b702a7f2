/** All commands. To add one, add a file in this folder, a line in the list, its entry in package.json, and its title in package.nls.json. */

import * as vscode from 'vscode';
import type { PathReport } from '../../language/features/pathReport';
import type { EditorAnalysis } from '../documents';
import type { Log } from '../log';
import type { Reports } from '../reports/report';
import { applyStep, NOTHING_APPLIED } from './applyStep';
import { confirmMany, FILL, SOLVE } from './confirmMany';
import { convertTo, NOTHING_CONVERTED } from './convert';
import { fillForced, fillForcedPuzzle } from './fillForced';
import { NOTHING_CHOSEN, openStepList } from './findAllSteps';
import { getStarted } from './getStarted';
import { checkProgress, markGivens, NOTHING_CHECKED, NOTHING_MARKED, NOTHING_RESET, resetToGivens } from './givens';
import { nextPuzzle, previousPuzzle } from './goToPuzzle';
import { type HintSurfaces, Hints, NO_HINT } from './hint';
import { newPuzzle } from './newPuzzle';
import { registerCommand as registerDocumentCommand } from './registerCommand';
import { selectHouse } from './selectHouse';
import { NOTHING_SHOWN, savePath, showReport } from './showPath';
import { solve, solvePuzzle } from './solve';
import { NONE } from './solveReport';
import { NOT_TOGGLED, toggleCellTyping } from './toggleCellTyping';
import { treatAsSudoku } from './treatAsSudoku';

/** What commands use, and what they show results in. */
export interface CommandContext extends HintSurfaces {
  readonly analysis: EditorAnalysis;
  readonly log: Log;
  readonly paths: Reports<PathReport>;
  readonly traces: Reports<{ readonly text: string }>;
  /** Called when the givens of a document were marked. */
  readonly onMarked: (document: vscode.TextDocument) => void;
}

/** Registers all commands. */
export function registerCommands(context: vscode.ExtensionContext, commandContext: CommandContext): vscode.Disposable {
  const { analysis, log, highlights, hintView, paths, traces, onMarked } = commandContext;
  const hints = new Hints(context, analysis, commandContext);
  // What a command changes was not typed by hand.
  const registerCommand: typeof registerDocumentCommand = (id, run, nothing, confirm) =>
    registerDocumentCommand(
      id,
      (document, ...rest) => analysis.typing.byCommand(document, () => run(document, ...rest)),
      nothing,
      confirm,
    );
  return vscode.Disposable.from(
    registerCommand('sudoku.solve', solve(analysis, log), NONE, confirmMany(analysis, SOLVE)),
    registerCommand('sudoku.solvePuzzle', solvePuzzle(analysis, log), NONE),
    registerCommand('sudoku.fillForcedPuzzle', fillForcedPuzzle(analysis), { filled: 0 }),
    registerCommand('sudoku.fillForced', fillForced(analysis), { filled: 0 }, confirmMany(analysis, FILL)),
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
    registerCommand('sudoku.hint', hints.give, NO_HINT),
    registerCommand('sudoku.explainHint', hints.explain, NO_HINT),
    registerCommand('sudoku.aboutTechnique', hints.learn, NO_HINT),
    registerCommand('sudoku.showCandidates', hints.showCandidates, {}),
    registerCommand('sudoku.applyStep', applyStep(analysis, hints, commandContext), NOTHING_APPLIED),
    registerCommand('sudoku.findAllSteps', openStepList(analysis, hints, highlights), NOTHING_CHOSEN),
    registerCommand('sudoku.showPath', showReport(analysis, paths), NOTHING_SHOWN),
    registerCommand('sudoku.savePath', savePath(analysis, paths), NOTHING_SHOWN),
    registerCommand('sudoku.markGivens', markGivens(analysis, onMarked), NOTHING_MARKED),
    registerCommand('sudoku.resetToGivens', resetToGivens(analysis), NOTHING_RESET),
    registerCommand('sudoku.checkProgress', checkProgress(analysis), NOTHING_CHECKED),
    registerCommand('sudoku.toggleCellTyping', toggleCellTyping, NOT_TOGGLED),
    registerCommand('sudoku.trace', showReport(analysis, traces), NOTHING_SHOWN),
    registerCommand('sudoku.treatAsSudoku', treatAsSudoku, ''),
    vscode.commands.registerCommand('sudoku.newPuzzle', newPuzzle),
    vscode.commands.registerCommand('sudoku.getStarted', getStarted(context)),
    vscode.commands.registerCommand('sudoku.clearHighlights', (): boolean => {
      const hadHint = hintView.hide();
      return highlights.clear() || hadHint;
    }),
  );
}

/** All commands. To add one, add a file in this folder, its declaration in `declarations/`, and a line in the list. */

import type * as vscode from 'vscode';
import type { MistakeReport } from '../../features/mistakes/mistakeReport';
import type { SolutionsReport } from '../../features/solving/solutionsReport';
import type { PathReport } from '../../features/steps/pathReport';
import type { Trace } from '../../features/steps/trace';
import type { FileReports } from '../reports/fileReports';
import type { Reports } from '../reports/report';
import type { EditorAnalysis } from '../services/documents';
import type { Log } from '../services/log';
import type { PicturePainter } from '../views/painting';
import { acceptFindings } from './collection/acceptFindings';
import {
  filterPuzzles,
  NO_COPIES,
  NOTHING_FILTERED,
  NOTHING_SORTED,
  removeDuplicates,
  sortPuzzles,
} from './collection/collection';
import { confirmMany, FILL, SOLVE } from './collection/confirmMany';
import { nextPuzzle, previousPuzzle } from './collection/goToPuzzle';
import { lintWorkspace } from './collection/lintWorkspace';
import { showStatistics } from './collection/statistics';
import { treatAsSudoku } from './collection/treatAsSudoku';
import type { CommandId, Commands, OpenFileCommandId } from './declarations/index';
import { documentCommand } from './documentCommand';
import { getStarted } from './getStarted';
import { checkProgress, markGivens, NOTHING_CHECKED, NOTHING_MARKED, NOTHING_RESET, resetToGivens } from './givens';
import { goBack, STAYED } from './goBack';
import { addRule, NOTHING_ADDED } from './making/addRule';
import { generatePuzzles } from './making/generate';
import { minimisePuzzle, NOTHING_MINIMISED } from './making/minimise';
import { newPuzzle } from './making/newPuzzle';
import { NOTHING_TRANSFORMED, transformAll, transformPuzzle, withArgument } from './making/transform';
import { openAsGrid, openAsText, showBoard } from './openBoard';
import { openSamples } from './openSamples';
import { NOTHING_PLAYED, restartPlay, revealOne, startPlay } from './play';
import { selectHouse } from './selectHouse';
import { convertTo, NOTHING_CONVERTED } from './sharing/convert';
import { convertToAny, copyAs, NOTHING_COPIED } from './sharing/copyAs';
import { exportPicture, exportPng, exportSvg } from './sharing/exportPicture';
import { exportWebPage } from './sharing/exportWebPage';
import { printPuzzles } from './sharing/print';
import { NOTHING_SAVED } from './sharing/saving';
import { annotate, NOTHING_ANNOTATED } from './steps/annotate';
import { applyStep, NOTHING_APPLIED } from './steps/applyStep';
import { fillForced, fillForcedPuzzle } from './steps/fillForced';
import { NOTHING_CHOSEN, openStepList } from './steps/findAllSteps';
import { type HintSurfaces, Hints, NO_HINT } from './steps/hint';
import { NOTHING_SHOWN, savePath, showReport } from './steps/showPath';
import { solve, solveAll, solvePuzzle } from './steps/solve';
import { NONE } from './steps/solveReport';
import { NOT_TOGGLED, toggleCellTyping, toggleTestExplorer } from './toggles';

/** The context of commands, and the surfaces that show their results. */
export interface CommandContext extends HintSurfaces {
  readonly analysis: EditorAnalysis;
  readonly log: Log;
  readonly paths: Reports<PathReport>;
  readonly traces: Reports<Trace>;
  readonly mistakes: Reports<MistakeReport>;
  readonly solutions: Reports<SolutionsReport>;
  readonly fileReports: FileReports;
  readonly painter: PicturePainter;
  /** Called when the givens of a document were marked. */
  readonly onMarked: (document: vscode.TextDocument) => void;
  /** Shows which entries are wrong. */
  readonly onChecked: () => void;
}

/** Makes all commands except those of open files. */
export function commandsOf(
  context: vscode.ExtensionContext,
  commandContext: CommandContext,
): Commands<Exclude<CommandId, OpenFileCommandId>> {
  const { analysis, log, steps, paths, traces, mistakes, solutions, fileReports, painter, onMarked, onChecked } =
    commandContext;
  const hints = new Hints(context, analysis, commandContext);
  context.subscriptions.push(hints);
  // Edits of a command do not count as typing.
  const command: typeof documentCommand = (run, nothing, confirm) =>
    documentCommand(
      (document, ...rest) => analysis.typing.byCommand(document, () => run(document, ...rest)),
      nothing,
      confirm,
    );
  const solveOne = solvePuzzle(analysis, log, onChecked);
  return {
    'sudoku.solve': command(solve(analysis, log, solveOne), NONE, confirmMany(analysis, SOLVE)),
    'sudoku.solveAll': command(solveAll(analysis, log, solveOne), NONE),
    'sudoku.solvePuzzle': command(solveOne, NONE),
    'sudoku.fillForcedPuzzle': command(fillForcedPuzzle(analysis), { filled: 0 }),
    'sudoku.fillForced': command(fillForced(analysis), { filled: 0 }, confirmMany(analysis, FILL)),
    'sudoku.nextPuzzle': command(nextPuzzle(analysis), {}),
    'sudoku.previousPuzzle': command(previousPuzzle(analysis), {}),
    'sudoku.selectRow': command(selectHouse(analysis, 'row'), { selections: 0 }),
    'sudoku.selectColumn': command(selectHouse(analysis, 'column'), { selections: 0 }),
    'sudoku.selectBox': command(selectHouse(analysis, 'box'), { selections: 0 }),
    'sudoku.convertToLine': command(convertTo(analysis, 'line'), NOTHING_CONVERTED),
    'sudoku.convertToGrid': command(convertTo(analysis, 'plain'), NOTHING_CONVERTED),
    'sudoku.convertToSpaced': command(convertTo(analysis, 'spaced'), NOTHING_CONVERTED),
    'sudoku.convertToBordered': command(convertTo(analysis, 'bordered'), NOTHING_CONVERTED),
    'sudoku.convertToBoxDrawing': command(convertTo(analysis, 'boxDrawing'), NOTHING_CONVERTED),
    'sudoku.convertToPencilMarks': command(convertTo(analysis, 'pencilMarks'), NOTHING_CONVERTED),
    'sudoku.convertTo': command(convertToAny(analysis), NOTHING_CONVERTED),
    'sudoku.copyAs': command(copyAs(analysis), NOTHING_COPIED),
    'sudoku.transform': withArgument(command(transformPuzzle(analysis), NOTHING_TRANSFORMED)),
    'sudoku.transformAll': withArgument(command(transformAll(analysis), NOTHING_TRANSFORMED)),
    'sudoku.hint': command(hints.give, NO_HINT),
    'sudoku.explainHint': command(hints.explain, NO_HINT),
    'sudoku.aboutTechnique': command(hints.learn, NO_HINT),
    'sudoku.showCandidates': command(hints.showCandidates, {}),
    'sudoku.applyStep': command(applyStep(analysis, hints, commandContext), NOTHING_APPLIED),
    'sudoku.findAllSteps': command(openStepList(analysis, hints, steps), NOTHING_CHOSEN),
    'sudoku.explainMistake': command(showReport(analysis, mistakes), NOTHING_SHOWN),
    'sudoku.goBack': command(goBack(analysis), STAYED),
    'sudoku.showPath': command(showReport(analysis, paths), NOTHING_SHOWN),
    'sudoku.savePath': command(savePath(analysis, paths), NOTHING_SHOWN),
    'sudoku.exportPicture': command(exportPicture(analysis, steps, painter), NOTHING_SAVED),
    'sudoku.exportSvg': command(exportSvg(analysis, steps, painter), NOTHING_SAVED),
    'sudoku.exportPng': command(exportPng(analysis, steps, painter), NOTHING_SAVED),
    'sudoku.exportWebPage': command(exportWebPage(context, analysis), NOTHING_SAVED),
    'sudoku.print': command(printPuzzles(analysis), NOTHING_SAVED),
    'sudoku.markGivens': command(markGivens(analysis, onMarked), NOTHING_MARKED),
    'sudoku.resetToGivens': command(resetToGivens(analysis), NOTHING_RESET),
    'sudoku.checkProgress': command(checkProgress(analysis, onChecked), NOTHING_CHECKED),
    'sudoku.startPlaying': command(startPlay(analysis), NOTHING_PLAYED),
    'sudoku.restart': command(restartPlay(analysis), NOTHING_PLAYED),
    'sudoku.revealCell': command(revealOne(analysis), NOTHING_PLAYED),
    'sudoku.addRule': command(addRule(analysis), NOTHING_ADDED),
    'sudoku.toggleCellTyping': command(toggleCellTyping, NOT_TOGGLED),
    'sudoku.trace': command(showReport(analysis, traces), NOTHING_SHOWN),
    'sudoku.showSolutions': command(showReport(analysis, solutions), NOTHING_SHOWN),
    'sudoku.minimisePuzzle': command(minimisePuzzle(analysis), NOTHING_MINIMISED),
    'sudoku.sortPuzzles': command(sortPuzzles(analysis), NOTHING_SORTED),
    'sudoku.removeDuplicates': command(removeDuplicates(analysis), NO_COPIES),
    'sudoku.filterPuzzles': command(filterPuzzles(analysis), NOTHING_FILTERED),
    'sudoku.statistics': command(showStatistics(analysis, fileReports), NOTHING_SHOWN),
    'sudoku.annotate': command(annotate(analysis), NOTHING_ANNOTATED),
    'sudoku.treatAsSudoku': command(treatAsSudoku, ''),
    'sudoku.lintWorkspace': lintWorkspace(analysis, fileReports),
    'sudoku.acceptFindings': acceptFindings(analysis),
    'sudoku.toggleTestExplorer': toggleTestExplorer,
    'sudoku.newPuzzle': newPuzzle,
    'sudoku.generate': generatePuzzles(analysis),
    'sudoku.openSamples': openSamples(context),
    'sudoku.getStarted': getStarted(context),
    'sudoku.clearHighlights': hints.hide,
    'sudoku.showBoard': showBoard,
    'sudoku.openAsGrid': command(openAsGrid(analysis), undefined),
    'sudoku.openAsText': command(openAsText(analysis), undefined),
  };
}

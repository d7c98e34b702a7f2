/** The features that are loaded on demand: see onDemand.ts. */

import * as vscode from 'vscode';
import { puzzleFor } from '../features/puzzles/puzzleFor';
import { GridEditors } from './board/gridEditor';
import { LastShown } from './board/lastShown';
import { BoardPages } from './board/page';
import { BoardView } from './board/view';
import { commandsOf } from './commands/index';
import { Practice } from './commands/practice/exercises';
import { StoredRecords } from './commands/practice/storedRecords';
import { Hints } from './commands/steps/hints';
import { invokeTool, preparedTool } from './models/toolCalls';
import type { OpenFiles } from './openFiles';
import { FileReports } from './reports/fileReports';
import { Ghosts } from './reports/ghosts';
import { mistakeKind, registerMistakes } from './reports/mistake';
import { pathKind } from './reports/path';
import { registerPathSteps } from './reports/pathSteps';
import { Reports } from './reports/report';
import { solutionsKind } from './reports/solutions';
import { traceKind } from './reports/trace';
import { registerTraceSteps } from './reports/traceSteps';
import { answers } from './services/answers';
import { lineOfPuzzle } from './services/puzzleAt';
import { isVisible, ShownSteps } from './services/shownSteps';
import { taskProvider } from './tasks/tasks';
import { PuzzleTests } from './tests/puzzleTests';
import { CandidatesView } from './views/candidatesView';
import { previewInstead } from './views/docsView';
import { Highlights } from './views/highlights';
import { HintView } from './views/hintView';
import { PicturePainter } from './views/painting';
import { WatchPanel } from './watch/watchPanel';

/**
 * Makes the commands, the content providers of the documents that they open, by URI scheme, and the viewer of the
 * documentation. `renew` is called when the content of such a document has changed.
 */
export function featuresOf(context: vscode.ExtensionContext, openFiles: OpenFiles, renew: (uri: vscode.Uri) => void) {
  const { analysis, hintPlace } = openFiles;
  const painter = new PicturePainter();
  const highlights = new Highlights(analysis, painter);
  const ghosts = new Ghosts();
  const steps = new ShownSteps(analysis, painter);
  const pages = new BoardPages(context.extensionUri, analysis.foreground);
  const gridEditors = new GridEditors(pages, { ...openFiles, steps }, new LastShown(context.workspaceState));
  const boardView = new BoardView(pages, { ...openFiles, steps }, gridEditors);
  answers.active = document => gridEditors.answerIn(document);
  const isOnBoard = (document: vscode.TextDocument) =>
    [boardView, gridEditors].some(boards => boards.startIn(document) !== undefined);
  const lineAt = (document: vscode.TextDocument, offset: number) => {
    const puzzle = puzzleFor(analysis.documents.puzzlesOf(document), offset);
    return puzzle && lineOfPuzzle({ document, puzzle });
  };
  const hintView = new HintView(hintPlace, isOnBoard, lineAt);
  /** Where the hint can be shown. */
  const placeOf = (document: vscode.TextDocument | undefined) =>
    document && (isVisible(document) ? 'text' : isOnBoard(document) ? 'board' : 'nowhere');
  let place: ReturnType<typeof placeOf>;
  const showInText = () => {
    const { inText } = steps;
    place = placeOf(inText?.document);
    ghosts.clear();
    if (inText) highlights.show(inText.document, inText.highlights);
    else highlights.clear();
    if (inText?.ghosts) ghosts.show(inText.document, inText.ghosts);
    if (inText?.hint) hintView.show({ ...inText.hint, document: inText.document });
    else hintView.hide();
  };
  /**
   * The hint stays when its text is opened as a grid, or the grid as text. While neither is open, it would seem to be
   * about another file.
   */
  const followEditors = () => {
    if (!steps.inText || placeOf(steps.inText.document) === place) return;
    showInText();
    if (place === 'nowhere') hintView.hide();
  };
  const candidates = new CandidatesView(analysis, renew, painter);
  const hints = new Hints(context, analysis, { steps, candidates });
  const practice = new Practice({ context, analysis, steps, hints }, new StoredRecords(context.globalState));
  const paths = new Reports(analysis, pathKind(analysis), renew);
  const solutions = new Reports(analysis, solutionsKind, renew);
  const fileReports = new FileReports(renew);
  const watchPanel = new WatchPanel(context.extensionUri);
  const traces = new Reports(analysis, traceKind, renew);
  const mistakes = new Reports(analysis, mistakeKind(analysis), renew);
  context.subscriptions.push(
    painter,
    highlights,
    ghosts,
    steps,
    boardView,
    gridEditors,
    hintView,
    candidates,
    hints,
    practice,
    paths,
    traces,
    mistakes,
    solutions,
    fileReports,
    watchPanel,
    steps.onDidChange(showInText),
    vscode.window.onDidChangeVisibleTextEditors(followEditors),
    gridEditors.onDidShow(followEditors),
    registerPathSteps(context, paths, steps),
    registerTraceSteps(traces, steps),
    registerMistakes(mistakes, steps),
  );
  return {
    commands: commandsOf({
      ...openFiles,
      context,
      hints,
      practice,
      steps,
      painter,
      candidates,
      paths,
      traces,
      mistakes,
      solutions,
      fileReports,
      watchPanel,
    }),
    contents: {
      'sudoku-path': paths,
      'sudoku-trace': traces,
      'sudoku-mistake': mistakes,
      'sudoku-solutions': solutions,
      'sudoku-file-report': fileReports,
      'sudoku-candidates': candidates,
    },
    previewInstead,
    tasks: taskProvider(analysis),
    testsIn: (controller: vscode.TestController) => new PuzzleTests(controller, analysis),
    invokeTool,
    preparedTool,
    boardView,
    gridEditors,
  };
}

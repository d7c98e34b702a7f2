import * as vscode from 'vscode';
import { type PathReport, pathFormatOf, writePath } from '../../../features/steps/pathReport';
import * as messages from '../../../messages/index';
import { foundResult, none, type Result } from '../../../text/result';
import { type Reports, reportNameOf } from '../../reports/report';
import type { EditorAnalysis } from '../../services/documents';
import { refuse } from '../../services/notify';
import { findPuzzle } from '../../services/puzzleAt';
import { settingsOf } from '../../services/settings';
import { IN_TEXT, IN_TEXT_OR_GRID, OF_SUDOKU } from '../conditions';
import { documentCommand } from '../documentCommand';
import { addPictures } from '../sharing/pathPictures';
import { askWhere, write } from '../sharing/saving';

/** The URI of the report that is shown; undefined when there is none. */
export interface ReportShown {
  readonly uri: string | undefined;
}

/** The result when no report is shown. */
export const NOTHING_SHOWN: ReportShown = { uri: undefined };

export const showPathCommand = documentCommand({
  id: 'sudoku.showPath',
  section: 'solving',
  title: 'Show Solution Path',
  description: 'Writes all steps to the solution into a document next to the puzzle',
  enablement: IN_TEXT_OR_GRID,
  menus: {
    'editor/title': { group: '1_sudoku@4', when: OF_SUDOKU },
    'sudoku.menu': { group: '3_learn@2' },
  },
  nothing: NOTHING_SHOWN,
  run: ({ analysis, paths }) => showReport(analysis, paths),
});

export const traceCommand = documentCommand({
  id: 'sudoku.trace',
  section: 'solving',
  title: 'Trace Backtracking',
  description: 'Lists every step of the textbook backtracking method in a document',
  enablement: IN_TEXT,
  nothing: NOTHING_SHOWN,
  run: ({ analysis, traces }) => showReport(analysis, traces),
});

export const showSolutionsCommand = documentCommand({
  id: 'sudoku.showSolutions',
  section: 'solving',
  title: 'Show Solutions',
  description:
    'Opens a document with the number of solutions, the cells in which they differ, and the first 20 solutions',
  enablement: IN_TEXT_OR_GRID,
  nothing: NOTHING_SHOWN,
  run: ({ analysis, solutions }) => showReport(analysis, solutions),
});

export const explainMistakeCommand = documentCommand({
  id: 'sudoku.explainMistake',
  section: 'playing',
  title: 'Explain My Mistake',
  description:
    'Shows why the wrong entry at the cursor, or the one that is easiest to refute, is wrong: lists the digits that follow from it, up to a contradiction. Reveals no correct digit',
  enablement: IN_TEXT_OR_GRID,
  nothing: NOTHING_SHOWN,
  run: ({ analysis, mistakes }) => showReport(analysis, mistakes),
});

/** The command that shows a report about a puzzle: its solution path, or the trace of its backtracking. */
function showReport<T extends object>(analysis: EditorAnalysis, reports: Reports<T>) {
  return async (document: vscode.TextDocument, line?: unknown, cell?: unknown): Promise<ReportShown> => {
    const about = await findPuzzle(analysis, document, line);
    return about
      ? shown((await reports.open({ ...about, ...(typeof cell === 'number' && { cell }) }))?.uri)
      : refuse(document, messages.commands.noPuzzle(), NOTHING_SHOWN);
  };
}

export const savePathCommand = documentCommand({
  id: 'sudoku.savePath',
  section: 'solving',
  title: 'Save Solution Path As…',
  description:
    'Saves the solution path as text (`.txt`) or Markdown (`.md`). Markdown can include pictures of the steps',
  icon: '$(save-as)',
  enablement: 'editorLangId == sudoku || resourceScheme == sudoku-path',
  menus: {
    'editor/title': { group: 'navigation', when: 'resourceScheme == sudoku-path' },
  },
  nothing: NOTHING_SHOWN,
  run: ({ analysis, paths }) => savePath(analysis, paths),
});

/**
 * The command that saves a path: the one in the active editor, otherwise that of the puzzle at the cursor. The file
 * name decides between text and Markdown.
 */
function savePath(analysis: EditorAnalysis, paths: Reports<PathReport>) {
  return async (document: vscode.TextDocument): Promise<ReportShown> => {
    const known = paths.reportOf(document.uri);
    const made = known ? foundResult(known) : await makePath(analysis, paths, document);
    if (!made) return NOTHING_SHOWN;
    if (!made.isFound) return refuse(document, made.reason, NOTHING_SHOWN);
    const { save, fileName, filters } = messages.path;
    const uri = await askWhere(document, {
      saveLabel: save(),
      name: fileName(made.value.name),
      filters: { [filters.text()]: ['txt'], [filters.markdown()]: ['md'] },
    });
    if (!uri) return NOTHING_SHOWN;
    const format = pathFormatOf(uri.path);
    const pictures = format === 'markdown' ? await addPictures(uri, made.value, settingsOf(document)) : new Map();
    if (!pictures) return NOTHING_SHOWN;
    await write(uri, writePath(made.value, format, pictures));
    await vscode.window.showTextDocument(uri, { preview: false });
    return shown(uri);
  };
}

/** The path of the puzzle at the cursor, or the reason why it has none; undefined when the user canceled. */
async function makePath(
  analysis: EditorAnalysis,
  paths: Reports<PathReport>,
  document: vscode.TextDocument,
): Promise<Result<PathReport> | undefined> {
  const about = await findPuzzle(analysis, document);
  return about ? paths.kind.make(about, reportNameOf(about)) : none(messages.commands.noPuzzle());
}

function shown(uri: vscode.Uri | undefined): ReportShown {
  return { uri: uri?.toString() };
}

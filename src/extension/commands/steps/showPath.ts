import * as vscode from 'vscode';
import { type PathReport, pathFormatOf, writePath } from '../../../features/steps/pathReport';
import * as messages from '../../../messages/index';
import { foundResult, none, type Result } from '../../../text/result';
import { type Reports, reportNameOf } from '../../reports/report';
import type { EditorAnalysis } from '../../services/documents';
import { refuse } from '../../services/notify';
import { findPuzzle } from '../../services/puzzleAt';
import { settingsOf } from '../../services/settings';
import { addPictures } from '../sharing/pathPictures';
import { askWhere, write } from '../sharing/saving';

/** The URI of the report that is shown; undefined when there is none. */
export interface ReportShown {
  readonly uri: string | undefined;
}

/** The result when no report is shown. */
export const NOTHING_SHOWN: ReportShown = { uri: undefined };

/** The command that shows a report about a puzzle: its solution path, or the trace of its backtracking. */
export function showReport<T extends object>(analysis: EditorAnalysis, reports: Reports<T>) {
  return async (document: vscode.TextDocument, line?: unknown): Promise<ReportShown> => {
    const about = await findPuzzle(analysis, document, line);
    return about
      ? shown((await reports.open(about))?.uri)
      : refuse(document, messages.commands.noPuzzle(), NOTHING_SHOWN);
  };
}

/**
 * The command that saves a path: the one in the active editor, otherwise that of the puzzle at the cursor. The file
 * name decides between text and Markdown.
 */
export function savePath(analysis: EditorAnalysis, paths: Reports<PathReport>) {
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

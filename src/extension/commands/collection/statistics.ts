/** `Statistics`. */

import type * as vscode from 'vscode';
import { counting, Statistics, writeStatistics } from '../../../features/collection/statistics';
import * as messages from '../../../messages/index';
import type { FileReports } from '../../reports/fileReports';
import { type EditorAnalysis, readPuzzles } from '../../services/documents';
import { refuse } from '../../services/notify';
import { withProgress } from '../../services/progress';
import { settingsOf } from '../../services/settings';
import { IN_TEXT, SEVERAL } from '../conditions';
import { documentCommand } from '../documentCommand';
import { nameIn } from '../sharing/saving';
import { NOTHING_SHOWN, type ReportShown } from '../steps/showReports';

export const statisticsCommand = documentCommand({
  id: 'sudoku.statistics',
  section: 'collection',
  title: 'Statistics',
  description:
    'Counts the puzzles in the file by size, solutions, clues, level and rating, in a document with bar charts',
  enablement: IN_TEXT,
  palette: SEVERAL,
  nothing: NOTHING_SHOWN,
  run: ({ analysis, fileReports }) => showStatistics(analysis, fileReports),
});

/** Opens a document with the statistics of a file. After Cancel it contains the counts so far. */
const showStatistics =
  (analysis: EditorAnalysis, reports: FileReports) =>
  async (document: vscode.TextDocument): Promise<ReportShown> => {
    const puzzles = await readPuzzles(analysis, document);
    if (puzzles.count === 0) return refuse(document, messages.commands.noPuzzle(), NOTHING_SHOWN);
    const { excluded } = settingsOf(document);
    const { difficulties } = await analysis.reasoning();
    const statistics = new Statistics(puzzles.count);
    await withProgress({
      title: messages.statistics.counting(),
      steps: counting(puzzles, statistics, analysis.verdicts, puzzle => difficulties.finding(puzzle, excluded)),
      progress: () => statistics.progress,
    });
    const name = nameIn(document.uri);
    const text = writeStatistics(statistics, name);
    const uri = await reports.show(messages.statistics.tab(name), document.uri.toString(), text);
    return { uri: uri.toString() };
  };

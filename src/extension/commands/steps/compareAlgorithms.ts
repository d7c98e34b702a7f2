/** `Compare Algorithms`. */

import { type ComparedRun, compareOn, FileComparison, MOST_STEPS } from '../../../features/algorithms/comparing';
import { writeComparison } from '../../../features/algorithms/comparisonText';
import { whyNone } from '../../../features/steps/hint';
import * as messages from '../../../messages/index';
import { isSearchable } from '../../../text/puzzle';
import type { FileReports } from '../../reports/fileReports';
import { reportNameOf } from '../../reports/report';
import type { EditorAnalysis } from '../../services/documents';
import { refuse } from '../../services/notify';
import { withProgress } from '../../services/progress';
import { lineOfPuzzle } from '../../services/puzzleAt';
import { now } from '../../services/timing';
import { IN_TEXT_OR_GRID } from '../conditions';
import { type PuzzleTarget, puzzleCommand } from '../puzzleCommand';
import { NOTHING_SHOWN, type ReportShown } from './showReports';

export const compareAlgorithmsCommand = puzzleCommand({
  id: 'sudoku.compareAlgorithms',
  section: 'solving',
  title: 'Compare Algorithms',
  description:
    'Opens a document that compares the placements and backtracks of five algorithms on the puzzle at the cursor, and on the puzzles of its file',
  enablement: IN_TEXT_OR_GRID,
  nothing: NOTHING_SHOWN,
  run: ({ analysis, fileReports }) => compareAlgorithms(analysis, fileReports),
});

/**
 * Opens a document that compares all algorithms on the puzzle at the cursor, and then on the puzzles of its file. After Cancel, it has
 * the puzzles so far.
 */
const compareAlgorithms =
  (analysis: EditorAnalysis, reports: FileReports) =>
  async (found: PuzzleTarget): Promise<ReportShown> => {
    const { document, puzzle } = found;
    if (!isSearchable(puzzle)) return refuse(document, whyNone(puzzle, undefined), NOTHING_SHOWN);
    const puzzles = analysis.documents.puzzlesOf(document);
    const file = puzzles.count > 1 ? new FileComparison(puzzles.count) : undefined;
    let runs: readonly ComparedRun[] | undefined;
    function* steps() {
      runs = yield* compareOn(puzzle.grid, MOST_STEPS, now);
      if (file) yield* file.work(searchable(), now);
    }
    function* searchable() {
      for (const each of puzzles.puzzles()) yield isSearchable(each) ? each.grid : undefined;
    }
    await withProgress({
      title: messages.comparing.comparing(),
      steps: steps(),
      ...(file && { progress: () => file.done / file.planned }),
    });
    if (!runs) return NOTHING_SHOWN;
    const name = reportNameOf(found);
    const text = writeComparison({ name, runs, ...(file && { file }) });
    const about = `${document.uri}#${lineOfPuzzle(found)}`;
    const uri = await reports.show(messages.comparing.tab(name), about, text);
    return { uri: uri.toString() };
  };

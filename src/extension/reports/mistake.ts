/** Reports that explain a wrong entry. A line shows its step in the puzzle, over the digits that follow from the mistake. */

import type * as vscode from 'vscode';
import { mistakeDrawingOf } from '../../board/drawing/mistakeDrawing';
import {
  explainingMistake,
  type MistakeReport,
  reportLinesOf,
  writeMistake,
} from '../../features/mistakes/mistakeReport';
import { ghostsIn } from '../../features/steps/ghosts';
import * as messages from '../../messages/index';
import { cellSpanOf, type Puzzle } from '../../text/puzzle';
import type { EditorAnalysis } from '../services/documents';
import { withProgress } from '../services/progress';
import { cellMeantIn, cursorOf } from '../services/puzzleAt';
import type { ShownSteps } from '../services/shownSteps';
import { followReports, type LineShown } from './following';
import type { ReportKind, Reports } from './report';

/** Reports about the wrong entry at the cursor, or about the one with the shortest explanation. */
export const mistakeKind = (analysis: EditorAnalysis): ReportKind<MistakeReport> => ({
  scheme: 'sudoku-mistake',
  title: messages.mistakes.tab,
  make({ document, puzzle, cell }) {
    const original = analysis.documents.puzzlesOf(document).givens.originalOf(puzzle);
    const wanted = cell ?? cellMeantIn(analysis, document, cursorOf(analysis, document))?.cell;
    return withProgress({
      title: messages.mistakes.searching(),
      steps: explainingMistake(puzzle, original, wanted),
    });
  },
  write: writeMistake,
});

/** Follows the cursor in these reports. */
export function registerMistakes(reports: Reports<MistakeReport>, steps: ShownSteps): vscode.Disposable {
  return followReports({ reports, puzzleIn: ({ puzzle }) => puzzle, shownIn }, steps);
}

function shownIn(report: MistakeReport, { lineNumber }: vscode.TextLine, puzzle: Puzzle): LineShown | undefined {
  const line = reportLinesOf(report)[lineNumber];
  if (!line) return undefined;
  const drawing = mistakeDrawingOf(report, line);
  const highlights = drawing.cells.flatMap(({ cell, role }) => {
    const span = cellSpanOf(puzzle, cell);
    return span && (role === 'placement' || role === 'elimination' || role === 'evidence') ? [{ ...span, role }] : [];
  });
  return { highlights, ghosts: ghostsIn(puzzle, drawing.ghosts), step: { drawing } };
}

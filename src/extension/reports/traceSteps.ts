/** A trace's line shows its move in the puzzle, over the digits that were placed before. */

import type * as vscode from 'vscode';
import { moveDrawingOf } from '../../board/drawing/moveDrawing';
import { ghostsIn } from '../../features/steps/ghosts';
import { moveAt, type Trace } from '../../features/steps/trace';
import { cellSpanOf, type Puzzle } from '../../text/puzzle';
import type { ShownSteps } from '../services/shownSteps';
import { followReports, type LineShown } from './following';
import type { Reports } from './report';

/** Follows the cursor in traces. */
export function registerTraceSteps(traces: Reports<Trace>, steps: ShownSteps): vscode.Disposable {
  return followReports({ reports: traces, puzzleIn: ({ puzzle }) => puzzle, shownIn }, steps);
}

function shownIn(trace: Trace, { lineNumber }: vscode.TextLine, puzzle: Puzzle): LineShown | undefined {
  const at = moveAt(trace, lineNumber);
  if (!at) return undefined;
  const { cell, isPlaced } = at.move;
  const span = cellSpanOf(puzzle, cell);
  const role = isPlaced ? 'placement' : 'elimination';
  return {
    highlights: span ? [{ ...span, role }] : [],
    ghosts: ghostsIn(
      puzzle,
      [...at.before.entries()].map(([cell, digit]) => ({ cell, digit })),
    ),
    step: { drawing: moveDrawingOf(puzzle, at) },
  };
}

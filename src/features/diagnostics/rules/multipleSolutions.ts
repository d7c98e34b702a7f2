/** Finds puzzles with more than one solution, and shows where two solutions differ. */

import type { Cell } from '../../../core/numbers';
import type { Verdict } from '../../../core/solver/index';
import * as messages from '../../../messages/diagnostics/findings';
import { cellSpanOf, isSearchable, type Puzzle } from '../../../text/puzzle';
import { isBeingWritten } from '../../puzzles/fewGivens';
import { type DiagnosticRule, related } from '../rule';

/** Maximum number of cells named besides the first one. */
const MOST_RELATED = 10;

/** Marks the first cell in which the two solutions differ, unless the puzzle is being written. */
export const multipleSolutions: DiagnosticRule = {
  code: 'multiple-solutions',
  severity: 'warning',
  waitsFor: 'puzzle',
  puzzle: 'several solutions',
  marks: 'A puzzle with more than one solution, marked at the first cell in which two of them differ',
  *check(puzzle, { verdict, isRelatedWanted }) {
    if (verdict?.kind !== 'ambiguous') return;
    const [one, other] = verdict.solutions;
    const [first, ...rest] = differingCells(puzzle, verdict, isRelatedWanted ? 1 + MOST_RELATED : 1);
    const span = first === undefined ? undefined : cellSpanOf(puzzle, first);
    if (!span) return;
    yield {
      ...span,
      message: messages.findings.multipleSolutions(puzzle, first, [one[first], other[first]]),
      related: related(puzzle, rest, cell => messages.findings.alternative(puzzle, cell, [one[cell], other[cell]])),
    };
  },
};

/** The cell that is marked in a puzzle with this verdict; undefined when it is not marked. */
export function firstDifference(puzzle: Puzzle, verdict: Verdict | undefined): Cell | undefined {
  return isSearchable(puzzle) ? differingCells(puzzle, verdict, 1)[0] : undefined;
}

/** The first `most` cells of the text in which the two solutions differ; none in a puzzle that is being written. */
function differingCells(puzzle: Puzzle, verdict: Verdict | undefined, most: number): Cell[] {
  if (verdict?.kind !== 'ambiguous' || isBeingWritten(puzzle, verdict)) return [];
  const [one, other] = verdict.solutions;
  const found: Cell[] = [];
  for (let cell = 0; cell < one.length && found.length < most; cell++)
    if (one[cell] !== other[cell] && cellSpanOf(puzzle, cell)) found.push(cell);
  return found;
}

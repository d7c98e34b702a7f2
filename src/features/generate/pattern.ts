/** The pattern of clues that is drawn in a selection: a grid with `x` where clues go. */

import type { Cell } from '../../core/numbers';
import { cellSpanOf, type Puzzle, textOf } from '../../text/puzzle';
import { type PuzzleFile, puzzlesIn } from '../../text/puzzleFile';
import type { Span } from '../../text/span';

/** A drawn pattern. */
export interface DrawnPattern {
  readonly size: number;
  /** The cells of the clues, ascending. */
  readonly cells: readonly Cell[];
  /** The span that the puzzles replace: a drawing of `x`. Absent for a puzzle, whose givens are the pattern. */
  readonly drawing?: Span;
}

/** The pattern of the one grid in a selection: its cells with `x`, or its givens when it has no `x`. Undefined if it has neither. */
export function drawnPattern(file: PuzzleFile, selection: Span): DrawnPattern | undefined {
  if (selection.start === selection.end) return undefined;
  const touched = puzzlesIn(file, selection).filter(({ start, end }) => start < selection.end && selection.start < end);
  const [puzzle] = touched;
  if (touched.length !== 1 || puzzle.givenPlaces || puzzle.problems.length > 0) return undefined;
  const { size, cellCount } = puzzle.grid.geometry;
  const all = Array.from({ length: cellCount }, (_, cell) => cell);
  const crosses = all.filter(cell => isCross(puzzle, cell));
  if (crosses.length > 0) return { size, cells: crosses, drawing: { start: puzzle.start, end: puzzle.end } };
  const cells = all.filter(cell => puzzle.givens[cell] !== 0);
  return cells.length > 0 ? { size, cells } : undefined;
}

function isCross(puzzle: Puzzle, cell: Cell): boolean {
  const span = cellSpanOf(puzzle, cell);
  return span !== undefined && puzzle.written[cell] === 0 && /^x$/i.test(textOf(puzzle, span));
}

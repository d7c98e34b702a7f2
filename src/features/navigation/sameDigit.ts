/** Highlights for the cell at the cursor: the same digit, and the cell's peers. */

import type { Cell } from '../../core/numbers';
import type { Puzzle } from '../../text/puzzle';
import { isOneLine, sheetAt, spanAround, spanIn } from '../../text/sheets';
import type { Span } from '../../text/span';

/** A span to highlight. */
export interface CellHighlight extends Span {
  readonly kind: 'same digit' | 'peers';
}

/**
 * The highlights for the cell at an offset. Adjacent peers are one span. In a single-line puzzle the peers form no
 * visible shape, so only the same digit is highlighted.
 */
export function cellHighlightsAt(puzzle: Puzzle, offset: number): CellHighlight[] {
  const found = sheetAt(puzzle, offset);
  if (!found) return [];
  const { sheet, cell } = found;
  const { geometry, digits } = puzzle.grid;
  const digit = digits[cell];
  const same = digit === 0 ? [] : [...digits.keys()].filter(other => digits[other] === digit);
  const highlights: CellHighlight[] = [];
  const add = (kind: CellHighlight['kind'], span: Span | undefined) => {
    if (span) highlights.push({ kind, start: span.start, end: span.end });
  };
  for (const other of same) add('same digit', spanIn(puzzle, sheet, other));
  if (isOneLine(puzzle)) return highlights;
  const isSame = new Set<Cell>(same);
  const peers = [cell, ...geometry.peersOf[cell]].filter(other => !isSame.has(other)).sort((a, b) => a - b);
  for (const run of runsOf(peers, geometry.size)) add('peers', spanAround(puzzle, sheet, run));
  return highlights;
}

/** Groups of ascending cells that are adjacent in a row. */
function runsOf(cells: readonly Cell[], size: number): Cell[][] {
  const runs: Cell[][] = [];
  for (const cell of cells) {
    const run = runs.at(-1);
    if (run && cell === run[run.length - 1] + 1 && cell % size !== 0) run.push(cell);
    else runs.push([cell]);
  }
  return runs;
}

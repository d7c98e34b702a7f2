/** A row, or a single-line puzzle, that has too many or too few cells. */

import { digitOf } from '../../text/parser/grids/cells';
import { bareWord } from '../../text/parser/lines/words';
import { glyphOf } from '../../text/pasted/glyphs';
import type { Problem, Puzzle } from '../../text/puzzle';
import type { Span } from '../../text/span';
import { isBlank } from '../../text/symbols';

/** The problem that a row of the wrong length has. */
export type RowLength = Extract<Problem, { code: 'row-length' }>;

/** A row of the wrong length. Offsets count from the start of its puzzle. */
export interface BrokenRow {
  readonly puzzle: Puzzle;
  readonly problem: RowLength;
  readonly cells: readonly Span[];
  /** By cell of the row: its digit, or 0 for a blank or text that is not a digit. */
  readonly digits: readonly number[];
  /** By cell of the row. */
  readonly isBlank: readonly boolean[];
  /** Number of superfluous or missing cells. */
  readonly wrong: number;
  readonly isLong: boolean;
}

/** The row of a problem. */
export function brokenRow(puzzle: Puzzle, problem: RowLength): BrokenRow {
  const { symbols, isPasted } = puzzle.style;
  const { size } = puzzle.grid.geometry;
  const { cells, found, needed } = problem;
  const words = cells.map(cell => {
    const glyph = isPasted && glyphOf(puzzle.text, cell);
    if (glyph) return glyph.blank === undefined ? glyph.word : '.';
    const text = puzzle.text.slice(cell.start, cell.end);
    return bareWord(text) ?? text;
  });
  const isEmpty = (word: string) => word.length === 1 && isBlank(symbols, word.codePointAt(0) as number);
  return {
    puzzle,
    problem,
    cells,
    digits: words.map(word => (isEmpty(word) ? 0 : digitOf(word, symbols, size))),
    isBlank: words.map(isEmpty),
    wrong: Math.abs(found - needed),
    isLong: found > needed,
  };
}

/** Whether the cells of a puzzle are words with text between them: numbers, or lists of candidates. */
export function areWords({ style: { symbols, form } }: Puzzle): boolean {
  return symbols.kind === 'decimal' || form === 'marks';
}

/**
 * A guess of the mistake in a row, or a repair of it, in ascending order: in a long row the indexes of the superfluous
 * cells, in a short row the missing columns.
 */
export type Places = readonly number[];

/** By cell of the row: its column after repairing these places, or -1 when the cell is removed. */
export function columnsAfter({ cells, isLong }: BrokenRow, places: Places): number[] {
  const wrong = new Set(places);
  let column = 0;
  return cells.map((_, cell) => {
    if (isLong) return wrong.has(cell) ? -1 : column++;
    while (wrong.has(column)) column++;
    return column++;
  });
}

/** Makes a puzzle from its lines: reads its cells and makes offsets relative to its start. */

import type { Geometry } from '../../core/geometry';
import { bitOf } from '../../core/grid';
import { placesOf } from '../places';
import { movedProblem, type Problem, type Puzzle, type Style } from '../puzzle';
import type { Span } from '../span';
import { type Cells, readCells } from './grids/cells';
import { drawnGeometry } from './grids/drawnBoxes';
import type { LibraryLine, OneLine } from './grids/oneLine';
import type { RowGroup } from './grids/rows';
import { bareWordsOf, charactersOf } from './lines/words';

/** The span of a puzzle and of its first line. */
export type PuzzleExtent = Span & { readonly firstLineEnd: number };

/** Makes a puzzle from rows. */
function puzzleOfRows(text: string, usual: Geometry, { rows, surplus }: RowGroup): Puzzle {
  const { size, cellCount } = usual;
  const problems: Problem[] = [];
  const spans: (Span | undefined)[] = new Array(cellCount).fill(undefined);
  const by = rows.some(row => row.by === 'word') ? 'word' : 'character';
  const all = rows.map(row => (row.by === 'word' ? bareWordsOf : charactersOf)(text, row.start, row.end));
  const geometry = drawnGeometry(text, all, usual);
  rows.forEach((row, r) => {
    const cells = all[r];
    if (row.cells !== size) problems.push(lengthProblem('row', r, cells, size, row));
    // A short last row is being typed. In any other short row it is unknown which cell is missing.
    const isTyped = cells.length < size && r === rows.length - 1 && rows.length < size;
    if (cells.length === size || isTyped) spans.splice(r * size, cells.length, ...cells);
  });
  const last = surplus.at(-1) ?? rows[rows.length - 1];
  const found = rows.length + surplus.length;
  if (found !== size) {
    const { start } = surplus[0] ?? last;
    problems.push({ code: 'row-count', found, needed: size, start, end: last.end });
  }
  const extent = { start: rows[0].start, end: last.end, firstLineEnd: rows[0].end };
  return assembled(text, geometry, extent, spans, readCells(text, geometry, spans, by), problems);
}

/** Makes puzzles from groups of rows; `geometryOf` gives the geometry of a size. */
export function puzzlesOfGrids(
  text: string,
  groups: readonly RowGroup[],
  geometryOf: (size: number) => Geometry,
): Puzzle[] {
  return groups.map(group => puzzleOfRows(text, geometryOf(group.size), group));
}

/** Makes a puzzle from one line. */
export function puzzleOfLine(text: string, geometry: Geometry, { cells: spans, by }: OneLine): Puzzle {
  const { cellCount } = geometry;
  const start = spans[0].start;
  const { end } = spans[spans.length - 1];
  const extent = { start, end, firstLineEnd: end };
  if (spans.length === cellCount) {
    return assembled(text, geometry, extent, spans, readCells(text, geometry, spans, by), []);
  }
  return unreadLine(text, geometry, extent, spans, readCells(text, geometry, spans.slice(0, cellCount), by).style);
}

/**
 * Makes a puzzle from a line with too many or too few cells. Its digits stay unread, because the place of the mistake
 * is unknown.
 */
function unreadLine(
  text: string,
  geometry: Geometry,
  extent: PuzzleExtent,
  cells: readonly Span[],
  style: Style,
): Puzzle {
  const { cellCount } = geometry;
  const unread = { digits: new Uint8Array(cellCount), style, oddBlanks: [], problems: [] };
  const whole = { start: cells[0].start, end: cells[cells.length - 1].end };
  return assembled(text, geometry, extent, [], unread, [lengthProblem('line', 0, cells, cellCount, whole)]);
}

/** Makes a puzzle from a line of HoDoKu's library. `line` is the whole line. */
export function puzzleOfLibraryLine(text: string, geometry: Geometry, line: Span, library: LibraryLine): Puzzle {
  const { size, cellCount } = geometry;
  // A placed digit is read like any other. Its `+` only means that it is not a given.
  const digitSpans = library.cells.map(({ start, end }, i) => ({ start: library.placed[i] ? start + 1 : start, end }));
  const cells = readCells(text, geometry, digitSpans.slice(0, cellCount), 'character');
  const style = { ...cells.style, form: 'library' } as const;
  const extent = { ...line, firstLineEnd: line.end };
  if (library.cells.length !== cellCount) return unreadLine(text, geometry, extent, library.cells, style);
  const puzzle = assembled(text, geometry, extent, library.cells, { ...cells, style }, []);
  const givens = cells.digits.map((digit, cell) => (library.placed[cell] ? 0 : digit));
  if (library.deleted.length === 0) return { ...puzzle, givens };
  const allowed = new Uint32Array(cellCount).fill(2 ** size - 1);
  for (const [digit, row, column] of library.deleted) allowed[(row - 1) * size + column - 1] &= ~bitOf(digit);
  return { ...puzzle, grid: { ...puzzle.grid, allowed }, givens };
}

/** The puzzle of cells with their spans in the text. All offsets are in the text. */
export function assembled(
  text: string,
  geometry: Geometry,
  { start, end, firstLineEnd }: PuzzleExtent,
  spans: readonly (Span | undefined)[],
  { digits, allowed, style, oddBlanks, problems }: Cells,
  otherProblems: readonly Problem[],
): Puzzle {
  return {
    start,
    end,
    firstLineEnd,
    text: text.slice(start, end),
    grid: { geometry, digits, ...(allowed && { allowed }) },
    givens: digits,
    written: digits,
    places: placesOf(geometry.cellCount, start, spans),
    style,
    oddBlanks,
    problems: [...otherProblems, ...problems]
      .map(problem => movedProblem(problem, -start))
      .sort((a, b) => a.start - b.start),
  };
}

/** The problem of a row or line that is too long or too short; it has at least one cell. `row` counts from 0. */
export function lengthProblem(
  of: 'row' | 'line',
  row: number,
  cells: readonly Span[],
  needed: number,
  at: Span,
): Problem {
  const found = cells.length;
  const surplus = found > needed ? { start: cells[needed].start, end: cells[found - 1].end } : at;
  // A surplus field, or a row of one empty field, may have no text; then the separator before it is marked.
  const before = found > needed ? cells[needed - 1].end : Math.max(surplus.start - 1, 0);
  const start = surplus.start < surplus.end ? surplus.start : before;
  const { end } = surplus;
  return { code: 'row-length', of, found, needed, row, cells, start, end };
}

/**
 * Misplaced borders: a `|` that is not aligned with those of other rows, or a line between two rows of one box. Either
 * the drawn boxes are not those of the puzzle, or a cell is in the wrong box.
 */

import { bandHeightOf } from '../../core/geometry';
import type { TextEdit } from '../../text/edits';
import type { Puzzle } from '../../text/puzzle';
import type { Span } from '../../text/span';
import { cellsOfRow, gapsOf, hasBar, mostCommon } from '../rowRepair/layout';

/** A misplaced border. All offsets are in the document. */
export interface MisplacedBorder extends Span {
  readonly kind: 'row' | 'column';
  /** Number of rows above it, or of columns before it. */
  readonly after: number;
  /** The same numbers for its possible correct places. */
  readonly wanted: readonly number[];
  /** Edits that move only the border; absent when its correct place is unclear. */
  readonly move?: { readonly after: number; readonly edits: readonly TextEdit[] };
}

/** The misplaced borders of a puzzle. */
export function misplacedBorders(puzzle: Puzzle): MisplacedBorder[] {
  const { text, start, firstLineEnd, end } = puzzle;
  if (firstLineEnd === end) return [];
  const found = [...(hasBar(text) ? barsIn(puzzle) : []), ...(RULE.test(text) ? linesIn(puzzle) : [])];
  return found.map(border =>
    border.move ? { ...moved(border, start), move: movedMove(border.move, start) } : moved(border, start),
  );
}

type Move = NonNullable<MisplacedBorder['move']>;

function movedMove({ after, edits }: Move, by: number): Move {
  return { after, edits: edits.map(edit => moved(edit, by)) };
}

function moved<S extends Span>(span: S, by: number): S {
  return { ...span, start: span.start + by, end: span.end + by };
}

/** Two adjacent characters of a drawn line. */
const RULE = /[-=+*\u2500\u2550\u2501\u253c]{2}/;

/** Borders between columns that are not where most rows have them. */
function* barsIn(puzzle: Puzzle): Generator<MisplacedBorder> {
  const { size, boxWidth } = puzzle.grid.geometry;
  const rows = Array.from({ length: size }, (_, row) => cellsOfRow(puzzle, row)).filter(cells => cells !== undefined);
  const written = rows.map(cells => gapsOf(puzzle, cells));
  const barsOf = (gaps: readonly string[]) => [...gaps.keys()].filter(column => hasBar(gaps[column]));
  const keys = written.map(gaps => barsOf(gaps).join());
  const usual = mostCommon(keys.filter(key => key !== ''));
  const wanted = usual.split(',').map(Number);
  if (2 * keys.filter(key => key === usual).length <= rows.length || wanted.some(column => column % boxWidth !== 0))
    return;
  const model = written[keys.indexOf(usual)];
  for (const [i, cells] of rows.entries()) {
    const gaps = written[i];
    const edits = cells.slice(1).flatMap(({ start }, j): TextEdit[] => {
      const isSame = gaps[j + 1] === model[j + 1];
      return isSame ? [] : [{ start: start - gaps[j + 1].length, end: start, text: model[j + 1] }];
    });
    // The columns of numbers and pencil marks would no longer be aligned.
    const isMovable = cells.every(({ start, end }) => end === start + 1);
    for (const column of barsOf(gaps).filter(bar => !wanted.includes(bar))) {
      const gap = gaps[column];
      const at = cells[column].start - gap.length + [...gap].findIndex(hasBar);
      const to = nearest(wanted, column);
      yield {
        kind: 'column',
        after: column,
        wanted,
        start: at,
        end: at + 1,
        ...(isMovable && { move: { after: to, edits } }),
      };
    }
  }
}

/** Lines between rows of the same box. */
function* linesIn(puzzle: Puzzle): Generator<MisplacedBorder> {
  const { geometry } = puzzle.grid;
  const { size } = geometry;
  const bandHeight = bandHeightOf(geometry);
  const lines = Array.from({ length: size }, (_, row) => (row === 0 ? undefined : lineAbove(puzzle, row)));
  const isAlways = lines.slice(1).every(line => line !== undefined);
  if (isAlways) return;
  const wanted = [...lines.keys()].filter(row => row > 0 && row % bandHeight === 0);
  if (wanted.length === 0) return; // there are no boxes
  const free = wanted.filter(row => !lines[row] && puzzle.places.startOf(row * size) >= 0);
  for (const [row, line] of lines.entries()) {
    if (!line || row % bandHeight === 0) continue;
    const border = { kind: 'row', after: row, wanted, start: line.start, end: line.end } as const;
    if (free.length === 0) {
      yield border;
      continue;
    }
    const after = nearest(free, row);
    const to = lineStart(puzzle.text, puzzle.places.startOf(after * size));
    const { start, end } = line.whole;
    const text = puzzle.text.slice(start, end);
    yield {
      ...border,
      move: {
        after,
        edits: [
          { start, end, text: '' },
          { start: to, end: to, text },
        ],
      },
    };
  }
}

/** The border directly above a row: the line without white space, and the whole line with its line ending. */
function lineAbove({ text, places, grid }: Puzzle, row: number): (Span & { readonly whole: Span }) | undefined {
  const { size } = grid.geometry;
  const from = places.endOf(row * size - 1);
  const to = places.startOf(row * size);
  if (from < 0 || to < 0) return undefined;
  const end = lineStart(text, to);
  for (let next = end; ; ) {
    const start = lineStart(text, next - 1);
    if (start <= from) return undefined;
    const line = text.slice(start, next);
    if (row === 1 && isDelimiter(line, size)) return undefined;
    if (RULE.test(line) && !/[\w#%]/.test(line)) {
      const at = start + line.search(/\S/);
      return { start: at, end: at + line.trim().length, whole: { start, end: next } };
    }
    next = start;
  }
}

/** Whether a line is the one that Markdown needs below the first row of a table: it divides every column. */
function isDelimiter(line: string, columns: number): boolean {
  return /^[\s|:-]+$/.test(line) && (line.match(/-+/g) ?? []).length >= columns;
}

/** The start of the line that contains an offset. A line break of two characters belongs to the line before it. */
function lineStart(text: string, offset: number): number {
  let start = offset;
  while (start > 0 && !/[\r\n]/.test(text[start - 1])) start--;
  return start === offset && text[offset - 1] === '\r' && text[offset] === '\n' ? lineStart(text, offset - 1) : start;
}

function nearest(places: readonly number[], to: number): number {
  return places.reduce((best, place) => (Math.abs(place - to) < Math.abs(best - to) ? place : best));
}

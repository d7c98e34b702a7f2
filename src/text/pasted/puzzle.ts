/** Makes a puzzle from the rows of a pasted grid. */

import type { Geometry } from '../../core/geometry';
import { assembled, lengthProblem } from '../parser/assembly';
import { readWords } from '../parser/grids/cells';
import { drawnGeometry } from '../parser/grids/drawnBoxes';
import { canBePasted, listsBytes } from '../parser/grids/plausible';
import type { Problem, Puzzle } from '../puzzle';
import type { Span } from '../span';
import { frequenciesOf } from '../strings/frequencies';
import { endOfLine } from '../strings/lineBreaks';
import { makeSymbol } from '../symbols';
import type { PastedCell, PastedForm, PastedRow } from './form';
import { type DigitKind, writtenIn } from './glyphs';

/** The largest size of a grid that people type without any digit, or with few digits. */
const LARGEST_TYPED = 9;

/** Rows of one grid, with the common properties of their cells. */
export interface PastedGrid {
  readonly size: number;
  readonly rows: readonly PastedRow[];
  /** The kind of digits; undefined for plain ones. */
  readonly kind: DigitKind | undefined;
  /** The text of an empty cell; undefined when no cell is empty. */
  readonly blank: string | undefined;
}

/** The grid of rows, or undefined when its digits or its blanks are of several kinds, or it has no digit. */
export function pastedGrid(rows: readonly PastedRow[], size: number): PastedGrid | undefined {
  const cells = rows.flatMap(row => row.cells);
  const digits = cells.filter(({ word }) => /^[1-9A-WYZ]/i.test(word));
  if (digits.length === 0 || digits.some(({ kind }) => kind !== digits[0].kind)) return undefined;
  const blanks = cells.filter(({ blank }) => blank !== undefined);
  const kinds = new Set(blanks.map(kindOfBlank));
  if (kinds.size > 1 && !areVariables(blanks)) return undefined;
  // A single one of these among digits is probably a typo.
  if (blanks.length === 1 && /^[oO?]$/.test(blanks[0].blank as string)) return undefined;
  const blank = kinds.size > 1 ? '_' : frequenciesOf(blanks.map(each => each.blank as string))[0]?.[0];
  return { size, rows, kind: digits[0].kind, blank };
}

/** Whether the empty cells are variables of Prolog: each has its own, or `_`. */
function areVariables(blanks: readonly PastedCell[]): boolean {
  const names = blanks.map(({ blank }) => blank as string).filter(name => name !== '_');
  return names.every(name => /^(?:_\w{1,12}|[A-Z]\w{0,3})$/.test(name)) && new Set(names).size === names.length;
}

/** White space and empty text are the same blank, and so are the usual blanks, which are distinguished later. */
function kindOfBlank({ blank }: PastedCell): string {
  if (blank === undefined || /^\s*$/.test(blank) || blank === '&nbsp;') return ' ';
  return /^[.0*_\-xX]$/.test(blank) ? '.' : blank.replace('\ufe0f', '');
}

/** The puzzle of a grid, or undefined when a cell is neither a digit nor empty. */
export function puzzleOfPasted(text: string, usual: Geometry, grid: PastedGrid, form: PastedForm): Puzzle | undefined {
  const { size, cellCount } = usual;
  const geometry = drawnGeometry(
    text,
    grid.rows.map(({ cells }) => cells),
    usual,
  );
  const spans: (Span | undefined)[] = new Array(cellCount).fill(undefined);
  const words: (string | undefined)[] = new Array(cellCount).fill(undefined);
  const problems: Problem[] = [];
  grid.rows.forEach(({ start, end, cells }, r) => {
    if (cells.length !== size) {
      problems.push(lengthProblem('row', r, cells, size, { start, end }));
      return;
    }
    cells.forEach((cell, column) => {
      spans[r * size + column] = { start: cell.start, end: cell.end };
      words[r * size + column] = cell.word;
    });
  });
  const cells = readWords(
    text,
    geometry,
    spans,
    words,
    words.some(word => word && word.length > 1) ? 'word' : 'character',
  );
  if (cells.problems.length > 0 || !canBePasted({ geometry, digits: cells.digits })) return undefined;
  if (!grid.kind && listsBytes(text.slice(grid.rows[0].start, grid.rows[size - 1].end))) return undefined;
  // If a grid has few numbers among very many others, such as zeros, it is a table of a program. In a grid with gaps,
  // the gaps are its empty cells.
  const hasGaps = grid.rows.some(row => row.cells.some(({ blank }) => blank?.trim() === ''));
  if (size > LARGEST_TYPED && !hasGaps && cells.digits.filter(digit => digit > 0).length < size) return undefined;
  const { kind, blank = cells.style.form === 'marks' || cells.style.blank !== '.' ? cells.style.blank : form.blank } =
    grid;
  const { symbols } = cells.style;
  const written = kind && Array.from({ length: size }, (_, i) => writtenIn(kind, makeSymbol(symbols, i + 1)));
  const style = { ...cells.style, blank, isPasted: true as const, ...(written && { written }) };
  const { rows } = grid;
  const { start } = rows[0];
  const { end } = rows[rows.length - 1];
  const extent = { start, end, firstLineEnd: endOfLine(text, start, end) };
  return assembled(text, geometry, extent, spans, { ...cells, style, oddBlanks: [] }, problems);
}

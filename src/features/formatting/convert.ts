/** Converts a puzzle from one format to another: one line, a grid in some layout, pencil marks, and back. */

import * as messages from '../../messages/index';
import type { TextSource } from '../../text/document/document';
import type { TextEdit } from '../../text/edits';
import { draw, type GridLayout } from '../../text/layout/layout';
import { countLost, type Meaning, meaningOf, meaningOfPuzzle, sameDigits } from '../../text/layout/meaning';
import { linesOfDrawing, rewriting } from '../../text/layout/rewriting';
import { isOnlySigns, sheetLinesOf } from '../../text/layout/sheetLines';
import { cellMarkWords, digitWords, LARGEST_MARKED } from '../../text/layout/words';
import { marksInSymbols } from '../../text/marks/marks';
import { markKeyOf } from '../../text/parser/sections/markLines';
import { cellSpanOf, isWhole, type Puzzle } from '../../text/puzzle';
import { foundResult, none, type Result } from '../../text/result';
import { isOneLine, type Sheet, sheetsOf } from '../../text/sheets';
import { endOfLine } from '../../text/strings/lineBreaks';
import type { Symbols } from '../../text/symbols';
import { whyUnread } from '../puzzles/firstProblem';

/** The forms that a puzzle can be converted to. */
export type ConvertForm = 'line' | 'pencilMarks' | GridLayout;

/** A conversion, and what the new form cannot express. */
export interface Conversion {
  readonly edits: readonly TextEdit[];
  /** Number of eliminations that the file listed and that the new form does not keep. */
  readonly lostCandidates: number;
  /** Whether the old form distinguished givens from placed digits, and the new one does not. */
  readonly losesGivens: boolean;
}

/** Converts a puzzle. There are no edits when it already has this format. */
export function convert(source: TextSource, puzzle: Puzzle, form: ConvertForm): Result<Conversion> {
  const say = messages.convert;
  if (!isWhole(puzzle)) return none(whyUnread(puzzle));
  if (form === 'pencilMarks' && puzzle.grid.geometry.size > LARGEST_MARKED) return none(say.tooLarge());
  const sheets = sheetsOf(puzzle);
  if (sheets.length > 1 && (form === 'line' || form === 'pencilMarks')) return none(say.severalGrids());
  if (isOneLine(puzzle)) return form === 'line' ? foundResult(UNCHANGED) : fromLine(source, puzzle, form);
  if (form === 'line') return toLine(source, puzzle);
  const changed = rewriting(source, puzzle, sheet => ({
    words: form === 'pencilMarks' ? cellMarkWords(puzzle) : sheetDigits(puzzle, sheet),
    layout: form === 'pencilMarks' ? 'bordered' : form,
  }));
  return changed ? outcome(puzzle, changed.edits, changed.after) : none(say.otherText());
}

const UNCHANGED: Conversion = { edits: [], lostCandidates: 0, losesGivens: false };

/** A conversion to a text with this meaning. */
function outcome(puzzle: Puzzle, edits: readonly TextEdit[], after: Meaning | undefined): Result<Conversion> {
  const before = meaningOfPuzzle(puzzle);
  if (!after || !sameDigits(before, after)) return none(messages.convert.readDifferently());
  // Where the text does not distinguish givens, they are remembered, and stay remembered.
  const losesGivens = puzzle.recent === undefined && before.givens !== after.givens;
  return foundResult({ edits, lostCandidates: countLost(before, after), losesGivens });
}

/** The digits of one grid of a puzzle; a grid of pencil marks keeps its lists. */
function sheetDigits(puzzle: Puzzle, { kind }: Sheet): string[] {
  if (kind === 'marks') return cellMarkWords(puzzle);
  const digits = kind === 'givens' ? puzzle.givens : puzzle.written;
  return digitWords({ ...puzzle, grid: { ...puzzle.grid, digits } });
}

/** A grid as one line: its comments follow the puzzle, because a comment above it would become its title. */
function toLine(source: TextSource, puzzle: Puzzle): Result<Conversion> {
  const lines = sheetLinesOf(source, puzzle, { kind: 'position', places: puzzle.places });
  if (!lines) return none(messages.convert.otherText());
  const symbols = lineSymbols(puzzle);
  const cells = digitWords(puzzle, symbols).join('');
  const comments = lines.rows.flatMap(({ commentsBefore, comment }) => [
    ...commentsBefore,
    ...(comment ? [comment] : []),
  ]);
  const text = [lines.indent + cells, ...comments].join(' ');
  const marks = symbols === puzzle.style.symbols ? [] : marksInSymbols(puzzle, source, symbols);
  return outcome(puzzle, [{ start: lines.start, end: lines.end, text }, ...marks], meaningOf(text, puzzle));
}

/** Symbols of one character each. */
function lineSymbols({ style, grid }: Puzzle): Symbols {
  if (style.symbols.kind === 'character') return style.symbols;
  return { kind: 'character', text: '123456789ABCDEFGHIJKLMNOP'.slice(0, grid.geometry.size) };
}

/**
 * A line as a grid. The rest of the line becomes comments above it, the label last, because the comment directly
 * above a grid is its title. Empty lines separate the grid from the lines around it.
 */
function fromLine(source: TextSource, puzzle: Puzzle, form: Exclude<ConvertForm, 'line'>): Result<Conversion> {
  const { geometry } = puzzle.grid;
  const [first, last] = [0, geometry.cellCount - 1].map(cell => cellSpanOf(puzzle, cell));
  const around = linesAround(source, puzzle);
  if (!first || !last || !around) return none(messages.convert.otherText());
  const words = form === 'pencilMarks' ? cellMarkWords(puzzle) : digitWords(puzzle);
  const align = puzzle.style.symbols.kind === 'decimal' ? 'right' : 'left';
  const drawing = draw(geometry, words, form === 'pencilMarks' ? 'bordered' : form, align);
  const grid = linesOfDrawing(drawing, geometry, row => [drawing.rows[row]]);
  if (puzzle.style.isPasted && !areApart(puzzle)) return none(messages.convert.otherText());
  const before = source.slice(around.start, first.start);
  const behind = source.slice(last.end, around.end);
  const text = [...around.apart, ...commentsOf(before, behind), ...grid, ...around.apartBelow].join(around.newline);
  return outcome(puzzle, [{ start: around.start, end: around.end, text }], meaningOf(text, puzzle));
}

/** Whether the cells of a single-line puzzle have no words between them. */
function areApart({ text, places, grid }: Puzzle): boolean {
  const { cellCount } = grid.geometry;
  const gaps = Array.from({ length: cellCount - 1 }, (_, cell) =>
    text.slice(places.endOf(cell), places.startOf(cell + 1)),
  );
  return gaps.every(isOnlySigns);
}

/** The words before and after a puzzle in its line, as comments. */
function commentsOf(before: string, behind: string): string[] {
  const sign = behind.search(/[#%]/);
  const fields = [before, sign < 0 ? behind : behind.slice(0, sign)].map(bare).filter(field => field !== '');
  const comment = sign < 0 ? '' : behind.slice(sign).trim();
  return [...(comment ? [comment] : []), ...(fields.length > 0 ? [`# ${fields.join(', ')}`] : [])];
}

/** A field without the separators around it. */
function bare(field: string): string {
  let [start, end] = [0, field.length];
  const isEdge = (c: string) => /[\s,;:"'+[\]{}()]/.test(c);
  while (start < end && isEdge(field[start])) start++;
  while (end > start && isEdge(field[end - 1])) end--;
  return field.slice(start, end);
}

/** The line of a puzzle, and the empty lines that separate it from its neighbors. */
interface LineAround {
  readonly start: number;
  readonly end: number;
  readonly newline: string;
  readonly apart: readonly string[];
  readonly apartBelow: readonly string[];
}

/** Maximum number of characters to search for the ends of the line. */
const LONGEST = 8192;

function linesAround(source: TextSource, { start, end }: Puzzle): LineAround | undefined {
  const above = source.slice(Math.max(0, start - LONGEST), start);
  const below = source.slice(end, Math.min(source.length, end + LONGEST));
  const lineStart = Math.max(above.lastIndexOf('\n'), above.lastIndexOf('\r')) + 1;
  const lineEnd = endOfLine(below, 0);
  const isLong = (lineStart === 0 && start > LONGEST) || lineEnd === LONGEST;
  if (isLong) return undefined;
  const lines = above.slice(0, lineStart).split(/\r\n|\n|\r/);
  const lineAbove = lines.at(-2) ?? '';
  const next = below.slice(lineEnd).split(/\r\n|\n|\r/, 2)[1] ?? '';
  // A title or a comment belongs to the puzzle below it. Every other line is another puzzle's.
  const isOther = lineAbove.trim() !== '' && /[.0*_\-xX]{4}|\d{4}/.test(lineAbove) && !/^\s*[#%]/.test(lineAbove);
  return {
    start: start - above.length + lineStart,
    end: end + lineEnd,
    newline: /\r\n|\n|\r/.exec(below)?.[0] ?? /\r\n|\n|\r/.exec(above)?.[0] ?? '\n',
    apart: isOther ? [''] : [],
    // Its marks must stay directly below it, and they also separate the grid from the next line.
    apartBelow: next.trim() === '' || markKeyOf(next) ? [] : [''],
  };
}

/**
 * Reads grids in the forms that people paste from emails, spreadsheets, web pages and programs, where the usual formats do
 * not fit. A form only finds the spans of the cells. The result must be a grid without any mistake: rows of one size,
 * as many as a row has cells, digits of one kind, blanks of one kind. So a text of the usual formats, even with mistakes
 * in it, is never taken for one of these forms.
 *
 * To add a form, add a file in `forms/` and a line in {@link FORMS}.
 */

import { type Geometry, SIZES } from '../../core/geometry';
import { puzzlesOfGrids } from '../parser/assembly';
import { goodRows } from '../parser/blocks';
import { regionsOfLabels, showsRegions } from '../parser/grids/drawnRegions';
import { groupRows } from '../parser/grids/grids';
import { canBePasted } from '../parser/grids/plausible';
import { type RowSyntax, scanLine } from '../parser/lines/syntax';
import { LARGEST_ROW, sizeOfLine } from '../parser/lines/words';
import type { Puzzle } from '../puzzle';
import { type Span, sliceOf, spanOf } from '../span';
import { commonestOf } from '../strings/frequencies';
import { endOfLine } from '../strings/lineBreaks';
import { withoutWordsBeside } from './around/beside';
import { tableLines } from './around/tableHeads';
import { labelsIn } from './code/codeReader';
import { cutInRows, lettersOf, type PastedForm, type PastedLine, type PastedRow } from './form';
import { attributes } from './forms/attributes';
import { listLines, wikiLines } from './forms/cellLines';
import { code } from './forms/code';
import { elements } from './forms/elements';
import { commas, doubledFrame, frame, semicolons, tabs } from './forms/fields';
import { frames } from './forms/frames';
import { pastedHtml } from './forms/html';
import { brackets, joinedRows, listsInBrackets, signsBetween } from './forms/joined';
import { keyed } from './forms/keyed';
import { pastedLatex } from './forms/latex';
import { ornaments } from './forms/ornaments';
import { shaped } from './forms/shaped';
import { signs } from './forms/signs';
import { words } from './forms/words';
import { wrapped } from './forms/wrapped';
import { isHeading, linesOf, type Sides, unwrapped, withoutLabels } from './lines';
import { pastedGrid, puzzleOfPasted } from './puzzle';

/** All forms. The first one that reads the whole text is used. */
export const FORMS: readonly PastedForm[] = [
  pastedHtml,
  elements,
  attributes,
  keyed,
  pastedLatex,
  tabs,
  semicolons,
  commas,
  frames,
  frame,
  doubledFrame,
  ornaments,
  shaped,
  signs,
  joinedRows,
  signsBetween,
  listsInBrackets,
  brackets,
  listLines,
  wikiLines,
  wrapped,
  words,
];

/** The labels of the regions of a jigsaw. */
export interface Labels extends Span {
  /** The letters of the regions, row by row. */
  readonly regions: readonly string[];
}

/** The puzzles of pasted text. */
export interface PastedReading {
  readonly puzzles: readonly Puzzle[];
  /** The regions of a puzzle, above or below it. */
  readonly labels?: Labels | undefined;
  /** Number of rows without a mistake. */
  readonly rows: number;
  /** Whether every row belongs to a puzzle and no puzzle has a problem. */
  readonly isWhole: boolean;
  /** Where the first row after them starts, if there is one. */
  readonly rest?: number | undefined;
}

/** How much of a grid a text contains: all of it, or a part that may continue after the text. */
type Part = 'whole' | 'start';

type GeometryOf = (size: number) => Geometry;

/** The puzzles in lines of a text, if any form reads them. `start` is the start of a line. */
export function readPasted(
  text: string,
  { start, end }: Span,
  geometryOf: GeometryOf,
  part: Part = 'whole',
): PastedReading | undefined {
  return readLines(text, linesOf(text, start, end), geometryOf, part);
}

/**
 * The puzzles in lines, or in parts of lines such as those of a grid next to another one, in five stages: the text around the rows is removed
 * in several ways, each form finds the cells and the rows in what remains, lines drawn around them show the boxes, and the reading with the
 * most rows without a mistake is chosen.
 */
export function readLines(
  text: string,
  all: readonly PastedLine[],
  geometryOf: GeometryOf,
  part: Part = 'whole',
): PastedReading | undefined {
  if (all.length === 0) return undefined;
  const content = text.slice(all[0].start, all[all.length - 1].end);
  const isCode = code.sign.test(content);
  let best = isCode ? readForm(text, code, all, geometryOf, part) : undefined;
  if (best?.isWhole) return best;
  const bare = unwrapped(text, all);
  // Lines of tags only, for example
  if (bare.length === 0) return best;
  const regions = regionsOfLabels(lettersOf(text, bare));
  if (regions) return { puzzles: [], labels: { ...spanOf(bare), regions }, rows: 0, isWhole: true };
  const forms = FORMS.filter(({ sign }) => sign.test(content));
  for (const lines of waysToStrip(text, bare)) {
    for (const reading of readingsOf(lines)) {
      if (reading?.isWhole) return reading;
      if (reading && reading.rows > (best?.rows ?? 0)) best = reading;
    }
  }
  return best;

  /** The readings of lines in the usual formats, if text around them was removed, and in the forms. */
  function* readingsOf(lines: readonly PastedLine[]): Generator<PastedReading | undefined> {
    const isChanged =
      lines.length !== all.length || lines.some((line, i) => !isSame(line, all[i]) || !isWholeLine(text, line));
    if (isChanged) yield usualReading(text, lines, geometryOf);
    for (const form of forms) yield readForm(text, form, lines, geometryOf, part);
    if (isChanged && isCode && areRowsOfCode(text, lines, all)) yield readForm(text, code, lines, geometryOf, part);
  }
}

/** The lines without the text around their rows, removed in several ways, the most likely one first: labels, heads of tables, words. */
function waysToStrip(text: string, bare: readonly PastedLine[]): (readonly PastedLine[])[] {
  const unlabeledOf = (lines: readonly PastedLine[]) =>
    SIDES.map(sides => withoutLabels(text, lines, sides)).filter(found => found !== undefined);
  const tables = tableLines(text, bare);
  const hasHead = isHeading(text, bare[0]) || isSize(text, bare[0], bare.length - 1);
  const alone = withoutWordsBeside(text, bare);
  return [
    ...(tables?.bodies ? [...unlabeledOf(tables.bodies), tables.bodies] : []),
    ...unlabeledOf(bare),
    bare,
    ...(tables ? [tables.whole] : []),
    ...(hasHead ? [bare.slice(1)] : []),
    ...(alone ? [alone, ...unlabeledOf(alone)] : []),
  ].filter(lines => lines.length > 0); // a heading alone
}

/** Whether a line is the number of lines below it, as in files for programs. */
const isSize = (text: string, line: Span, lines: number) => {
  const [, rows, columns = rows] = SIZE.exec(sliceOf(text, line, 20)) ?? [];
  return Number(rows) === lines && Number(columns) === lines;
};
const SIZE = /^\s{0,9}(\d{1,2})(?:\s{0,2}[ x,]\s{0,2}(\d{1,2}))?\s{0,9}$/i;

const SIDES: readonly Sides[] = ['both', 'front'];

const isWholeLine = (text: string, { start, end }: Span) =>
  !/[^\r\n]/.test(text[start - 1] ?? '') && !/[^\r\n]/.test(text[end] ?? '');

/** Whether nothing was removed from the ends of lines, as comments are, and no line with digits, which may be one of another puzzle. */
const areRowsOfCode = (text: string, lines: readonly Span[], all: readonly Span[]) => {
  const ends = new Set(lines.map(({ end }) => endOfLine(text, end)));
  return (
    lines.every(({ end }) => text.slice(end, endOfLine(text, end)).trim() === '') &&
    all.every(({ start, end }) => ends.has(endOfLine(text, end)) || !/\d/.test(text.slice(start, end)))
  );
};

const isSame = (a: Span, b: Span) => a.start === b.start && a.end === b.end;

/**
 * Reads lines in the usual formats, without the text that was around them. Undefined unless all lines can be read this
 * way, and at most a third of them are too long or too short.
 */
export function usualReading(
  text: string,
  lines: readonly PastedLine[],
  geometryOf: GeometryOf,
): PastedReading | undefined {
  const scanned = lines.map(({ start, end }) => scanLine(text, start, end));
  const rows = scanned.filter((line): line is RowSyntax => line.kind === 'row');
  if (rows.length < 4 || scanned.some(({ kind }) => kind === 'text')) return undefined;
  const groups = groupRows(text, rows);
  const used = groups.reduce((sum, group) => sum + group.rows.length, 0);
  const puzzles = puzzlesOfGrids(text, groups, geometryOf);
  const good = goodRows(groups);
  const isRead = used >= rows.filter(row => !row.isBorderLike).length && 3 * (used - good) <= used;
  if (!isRead || puzzles.length === 0 || !puzzles.every(isInRows)) return undefined;
  if (!puzzles.every(puzzle => canBePasted(puzzle.grid) && !showsRegions(text, puzzle))) return undefined;
  return { puzzles: puzzles.map(withForm), rows: good, isWhole: puzzles.every(isWithoutProblem) };
}

const withForm = (puzzle: Puzzle): Puzzle => ({ ...puzzle, style: { ...puzzle.style, isPasted: true } });
const isInRows = ({ problems }: Puzzle) => problems.every(({ code }) => code === 'row-length');
const isWithoutProblem = ({ problems }: Puzzle) => problems.length === 0;

/** Reads lines in one form. Undefined when no grid can be found in them. */
function readForm(
  text: string,
  form: PastedForm,
  lines: readonly PastedLine[],
  geometryOf: GeometryOf,
  part: Part,
): PastedReading | undefined {
  const found = form.rowsOf(text, lines);
  if (!found) return undefined;
  const rows = found.filter(({ cells }) => cells.length > 0).flatMap(inRows);
  const size = sizeOfRows(rows);
  if (size === undefined) return undefined;
  const count = rows.length - (rows.length % size);
  const isCut =
    part === 'start' ||
    (form === code && count > 0 && count < rows.length && isCutOff(text, rows[count - 1], rows[count]));
  if (count === 0 || (count < rows.length && !isCut)) return undefined;
  const puzzles: Puzzle[] = [];
  let labels: Labels | undefined;
  let good = 0;
  for (let i = 0; i < count; i += size) {
    const group = rows.slice(i, i + size);
    const grid = pastedGrid(group, size);
    const puzzle = grid && puzzleOfPasted(text, geometryOf(size), grid, form);
    const regions = puzzle || labels ? undefined : regionsOfLabels(labelsIn(text, group));
    if (regions) {
      labels = { start: group[0].start, end: group[size - 1].end, regions };
      continue;
    }
    if (!puzzle || showsRegions(text, puzzle)) return undefined;
    good += grid.rows.filter(({ cells }) => cells.length === size).length;
    puzzles.push(puzzle);
  }
  return { puzzles, labels, rows: good, isWhole: puzzles.every(isWithoutProblem), rest: rows[count]?.start };
}

/** The rows of a list that is longer than a row, and has the cells of a whole grid. */
function inRows(row: PastedRow): readonly PastedRow[] {
  const size = row.cells.length > LARGEST_ROW ? sizeOfLine(row.cells.length) : undefined;
  return size === undefined ? [row] : cutInRows(row.cells, size);
}

/** Whether the array of the first row ends after it, and another one begins with the second row. */
function isCutOff(text: string, { end }: PastedRow, { start }: PastedRow): boolean {
  const gap = text.slice(end, Math.min(start, end + LONGEST_GAP)).replace(/\s/g, '');
  return /[\])}]{2}/.test(gap) && /[[({]{2}$/.test(gap);
}

/** Maximum number of characters between two arrays. */
const LONGEST_GAP = 100;

/** The number of cells that more than two thirds of rows have, or undefined when no grid has this size. */
function sizeOfRows(rows: readonly PastedRow[]): number | undefined {
  const counts = rows.map(({ cells }) => cells.length);
  const most = commonestOf(counts);
  if (most === undefined || !SIZES.includes(most)) return undefined;
  return 3 * counts.filter(count => count === most).length > 2 * rows.length ? most : undefined;
}

/** Two or more grids side by side, as in reports that show a puzzle and its solution. */

import { geometryOfSize, SIZES } from '../../../core/geometry';
import type { Grid } from '../../../core/grid';
import { regionsOfLabels } from '../../parser/grids/drawnRegions';
import { sliceOf } from '../../span';
import { isBar, isWhite, type PastedLine, rowLines, rowTexts } from '../form';
import { BAR } from '../forms/fields';
import { areBeside } from '../forms/wrapped';
import { gridOfDigits } from '../foundDigits';
import { readLines } from '../index';
import { countsOf } from '../lineContent';

/** An arrow between grids. */
const ARROW = /(?<=\s)(?:[=-]{1,3}>|[\u2192\u21d2\u27f6])(?=\s)/g;

/** Minimum number of columns of white space between grids. */
const FEWEST_SPACES = 2;

/** Maximum number of lines of grids side by side, and maximum length of a line, in characters. */
const MOST_LINES = 60;
const LONGEST = 400;

/** Grids side by side, from left to right, or a grid next to the labels of its regions. */
interface Beside {
  readonly grids: readonly Grid[];
  readonly regions?: readonly string[];
}

/** Whether lines have a gap that may be between grids. */
export const mayBeBeside = (text: string, lines: readonly PastedLine[]): boolean =>
  gapsOf(text, lines).length > 0 || gridsInFields(text, lines) !== undefined;

/** The grids side by side in lines; undefined if there are none. */
export function gridsSideBySide(text: string, lines: readonly PastedLine[]): Beside | undefined {
  const grids = gridsInFields(text, lines);
  return grids ? { grids } : splitAtGap(text, lines);
}

/** The grids side by side in lines, trying the widest gap first. */
function splitAtGap(text: string, lines: readonly PastedLine[]): Beside | undefined {
  for (const [from, to] of gapsOf(text, lines)) {
    const [before, after] = [partsOf(text, lines, 0, from), partsOf(text, lines, to, Number.POSITIVE_INFINITY)];
    const left = gridsIn(text, before);
    const labels = left ? undefined : regionsIn(text, before);
    // Reading the rest after each gap, and after each gap in it, would take exponential time.
    if (!left && !labels) continue;
    const right = gridsIn(text, after) ?? (left && splitAtGap(text, after)?.grids);
    if (left && right) return { grids: [...left, ...right] };
    const grids = left ?? right;
    const regions = labels ?? regionsIn(text, after);
    if (grids?.length === 1 && regions?.length === grids[0].geometry.size) return { grids, regions };
  }
  return undefined;
}

/** Whether lines have a gap, and most have the cells of two or more rows: they are grids with mistakes. */
export function resembleGrids(text: string, lines: readonly PastedLine[]): boolean {
  const counts = rowLines(text, lines).map(line => countsOf(text, line));
  const size = counts.length;
  const whole = counts.filter(({ cells, letters }) => letters === 0 && cells > size && cells % size === 0);
  return size > 5 && 3 * whole.length > 2 * size && mayBeBeside(text, lines);
}

/** The letters of the regions, if each cell shows them as one letter or digit. */
function regionsIn(text: string, lines: readonly PastedLine[]): readonly string[] | undefined {
  const rows = rowTexts(text, lines);
  const labels = rows.join('').replace(/[\s|,]/g, '');
  return /^[\da-z]+$/i.test(labels) && labels.length === rows.length ** 2 ? regionsOfLabels([...labels]) : undefined;
}

/**
 * Columns of white space, or of a vertical line, in all lines, with text on both sides, widest first. `from` is the
 * first column, `to` the one after the last.
 */
function gapsOf(text: string, lines: readonly PastedLine[]): (readonly [from: number, to: number])[] {
  if (lines.length < 4 || lines.length > MOST_LINES) return [];
  const width = Math.max(...lines.map(({ start, end }) => end - start));
  if (width > LONGEST) return [];
  // An arrow may point from the puzzle to its solution.
  const bare = lines.map(line => sliceOf(text, line).replace(ARROW, arrow => ' '.repeat(arrow.length)));
  const isWhiteIn = (line: string, column: number) => column >= line.length || isWhite(line.charCodeAt(column));
  // A line may be between the grids. The lines of a frame cross its borders, so they are not the same in all lines.
  const isTitleOf = (line: string) => !BAR.test(line);
  const hasTitle = bare.filter(isTitleOf).length === 1;
  const isGap = (column: number) =>
    bare.every(line => isWhiteIn(line, column)) ||
    bare.every(line => isBar(line.charCodeAt(column)) || (hasTitle && isTitleOf(line) && isWhiteIn(line, column)));
  const fewest = areBeside(text, lines) ? 1 : FEWEST_SPACES;
  const gaps: [number, number][] = [];
  let from = -1;
  for (let column = 0; column <= width; column++) {
    if (column < width && isGap(column)) {
      if (from < 0) from = column;
    } else {
      if (from > 0 && column < width && column - from >= fewest) gaps.push([from, column]);
      from = -1;
    }
  }
  return gaps.sort(([a, b], [c, d]) => d - c - (b - a));
}

function partsOf(text: string, lines: readonly PastedLine[], from: number, to: number): PastedLine[] {
  return lines
    .map(({ start, end }) => ({ start: Math.min(start + from, end), end: Math.min(start + to, end) }))
    .filter(line => sliceOf(text, line).trim() !== '');
}

function gridsIn(text: string, lines: readonly PastedLine[]): Grid[] | undefined {
  // A title may be above it or below it.
  for (const part of [
    lines,
    ...(isTitle(text, lines[0]) ? [lines.slice(1)] : []),
    ...(isTitle(text, lines.at(-1)) ? [lines.slice(0, -1)] : []),
  ]) {
    const reading = readLines(text, part, geometryOfSize);
    if (reading?.isWhole && reading.puzzles.length > 0) return reading.puzzles.map(({ grid }) => grid);
  }
  return undefined;
}

/** Whether a line of a part is only a title: a letter, a number, a word, perhaps with a number. */
const isTitle = (text: string, line: PastedLine | undefined) =>
  line !== undefined && /^[(#]?(?:\p{L}{1,20}[ .]{0,2}|)\d{0,4}[).:]{0,2}$/u.test(sliceOf(text, line).trim());

/** Separators of the fields of a spreadsheet. */
const SEPARATORS = ['\t', ';', ',', '|'];

/** A digit or an empty cell in a field. */
const FIELD = /^(?:\d{1,2}|[.*_x?-]?)$/i;

/** Maximum number of empty columns before the first grid and between grids. */
const MOST_EMPTY = 3;

/** The grids whose cells are the fields of a spreadsheet, with empty columns between the grids or none. */
function gridsInFields(text: string, lines: readonly PastedLine[]): Grid[] | undefined {
  if (lines.length < 4 || lines.length > MOST_LINES) return undefined;
  const contents = lines.map(line => sliceOf(text, line, LONGEST));
  const separator = SEPARATORS.find(sign => contents[0].includes(sign));
  if (separator === undefined) return undefined;
  const table = contents
    .map(content => content.split(separator).map(field => field.trim()))
    .filter(fields => !fields.some(field => /\p{L}{2}|--|==/u.test(field)));
  const filled = table.filter(fields => fields.some(field => field !== ''));
  const rows = SIZES.includes(table.length) ? table : filled;
  const size = rows.length;
  const width = Math.max(...rows.map(({ length }) => length));
  if (!SIZES.includes(size) || width < 2 * size || !rows.flat().every(field => FIELD.test(field))) return undefined;
  const areEmpty = (from: number, to: number) =>
    rows.every(fields => fields.slice(from, to).every(field => field === ''));
  for (let first = 0; first <= MOST_EMPTY && areEmpty(0, first); first++) {
    for (let between = 0; between <= MOST_EMPTY; between++) {
      const count = Math.floor((width - first + between) / (size + between));
      const starts = Array.from({ length: count }, (_, i) => first + i * (size + between));
      if (count < 2 || !starts.every((start, i) => areEmpty(start + size, starts[i + 1] ?? width))) continue;
      const grids = starts.map(start =>
        gridOfDigits(rows.flatMap(fields => Array.from({ length: size }, (_, i) => Number(fields[start + i]) || 0))),
      );
      if (grids.every(grid => grid !== undefined)) return grids;
    }
  }
  return undefined;
}

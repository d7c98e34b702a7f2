/** The regions that lines around cells show in a drawing of a jigsaw. */

import { REGION_LETTERS } from '../../../core/cellNames';
import { geometryOf, geometryOfSize, SIZES } from '../../../core/geometry';
import { isBar } from '../../pasted/form';
import type { Puzzle } from '../../puzzle';
import type { Span } from '../../span';
import { lineStartOf } from '../../strings/lineBreaks';

/** Lines that separate a cell from the one below it, and the heavy and double ones among them. */
const HORIZONTAL = /[-_=\u2500\u2501\u2504\u2505\u2508\u2509\u254c\u254d\u2550]/;
const HEAVY_HORIZONTAL = /[=\u2501\u2505\u2509\u254d\u2550]/;

/** Heavy and double lines that separate a cell from the one after it. */
const HEAVY_VERTICAL = /[\u2503\u2507\u250b\u254f\u2551]/;

/**
 * By cell: the number of its region, when lines show regions of one size other than boxes; otherwise undefined. `rows` has the cells of
 * each row.
 */
export function drawnRegions(text: string, rows: readonly (readonly Span[])[]): readonly number[] | undefined {
  const size = rows.length;
  if (size < 4 || rows.some(({ length }) => length !== size)) return undefined;
  const bars = rows.map(row => row.slice(1).map(({ start }, c) => barIn(text, row[c].end, start)));
  const walls = wallsAmong(bars, HEAVY_VERTICAL);
  if (new Set(walls.map(row => row.join())).size < 2) return undefined;
  // A line of borders is between all rows.
  const between = rows.slice(1).map(([{ start }], r) => text.slice(rows[r][size - 1].end, start).split(/\r\n?|\n/));
  if (between.some(({ length }) => length !== 3)) return undefined;
  const floors = wallsAmong(
    between.map(([, border], r) => {
      const lineStart = lineStartOf(text, rows[r][0].start);
      return rows[r].map(({ start }) => HORIZONTAL.exec(border[start - lineStart] ?? '')?.[0] ?? '');
    }),
    HEAVY_HORIZONTAL,
  );
  const regionOf: number[] = new Array(size * size).fill(-1);
  const isOpenRight = (r: number, c: number) => !walls[r][c];
  const isOpenBelow = (r: number, c: number) => !floors[r][c];
  let count = 0;
  for (let first = 0; first < regionOf.length; first++) {
    if (regionOf[first] >= 0) continue;
    const open = [first];
    regionOf[first] = count;
    let cells = 0;
    for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
      cells++;
      const [r, c] = [Math.floor(cell / size), cell % size];
      const beside = [
        ...(c + 1 < size && isOpenRight(r, c) ? [cell + 1] : []),
        ...(c > 0 && isOpenRight(r, c - 1) ? [cell - 1] : []),
        ...(r + 1 < size && isOpenBelow(r, c) ? [cell + size] : []),
        ...(r > 0 && isOpenBelow(r - 1, c) ? [cell - size] : []),
      ];
      for (const next of beside) {
        if (regionOf[next] >= 0) continue;
        regionOf[next] = count;
        open.push(next);
      }
    }
    if (cells !== size) return undefined;
    count++;
  }
  return regionOf;
}

/** Whether lines around the cells of a puzzle show regions other than boxes, without which it would be read incorrectly. */
export function showsRegions(text: string, { start, places, grid, problems, text: own }: Puzzle): boolean {
  const { size } = grid.geometry;
  if (problems.length > 0 || !haveBars(own)) return false;
  const spanOf = (cell: number) => ({ start: start + places.startOf(cell), end: start + places.endOf(cell) });
  const rows = Array.from({ length: size }, (_, r) => Array.from({ length: size }, (__, c) => spanOf(r * size + c)));
  return drawnRegions(text, rows) !== undefined;
}

/**
 * The letters of the regions that the labels of cells show, row by row: each label as often as a row has cells, in connected
 * cells. Undefined for other labels.
 */
export function regionsOfLabels(labels: readonly string[]): string[] | undefined {
  const size = Math.sqrt(labels.length);
  if (!SIZES.includes(size)) return undefined;
  const names = [...new Set(labels)];
  if (names.length !== size) return undefined;
  // Labels of the columns (the same in every row) or of the rows (one for each row) are not regions.
  if (labels.every((label, cell) => label === labels[cell % size])) return undefined;
  if (labels.every((label, cell) => label === labels[cell - (cell % size)])) return undefined;
  if (!names.every(name => isShape(labels, name) && labels.filter(label => label === name).length === size))
    return undefined;
  const letters = labels.map(label => REGION_LETTERS[names.indexOf(label)]).join('');
  return Array.from({ length: size }, (_, row) => letters.slice(row * size, (row + 1) * size));
}

/** Whether regions are the boxes of a grid, with more rows or with more columns. */
export function areBoxes(regions: readonly string[]): boolean {
  const letters = regions.join('');
  const { boxHeight, boxWidth } = geometryOfSize(regions.length);
  return [geometryOf(boxHeight, boxWidth), geometryOf(boxWidth, boxHeight)].some(({ houses }) =>
    houses.every(({ kind, cells }) => kind !== 'box' || new Set([...cells].map(cell => letters[cell])).size === 1),
  );
}

/** Whether the cells with a label are connected. */
function isShape(labels: readonly string[], name: string): boolean {
  const size = Math.sqrt(labels.length);
  const own = [...labels.keys()].filter(cell => labels[cell] === name);
  const reached = new Set([own[0]]);
  for (const cell of reached) {
    for (const next of own) {
      const isBeside =
        Math.abs(next - cell) === size ||
        (Math.abs(next - cell) === 1 && Math.floor(next / size) === Math.floor(cell / size));
      if (isBeside) reached.add(next);
    }
  }
  return reached.size === own.length;
}

/** Minimum number of labels that are taken for cages. */
const FEWEST_CAGES = 6;

/**
 * Whether labels show the cages of a killer. A label is a dot outside cages, or a letter in connected cells, at most as
 * many as a row has.
 */
export function showCages(labels: readonly string[]): boolean {
  const size = Math.sqrt(labels.length);
  if (!SIZES.includes(size) || !labels.every(label => /^[a-z.]$/i.test(label))) return false;
  const counts = new Map<string, number>();
  for (const label of labels) if (label !== '.') counts.set(label, (counts.get(label) ?? 0) + 1);
  const isLarge = [...counts.values()].some(count => count > 2);
  return (
    counts.size >= FEWEST_CAGES &&
    isLarge &&
    !regionsOfLabels(labels) &&
    [...counts].every(([name, count]) => count <= size && isShape(labels, name))
  );
}

/** Quick check: whether lines with cells have bars at different places. */
function haveBars(puzzle: string): boolean {
  if (!/[|\u2502\u2503\u2551]/.test(puzzle)) return false;
  // The puzzle starts and ends at a cell.
  const [, ...rows] = puzzle.split(/[\r\n]+/).filter(line => /[\d.]/.test(line));
  rows.pop();
  const shapes = new Set(rows.map(line => line.replace(/[^|\u2502\u2503\u2551]/g, ' ').trimEnd()));
  return shapes.size > 1;
}

/** Maximum length of a row of letters with sums next to it, in characters. */
const LONGEST_ROW = 400;

/** The sum of a cage next to its letters, `A=15`, and a grid with or without digits. */
const SUM = /(?<![a-z])[a-z]\s?[=:]\s?\d{1,3}(?!\d)[,;]?/gi;
const ROW_OF_GRID = /(?<!\S)[\d.]{4,16}(?!\S)/g;

/** A row of letters, without sums and the row of a grid next to it. */
export const lettersAlone = (row: string): string => row.replace(SUM, '').replace(ROW_OF_GRID, '').trim();

/** Whether rows show the cages of a killer by letters, with or without their sums: next to the letters, or in a cell of each cage, `A15`. */
export function haveCages(rows: readonly string[]): boolean {
  if (rows.some(({ length }) => length > LONGEST_ROW)) return false;
  return [(row: string) => row, lettersAlone].some(bare => {
    const letters = rows.map(row =>
      bare(row)
        .replace(/(?<![a-z])([a-z])\d{1,2}(?!\d)/gi, '$1')
        .replace(/[\s|\u2502\u2503\u2551]/g, ''),
    );
    return !letters.some(row => /\d/.test(row)) && showCages([...letters.join('')]);
  });
}

/** The lines between cells that are walls: the heavy ones if only some are heavy, otherwise all lines. */
function wallsAmong(lines: readonly (readonly string[])[], heavy: RegExp): boolean[][] {
  const drawn = lines.flat().filter(line => line !== '');
  const isMixed = drawn.some(line => heavy.test(line)) && !drawn.every(line => heavy.test(line));
  return lines.map(row => row.map(line => (isMixed ? heavy.test(line) : line !== '')));
}

/** The vertical line between two places; empty if there is none. */
function barIn(text: string, from: number, to: number): string {
  for (let at = from; at < to; at++) if (isBar(text.charCodeAt(at))) return text[at];
  return '';
}

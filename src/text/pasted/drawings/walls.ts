/** Drawings of jigsaws and killers: lines around the cells show their regions or cages. */

import { geometryOfSize, READABLE_SIZES, SIZES } from '../../../core/geometry';
import type { Grid } from '../../../core/grid';
import { drawnRegions, haveCages, lettersAlone, regionsOfLabels } from '../../parser/grids/drawnRegions';
import { charactersOf } from '../../parser/lines/words';
import { type Span, sliceOf } from '../../span';
import type { PastedLine } from '../form';

/** A grid, and the letters of its regions, row by row. */
export interface Jigsaw {
  readonly grid: Grid;
  readonly regions: readonly string[];
}

/** The jigsaw that lines draw: a border above, below and between all rows. */
export function jigsawIn(text: string, lines: readonly PastedLine[]): Jigsaw | undefined {
  const size = (lines.length - 1) / 2;
  if (!READABLE_SIZES.includes(size)) return undefined;
  const width = Math.max(...lines.map(line => sliceOf(text, line).trimEnd().length));
  const rows = lines.filter((_, i) => i % 2 === 1).map(line => cellsOf(text, line, size, width));
  const regionOf = drawnRegions(text, rows);
  if (!regionOf) return undefined;
  const words = rows.flat().map(line => sliceOf(text, line).trim());
  if (!words.every(word => /^[\d.*_?-]?$/.test(word) && (Number(word) || 0) <= size)) return undefined;
  const letters = regionOf.map(region => String.fromCharCode(0x41 + region));
  return {
    grid: { geometry: geometryOfSize(size), digits: Uint8Array.from(words, word => Number(word) || 0) },
    regions: rows.map((_, r) => letters.slice(r * size, (r + 1) * size).join('')),
  };
}

/** A cell with its digit or blank and the letter of its region, in either order. */
const PAIR = /^(?:([\d.*_-])([a-z])|([a-z])([\d.*_-]))$/i;

/** The jigsaw of rows in which each cell is a digit and the letter of its region: `.a 5a 3b .b`. */
export function jigsawOfPairs(text: string, lines: readonly PastedLine[]): Jigsaw | undefined {
  const rows = lines.map(({ start, end }) =>
    text
      .slice(start, end)
      .split(/[\s,|]+/)
      .filter(word => word !== ''),
  );
  const size = rows.length;
  if (!SIZES.includes(size) || rows.some(row => row.length !== size)) return undefined;
  const pairs = rows.flat().map(word => PAIR.exec(word));
  if (pairs.some(pair => pair === null)) return undefined;
  const regions = regionsOfLabels(pairs.map(pair => (pair?.[2] ?? pair?.[3] ?? '').toUpperCase()));
  const digits = Uint8Array.from(pairs, pair => Number(pair?.[1] ?? pair?.[4]) || 0);
  return regions && digits.every(digit => digit <= size)
    ? { grid: { geometry: geometryOfSize(size), digits }, regions }
    : undefined;
}

/** Text of a border or a row of a drawing. */
const contentsOf = (text: string, lines: readonly PastedLine[]) => lines.map(line => sliceOf(text, line).trimEnd());

/**
 * Whether underscores and vertical lines around the cells show regions, with a line for each row: `|_ _|3  |`. Where a cell has a digit, nothing
 * shows whether a line is below it.
 */
export function isUnderlined(text: string, lines: readonly PastedLine[]): boolean {
  const size = lines.length - 1;
  if (!SIZES.includes(size)) return false;
  const [top, ...rows] = contentsOf(text, lines);
  const indent = rows[0].search(/\|/);
  const drawn = rows.map(row => row.slice(indent));
  if (!/^\s*_[_\s]*$/.test(top) || !drawn.every(row => row.length === 2 * size + 1 && /^\|[\s_\d.|]*\|$/.test(row)))
    return false;
  return drawn.some(row => row.includes('_')) && new Set(drawn.map(barsIn)).size > 2;
}

/** Where the vertical lines of a row are. */
const barsIn = (row: string) => row.replace(/[^|]/g, ' ');

/**
 * The shapes that lines around cells of any size show, with a corner between all cells: cages if there is a sum in
 * them, otherwise regions. Undefined if all cells or boxes are alike.
 */
export function shapesIn(text: string, lines: readonly PastedLine[]): 'cages' | 'regions' | undefined {
  const all = contentsOf(text, lines);
  const cornersOf = (line: string) => line.replace(/[^+]/g, ' ').trimEnd();
  const borders = all.filter(line => /^\s*\+[\s+-]*\+$/.test(line));
  const size = borders.length - 1;
  if (!SIZES.includes(size) || new Set(borders.map(cornersOf)).size > 1) return undefined;
  if (borders[0].split('+').length !== size + 2) return undefined;
  const rows = all.filter(line => !borders.includes(line));
  if (!rows.every(row => /^\s*\|[\s|\d.*_?-]*\|$/.test(row)) || new Set(borders).size < 3) return undefined;
  const numbers = rows.flatMap(row => row.match(/\d+/g) ?? []).map(Number);
  return numbers.some(number => number > size) ? 'cages' : 'regions';
}

/** The cells of a row: its characters, or the places between its lines where they would be. */
function cellsOf(text: string, { start, end }: PastedLine, size: number, width: number): Span[] {
  const characters = charactersOf(text, start, end);
  if (characters.length === size) return characters;
  const pitch = (width - 1) / size;
  if (!Number.isInteger(pitch) || pitch < 2) return [];
  return Array.from({ length: size }, (_, c) => {
    const at = start + c * pitch + (pitch >> 1);
    return { start: Math.min(at, end), end: Math.min(at + 1, end) };
  });
}

/** Whether letters below a grid of a size are cages and not regions. */
export const areCages = (section: string, size: number | undefined): boolean =>
  haveCages(
    section
      .split(/[\r\n]+/)
      .filter(line => lettersAlone(line) !== '')
      .slice(0, size),
  );

/** Drawings whose cells have several lines: with space around each digit, or with candidates in three rows. And grids that overlap. */

import { type Geometry, geometryOf, geometryOfSize, SIZES } from '../../../core/geometry';
import { type Grid, hasConflict } from '../../../core/grid';
import { wordSpansOf } from '../../parser/lines/words';
import { type Span, sliceOf } from '../../span';
import { isBar, isBorder, isWhite, type PastedLine, rowLines } from '../form';
import { fieldsOf, isGap } from '../forms/fields';
import { bandsIn } from '../forms/frames';
import { gridWithBoxes } from '../foundDigits';

/** Numbers of lines in a cell. */
const HEIGHTS = [2, 3, 4];

/**
 * Recognizes cells that have several lines each. Their candidates are ignored. The result has no `grid` if the cells
 * contain anything else.
 */
export function tallCells(text: string, lines: readonly PastedLine[]): { readonly grid?: Grid } | undefined {
  const bands = bandsIn(text, lines);
  const rows = bands.flat();
  const areDrawn = drawsCells(text, lines);
  // Rows of candidates may have space between them.
  const isEmpty = (line: PastedLine) => fieldsOf(text, line, isBar).every(field => isGap(text, field));
  const filled = rows.filter(line => !isEmpty(line));
  const grid =
    gridOfRows(text, rows, { bands, areDrawn }) ??
    HEIGHTS.map(height => {
      const parts = bands.map(band => band.filter((line, i) => (i + 1) % (height + 1) > 0 || !isEmpty(line)));
      return bands.length > 1 && parts.some((part, i) => part.length < bands[i].length)
        ? gridOfRows(text, parts.flat(), { bands: parts, areDrawn: false }, [height])
        : undefined;
    }).find(found => found) ??
    (filled.length < rows.length ? gridOfRows(text, filled, { bands: [filled], areDrawn: false }) : undefined);
  // Other tables with few columns also have cells with several lines of text.
  return grid ? { grid } : areDrawn && bands.length > 5 ? {} : undefined;
}

/** Whether a border is between all rows of cells, and a vertical line between all cells, so that each cell has the same number of lines. */
function drawsCells(text: string, lines: readonly PastedLine[]): boolean {
  // By line: a letter for the number of its cells.
  const rows = lines
    .map(line => (isBorder(text, line) ? ' ' : String.fromCharCode(64 + fieldsInside(text, line).length)))
    .join('')
    .trim()
    .split(/ +/);
  const [first] = rows;
  const size = first.charCodeAt(0) - 64;
  return size > 3 && rows.length === size && first.length > 1 && rows.every(row => row === first);
}

/** The lines of cells between borders, and whether borders are around all cells. */
interface Drawn {
  readonly bands: readonly (readonly PastedLine[])[];
  readonly areDrawn: boolean;
}

function gridOfRows(
  text: string,
  rows: readonly PastedLine[],
  { bands, areDrawn }: Drawn,
  heights = HEIGHTS,
): Grid | undefined {
  for (const height of heights) {
    const size = rows.length / height;
    if (!SIZES.includes(size) || bands.some(({ length }) => length % height > 0)) continue;
    for (const cellsIn of layoutsOf(size, Math.ceil(size / height))) {
      const fields = rows.map(line => cellsIn(text, line, size, bands.length > 1 ? bands[0].length / height : 0));
      if (fields.some(({ length }) => length !== size)) continue;
      const grid = gridOf(text, fields, { geometry: geometryOfBands(size, bands, height), height, areDrawn });
      if (grid) return grid;
    }
  }
  return undefined;
}

/** The geometry whose boxes have as many rows as the bands between borders, or the usual one. */
function geometryOfBands(size: number, bands: readonly (readonly PastedLine[])[], height: number): Geometry {
  const rows = bands[0].length / height;
  const isBox = rows > 1 && rows < size && size % rows === 0 && bands.every(({ length }) => length === rows * height);
  return isBox ? geometryOf(rows, size / rows) : geometryOfSize(size);
}

/**
 * Returns the parts of a line that belong to the cells; none if the line has a different layout. `rows` is the number
 * of rows between two borders, if there are borders.
 */
type CellsIn = (text: string, line: Span, size: number, rows: number) => readonly Span[];

/** The text between the vertical lines: a cell, or the cells of a box. */
function fieldsInside(text: string, line: Span): Span[] {
  return fieldsOf(text, line, isBar).filter(
    // Nothing is between double lines.
    ({ start, end }, i, all) => (i > 0 && i < all.length - 1 ? end > start : end - start > 1),
  );
}

/** Boxes in which cells of this width are `gap` characters apart, in the middle of the box. */
const inBoxes =
  (width: number, gap: number): CellsIn =>
  (text, line, size, rows) => {
    const boxes = fieldsInside(text, line);
    const boxWidth = size / boxes.length;
    if (!Number.isInteger(boxWidth) || boxWidth === 1 || boxWidth === size) return [];
    // A box has as many cells as a row.
    if (rows > 0 && rows !== boxes.length) return [];
    return boxes.flatMap(({ start, end }) => {
      const margin = (end - start - boxWidth * (width + gap) + gap) / 2;
      if (margin < 0 || !Number.isInteger(margin)) return [];
      const from = (i: number) => start + margin + i * (width + gap);
      const cells = Array.from({ length: boxWidth }, (_, i) => ({ start: from(i), end: from(i) + width }));
      // There is no text next to the cells.
      const rooms = [start, ...cells.map(cell => cell.end)].map((at, i) => ({
        start: at,
        end: cells[i]?.start ?? end,
      }));
      return rooms.every(room => isGap(text, room)) ? cells : [];
    });
  };

/**
 * The possible layouts of a line whose cells have `width` candidates each, starting with those in which the candidates
 * just fit.
 */
const layoutsOf = (size: number, width: number): CellsIn[] => [
  fieldsInside,
  ...[0, 1, 2, 3].flatMap(gap =>
    [...new Set([width, 2 * width - 1, ...WIDTHS])].map(characters => inBoxes(characters, gap)),
  ),
  // Without lines between them.
  ...(size < 6 ? [] : [(text: string, { start, end }: Span) => wordSpansOf(text, start, end)]),
];

const WIDTHS = [3, 5, 2, 4, 7];

/** Where a digit is in its cell. */
interface Place {
  readonly digit: number;
  readonly row: number;
  readonly column: number;
}

/** The geometry of a grid, the lines of its cells, and whether lines around the cells show them. */
interface Cells {
  readonly geometry: Geometry;
  readonly height: number;
  readonly areDrawn: boolean;
}

function gridOf(
  text: string,
  fields: readonly (readonly Span[])[],
  { geometry, height, areDrawn }: Cells,
): Grid | undefined {
  const { size } = geometry;
  const digits = new Uint8Array(size * size);
  let empty = 0;
  const singles: Single[] = [];
  for (let cell = 0; cell < digits.length; cell++) {
    const [top, column] = [Math.floor(cell / size) * height, cell % size];
    const places: Place[] = [];
    let signs = 0;
    let at: number | undefined;
    for (let row = 0; row < height; row++) {
      const { start, end } = fields[top + row][column];
      for (let i = start; i < end; i++) {
        if (isWhite(text.charCodeAt(i))) continue;
        if (/[.*_()[\]<>·‧•X-]/.test(text[i])) signs++;
        else if (/[1-9]/.test(text[i])) {
          at ??= signs;
          places.push({ digit: Number(text[i]), row, column: i - start });
        } else return undefined;
      }
    }
    const [place] = places;
    if (places.length === 1 && place.digit <= size) {
      digits[cell] = place.digit;
      const isFull = signs === size - 1;
      singles.push({ ...place, cell, isFull, isOwn: isFull && at === place.digit - 1 });
    } else if (places.length === 0) empty++;
    else if (!(areDrawn && areAscending(places)) && !areCandidates(places, size, height)) return undefined;
  }
  const count = () => digits.filter(digit => digit > 0).length;
  const several = digits.length - empty - count();
  if (several > 0) for (const { cell } of candidatesAmong(singles, size, height)) digits[cell] = 0;
  const hasRoom = rowsWithDigits(text, fields) <= size || several > 0;
  const filled = count();
  const isSure = filled >= size || (filled > 0 && several >= size);
  return hasRoom && isSure ? gridWithBoxes(digits, geometry) : undefined;
}

/** The only digit of a cell. */
interface Single extends Place {
  readonly cell: number;
  /** Whether signs are at the places of all other candidates, and whether the digit is then at its own place. */
  readonly isFull: boolean;
  readonly isOwn: boolean;
}

/** The single digits that are candidates: they are not where the digits of other cells are, or signs are at the places of all others. */
function candidatesAmong(singles: readonly Single[], size: number, height: number): Single[] {
  const width = Math.ceil(size / height);
  const sure = singles.filter(({ digit, row }) => row !== Math.floor((digit - 1) / width));
  const isCommon = sure.length > 0 && sure.every(({ row, column }) => row === sure[0].row && column === sure[0].column);
  const areSignsAround = singles.some(({ isFull, isOwn }) => isFull && !isOwn);
  return singles.filter(({ row, column, isOwn }) => {
    if (isOwn && !areSignsAround) return true;
    return isCommon ? row !== sure[0].row || column !== sure[0].column : height % 2 === 1 && 2 * row + 1 !== height;
  });
}

/** Whether digits in reading order are candidates in a corner of their cell. */
const areAscending = (places: readonly Place[]) =>
  places.every(({ digit }, i) => i === 0 || digit > places[i - 1].digit);

/** Whether digits are candidates, each at its place in the cell: side by side or with space between them. */
function areCandidates(places: readonly Place[], size: number, height: number): boolean {
  const width = Math.ceil(size / height);
  return PITCHES.some(pitch => {
    const placeOf = (digit: number) => pitch * ((digit - 1) % width);
    const left = Math.min(...places.map(({ digit, column }) => column - placeOf(digit)));
    return places.every(
      ({ digit, row, column }) =>
        digit <= size && row === Math.floor((digit - 1) / width) && column - left === placeOf(digit),
    );
  });
}

/** Characters from one candidate to the next. */
const PITCHES = [1, 2, 3];

/** The number of lines that have digits. */
const rowsWithDigits = (text: string, fields: readonly (readonly Span[])[]) =>
  fields.filter(row => row.some(line => /[1-9]/.test(sliceOf(text, line)))).length;

/** The numbers of cells in the lines of a samurai, and of two grids that share a box. */
const OVERLAPS = [
  [18, 21, 9, 21, 18],
  [9, 15, 9],
].map(widths => widths.flatMap((width, i) => new Array<number>(i % (widths.length - 1) === 0 ? 6 : 3).fill(width)));

/** Whether lines are grids of 9x9 that share boxes, or several such grids in a rectangle. */
export function areOverlapping(text: string, lines: readonly PastedLine[]): boolean {
  // Arrays of a program have -1 where no grid is.
  const rows = rowLines(text, lines)
    .map(({ start, end }) =>
      text
        .slice(start, end)
        .replace(/-1/g, '#')
        .replace(/[\s|,;"'`()[\]{}]/g, ''),
    )
    .filter(row => /^[\d.*_#x-]{9,}$/i.test(row));
  if (OVERLAPS.some(widths => widths.length === rows.length && rows.every((row, i) => row.length === widths[i])))
    return true;
  const [{ length: width } = { length: 0 }] = rows;
  const isRectangle = [rows.length, width].every(n => n >= SMALLEST && n <= LARGEST && n % 3 === 0);
  if (!isRectangle || rows.some(row => row.length !== width)) return false;
  // One character may fill the gaps of a samurai.
  const isGap = (row: string) => row.slice(9, 12) === rows[0][9].repeat(3) && !/[1-9]/.test(row[9]);
  if (rows.length === 21 && width === 21 && [...rows.slice(0, 6), ...rows.slice(-6)].every(isGap)) return true;
  const digits = rows.flatMap((row, r) =>
    [...row].flatMap((c, i) => (/[1-9]/.test(c) ? [{ r, i, digit: Number(c) }] : [])),
  );
  // Numbers with a leading zero have a digit in every second column, and the digits of a single grid do not repeat in its rows.
  if ([0, 1].some(parity => digits.every(({ i }) => i % 2 === parity))) return false;
  const isSize = width === rows.length && SIZES.includes(width);
  if (isSize && new Set(digits.map(({ r, digit }) => 10 * r + digit)).size === digits.length) return false;
  const covered = new Set<object>();
  for (let top = 0; top <= rows.length - 9; top += 3) {
    for (let left = 0; left <= width - 9; left += 3) {
      const own = digits.filter(({ r, i }) => r >= top && r < top + 9 && i >= left && i < left + 9);
      const grid = { geometry: geometryOfSize(9), digits: new Uint8Array(81) };
      for (const { r, i, digit } of own) grid.digits[9 * (r - top) + i - left] = digit;
      if (own.length >= FEWEST_IN_GRID && !hasConflict(grid)) for (const each of own) covered.add(each);
    }
  }
  return digits.length > FEWEST_IN_GRID && covered.size === digits.length;
}

/** Minimum number of digits in one of the grids that overlap, and minimum and maximum number of their rows and columns. */
const FEWEST_IN_GRID = 6;
const SMALLEST = 12;
const LARGEST = 45;

/** Drawings whose cells have several lines: with space around each digit, or with candidates in three rows. And five grids that overlap. */

import { geometryOfSize, SIZES } from '../../core/geometry';
import { type Grid, hasConflict } from '../../core/grid';
import { wordsOf } from '../parser/words';
import type { Span } from '../span';
import { fieldsOf, isGap } from './fields';
import { isBar, isBorder, isWhite, type PastedLine } from './form';

/** Maximum number of lines in a cell. */
const TALLEST = 4;

/** Lines of a cell with candidates, and their columns. */
const CANDIDATE_ROWS = 3;

/** Cells that have several lines each. Their candidates are left out; without a grid, something else is in them. */
export function tallCells(text: string, lines: readonly PastedLine[]): { readonly grid?: Grid } | undefined {
  const rows = lines.filter(line => !isBorder(text, line));
  // Rows of candidates may have space between them.
  const filled = rows.filter(line => fieldsOf(text, line, isBar).some(field => !isGap(text, field)));
  const areDrawn = drawsCells(text, lines);
  const grid =
    gridOfRows(text, rows, { areDrawn }) ??
    (filled.length < rows.length ? gridOfRows(text, filled, { areDrawn: false }) : undefined);
  return grid ? { grid } : areDrawn ? {} : undefined;
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
  return size > 5 && rows.length === size && first.length > 1 && rows.every(row => row === first);
}

function gridOfRows(
  text: string,
  rows: readonly PastedLine[],
  { areDrawn }: { readonly areDrawn: boolean },
): Grid | undefined {
  for (let height = 2; height <= TALLEST; height++) {
    const size = rows.length / height;
    if (!SIZES.includes(size) || size < 6) continue;
    for (const cellsIn of LAYOUTS) {
      const fields = rows.map(line => cellsIn(text, line, size));
      if (fields.some(({ length }) => length !== size)) continue;
      const grid = gridOf(text, fields, { size, height, areDrawn });
      if (grid) return grid;
    }
  }
  return undefined;
}

/** The parts of a line that belong to the cells. None when the line has another layout. */
type CellsIn = (text: string, line: Span, size: number) => readonly Span[];

/** The text between the vertical lines: a cell, or the cells of a box. */
function fieldsInside(text: string, line: Span): Span[] {
  return fieldsOf(text, line, isBar).filter(
    (field, i, all) => (i > 0 && i < all.length - 1) || field.end - field.start > 1,
  );
}

/** Boxes in which cells of this width are `gap` characters apart, in the middle of the box. */
const inBoxes =
  (width: number, gap: number): CellsIn =>
  (text, line, size) => {
    const { boxWidth } = geometryOfSize(size);
    const boxes = fieldsInside(text, line);
    if (boxes.length !== size / boxWidth) return [];
    return boxes.flatMap(({ start, end }) => {
      const margin = (end - start - boxWidth * (width + gap) + gap) / 2;
      if (margin < 0 || !Number.isInteger(margin)) return [];
      const from = (i: number) => start + margin + i * (width + gap);
      const cells = Array.from({ length: boxWidth }, (_, i) => ({ start: from(i), end: from(i) + width }));
      // Nothing is next to the cells.
      const rooms = [start, ...cells.map(cell => cell.end)].map((at, i) => ({
        start: at,
        end: cells[i]?.start ?? end,
      }));
      return rooms.every(room => isGap(text, room)) ? cells : [];
    });
  };

/** The ways in which cells are in a line. */
const LAYOUTS: readonly CellsIn[] = [
  fieldsInside,
  ...[0, 1, 2, 3].flatMap(gap => [3, 5, 2, 4, 7].map(width => inBoxes(width, gap))),
  // Without lines between them.
  (text, { start, end }) => wordsOf(text, start, end),
];

/** Where a digit is in its cell. */
interface Place {
  readonly digit: number;
  readonly row: number;
  readonly column: number;
}

/** The size of a grid, the lines of its cells, and whether lines around the cells show them. */
interface Cells {
  readonly size: number;
  readonly height: number;
  readonly areDrawn: boolean;
}

function gridOf(
  text: string,
  fields: readonly (readonly Span[])[],
  { size, height, areDrawn }: Cells,
): Grid | undefined {
  const digits = new Uint8Array(size * size);
  let empty = 0;
  const offMiddle: number[] = [];
  for (let cell = 0; cell < digits.length; cell++) {
    const [top, column] = [Math.floor(cell / size) * height, cell % size];
    const places: Place[] = [];
    for (let row = 0; row < height; row++) {
      const { start, end } = fields[top + row][column];
      for (let at = start; at < end; at++) {
        if (isWhite(text.charCodeAt(at)) || /[.*_()[\]<>·‧•-]/.test(text[at])) continue;
        if (!/[1-9]/.test(text[at])) return undefined;
        places.push({ digit: Number(text[at]), row, column: at - start });
      }
    }
    if (places.length === 1 && places[0].digit <= size) {
      digits[cell] = places[0].digit;
      if (2 * places[0].row + 1 !== height) offMiddle.push(cell);
    } else if (places.length === 0) empty++;
    else if (!(areDrawn && areAscending(places)) && !areCandidates(places, height)) return undefined;
  }
  // Next to other candidates, a digit that is not in the middle of its cell is one too.
  if (empty + digits.filter(digit => digit > 0).length < digits.length) for (const cell of offMiddle) digits[cell] = 0;
  const filled = digits.filter(digit => digit > 0).length;
  const hasRoom = rowsWithDigits(text, fields) <= size || empty + filled < digits.length;
  const grid = { geometry: geometryOfSize(size), digits };
  return hasRoom && filled >= size && !hasConflict(grid) ? grid : undefined;
}

/** Whether digits in reading order are candidates in a corner of their cell. */
const areAscending = (places: readonly Place[]) =>
  places.every(({ digit }, i) => i === 0 || digit > places[i - 1].digit);

/** Whether digits are candidates, each at its place in the cell: side by side or with space between them. */
function areCandidates(places: readonly Place[], height: number): boolean {
  if (height !== CANDIDATE_ROWS) return false;
  return PITCHES.some(pitch => {
    const placeOf = (digit: number) => pitch * ((digit - 1) % CANDIDATE_ROWS);
    const left = Math.min(...places.map(({ digit, column }) => column - placeOf(digit)));
    return places.every(
      ({ digit, row, column }) => row === Math.floor((digit - 1) / CANDIDATE_ROWS) && column - left === placeOf(digit),
    );
  });
}

/** Characters from one candidate to the next. */
const PITCHES = [1, 2, 3];

/** The number of lines that have digits. */
const rowsWithDigits = (text: string, fields: readonly (readonly Span[])[]) =>
  fields.filter(row => row.some(({ start, end }) => /[1-9]/.test(text.slice(start, end)))).length;

/** The cells of the lines of a samurai: two grids side by side, then all three, then the middle one. */
const SAMURAI = [6, 3, 3, 3, 6].flatMap((count, i) => new Array<number>(count).fill([18, 21, 9, 21, 18][i]));

/** Whether lines are five grids of which the middle one shares a box with each of the others. */
export function isSamurai(text: string, lines: readonly PastedLine[]): boolean {
  const rows = lines.filter(line => !isBorder(text, line));
  if (rows.length !== SAMURAI.length) return false;
  const cells = rows.map(({ start, end }) => text.slice(start, end).replace(/[\s|,]/g, ''));
  if (cells.every((row, i) => row.length === SAMURAI[i])) return true;
  // One sign may fill the gaps.
  const filler = cells[0][9];
  if (!cells.every(row => row.length === 21) || /[1-9]/.test(filler)) return false;
  return [0, 1, 2, 3, 4, 5, 15, 16, 17, 18, 19, 20].every(i => cells[i].slice(9, 12) === filler.repeat(3));
}

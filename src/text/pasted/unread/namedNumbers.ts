/** Digits after names, as in JSON, YAML and XML: such texts can be read but not edited in place. */

import type { Grid } from '../../../core/grid';
import { endOfLine, lineStartOf } from '../../strings/lineBreaks';
import type { PastedLine } from '../form';
import { gridOfDigits, gridOfPlaces } from '../foundDigits';

/** A number after its name, `row="3"`, `"row": 3`, `row: 3`, `<row>3</row>`, or the content of an element. */
const NAMED_NUMBER =
  /(?<!\w)([a-z]\w{0,15})["']?\s{0,3}[:=>]\s{0,3}(["']?\d{1,2}(?![\d.])|null|nil|""|"\.")|>(\d{1,2})<|\{\s{0,9}\}/gi;

/** The meaning of a number by its name: the row, the column or the digit of a cell. */
const PLACES: readonly RegExp[] = [
  /^(?:row|r|y|i)$/i,
  /^(?:col|column|c|x|j)$/i,
  /^(?:value|val|v|digit|d|number|num|n|cell)$/i,
];

/** The digits after their names, one cell after the other, in any language: with the names of a row and a column, or of all cells in order. */
export function gridByNamedNumbers(text: string, lines: readonly PastedLine[]): FoundGrid | undefined {
  // Tags at the starts of lines may have been removed.
  const start = lineStartOf(text, lines[0].start);
  const end = endOfLine(text, lines[lines.length - 1].end);
  if (end - start > LONGEST_RECORDS) return undefined;
  // The list may continue below the lines.
  if (namedNumbers(text.slice(end, end + LONGEST_TAIL)).some(([part]) => part === 0)) return undefined;
  const cells: number[][] = [[]];
  // A place may be a pair of numbers.
  const content = text.slice(start, end).replace(POSITION, '"row": $1, "col": $2');
  for (const [part, number, isNamed] of namedNumbers(content)) {
    const cell = cells[cells.length - 1];
    if (cell[part] !== undefined) cells.push([]);
    if (isNamed || cell.length === 2) cells[cells.length - 1][part] = number;
  }
  const placed = cells.filter(([row, column]) => row !== undefined && column !== undefined);
  const byPlaces = gridOfPlaces(placed.map(([row, column, digit = 0]) => [row, column, digit]));
  if (byPlaces) return { reason: 'coordinates', grid: byPlaces };
  const inOrder = gridOfDigits(cells.map(cell => cell[DIGIT] ?? Number.NaN));
  return inOrder && { reason: 'json', grid: inOrder };
}

/** A grid, and the note on its text. */
interface FoundGrid {
  readonly reason: 'coordinates' | 'json';
  readonly grid: Grid;
}

/** The numbers after names of places and of digits, and those between tags, which are digits. The kind of each is an index in PLACES. */
function namedNumbers(content: string): (readonly [part: number, number: number, isNamed: boolean])[] {
  return [...content.matchAll(NAMED_NUMBER)].flatMap(([all, name, number, inside]) => {
    if (/^\{/.test(all)) return [[DIGIT, 0, true] as const];
    const part = name === undefined ? DIGIT : PLACES.findIndex(each => each.test(name));
    const place = CELL_NAME.exec(name ?? '')
      ?.slice(1)
      .filter(each => each !== undefined);
    const value = Number(/\d+/.exec(number ?? inside) ?? 0);
    // Larger numbers are candidates of a cell.
    const digit = place && value > 9 ? 0 : value;
    if (place) {
      const [row, column] = place.map(each => (/\d/.test(each) ? Number(each) : (each.charCodeAt(0) | 0x20) - 0x60));
      return [
        [0, row, true],
        [1, column, true],
        [DIGIT, digit, true],
      ] as const;
    }
    return part < 0 ? [] : [[part, digit, name !== undefined] as const];
  });
}

/** A row and a column in brackets after a name: `"position": [0, 1]`. */
const POSITION =
  /"(?:position|pos|place|at|cell)"\s{0,3}:\s{0,3}[[(]\s{0,3}(\d{1,2})\s{0,3},\s{0,3}(\d{1,2})\s{0,3}[\])]/gi;

/** The number of characters below the lines in which the list may continue. */
const LONGEST_TAIL = 100;

/** Maximum length of such a list, in characters. */
const LONGEST_RECORDS = 1 << 16;

const DIGIT = PLACES.length - 1;

/** The name of a cell: `a1`, `r1c1`. */
const CELL_NAME = /^(?:([a-i])([1-9])|r([1-9])c([1-9]))$/i;

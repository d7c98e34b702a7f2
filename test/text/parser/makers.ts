/** Ways to write a grid, each produced by some program. */

import { candidatesOf } from '../../../src/core/candidates';
import { digitsOf, type Grid, isSingle } from '../../../src/core/grid';

export interface Maker {
  readonly name: string;
  /** The sizes that can be written in this way. */
  readonly sizes: readonly number[];
  make(grid: Grid): string;
}

const UP_TO_9 = [4, 6, 8, 9];
const ABOVE_9 = [10, 12, 16, 25];
const ALL = [...UP_TO_9, ...ABOVE_9];
const ONE_BASED = '123456789ABCDEFGHIJKLMNOP';
const ZERO_BASED = `0${ONE_BASED}`;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXY';

/** The cells as text, row by row. */
function rowsOf({ geometry: { size }, digits }: Grid, symbols: string, blank: string): string[][] {
  return Array.from({ length: size }, (_, row) =>
    Array.from(digits.slice(row * size, (row + 1) * size), digit => (digit === 0 ? blank : symbols[digit - 1])),
  );
}

const plain =
  (blank: string, symbols = ONE_BASED, separator = '', newline = '\n') =>
  (grid: Grid) =>
    rowsOf(grid, symbols, blank)
      .map(row => row.join(separator) + newline)
      .join('');

const line = (grid: Grid, blank = '.') => rowsOf(grid, ONE_BASED, blank).flat().join('');

/** Rows with `|` between boxes and a border above, between and below the bands. */
function bordered({ geometry }: Grid, rows: readonly string[][], border: (band: number) => string, gap = ''): string {
  const { boxHeight, boxWidth, size } = geometry;
  const bands = size / boxHeight;
  let text = border(0);
  for (const [r, row] of rows.entries()) {
    const boxes = Array.from({ length: size / boxWidth }, (_, stack) =>
      row.slice(stack * boxWidth, (stack + 1) * boxWidth).join(gap),
    );
    text += gap ? `| ${boxes.join(' | ')} |\n` : `|${boxes.join('|')}|\n`;
    if ((r + 1) % boxHeight === 0) text += border((r + 1) / boxHeight === bands ? -1 : (r + 1) / boxHeight);
  }
  return text;
}

const segments = ({ geometry: { size, boxWidth } }: Grid, width: number, joint: string) =>
  Array.from({ length: size / boxWidth }, () => '-'.repeat(width)).join(joint);

function simpleSudoku(grid: Grid, rows = rowsOf(grid, ONE_BASED, '.')): string {
  const { boxWidth } = grid.geometry;
  return bordered(grid, rows, band =>
    band > 0 ? `|${segments(grid, boxWidth, '+')}|\n` : `*${segments(grid, boxWidth, '-')}*\n`,
  );
}

function sudoCue(grid: Grid): string {
  const width = 2 * grid.geometry.boxWidth + 1;
  const border = (band: number) => {
    const [left, joint] = band === 0 ? ['.', '.'] : band > 0 ? [':', '+'] : ["'", "'"];
    return `${left}${segments(grid, width, joint)}${left}\n`;
  };
  return bordered(grid, rowsOf(grid, ONE_BASED, '.'), border, ' ');
}

function boxDrawing(grid: Grid): string {
  const { boxWidth, size } = grid.geometry;
  const border = (left: string, joint: string, right: string) =>
    `${left}${Array.from({ length: size / boxWidth }, () => '─'.repeat(boxWidth)).join(joint)}${right}\n`;
  return bordered(grid, rowsOf(grid, ONE_BASED, '.'), band =>
    band === 0 ? border('┌', '┬', '┐') : band > 0 ? border('├', '┼', '┤') : border('└', '┴', '┘'),
  ).replaceAll('|', '│');
}

function bands(grid: Grid): string {
  const rows = plain('.')(grid).trimEnd().split('\n');
  return rows.map((row, r) => (r > 0 && r % grid.geometry.boxHeight === 0 ? `\n${row}\n` : `${row}\n`)).join('');
}

/** Every empty cell with its candidates, even if only one is left. */
function marks(grid: Grid): string {
  const { size, boxWidth } = grid.geometry;
  const candidates = candidatesOf(grid);
  const list = (mask: number) => digitsOf(isSingle(mask) ? mask | (mask === 1 ? 2 : 1) : mask).join('');
  const words = Array.from(grid.digits, (digit, cell) => (digit !== 0 ? String(digit) : list(candidates[cell])));
  const width = Math.max(...words.map(word => word.length));
  const rows = Array.from({ length: size }, (_, row) =>
    words.slice(row * size, (row + 1) * size).map(word => word.padEnd(width)),
  );
  const segment = (width + 1) * boxWidth + 1;
  return bordered(
    grid,
    rows,
    band => (band > 0 ? `|${segments(grid, segment, '+')}|\n` : `*${segments(grid, segment, '-')}*\n`),
    ' ',
  );
}

/** The first digits of a grid as its givens. */
function givensOf(grid: Grid): Grid {
  let left = Math.ceil(grid.geometry.cellCount / 4);
  return { ...grid, digits: grid.digits.map(digit => (digit !== 0 && left-- > 0 ? digit : 0)) };
}

const decimals =
  (pad: (word: string) => string, separator = ' ', blank = '.') =>
  (grid: Grid) =>
    Array.from({ length: grid.geometry.size }, (_, row) =>
      Array.from(grid.digits.slice(row * grid.geometry.size, (row + 1) * grid.geometry.size), digit =>
        pad(digit === 0 ? blank : String(digit)),
      ).join(separator),
    ).join('\n');

export const MAKERS: readonly Maker[] = [
  ...['.', '0', '*', '_', '-', 'x', 'X'].map(blank => ({
    name: `rows, blank ${blank}`,
    sizes: blank.toUpperCase() === 'X' ? [4, 6, 8, 9, 10, 12, 16] : ALL,
    make: plain(blank),
  })),
  { name: 'rows, CRLF', sizes: ALL, make: plain('.', ONE_BASED, '', '\r\n') },
  { name: 'rows, CR', sizes: ALL, make: plain('.', ONE_BASED, '', '\r') },
  { name: 'rows, BOM', sizes: ALL, make: grid => `\ufeff${plain('.')(grid)}` },
  { name: 'rows, no final newline', sizes: ALL, make: grid => plain('.')(grid).trimEnd() },
  { name: 'rows, indented', sizes: ALL, make: grid => plain('.')(grid).replace(/^/gm, '\t  ').trimEnd() },
  { name: 'rows, spaces', sizes: ALL, make: plain('0', ONE_BASED, ' ') },
  { name: 'rows, tabs', sizes: ALL, make: plain('.', ONE_BASED, '\t') },
  { name: 'rows, commas', sizes: ALL, make: plain('.', ONE_BASED, ',') },
  { name: 'rows, comma and space', sizes: ALL, make: plain('0', ONE_BASED, ', ') },
  { name: 'bands', sizes: ALL, make: bands },
  { name: 'Simple Sudoku', sizes: ALL, make: simpleSudoku },
  { name: 'SudoCue', sizes: ALL, make: sudoCue },
  { name: 'box drawing', sizes: ALL, make: boxDrawing },
  {
    name: 'SadMan',
    sizes: ALL,
    make: grid => `#ANobody\n#DNothing\n[Puzzle]\n${plain('.')(givensOf(grid))}[State]\n${plain('.')(grid)}`,
  },
  { name: 'one line', sizes: ALL, make: line },
  { name: 'one line, zeros', sizes: ALL, make: grid => line(grid, '0') },
  { name: 'one line, spaces', sizes: [6, 8, 9], make: grid => [...line(grid)].join(' ') },
  { name: 'one line, rows apart', sizes: [6, 9], make: grid => plain('0')(grid).trim().replaceAll('\n', ' ') },
  { name: 'one line, label', sizes: ALL, make: grid => `Number 1: ${line(grid)}` },
  { name: 'one line, comment', sizes: ALL, make: grid => `${line(grid)} # 7.2` },
  { name: 'one line, table', sizes: ALL, make: grid => `17,${line(grid)},Simple,4.5 ms` },
  { name: 'pencil marks', sizes: UP_TO_9, make: marks },
  { name: 'stacked', sizes: UP_TO_9, make: grid => `${simpleSudoku(grid)}\n${marks(grid)}` },
  {
    name: 'stacked three times',
    sizes: UP_TO_9,
    make: grid => `${simpleSudoku(givensOf(grid))}${simpleSudoku(grid)}${marks(grid)}`,
  },
  {
    name: 'library',
    sizes: [9],
    make: grid => {
      const givens = givensOf(grid).digits;
      const cells = [...line(grid)].map((c, cell) => (c !== '.' && givens[cell] === 0 ? `+${c}` : c));
      return `:0100:5:${cells.join('')}:::534::`;
    },
  },
  { name: 'lower case', sizes: ABOVE_9, make: plain('.', ONE_BASED.toLowerCase()) },
  { name: 'from 0', sizes: ABOVE_9, make: plain('.', ZERO_BASED) },
  { name: 'from A', sizes: ABOVE_9, make: plain('.', LETTERS) },
  { name: 'from a', sizes: ABOVE_9, make: plain('-', LETTERS.toLowerCase()) },
  { name: 'numbers', sizes: ABOVE_9, make: decimals(word => word) },
  { name: 'numbers, commas', sizes: ABOVE_9, make: decimals(word => word, ',', '0') },
  { name: 'numbers, right', sizes: ABOVE_9, make: decimals(word => word.padStart(2)) },
  { name: 'numbers, left', sizes: ABOVE_9, make: decimals(word => word.padEnd(2)) },
  { name: 'numbers, zeros', sizes: ABOVE_9, make: decimals(word => word.padStart(2, '0'), ' ', '0') },
];

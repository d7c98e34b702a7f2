/** Makers of grids in forms that are not read, for tests. */

import { EASY, EASY_SOLVED } from '../texts';

export const rowsOf = (line: string) => Array.from({ length: 9 }, (_, r) => line.slice(9 * r, 9 * r + 9));
export const ROWS = rowsOf(EASY);
export const SOLVED = rowsOf(EASY_SOLVED);

/** The puzzle with letters of a word in place of digits. */
export const WORD = ROWS.map(row => row.replace(/\d/g, digit => 'ADEHKLNOY'[Number(digit) - 1]));

/** The digits of the puzzle with their row and column, counted from 0. */
export const FACTS = [...EASY].flatMap((c, cell) => (c === '.' ? [] : [[Math.floor(cell / 9), cell % 9, Number(c)]]));
export const facts = (make: (row: number, column: number, digit: number) => string, joint = '\n') =>
  FACTS.map(([row, column, digit]) => make(row, column, digit)).join(joint);

export const spaced = (rows: readonly string[]) => rows.map(row => [...row].join(' ')).join('\n');
export const joined = (rows: readonly string[]) => rows.join('');
export const SIX = ['1.5.6.', '......', '4...1.', '...4..', '5..6..', '31...5'];
export const SIX_SOLVED = ['145362', '263154', '432516', '651423', '524631', '316245'];

/** Rows in a frame that shows every cell. */
export const celled = (rows: readonly string[]) =>
  ['', ...rows.map(row => `|${[...row].join('|')}|`), ''].join(`\n+${'-+'.repeat(9)}\n`).trim();

/** Cells apart, with marks around their digits. */
export const marked = (digit: (c: string) => string, blank: string): string =>
  ROWS.map(row => [...row].map(c => (c === '.' ? blank : digit(c))).join(' ')).join('\n');

/** A frame with numbers above it and before its rows, and perhaps behind them. */
export const outside = (numbers: readonly number[], isBehind: boolean): string => {
  const [above, ...lines] = framed(ROWS).split('\n');
  let row = 0;
  const sides = lines.map(line => {
    if (!line.startsWith('|')) return `   ${line}`;
    const number = `${numbers[row++]}`.padStart(2);
    return `${number} ${line}${isBehind ? ` ${numbers[9 - row]}` : ''}`;
  });
  return [`     ${numbers.join(' ')}`, `   ${above}`, ...sides].join('\n');
};

export const framed = (rows: readonly string[]) =>
  rows
    .map((row, r) => `${r % 3 === 0 ? '+---+---+---+\n' : ''}|${row.slice(0, 3)}|${row.slice(3, 6)}|${row.slice(6)}|`)
    .join('\n')
    .concat('\n+---+---+---+');

export const beside = (left: string, right: string, gap: string) => {
  const others = right.split('\n');
  return left
    .split('\n')
    .map((line, i) => line + gap + others[i])
    .join('\n');
};

/** Boxes of which the first three exchange a cell at their sides. */
export const JIGSAW = rowsOf('AAAABBCCCAAABBBCCCAABBBBCCCDDDEEEFFFDDDEEEFFFDDDEEEFFFGGGHHHIIIGGGHHHIIIGGGHHHIII');

/** Cages of a killer, all cells in one. */
export const CAGES = rowsOf('AABBBCDEFGGHHCCDEFGGIICJKKFLMMINJKOFLPPQNJOORSTPQNUVVRSTTQWUUXXSYZZWWaXXSYZbbbacc');

/** Rows of a jigsaw with the digit and the region of each cell. */
export const paired = (form: (digit: string, letter: string) => string) =>
  ROWS.map((row, r) => [...row].map((c, i) => form(c, JIGSAW[r][i])).join(' ')).join('\n');

export const JIGSAW_NUMBERS = JIGSAW.map(row => row.replace(/[A-I]/g, c => String('ABCDEFGHI'.indexOf(c) + 1)));

/** Each cell in three lines in a frame, with a text in the first line of each empty one. */
export function cornered(corner: string): string {
  const border = `+${'-----+'.repeat(9)}`;
  const lineOf = (c: string, k: number) => (c === '.' ? (k === 0 ? corner : '     ') : k === 1 ? `  ${c}  ` : '     ');
  const bands = ROWS.map(row => [0, 1, 2].map(k => `|${[...row].map(c => lineOf(c, k)).join('|')}|`).join('\n'));
  return `${border}\n${bands.join(`\n${border}\n`)}\n${border}`;
}

/** Rows with lines around the regions. */
export function drawn(pitch: number, blank: string): string {
  const lines: string[] = [];
  for (let r = 0; r <= 9; r++) {
    const walls = Array.from({ length: 9 }, (_, c) => r === 0 || r === 9 || JIGSAW[r - 1][c] !== JIGSAW[r][c]);
    lines.push(`+${walls.map(wall => `${(wall ? '-' : ' ').repeat(pitch - 1)}+`).join('')}`);
    if (r === 9) break;
    const cells = [...ROWS[r]].map((c, column) => {
      const digit = (c === '.' ? blank : c).padStart(pitch >> 1).padEnd(pitch - 1);
      return digit + (column === 8 || JIGSAW[r][column] !== JIGSAW[r][column + 1] ? '|' : ' ');
    });
    lines.push(`|${cells.join('')}`);
  }
  return lines.join('\n');
}

/** Rows with spaces for empty cells, and lines between the boxes. */
export const betweenBoxes = (rows: readonly string[]) =>
  rows
    .map(row => [0, 3, 6].map(c => [...row.slice(c, c + 3).replaceAll('.', ' ')].join(' ')).join(' | '))
    .flatMap((row, r) => (r === 3 || r === 6 ? ['------+-------+------', row] : [row]))
    .join('\n');

/** Rows of digits and lists of candidates, with nothing around the rows. */
export const bareLists = (joint: string) =>
  ROWS.map(row => [...row.replaceAll('.', 'c')].join(joint).replaceAll('c', '{1,2, 7}')).join('\n');

/** Options for cells that are drawn in three lines. */
export interface Tall {
  readonly candidates?: boolean;
  /** The character for an excluded candidate, and for the other places around a digit. */
  readonly blank?: string;
  /** The separator of the candidates in a line. */
  readonly joint?: string;
  /** White space on both sides of the cells of a box. */
  readonly margin?: string;
  /** The separator of the rows of cells in a band. */
  readonly room?: string;
  readonly bar?: string;
}

/** Each cell in three lines: empty around its digit, or with all candidates. */
export function tall({ candidates = false, blank = ' ', joint = '', margin = '', room, bar = '|' }: Tall): string {
  const lines: string[] = [];
  ROWS.forEach((row, r) => {
    if (r % 3 === 0 && bar !== '')
      lines.push(`+${'-'.repeat(2 * margin.length + 11 + 6 * joint.length)}`.repeat(3).concat('+'));
    else if (room !== undefined && r > 0) lines.push(room);
    for (let k = 0; k < 3; k++) {
      const cells = [...row].map(c => {
        if (c !== '.') return [blank, k === 1 ? c : blank, blank].join(joint);
        return [...'123456789'.slice(3 * k, 3 * k + 3)]
          .map(d => (candidates && !'28'.includes(d) ? d : blank))
          .join(joint);
      });
      const boxes = [0, 3, 6].map(c => margin + cells.slice(c, c + 3).join(' ') + margin);
      lines.push(bar === '' ? boxes.join(' ') : `${bar}${boxes.join(bar)}${bar}`);
    }
  });
  return lines.join('\n');
}

/** Each cell in three lines of candidates in a frame; in some cells a single one is left. */
export function cells(blank: string): string {
  const border = `+${'-------+'.repeat(9)}`;
  const lineOf = (c: string, k: number) => {
    if (c !== '.') return `   ${k === 1 ? c : ' '}   `;
    return ` ${[...'123456789'.slice(3 * k, 3 * k + 3)].map(d => ('13'.includes(d) ? d : blank)).join(' ')} `;
  };
  const bands = ROWS.map(row => [0, 1, 2].map(k => `|${[...row].map(c => lineOf(c, k)).join('|')}|`).join('\n'));
  return `${border}\n${bands.join(`\n${border}\n`)}\n${border}`.replace('| 1', '|  ');
}

/** Rows whose empty cells are lists of candidates. */
export const listsOf = ([open, close]: string, [first, last]: string) =>
  `c = ${open}\n${ROWS.map(row => `  ${open}${[...row].map(c => first + (c === '.' ? '1, 4' : c) + last).join(', ')}${close}`).join(',\n')}\n${close}`;

/** A table with names of columns and rows. */
export const table = (width: number) =>
  ['', ...ROWS]
    .map(
      (row, r) =>
        (r === 0 ? ' ' : r - 1) + [...(row || '012345678')].map(c => c.replace('.', ' ').padStart(width)).join(''),
    )
    .join('\n');

/** Rows as people type them: spaces for empty cells, none at the ends of lines. */
export const typed = (rows: readonly string[]) => rows.map(row => row.replaceAll('.', ' ').trimEnd()).join('\n');

/** Rows whose first column is empty. */
export const WITHOUT_FIRST = ROWS.map(row => `.${row.slice(1)}`);
export const REPEATED = ROWS.map((row, r) => (r === 7 ? '...419.55' : row));

/** The boxes of the puzzle, each between two texts, with its rows in a form and commas between them. */
export function inBoxes(form: (cells: string[]) => string, before: string, after: string): string {
  const rows = ROWS.map(row => row.replaceAll('.', '0'));
  const box = (b: number) =>
    [0, 1, 2].map(r => form([...rows[3 * Math.floor(b / 3) + r].slice(3 * (b % 3), 3 * (b % 3) + 3)])).join(',');
  return rows.map((_, b) => `${before}${box(b)}${after}`).join('');
}

/** Rows of fields without the empty ones at the end. */
export const fieldsOf = (rows: readonly string[]) =>
  rows
    .map(row =>
      [...row]
        .map(c => c.replace('.', ''))
        .join(',')
        .replace(/,+$/, ''),
    )
    .join('\n');

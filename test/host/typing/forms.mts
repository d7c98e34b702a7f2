/** Puzzles to type, in common forms. The expected text is computed here and not by the extension. */
import { sized } from '../../sizes';

/** The keys of one cell, and its contents after each of them. */
interface CellKeys {
  readonly keys: readonly string[];
  readonly texts: readonly string[];
}

/** A grid to type into. */
export interface Form {
  readonly name: string;
  /** The text with these cells. */
  make(cells: readonly string[]): string;
  /** The initial contents of each cell. */
  readonly empty: readonly string[];
  /** Finds the first cell in the text. */
  readonly start: RegExp;
  readonly typed: readonly CellKeys[];
}

/** A key to press, and the text after it. */
export interface Stroke {
  readonly key: string;
  readonly text: string;
}

/** The keys that type a whole puzzle, and the text after each. */
export function strokesOf({ make, empty, typed }: Form): Stroke[] {
  const cells = [...empty];
  return typed.flatMap(({ keys, texts }, cell) =>
    keys.map((key, i) => {
      cells[cell] = texts[i] ?? cells[cell];
      return { key, text: make(cells) };
    }),
  );
}

const NINE = '48...7.5.5.6.24..72..3......5....9.8...749...7.2....3......6..99..17.5.3.7.9...21';
const LETTERS =
  '.D..3.46..C1G....5..8.FAEG.9...2...G.2.CD8A..6.51.C7.E...3648A....12.....5.C..BG639E.8....F...C....D...482..E9..C7.5.G.F...621A..9EBC...F.D.6.74..DA..751...B....4...F....E.C28181..B.3.....AD....81965...7.FG.BE.G..C27A.8.9...2...F.EG69.5..D....91A..BF.E..2.';

/** Number of typed cells of a large grid: a band, the border below it, and two rows of the next band; or all. */
const TYPED = sized(6 * 16, 256);

/** A grid without a digit, and the keys of a puzzle for it. */
function formOf(name: string, keys: string, make: Form['make']): Form {
  return {
    name,
    make,
    empty: [...keys].map(() => '.'),
    start: /\./,
    typed: [...keys].slice(0, TYPED).map(key => ({ keys: [key], texts: [key] })),
  };
}

function rows(cells: readonly string[], size: number): string[][] {
  return Array.from({ length: size }, (_, row) => cells.slice(row * size, (row + 1) * size));
}

const boxesOf = (row: readonly string[], width: number) =>
  Array.from({ length: row.length / width }, (_, box) => row.slice(box * width, (box + 1) * width));

/** Lines with a border after every band except the last. */
const withBorders = (lines: readonly string[], height: number, border: string) =>
  lines.map((line, i) => (i > 0 && i % height === 0 ? `${border}\n${line}\n` : `${line}\n`)).join('');

const bordered = (cells: readonly string[]) =>
  `# Borders\n+-------+-------+-------+\n${withBorders(
    rows(cells, 9).map(
      row =>
        `| ${boxesOf(row, 3)
          .map(box => box.join(' '))
          .join(' | ')} |`,
    ),
    3,
    '+-------+-------+-------+',
  )}+-------+-------+-------+\n`;

const boxes = (cells: readonly string[]) =>
  `┌───┬───┬───┐\n${withBorders(
    rows(cells, 9).map(
      row =>
        `│${boxesOf(row, 3)
          .map(box => box.join(''))
          .join('│')}│`,
    ),
    3,
    '├───┼───┼───┤',
  )}└───┴───┴───┘\n`;

/** Numbers up to 16, right-aligned. A digit that can start a number waits for the next key, so Space moves on. */
function numbers(): Form {
  const digits = [...LETTERS].map(c => (c === '.' ? '.' : `${parseInt(c, 17)}`));
  return {
    name: '16x16 in numbers',
    make: cells =>
      `Numbers\n${withBorders(
        rows(cells, 16).map(row =>
          boxesOf(
            row.map(cell => cell.padStart(2)),
            4,
          )
            .map(box => box.join(' '))
            .join(' | '),
        ),
        4,
        '------------+-------------+-------------+------------',
      )}`,
    empty: digits.map(() => '.'),
    start: /\./,
    typed: digits.slice(0, TYPED).map(text => ({
      keys: text === '1' ? ['1', ' '] : [...text],
      texts: text.length === 2 ? ['1', text] : [text, text],
    })),
  };
}

/** Lists of candidates in columns of four. Space moves to the next cell. */
function pencilMarks(): Form {
  const full = '1234';
  const wanted = ['1', '34', '24', '24', '24', '4', '3', '124', '34', '13', '124', '1234', '34', '2', '14', '134'];
  return {
    name: 'pencil marks',
    make: cells =>
      `${withBorders(
        rows(cells, 4).map(
          row =>
            `| ${boxesOf(
              row.map(cell => cell.padEnd(4)),
              2,
            )
              .map(box => box.join(' '))
              .join(' | ')} |`,
        ),
        2,
        '|-----------+-----------|',
      )}`,
    empty: wanted.map(() => full),
    start: /1234/,
    typed: wanted.map(list => {
      const gone = [...full].filter(c => !list.includes(c));
      const texts = gone.map((_, i) => [...full].filter(c => !gone.slice(0, i + 1).includes(c)).join(''));
      return { keys: [...gone, ' '], texts: [...texts, list] };
    }),
  };
}

/** Every tested form. */
export const FORMS: readonly Form[] = [
  formOf(
    'plain rows',
    NINE,
    cells =>
      `Plain\n${rows(cells, 9)
        .map(row => `${row.join('')}\n`)
        .join('')}`,
  ),
  formOf('rows with spaces', NINE, cells =>
    withBorders(
      rows(cells, 9).map(row =>
        boxesOf(row, 3)
          .map(box => box.join(' '))
          .join('  '),
      ),
      9,
      '',
    ),
  ),
  formOf('rows with borders', NINE, bordered),
  formOf('box drawing', NINE, boxes),
  formOf('one line', NINE, cells => `Monday: ${cells.join('')} # a comment\n`),
  formOf('16x16 in letters', LETTERS, cells =>
    rows(cells, 16)
      .map(row => `${row.join('')}\n`)
      .join(''),
  ),
  numbers(),
  pencilMarks(),
];

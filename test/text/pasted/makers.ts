/** Forms in which people paste a grid. */

import type { Grid } from '../../../src/core/grid';

/** A form, with the function that writes a grid in it. */
export interface PastedMaker {
  readonly name: string;
  /** The sizes that are written in this form. */
  readonly sizes: readonly number[];
  make(grid: Grid): string;
}

const ALL = [4, 6, 8, 9];

/** The cells of a grid as text, row by row. */
export function cellsOf(
  { geometry: { size }, digits }: Grid,
  blank: string,
  symbol: (digit: number) => string = String,
): string[][] {
  return Array.from({ length: size }, (_, row) =>
    Array.from(digits.slice(row * size, (row + 1) * size), digit => (digit === 0 ? blank : symbol(digit))),
  );
}

/** The format of digits, the sizes, and the text around the rows. */
interface Options {
  readonly symbol?: (digit: number) => string;
  readonly sizes?: readonly number[];
  readonly wrap?: (text: string, grid: Grid) => string;
}

/** A maker of rows in lines, each formatted from its cells. */
function rows(
  name: string,
  blank: string,
  row: (cells: string[], r: number, grid: Grid) => string,
  { symbol = String, sizes = ALL, wrap = text => text }: Options = {},
): PastedMaker {
  return {
    name,
    sizes,
    make: grid =>
      wrap(
        cellsOf(grid, blank, symbol)
          .map((cells, r) => row(cells, r, grid))
          .join('\n'),
        grid,
      ),
  };
}

const shifted =
  (one: number, suffix = '') =>
  (digit: number) =>
    String.fromCodePoint(one + digit - 1) + suffix;
const attributesOf = (cells: readonly string[], from: number) =>
  cells.map((cell, i) => `c${i + from}="${cell}"`).join(' ');
/** Rows with a line of `sign` above each box, and below the last. */
const withLines = (text: string, { geometry: { boxHeight } }: Grid, sign: string) => {
  const lines = text.split('\n');
  const line = sign.repeat(lines[0].length);
  return [...lines.flatMap((row, r) => (r % boxHeight === 0 ? [line, row] : [row])), line].join('\n');
};
const letter = (n: number) => String.fromCharCode(0x41 + n);
const columnsOf = ({ geometry: { size } }: Grid, name: (n: number) => string) =>
  Array.from({ length: size }, (_, n) => name(n));

/** Rows in boxes of this width. */
const boxed = (cells: string[], { geometry: { boxWidth, size } }: Grid, gap: string, bar: string, edge: string) =>
  bar +
  Array.from(
    { length: size / boxWidth },
    (_, b) => edge + cells.slice(b * boxWidth, (b + 1) * boxWidth).join(gap) + edge,
  ).join(bar) +
  bar;

/** Lines with a border above, between bands and below. */
const banded = (text: string, { geometry: { boxHeight } }: Grid, border: string) =>
  [...text.split('\n').map((line, r) => (r % boxHeight === 0 ? `${border}\n${line}` : line)), border].join('\n');

const LARGE = [6, 8, 9];

/** A frame of stars around the boxes. */
const starred = (text: string, grid: Grid) => banded(text, grid, '*'.repeat(25));

const CODES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

const drawn = (cells: string[]) => `│${cells.join('│')}│`;
const everyCell =
  (joint: string, fill: string, [left, right]: string) =>
  ({ geometry: { size } }: Grid) =>
    left + Array(size).fill(fill).join(joint) + right;

export const PASTED: readonly PastedMaker[] = [
  rows('a table of PostgreSQL', ' ', (cells, r) => ` ${r + 1} |  ${cells.join(' |  ')}`, {
    wrap: (text, { geometry: { size } }) => {
      const names = Array.from({ length: size }, (_, c) => `c${c + 1}`);
      return ` r | ${names.join(' | ')} \n---${'+----'.repeat(size)}\n${text}\n(${size} rows)`;
    },
  }),
  rows('a table of MySQL', ' ', (cells, r) => `|  ${r + 1} |  ${cells.join(' |  ')} |`, {
    wrap: (text, { geometry: { size } }) => {
      const border = '+----'.repeat(size + 1);
      const names = Array.from({ length: size }, (_, c) => 'abcdefghi'[c]);
      return `${border}+\n| id | ${names.join('  | ')}  |\n${border}+\n${text}\n${border}+`;
    },
  }),
  rows('a Markdown table with bold names', ' ', (cells, r) => `| **${r + 1}** | ${cells.join(' | ')} |`, {
    wrap: (text, { geometry: { size } }) =>
      `|   | ${[...'ABCDEFGHI'.slice(0, size)].join(' | ')} |\n|---${'|:-:'.repeat(size)}|\n${text}`,
  }),
  rows('a Markdown table with bold letters', ' ', (cells, r) => `| **${'ABCDEFGHI'[r]}** | ${cells.join(' | ')} |`, {
    wrap: (text, { geometry: { size } }) =>
      `|   | ${[...'123456789'.slice(0, size)].join(' | ')} |\n|---${'|---'.repeat(size)}|\n${text}`,
  }),
  rows('CSV', '', cells => cells.join(',')),
  rows('CSV, spaces', '', cells => cells.join(', ')),
  rows('CSV, quoted', '', cells => cells.map(cell => `"${cell}"`).join(',')),
  rows('CSV, only blanks quoted', '""', cells => cells.join(',')),
  rows('TSV, null', 'null', cells => cells.join('\t')),
  rows('CSV, N/A', 'N/A', cells => cells.join(',')),
  rows('TSV', '', cells => cells.join('\t')),
  rows('TSV with a margin', '', cells => `\t${cells.join('\t')}\t\t`, {
    sizes: [9],
    wrap: text => `${'\t'.repeat(11)}\n${text}\n${'\t'.repeat(11)}`,
  }),
  rows('semicolons behind the last column', '', cells => `${cells.join(';')};;`, { sizes: [9] }),
  rows('semicolons', '', cells => cells.join(';')),
  rows('semicolons, CRLF', '', cells => cells.join(';'), { wrap: text => text.replaceAll('\n', '\r\n') }),
  rows('Markdown', ' ', (cells, r) => `| ${cells.join(' | ')} |${r === 0 ? `\n${'|---'.repeat(cells.length)}|` : ''}`),
  rows('Markdown, tight', '', cells => `|${cells.join('|')}|`),
  rows('Markdown, bold givens', ' ', cells => `| ${cells.map(c => (c === ' ' ? c : `**${c}**`)).join(' | ')} |`),
  rows('Markdown, heading', ' ', cells => `| ${cells.join(' | ')} |`, {
    sizes: [6, 9],
    wrap: (text, grid) =>
      `|   | ${columnsOf(grid, n => `${n + 1}`).join(' | ')} |\n|${'---|'.repeat(grid.geometry.size + 1)}\n${text
        .split('\n')
        .map((line, r) => `| ${letter(r)} ${line}`)
        .join('\n')}`,
  }),
  rows('box drawing, every cell', ' ', drawn, {
    wrap: (text, grid) => {
      const between = everyCell('┼', '─', '├┤')(grid);
      return `${everyCell('┬', '─', '┌┐')(grid)}\n${text.replaceAll('\n', `\n${between}\n`)}\n${everyCell('┴', '─', '└┘')(grid)}`;
    },
  }),
  rows('double lines, every cell', ' ', (cells, _, grid) => boxed(cells, grid, '│', '║', ''), {
    wrap: (text, grid) => banded(text, grid, everyCell('╤', '═', '╠╣')(grid)),
  }),
  rows('plus signs, every cell', ' ', cells => `| ${cells.join(' | ')} |`, {
    wrap: (text, grid) => {
      const border = `+${'---+'.repeat(grid.geometry.size)}`;
      return `${border}\n${text.replaceAll('\n', `\n${border}\n`)}\n${border}`;
    },
  }),
  rows('boxes, spaced', ' ', (cells, _, grid) => boxed(cells, grid, ' ', '|', ' '), {
    wrap: (text, grid) => banded(text, grid, '+-------+-------+'),
  }),
  rows('boxes in a frame of stars', '.', (cells, _, grid) => boxed(cells, grid, ' ', '*', ' '), {
    sizes: LARGE,
    wrap: starred,
  }),
  rows('boxes in a frame of stars, spaces', ' ', (cells, _, grid) => boxed(cells, grid, ' ', '*', ' '), {
    sizes: LARGE,
    wrap: starred,
  }),
  rows('cells in a frame of stars', ' ', cells => `* ${cells.join(' * ')} *`, {
    sizes: LARGE,
    wrap: (text, { geometry: { size } }) => {
      const border = '*'.repeat(4 * size + 1);
      return `${border}\n${text.replaceAll('\n', `\n${border}\n`)}\n${border}`;
    },
  }),
  rows('boxes between exclamation marks', '0', (cells, _, grid) => boxed(cells, grid, ' ', '!', ' '), {
    sizes: LARGE,
    wrap: (text, grid) => banded(text, grid, '+-------+-------+-------+'),
  }),
  rows('boxes between colons', '-', (cells, _, grid) => boxed(cells, grid, ' ', ':', ' '), {
    sizes: LARGE,
    wrap: (text, grid) => banded(text, grid, ':.......:.......:.......:'),
  }),
  rows('boxes with slashes at the corners', ' ', (cells, _, grid) => boxed(cells, grid, ' ', '|', ' '), {
    wrap: (text, grid) =>
      `/-------+-------\\\n${banded(text, grid, '|-------+-------|').split('\n').slice(1, -1).join('\n')}\n\\-------+-------/`,
  }),
  rows('boxes, dense', ' ', (cells, _, grid) => boxed(cells, grid, '', '│', ''), {
    wrap: (text, grid) => banded(text, grid, '├───┼───┤'),
  }),
  rows('lines at both ends', ' ', cells => `|${cells.join('')}|`),
  rows('lines at both ends, spaced', ' ', cells => `| ${cells.join(' ')} |`),
  rows('LaTeX tabular', ' ', cells => `${cells.join(' & ')} \\\\ \\hline`, {
    wrap: text => `\\begin{tabular}{|c|c|c|}\n\\hline\n${text}\n\\end{tabular}`,
  }),
  ...['\\cdot', '\\square', '\\phantom{0}'].map(blank =>
    rows(`LaTeX, ${blank}`, blank, cells => `${cells.join(' & ')} \\\\`),
  ),
  rows('LaTeX, math', '', cells => `${cells.map(cell => cell && `$${cell}$`).join('&')}\\\\`),
  rows('LaTeX sudoku', ' ', cells => `|${cells.join('|')}|.`, {
    wrap: text => `\\begin{sudoku}\n${text}\n\\end{sudoku}`,
  }),
  rows('full-width', '．', cells => cells.join(''), { symbol: shifted(0xff11) }),
  rows('full-width, spaces', '\u3000', cells => `｜${cells.join('｜')}｜`, { symbol: shifted(0xff11) }),
  rows('Chinese numerals', '.', cells => cells.join(''), { symbol: digit => '一二三四五六七八九'[digit - 1] }),
  rows('Chinese numerals and zeros', '〇', cells => cells.join(' '), {
    symbol: digit => '一二三四五六七八九'[digit - 1],
  }),
  rows('shades', '░', cells => cells.join('')),
  rows('entities of HTML', '&middot;', cells => cells.join(' ')),
  rows('errors of a spreadsheet', '#N/A', cells => cells.join('\t')),
  rows('a box of APL', '0', (cells, r) => `${r === 0 ? '↓' : '│'}${cells.join(' ')}│`, {
    wrap: (text, { geometry: { size } }) => `┌→${'─'.repeat(2 * size - 2)}┐\n${text}\n└~${'─'.repeat(2 * size - 2)}┘`,
  }),
  rows('English number words', 'blank', (cells, r) => `row ${r + 1}: ${cells.join(' ')}`, {
    sizes: LARGE,
    symbol: digit => CODES[digit - 1],
  }),
  rows('cells of a spreadsheet in XML', '', cells => `<Row>${cells.map(c => `<Cell>${c}</Cell>`).join('')}</Row>`, {
    symbol: digit => `<Data ss:Type="Number">${digit}</Data>`,
    wrap: text => `<Table>\n${text}\n</Table>`,
  }),
  rows('full-width zeros', '０', cells => cells.join(''), { symbol: shifted(0xff11) }),
  rows('circled', '□', cells => cells.join(' '), { symbol: shifted(0x2460) }),
  rows('circled, dots', '.', cells => cells.join(''), { symbol: shifted(0x2460) }),
  rows('keycaps', '⬜', cells => cells.join(''), { symbol: shifted(0x31, '\ufe0f\u20e3') }),
  rows('keycaps, bare', '0\u20e3', cells => cells.join(' '), { symbol: shifted(0x31, '\u20e3') }),
  rows('keycaps in one line', '◻\ufe0f', cells => cells.join(''), {
    symbol: shifted(0x31, '\ufe0f\u20e3'),
    sizes: [9],
    wrap: text => text.replaceAll('\n', ''),
  }),
  rows('bold digits', '·', cells => cells.join(' '), { symbol: shifted(0x1d7cf) }),
  ...['\u2212', '\u2015', '\u2423', '\u2800', 'o', 'O', '?', '·', '▢', '□', '⬜'].map(blank =>
    rows(`blank ${blank}`, blank, cells => cells.join('')),
  ),
  ...['o', '?', '□'].map(blank =>
    rows(`one line, blank ${blank}`, blank, cells => cells.join(''), {
      sizes: [9],
      wrap: text => text.replaceAll('\n', ''),
    }),
  ),
  rows('blank □, in boxes', '□', (cells, _, grid) => boxed(cells, grid, ' ', '|', ' '), {
    wrap: (text, grid) => banded(text, grid, '+-------+-------+'),
  }),
  rows('mail', '.', cells => `> ${cells.join(' ')}`),
  rows('mail, answered', '.', cells => `> > ${cells.join('')}`, {
    wrap: (text, grid) => banded(text, grid, '> > ---+---'),
  }),
  rows('mail, spaces', ' ', (cells, _, grid) => `> ${boxed(cells, grid, ' ', '|', ' ')}`),
  rows('JSON', '.', cells => `  ${JSON.stringify(cells)},`, { wrap: text => `[\n${text.slice(0, -1)}\n]` }),
  rows('JSON, empty strings', '', cells => JSON.stringify(cells), { wrap: text => `[${text.replaceAll('\n', ',')}]` }),
  rows('JSON, null', 'null', cells => `[${cells.join(',')}]`, { wrap: text => `[${text.replaceAll('\n', ',\n')}]` }),
  rows('HTML, a row a line', '', cells => `<tr><td>${cells.join('</td><td>')}</td></tr>`, {
    wrap: text => `<table>\n${text}\n</table>`,
  }),
  rows(
    'HTML, a cell a line',
    '&nbsp;',
    cells => `  <tr>\n${cells.map(c => `    <td class="c">${c}</td>\n`).join('')}  </tr>`,
    {
      wrap: text => `<table border="1">\n<tbody>\n${text}\n</tbody></table>`,
    },
  ),
  rows(
    'HTML, input fields',
    '',
    cells => `<tr>${cells.map(c => `<td><input type="text" value="${c}"></td>`).join('')}</tr>`,
    {
      wrap: text => `<table>\n${text}\n</table>`,
    },
  ),
  rows('HTML, in one line', ' ', cells => `<tr>${cells.map(c => `<td><b>${c}</b></td>`).join('')}</tr>`, {
    wrap: text => `<table>${text.replaceAll('\n', '')}</table>`,
  }),
  rows('three lines', '.', cells => cells.join(''), {
    sizes: [9],
    wrap: text => text.replaceAll('\n', '').replace(/.{27}(?=.)/g, '$&\n'),
  }),
  rows('two lines', '0', cells => cells.join(''), {
    sizes: [9],
    wrap: text => text.replaceAll('\n', '').replace(/.{41}(?=.)/g, '$&\n'),
  }),
  rows('a cell a line', '.', cells => cells.join('\n'), { sizes: [9] }),
  rows('labels 1', '.', (cells, r) => `${r + 1} ${cells.join(' ')}`, {
    sizes: [9],
    wrap: (text, grid) => `  ${columnsOf(grid, n => `${n + 1}`).join(' ')}\n${text}`,
  }),
  rows('labels A', '.', (cells, r) => `${letter(r)} ${cells.join(' ')}`, {
    wrap: (text, grid) => `  ${columnsOf(grid, n => `${n + 1}`).join(' ')}\n${text}`,
  }),
  rows('labels 1, no heading', '0', (cells, r) => `${r + 1} ${cells.join('')}`, { sizes: [9] }),
  rows('labels and a frame', '.', (cells, r, grid) => `${letter(r)} ${boxed(cells, grid, ' ', '|', ' ')}`, {
    wrap: (text, grid) =>
      `    ${columnsOf(grid, n => `${n + 1}`).join(' ')}\n${banded(text, grid, '  +-------+-------+')}`,
  }),
  rows('labels and spaces', ' ', (cells, r, grid) => `${r + 1} ${boxed(cells, grid, ' ', '|', ' ')}`, {
    sizes: [6, 9],
    wrap: (text, grid) => `    ${columnsOf(grid, letter).join(' ')}\n${banded(text, grid, '  +-------+-------+')}`,
  }),
  rows(
    'labels at both ends of boxes',
    '.',
    (cells, r) => {
      const boxes = [0, 3, 6].map(c => cells.slice(c, c + 3).join(''));
      return `${letter(r)} ${boxes.join(' ')} ${letter(r)}`;
    },
    { sizes: [9], wrap: text => `  123 456 789\n${text}\n  123 456 789` },
  ),
  rows('labels [0]', '0', (cells, r) => `[${r}] ${cells.join(' ')}`),
  rows('labels r1:', '.', (cells, r) => `r${r + 1}: ${cells.join('')}`),
  rows('R', '0', (cells, r) => ` [${r + 1},]${cells.map(cell => cell.padStart(5)).join('')}`, {
    wrap: (text, grid) => `     ${columnsOf(grid, n => ` [,${n + 1}]`).join('')}\n${text}`,
  }),
  rows('pandas', '0', (cells, r) => `${r}  ${cells.join('  ')}`, {
    sizes: [9],
    wrap: (text, grid) => `   ${columnsOf(grid, n => `${n}`).join('  ')}\n${text}`,
  }),
  rows('chess labels, below', '.', (cells, r, { geometry: { size } }) => `${size - r} ${cells.join(' ')}`, {
    sizes: [6, 8, 9],
    wrap: (text, grid) => `${text}\n  ${columnsOf(grid, n => letter(n).toLowerCase()).join(' ')}`,
  }),
  rows('emoji codes, spaced', ':white_medium_square:', cells => cells.join(' '), {
    symbol: digit => `:${CODES[digit - 1]}:`,
  }),
  rows('NumPy floats', '0.', cells => `[${cells.join(' ')}]`, { symbol: digit => `${digit}.` }),
  rows('decimals, empty', '', cells => cells.join(','), { symbol: digit => `${digit}.0` }),
  rows('rows joined by /', '.', cells => cells.join(''), { sizes: [9], wrap: text => text.replaceAll('\n', '/') }),
  rows('underscores between digits', '0', cells => cells.join('_')),
  rows('brackets each', ' ', cells => cells.map(cell => `[${cell}]`).join('')),
  rows('Python nested over lines', 'None', cells => `[\n${cells.map(cell => `  ${cell},\n`).join('')}],`, {
    sizes: [9],
    wrap: text => `board = [\n${text}\n]`,
  }),
  rows('wiki table, cell a line', '', cells => `|-\n${cells.map(cell => `|${cell && ` ${cell}`}`).join('\n')}`, {
    sizes: [6, 8, 9],
    wrap: text => `{|\n${text}\n|}`,
  }),
  rows('BBCode', '', cells => `[tr]${cells.map(cell => `[td]${cell}[/td]`).join('')}[/tr]`, {
    wrap: text => `[table]\n${text}\n[/table]`,
  }),
  rows('XML', '.', cells => `<row>${cells.join('')}</row>`, { wrap: text => `<grid>\n${text}\n</grid>` }),
  rows('XML, an element a cell', '0', cells => `  <row>${cells.map(cell => `<c>${cell}</c>`).join('')}</row>`, {
    sizes: LARGE,
    wrap: text => `<?xml version="1.0"?>\n<board>\n${text}\n</board>`,
  }),
  rows(
    'XML, lines of elements',
    '0',
    cells => `<array>\n${cells.map(cell => `  <integer>${cell}</integer>\n`).join('')}</array>`,
    { sizes: LARGE, wrap: text => `<plist><array>\n${text}\n</array></plist>` },
  ),
  rows('XML, an attribute a cell', '0', cells => `  <row ${attributesOf(cells, 1)}/>`, {
    wrap: text => `<sudoku>\n${text}\n</sudoku>`,
  }),
  rows('XML, an attribute a cell, none in some', '', cells => `<row ${attributesOf(cells, 0)} />`),
  rows('numbers of two digits', '00', cells => cells.join(' '), { symbol: digit => `0${digit}` }),
  rows('numbers of two digits, commas', '00', cells => cells.join(', '), { symbol: digit => `0${digit}` }),
  rows('a frame of equals signs', '.', (cells, _r, grid) => boxed(cells, grid, ' ', '=', ' '), {
    sizes: [9],
    wrap: (text, grid) => withLines(text, grid, '='),
  }),
  rows('a frame of equals signs, with spaces', ' ', (cells, _r, grid) => boxed(cells, grid, ' ', '=', ' '), {
    sizes: [9],
    wrap: (text, grid) => withLines(text, grid, '='),
  }),
  rows('double spaced lines, spaced cells', '.', cells => cells.join(' '), {
    sizes: [6, 8, 9],
    wrap: text => text.replaceAll('\n', '\n\n'),
  }),
  rows('comments ;', '.', cells => `${cells.join(' ')} ; a comment`),
  rows('comments //', '0', cells => `${cells.join('')} // 12 of them`),
  rows(
    'bands of circled digits',
    '·',
    (cells, r, grid) => (r > 0 && r % grid.geometry.boxHeight === 0 ? '\n' : '') + cells.join(''),
    {
      symbol: shifted(0x2460),
      sizes: [9],
    },
  ),
];

/** Ways in which programs write the rows of a grid line by line. */

import type { Grid } from '../../../src/core/grid';
import { cellsOf, type PastedMaker } from './makers';

const LARGE = [6, 8, 9];

/** A list after its shape, in one line. */
const shapedBy = (sign: string) => (text: string) => {
  const size = text.split('\n').length;
  return `g ← ${size} ${size}${sign}${text.replaceAll('\n', ' ')}`;
};

/** Cells with `Just` before each digit. */
const maybe = (cells: readonly string[]) => cells.map(cell => (cell === 'Nothing' ? cell : `Just ${cell}`));

/** Cells in the quotes of the blank. */
const quoted = (cells: readonly string[], blank: string) =>
  cells.map(cell => (cell === blank ? cell : `${blank[0]}${cell}${blank[0]}`));

/** A maker of lines that are formatted one by one. */
function lines(
  name: string,
  blank: string,
  make: (cells: string[], r: number, grid: Grid) => string,
  { sizes = LARGE, wrap = (text: string) => text } = {},
): PastedMaker {
  return {
    name,
    sizes,
    make: grid =>
      wrap(
        cellsOf(grid, blank)
          .map((cells, r) => make(cells, r, grid))
          .join('\n'),
      ),
  };
}

/** A row of an array with keys: its cells in lines, between the opening and the closing line. */
const keyedRow =
  (element: (key: number, cell: string) => string, [open, close]: readonly [string, string]) =>
  (cells: string[], r: number): string =>
    [open.replace('#', `${r}`), ...cells.map((cell, c) => element(c, cell)), close].join('\n');

export const LINES: readonly PastedMaker[] = [
  lines('BASIC below another statement', '0', (cells, r) => `${100 + 10 * r} DATA ${cells.join(',')}`, {
    wrap: text => `10 REM Sudoku\n20 DIM A(9,9)\n${text}\n300 DIM B(9,9)\n`,
  }),
  lines('Scheme, vectors', '0', (cells, r) => `${r === 0 ? '  #(' : '    '}#(${cells.join(' ')})`, {
    wrap: text => `(define b\n${text}))`,
  }),
  lines('SQL with the table, names and numbers', 'NULL', (cells, r) => `  (${r + 1}, ${cells.join(', ')}),`, {
    wrap: text => {
      const names = Array.from({ length: text.split('\n').length }, (_, c) => `c${c + 1}`);
      const table = `CREATE TABLE board (r INT, ${names.map(name => `${name} INT`).join(', ')});`;
      return `${table}\nINSERT INTO board (r, ${names.join(', ')}) VALUES\n${text.slice(0, -1)};`;
    },
  }),
  lines(
    'SQL with a statement for each row',
    'NULL',
    (cells, r) =>
      `INSERT INTO board (y, ${cells.map((_, c) => `x${c + 1}`).join(', ')}) VALUES (${r + 1}, ${cells.join(', ')});`,
  ),
  lines('SQL with names and numbers', 'NULL', (cells, r) => `  (${r + 1}, ${cells.join(', ')}),`, {
    wrap: text =>
      `INSERT INTO board (id, ${Array.from({ length: text.split('\n').length }, (_, c) => `c${c + 1}`).join(', ')}) VALUES\n${text.slice(0, -1)};`,
  }),
  lines('Maybe in Haskell', 'Nothing', cells => `  [${maybe(cells).join(', ')}],`, {
    wrap: text => `board = [\n${text.slice(0, -1)}]`,
  }),
  lines('Maybe in Haskell on one line', 'Nothing', cells => `[${maybe(cells).join(',')}]`, {
    wrap: text => `[${text.replaceAll('\n', ',')}]`,
  }),
  lines(
    'short names for Maybe in Haskell',
    'n',
    cells => `  , [${cells.map(c => (c === 'n' ? 'n  ' : `j ${c}`)).join(',')}]`,
    {
      wrap: text => `board =\n  [${text.slice(3)}\n  ]`,
    },
  ),
  lines('false in Scheme', '#f', cells => `    (${cells.join(' ')})`, {
    wrap: text => `(define board\n  '(${text.trim()}))`,
  }),
  lines('escapes of tabs and line breaks', '.', cells => cells.join('\\t'), {
    wrap: text => `var s = "${text.replaceAll('\n', '\\r\\n')}";`,
  }),
  lines('escapes of tabs, a string for each row', '0', cells => `  "${cells.join('\\t')}\\n"`, {
    wrap: text => `const char *puzzle =\n${text};`,
  }),
  lines(
    'an assembler, with a name before the first row',
    '0',
    (cells, r) => `${r === 0 ? 'grid' : '    '} db ${cells.join(',')}`,
  ),
  lines(
    'an assembler, with a name and a colon',
    '0',
    (cells, r) => `${r === 0 ? 'grid:' : '     '} .byte ${cells.join(', ')}`,
  ),
  lines('lists of strings', '.', cells => `  ["${cells.join('","')}"],`, { wrap: text => `board = [\n${text}\n]` }),
  lines('lists of characters', '.', cells => `{'${cells.join("','")}'},`, {
    wrap: text => `char b[9][9] = {\n${text}\n};`,
  }),
  lines('lists of characters next to the name', '.', cells => `['${cells.join("', '")}']`, {
    wrap: text => `b = [${text.replaceAll('\n', ',\n     ')}]`,
  }),
  lines(
    "PHP's print_r",
    '0',
    keyedRow((key, cell) => `            [${key}] => ${cell}`, ['    [#] => Array\n        (', '        )\n']),
    {
      wrap: text => `Array\n(\n${text}\n)`,
    },
  ),
  lines(
    "PHP's print_r, empty",
    '',
    keyedRow((key, cell) => `            [${key}] => ${cell}`, ['    [#] => Array\n        (', '        )\n']),
    {
      wrap: text => `Array\n(\n${text}\n)`,
    },
  ),
  lines(
    "PHP's var_dump",
    '0',
    keyedRow((key, cell) => `    [${key}]=>\n    int(${cell})`, ['  [#]=>\n  array(9) {', '  }']),
    {
      wrap: text => `array(9) {\n${text}\n}`,
    },
  ),
  lines(
    "PHP's var_export",
    '0',
    keyedRow((key, cell) => `    ${key} => ${cell},`, ['  # => \n  array (', '  ),']),
    {
      wrap: text => `array (\n${text}\n)`,
    },
  ),
  lines('MiniZinc, bars after rows', '0', cells => `  ${cells.join(', ')}`, {
    wrap: text => `g = [|\n${text.replaceAll('\n', '|\n')}|];`,
  }),
  lines('Fortran, data', '0', cells => `  ${cells.join(',')}`, {
    wrap: text => `data board / &\n${text.replaceAll('\n', ', &\n')} /`,
  }),
  lines('Sage', '0', cells => `${cells.join(',')},`, {
    wrap: text => `A = matrix(ZZ, 9, [${text.slice(0, -1).replaceAll('\n', '\\\n')}])`,
  }),
  lines('a log', '.', (cells, r) => `2024-05-01 10:00:0${r} [main] INFO  grid: ${cells.join('')}`),
  lines('a row in an attribute', '0', cells => `  <r v="${cells.join('')}"/>`, {
    wrap: text => `<puzzle>\n${text}\n</puzzle>`,
  }),
  lines('APL', '0', cells => cells.join(' '), { wrap: shapedBy('⍴') }),
  lines('J', '0', cells => cells.join(' '), { wrap: shapedBy(' $ ') }),
  lines('AMPL', '.', (cells, r) => `${r + 1} ${cells.join(' ')}`, {
    sizes: [9],
    wrap: text => `param given: 1 2 3 4 5 6 7 8 9 :=\n${text} ;`,
  }),
  lines('AMPL, names of columns alone', '.', (cells, r) => `  ${r + 1}  ${cells.join(' ')}`, {
    sizes: [9],
    wrap: text => `data;\nparam given:\n     1 2 3 4 5 6 7 8 9 :=\n${text} ;`,
  }),
  lines('R, arguments after the closing bracket', 'NA', cells => `  ${cells.join(', ')},`, {
    wrap: text => `z <- matrix(c(\n${text.slice(0, -1)}\n), nrow = 9, ncol = 9, byrow = TRUE)`,
  }),
  lines('R, arguments in lines', '0', cells => `  ${cells.join(', ')},`, {
    wrap: text => `z <- matrix(c(\n${text.slice(0, -1)}\n  ),\n  nrow = 9,\n  ncol = 9, byrow = TRUE\n)`,
  }),
  lines('R, other arguments before the order', '0', cells => `  ${cells.join(', ')},`, {
    wrap: text => `z <- matrix(c(\n${text.slice(0, -1)}\n), 9, dimnames = list(LETTERS[1:9], NULL),\n  byrow = TRUE)`,
  }),
  ...['$0', '0x0'].map(front =>
    lines(`bytes of an assembler after ${front}`, `${front}0`, (cells, r) => {
      const bytes = cells.map(cell => (cell.startsWith(front) ? cell : front + cell));
      return `${r === 0 ? 'board:' : '      '}  .byte ${bytes.join(',')}   ; row ${r + 1}`;
    }),
  ),
  lines('a snapshot with quotes in quotes', '·', cells => cells.join(' '), {
    wrap: text => `exports[\`draws the grid 1\`] = \`\n"${text}"\n\`;`,
  }),
  lines('JSON in one line after an address', '0', cells => `[${cells.join(', ')}]`, {
    wrap: text => `curl http://localhost:3000/solve -d '{"grid": [${text.replaceAll('\n', ', ')}]}'`,
  }),
  lines('JSON in one line with a date and another list', '0', cells => cells.join(','), {
    sizes: [9],
    wrap: text =>
      `window.data = {"date":"2021-04-05","hints":[4,12,31,40,77],"puzzle":[${text.replaceAll('\n', ',')}]};`,
  }),
  lines('CSV in one line', '', cells => cells.join(','), { sizes: [9], wrap: text => text.replaceAll('\n', ',') }),
  lines('DATA', '0', (cells, r) => `${100 + 10 * r} DATA ${cells.join(',')}`),
  lines('.byte', '0', cells => `    .byte ${cells.join(', ')}`),
  lines('comments of Lisp', '.', cells => `;; ${cells.join('')}`),
  lines('comments', '.', cells => `// ${cells.join(' ')}`),
  lines('a comment over several lines', '.', cells => ` * ${cells.join(' ')}`, {
    wrap: text => `/*\n *\n${text}\n *\n */`,
  }),
  lines(
    'a list with comments of bands',
    '0',
    (cells, r, { geometry: { boxHeight } }) =>
      `${r % boxHeight === 0 ? `  // band ${r / boxHeight + 1}\n` : ''}  [${cells.join(', ')}],`,
    {
      wrap: text => `const b = [\n${text}\n];`,
    },
  ),
  lines('pandas', 'NaN', (cells, r) => `${r}  ${cells.map(cell => (cell === 'NaN' ? cell : `${cell}.0`)).join('  ')}`, {
    sizes: [9],
    wrap: text => `     0    1    2    3    4    5    6    7    8\n${text}`,
  }),
  lines('R, characters', '.', (cells, r) => `[${r + 1},] ${cells.map(cell => `"${cell}" `).join(' ')}`, {
    sizes: [9],
    wrap: text => `     [,1] [,2] [,3] [,4] [,5] [,6] [,7] [,8] [,9]\n${text}`,
  }),
  lines('R, a data frame', 'NA', (cells, r) => `${r + 1} ${cells.map(cell => cell.padStart(2)).join(' ')}`, {
    sizes: [9],
    wrap: text => `  V1 V2 V3 V4 V5 V6 V7 V8 V9\n${text}`,
  }),
  lines('R, a tibble', 'NA', (cells, r) => `${r + 1} ${cells.map(cell => cell.padStart(5)).join(' ')}`, {
    sizes: [9],
    wrap: text =>
      `# A tibble: 9 x 9\n     V1    V2    V3    V4    V5    V6    V7    V8    V9\n  ${'<dbl> '.repeat(9)}\n${text}`,
  }),
  lines('Polars', 'null', cells => `\u2502 ${cells.map(cell => cell.padEnd(4)).join(' \u2506 ')} \u2502`, {
    sizes: [9],
    wrap: text => {
      const rowOf = (word: string) => `\u2502 ${`${word} \u2506 `.repeat(8)}${word} \u2502`;
      let column = 0;
      const names = rowOf('name').replaceAll('name', () => `c${++column}  `);
      return `shape: (9, 9)\n${names}\n${rowOf('--- ')}\n${rowOf('i64 ')}\n${text}`;
    },
  }),
  lines('R, printed', 'NA', (cells, r) => ` [${r + 1},] ${cells.map(cell => cell.padStart(4)).join(' ')}`, {
    sizes: [9],
    wrap: text => `      [,1] [,2] [,3] [,4] [,5] [,6] [,7] [,8] [,9]\n${text}`,
  }),
  lines('a doubled line at the end', '.', (cells, _, { geometry: { boxWidth } }) => {
    const bars = cells.map((cell, c) => `${cell} ${c % boxWidth === boxWidth - 1 ? '|' : ''}`);
    return `${bars.join('')}|`;
  }),
  lines('colors in a frame with spaces', ' ', (cells, r, { geometry: { boxHeight, boxWidth } }) => {
    const color = (text: string, code: number) => `\u001b[${code}m${text}\u001b[0m`;
    const bar = color('|', 33);
    const colored = cells.map(
      (cell, c) => `${c % boxWidth === 0 ? `${bar} ` : ''}${cell === ' ' ? cell : color(cell, 31)} `,
    );
    return `${r % boxHeight === 0 ? `${color('+-------+', 33)}\n` : ''}${colored.join('')}${bar}`;
  }),
  lines('arguments of a command in LaTeX', ' ', cells => `    \\setrow ${cells.map(cell => `{${cell}}`).join('')}`, {
    wrap: text => `\\begin{scope}\n    \\draw (0, 0) grid (9, 9);\n    \\setcounter{row}{1}\n${text}\n\\end{scope}`,
  }),
  lines(
    'arguments of a command in LaTeX, in bands',
    ' ',
    (cells, r) =>
      `${r > 0 && r % 3 === 0 ? '\n' : ''}\\row{${cells.slice(0, 3).join('}{')}} {${cells.slice(3).join('}{')}}`,
    { sizes: [9], wrap: text => `\\setcounter{row}{1}\n${text}` },
  ),
  lines('prompts before rows', '0', (cells, r) => `Enter row ${r + 1}: ${cells.join('')}`, {
    wrap: text => `$ ./sudoku\n${text}\nSolving...`,
  }),
  lines('prompts before rows with spaces', '0', (cells, r) => `Row ${r + 1}? ${cells.join(' ')}`),
  lines('prompts before rows with commas', '.', (cells, r) => `Please type row ${r + 1} > ${cells.join(',')}`),
  lines('prompts above rows', '0', (cells, r) => `Enter row ${r + 1}:\n${cells.join('')}`),
  lines('prompts before rows with bars', ' ', (cells, r) => `Line ${r + 1}: |${cells.join('|')}|`),
  lines('words in Chinese before rows', '0', (cells, r) => `第${r + 1}行：${cells.join('')}`),
  lines('words in Polish before rows', '0', (cells, r) => `Wprowadź wiersz ${r + 1}: ${cells.join(' ')}`),
  lines('matches of grep', '0', (cells, r) => `puzzles/easy.txt:${r + 1}:${cells.join('')}`),
  lines('lines around a match of grep', '0', (cells, r) => `easy.txt-${r + 8}-${cells.join('')}`),
  ...['""', "''", '" "', "' '"].map(blank =>
    lines(`quotes around digits, with the blank ${blank}`, blank, cells => `  [${quoted(cells, blank).join(', ')}],`, {
      wrap: text => `const g = [\n${text}\n];`,
    }),
  ),
  ...['\u001b', '^[', '\\x1b', '\\033', ''].map(sequence =>
    lines(`colors of a terminal, written ${JSON.stringify(sequence)}`, '.', cells =>
      cells.map(cell => (cell === '.' ? cell : `${sequence}[1;31m${cell}${sequence}[0m`)).join(' '),
    ),
  ),
  ...['.', ' ', '0'].map(blank =>
    lines(`doubled lines around boxes, with the blank "${blank}"`, blank, (cells, _, { geometry: { boxWidth } }) => {
      const bars = cells.map((cell, c) => `${c % boxWidth === 0 ? '|| ' : ''}${cell} `);
      return `${bars.join('')}||`;
    }),
  ),
];

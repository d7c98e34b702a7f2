/** Ways in which programs of many languages write a grid. */

import type { Grid } from '../../../src/core/grid';
import { cellsOf, type PastedMaker } from './makers';

const ALL = [4, 6, 8, 9];
const LARGE = [6, 8, 9];

/** A maker of arrays: each row is between `open` and `close`, and `before` is directly before the first row. */
function arrays(
  name: string,
  [before, open, separator, close, joint, after]: readonly string[],
  blank = '0',
  { bands = false, sizes = ALL, indent = '    ' } = {},
): PastedMaker {
  return {
    name,
    sizes,
    make(grid) {
      const { boxHeight } = grid.geometry;
      const rows = cellsOf(grid, blank).map(cells => open + cells.join(separator) + close);
      const between = (r: number) => joint + (bands && r % boxHeight === 0 ? '\n' : '') + indent;
      return before + rows.map((row, r) => (r === 0 ? row : between(r) + row)).join('') + after;
    },
  };
}

/** A maker of rows of characters in quotes. */
function strings(
  name: string,
  [before, open, close, joint, after]: readonly string[],
  blank = '.',
  { sizes = LARGE } = {},
): PastedMaker {
  return {
    name,
    sizes,
    make: (grid: Grid) =>
      before +
      cellsOf(grid, blank)
        .map((cells, r) => open.replace('#', `${r + 1}`) + cells.join('') + close)
        .join(joint) +
      after,
  };
}

/** The rows of a grid as words, `count` of them on each line. */
function rowWords(grid: Grid, separator: string, count: number, joint: string): string {
  const words = cellsOf(grid, '.').map(cells => cells.join(''));
  return words.map((word, r) => (r === 0 ? '' : r % count === 0 ? joint : separator) + word).join('');
}

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

export const CODE: readonly PastedMaker[] = [
  arrays('JavaScript', ['const board = [[', '', ', ', ']', ',\n   [', '];']),
  arrays('TypeScript, typed', ['export const grid: readonly number[][] = [[', '', ',', ']', ', [', '];\n']),
  arrays('JavaScript, null', ['let g = [\n    [', '', ', ', ']', ',\n[', ',\n];'], 'null'),
  arrays('Python', ['the_grid = [\n    [', '', ', ', ']', ',\n[', ',\n]'], '0', { bands: true }),
  arrays('Python, minus one', ['board = [\n    [', '', ', ', ']', ',\n[', ',\n]'], '-1'),
  arrays('Python, tuples', ['GRID = (\n    (', '', ', ', ')', ',\n(', ',\n)']),
  arrays('NumPy', ['grid = np.array([[', '', ', ', ']', ',\n   [', '], dtype=np.int8)']),
  arrays('NumPy, printed', ['array([[', '', ', ', ']', ',\n   [', '])']),
  arrays('Python prompt', ['>>> solve([[', '', ', ', ']', ',\n... [', '])']),
  arrays('C', ['static const int grid[9][9] = {{', '', ',', '}', ',\n{', '};']),
  arrays('C, bands', ['int g[N][N] = {\n    {', '', ', ', '}', ',\n{', '\n};'], '0', { bands: true }),
  arrays('C++ vector', ['std::vector<std::vector<int>> b{{', '', ',', '}', ',\n{', '};']),
  arrays('C, comments', ['uint8_t g[81] = {\n    {', '', ',', '}', ', /* a row */\n{', '}; // the end']),
  arrays('Java', ['private int[][] GRID = new int[][] {{', '', ', ', '}', ',\n{', '};']),
  arrays('Java, row types', ['int[][] b = {\n    new int[]{', '', ', ', '}', ',\nnew int[]{', '\n};']),
  arrays('Java, List.of', ['var b = List.of(\n    List.of(', '', ', ', ')', ',\nList.of(', '\n);']),
  arrays('C#', ['int[,] start = {{', '', ', ', '}', ',\n{', '};'], '0', { bands: true }),
  arrays('Kotlin', ['val board = arrayOf(\n    intArrayOf(', '', ', ', ')', ',\nintArrayOf(', '\n)']),
  arrays('Kotlin, listOf', ['val b = listOf(listOf(', '', ', ', ')', ',\nlistOf(', ')']),
  arrays('Scala', ['val board = Array(\n    Array(', '', ', ', ')', ',\nArray(', '\n)']),
  arrays('Swift', ['var board: [[Int]] = [\n    [', '', ', ', ']', ',\n[', '\n]']),
  arrays('Swift, nil', ['let b: [[Int?]] = [[', '', ', ', ']', ',\n[', ']'], 'nil'),
  arrays('Go', ['board := [9][9]int{\n    {', '', ', ', '}', ',\n{', ',\n}']),
  arrays('Go, slices', ['var g = [][]int{{', '', ', ', '}', ',\n{', '}']),
  arrays('Rust', ['let g: [[u8; 9]; 9] = [[', '', ', ', ']', ',\n[', '];']),
  arrays('Rust, vec!', ['let b = vec![\n    vec![', '', ', ', ']', ',\nvec![', ',\n];']),
  arrays('Rust, suffix', ['const G: [[u8; 9]; 9] = [\n    [', '', ', ', ']', ',\n[', ',\n];'], '0u8'),
  arrays('Ruby', ['puzzle = [\n    [', '', ', ', ']', ',\n[', '\n]'], 'nil'),
  arrays('Ruby, words', ['puzzle = [\n    %w[', '', ' ', ']', ',\n%w[', '\n]'], '.'),
  {
    name: 'Ruby, rows that are words',
    sizes: [9],
    make: grid => `GRID = %w[${rowWords(grid, ' ', 3, '\n          ')}].freeze\n`,
  },
  {
    name: 'Ruby, rows that are words in one line',
    sizes: [9],
    make: grid => `GRID = %w(${rowWords(grid, ' ', 9, '')})\n`,
  },
  lines('BASIC below another statement', '0', (cells, r) => `${100 + 10 * r} DATA ${cells.join(',')}`, {
    wrap: text => `10 REM Sudoku\n20 DIM A(9,9)\n${text}\n300 DIM B(9,9)\n`,
  }),
  arrays('PHP', ['$board = array(\n    array(', '', ', ', ')', ',\narray(', '\n);']),
  arrays('PHP, short', ['$b = [[', '', ',', ']', ',\n[', '];']),
  arrays('Perl', ['my @grid = (\n    [', '', ', ', ']', ',\n[', ',\n);']),
  arrays('Lua', ['local grid = {\n    {', '', ', ', '}', ',\n{', '\n}']),
  arrays('Haskell', ['grid = [[', '', ',', ']', '\n       ,[', ']']),
  arrays('Elixir', ['  @board [\n    [', '', ', ', ']', ',\n[', '\n  ]']),
  arrays('OCaml', ['let g = [|\n  [|', '', '; ', '|]', ';\n[|', '\n|]']),
  arrays('F#', ['let g = [[', '', '; ', ']', '\n[', ']']),
  arrays(
    'Fortran',
    ['integer :: g(9,9) = transpose(reshape([ &\n    ', '', ', ', '', ', &\n', ' &\n  ], [9,9]))'],
    '0',
    {
      sizes: LARGE,
    },
  ),
  arrays('Fortran, slashes', ['b = transpose(reshape((/ &\n    ', '', ',', '', ', &\n', ' /), (/9,9/)))'], '0', {
    sizes: LARGE,
  }),
  arrays('Julia', ['A = [', '', ' ', '', ';\n', ']']),
  arrays('MATLAB', ['A = [', '', ' ', '', '; ...\n', '];'], '0', { sizes: LARGE }),
  arrays('MATLAB, commas', ['sudoku = [', '', ',', '', ';\n', ']'], '0', { sizes: LARGE }),
  arrays('R', ['m <- matrix(c(', '', ', ', '', ',\n', '), nrow = 9, byrow = TRUE)'], '0', { sizes: LARGE }),
  arrays('R, NA', ['m <- rbind(\n    c(', '', ', ', ')', ',\nc(', '\n)'], 'NA'),
  arrays('MiniZinc', ['puzzle = [| ', '', ', ', '', ',\n | ', ' |];'], '_', { sizes: LARGE }),
  arrays('MiniZinc, bars at ends', ['start = [|\n', '', ', ', '|', '\n', '];'], '0', { sizes: LARGE, indent: '' }),
  arrays('Prolog', ['problem(1, [[', '', ',', ']', ',\n[', ']).'], '_'),
  arrays('Lisp', ["(defvar *grid* '((", '', ' ', ')', '\n(', '))']),
  arrays('Lisp, #2A', ['(setf b #2A((', '', ' ', ')', '\n(', '))']),
  arrays('Scheme, list', ['(define b (list (list ', '', ' ', ')', '\n(list ', '))']),
  arrays('Clojure', ['(def b [[', '', ' ', ']', '\n[', '])'], 'nil'),
  arrays('JSON', ['{"puzzle": [[', '', ',', ']', ',\n[', '], "level": "hard"}']),
  arrays('JSON, one line', ['{"board":[[', '', ',', ']', ',[', ']]}'], 'null', { indent: '' }),
  arrays('YAML', ['grid:\n  - [', '', ', ', ']', '\n- [', '\n'], '0', { indent: '  ' }),
  arrays('Mathematica', ['b = {{', '', ', ', '}', ',\n{', '};'], '_'),
  arrays('all cells in Python', ['board = [', '', ', ', '', ',\n', ']'], '0', { sizes: LARGE }),
  arrays('all cells in Java', ['int[] b = {\n    ', '', ', ', '', ',\n', '\n};'], '0', { sizes: LARGE }),
  arrays('an empty cell with a name', ['b = [[', '', ', ', ']', ',\n[', ']'], 'EMPTY'),
  arrays(
    'C#, nullable, in columns',
    ['Add(new int?[][] {\n    new int?[] {', '', ',    ', '}', ',\nnew int?[] {', '});'],
    'null',
  ),
  arrays(
    'all cells with comments of bands',
    ['std::array<int, N> g {\n    // band\n    ', '', ',', '', ',\n    // band\n', '\n};'],
    '0',
    {
      sizes: LARGE,
    },
  ),
  arrays('JavaScript, undefined', ['let b=[\n    [', '', ',', ']', ',\n[', '\n];'], 'undefined'),
  arrays('pandas.DataFrame', ['df = pd.DataFrame([\n    [', '', ', ', ']', ',\n[', '\n])'], 'np.nan'),
  lines('Scheme, vectors', '0', (cells, r) => `${r === 0 ? '  #(' : '    '}#(${cells.join(' ')})`, {
    wrap: text => `(define b\n${text}))`,
  }),
  arrays('Clojure, a list', ["(def b '((", '', ' ', ')', '\n(', ')))'], 'nil'),
  arrays('SQL', ['INSERT INTO board VALUES\n    (', '', ', ', ')', ',\n(', ';'], 'NULL'),
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
  arrays('Rust, Option', ['let b = [[', '', ', ', ']', ',\n[', '];'], 'None'),
  strings('strings in Python', ['grid = ["', '', '"', ',\n        "', ']']),
  strings('strings in C', ['const char *puzzle =\n  "', '', '"', '\n  "', ';']),
  strings('strings with line breaks', ['const char *puzzle =\n    "', '', '\\n"', '\n    "', ';']),
  strings('strings joined by plus', ["const p = '", '', "' +", "\n  '", '']),
  strings('a string in triple quotes', ['puzzle = """', '', '', '\n', '"""']),
  strings('a string in triple quotes, own lines', ['puzzle = """\n', '', '', '\n', '\n"""\n']),
  strings('a template', ['const p = `', '', '', '\n', '`;']),
  strings('a template, own lines', ['const p = `\n  ', '', '', '\n  ', '\n`;']),
  strings('a raw string in Rust', ['let s = r#"', '', '', '\n', '"#;']),
  strings('a quote over lines', ['$p = "', '', '', '\n', '";']),
  strings('a continued line', ['const P: &str = "\\\n', '', '', ' \\\n', '";']),
  strings('a continued line, with line breaks', ['let s = "', '', '', '\\n\\\n    ', '\\n";']),
  strings("Haskell's string gaps", ['puzzle = "', '', '', '\\\n    \\', '"']),
  strings('names of rows', ['', 'row# = "', '"', '\n', '']),
  strings('names of rows in JSON', ['{\n', '"row#": "', '"', ',\n', '\n}']),
  strings('calls', ['', 'rows.push("', '");', '\n', '']),
  strings('strings in brackets', ['(list "', '', '"', '\n      "', ')']),
  strings('escapes in one string', ['print("', '', '', '\\n', '")']),
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
  lines('DATA', '0', (cells, r) => `${100 + 10 * r} DATA ${cells.join(',')}`),
  lines('.byte', '0', cells => `    .byte ${cells.join(', ')}`),
  lines('comments of Lisp', '.', cells => `;; ${cells.join('')}`),
  lines('comments', '.', cells => `// ${cells.join(' ')}`),
  lines('a comment over several lines', '.', cells => ` * ${cells.join(' ')}`, {
    wrap: text => `/*\n *\n${text}\n *\n */`,
  }),
  ...['""', "''", '" "', "' '"].map(blank =>
    lines(`quotes around digits, with the blank ${blank}`, blank, cells => `  [${quoted(cells, blank).join(', ')}],`, {
      wrap: text => `const g = [\n${text}\n];`,
    }),
  ),
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
  lines('R, printed', 'NA', (cells, r) => ` [${r + 1},] ${cells.map(cell => cell.padStart(4)).join(' ')}`, {
    sizes: [9],
    wrap: text => `      [,1] [,2] [,3] [,4] [,5] [,6] [,7] [,8] [,9]\n${text}`,
  }),
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
];

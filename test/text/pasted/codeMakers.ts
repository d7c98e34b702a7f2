/** Ways in which programs of many languages write a grid. */

import type { Grid } from '../../../src/core/grid';
import { LINES } from './lineMakers';
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

/** Rows in quotes, in several languages. */
const SIGNED_STRINGS: readonly (readonly [name: string, parts: readonly string[]])[] = [
  ['strings in a list', ["const g = [\n  '", '', "'", ",\n  '", ',\n];']],
  ['strings on one line', ['grid = ["', '', '"', ', "', ']']],
  ['strings in JSON', ['{"rows": ["', '', '"', ',"', ']}']],
  ['joined strings', ['String p =\n    "', '', '"', ' +\n    "', ';']],
  ['line breaks in a string', ['String p = "', '', '', '\\n', '";']],
  ['a single-line puzzle', ['puzzle = "', '', '', '', '"']],
  ['quotes over several lines', ['g = """\n', '', '', '\n', '\n"""']],
];

export const CODE: readonly PastedMaker[] = [
  ...LINES,
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
    name: 'Prolog, variables',
    sizes: ALL,
    make: grid => {
      let variables = 100;
      const cells = (row: readonly string[]) => row.map(cell => (cell === '_' ? `_G${variables++}` : cell)).join(', ');
      return `R = [${cellsOf(grid, '_')
        .map(row => `[${cells(row)}]`)
        .join(',\n     ')}].`;
    },
  },
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
  arrays('Clojure, a list', ["(def b '((", '', ' ', ')', '\n(', ')))'], 'nil'),
  arrays('SQL', ['INSERT INTO board VALUES\n    (', '', ', ', ')', ',\n(', ';'], 'NULL'),
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
  strings('a template with cells apart, and a call behind', [
    'const p = `',
    '',
    '',
    '\n',
    "`.split('\\n').map(r => [...r]);",
  ]),
  strings('strings with spaces', ['char g[9][10] = {\n    "', '', '"', ',\n    "', '};'], ' '),
  {
    name: 'a macro with a sign at the end of each row',
    sizes: LARGE,
    make: grid =>
      `let g = sudoku! {\n${cellsOf(grid, '_')
        .map(cells => `    ${cells.join(' ')};\n`)
        .join('')}};\n`,
  },
  ...(
    [
      ['in a list of strings', 'let e = [\n', '    "#",\n', '];\n'],
      ['in a continued line', '    let e = "\\\n', '#\\n\\\n', '";\n'],
      ['in a comment', '/**\n', ' * #\n', ' */\n'],
    ] as const
  ).map(
    ([name, before, line, after]): PastedMaker => ({
      name: `a frame with spaces ${name}`,
      sizes: [9],
      make: grid => {
        const rows = cellsOf(grid, ' ').map(
          cells => `| ${[0, 3, 6].map(c => cells.slice(c, c + 3).join(' ')).join(' | ')} |`,
        );
        const border = '+-------+-------+-------+';
        const frame = [0, 3, 6].flatMap(r => [border, ...rows.slice(r, r + 3)]).concat(border);
        return before + frame.map(drawn => line.replace('#', drawn)).join('') + after;
      },
    }),
  ),
  {
    name: 'lines between boxes in a string of C#',
    sizes: [9],
    make: grid => {
      const rows = cellsOf(grid, ' ').map(
        (cells, r) =>
          `${r === 3 || r === 6 ? '        ---+---+---\n' : ''}        ${[0, 3, 6].map(c => cells.slice(c, c + 3).join('')).join('|')}\n`,
      );
      return `var board = Board.Parse(@"\n${rows.join('')}    ");\n`;
    },
  },
  ...[...'#%!@$^~+=&:;<>?'].flatMap(blank =>
    SIGNED_STRINGS.map(([name, parts]) => strings(`${name}, ${blank} for empty cells`, parts, blank)),
  ),
  arrays('Forth, bytes', ['create grid\n', '', ' c, ', ' c,', '\n', '\n'], '0', { sizes: [9], indent: '  ' }),
  arrays('Forth, bytes in columns', ['create board\n  ', '', ' c,  ', ' c,', '\n', '\n'], '0', {
    sizes: [9],
    indent: '  ',
  }),
  arrays('Forth, comments', ['create grid\n', '', ' c, ', ' c,', ' \\ a row\n', '\n'], '0', {
    sizes: [9],
    indent: '  ',
  }),
  arrays('Forth, cells', ['CREATE BOARD\n', '', ' , ', ' ,', '\n', '\n'], '0', { sizes: [9], indent: '' }),
  arrays('Forth, bands', ['create s\n', '', ' c, ', ' c,', '\n', '\n'], '0', { sizes: [9], bands: true, indent: '' }),
  arrays('Forth, a word below', ['create g\n', '', ' c, ', ' c,', '\n', '\n\n: .g 81 0 do g i + c@ . loop ;\n'], '0', {
    sizes: [9],
    indent: '',
  }),
  strings('a continued line', ['const P: &str = "\\\n', '', '', ' \\\n', '";']),
  strings('a continued line, with line breaks', ['let s = "', '', '', '\\n\\\n    ', '\\n";']),
  strings("Haskell's string gaps", ['puzzle = "', '', '', '\\\n    \\', '"']),
  strings('names of rows', ['', 'row# = "', '"', '\n', '']),
  strings('names of rows in JSON', ['{\n', '"row#": "', '"', ',\n', '\n}']),
  strings('calls', ['', 'rows.push("', '");', '\n', '']),
  strings('strings in brackets', ['(list "', '', '"', '\n      "', ')']),
  strings('escapes in one string', ['print("', '', '', '\\n', '")']),
];

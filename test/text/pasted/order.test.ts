import assert from 'node:assert/strict';
import { makeLine } from '../../../src/core/notation';
import { parse } from '../../../src/text/parser/parser';

const EASY = '..79..6...6.43.1.........3..4.61...87.2.4......9......8....74.....5...61.25......';
const NINE = Array.from({ length: 9 }, (_, i) => i);
const ROWS = NINE.map(r => EASY.slice(9 * r, 9 * r + 9));
const COLUMNS = NINE.map(c => ROWS.map(row => row[c]).join(''));
const BOXES = NINE.map(b =>
  [0, 1, 2].map(r => ROWS[3 * Math.floor(b / 3) + r].slice(3 * (b % 3)).slice(0, 3)).join(''),
);

const numbers = (list: string, blank = '0') => [...list].map(c => (c === '.' ? blank : c)).join(', ');
const lines = (lists: readonly string[], lineOf: (list: string, i: number) => string) => lists.map(lineOf).join('\n');
const arrays = (lists: readonly string[], before: string, [open, close]: string, after: string) =>
  `${before}\n${lists.map(list => `  ${open}${numbers(list)}${close}`).join(',\n')}\n${after}`;
const flat = (lists: readonly string[], before: string, after: string, blank = '0') =>
  `${before}${lists.map(list => numbers(list, blank)).join(',\n  ')}${after}`;

type Texts = Readonly<Record<string, string>>;

const OF_COLUMNS: Texts = {
  'names of columns before rows': lines(COLUMNS, (list, i) => `col${i + 1} = ${list}`),
  'short names of columns': lines(COLUMNS, (list, i) => `c${i + 1}: ${[...list].join(' ')}`),
  'names that count from 0': lines(COLUMNS, (list, i) => `col_${i} = [${numbers(list)}]`),
  'names below a heading': `Columns, top to bottom:\n${lines(COLUMNS, (list, i) => `column ${i + 1}: ${list}`)}`,
  'a heading': `Columns, top to bottom:\n${COLUMNS.join('\n')}`,
  'a title': `Puzzle 3 by columns\n${COLUMNS.join('\n')}`,
  'a comment': `# each line is a column\n${COLUMNS.join('\n')}`,
  'a name of all in Python': `columns = [\n${lines(COLUMNS, list => ` "${list}",`)}\n]`,
  'a name of all in TypeScript': arrays(COLUMNS, 'const cols: number[][] = [', '[]', '];'),
  'a name of all in Rust': arrays(COLUMNS, 'const COLUMNS: [[u8; 9]; 9] = [', '[]', '];'),
  'a name of all in C': arrays(COLUMNS, 'int cols[9][9] = {', '{}', '};'),
  'a name of all in Java': `String[] puzzleColumns = {\n${COLUMNS.map(list => `  "${list}"`).join(',\n')}\n};`,
  'a name of all in JSON': arrays(COLUMNS, '{"columns": [', '[]', ']}'),
  'a name of all in YAML': `columns:\n${lines(COLUMNS, list => ` - "${list}"`)}`,
  'a name above a string': `columns:\n"${COLUMNS.join('\n')}"`,
  'a name above strings': `Columns:\n${lines(COLUMNS, list => `"${list}"`)}`,
  'a list of lists in YAML': `columns:\n${lines(COLUMNS, list => ` - [${numbers(list)}]`)}`,
  'a data frame in R': `df <- data.frame(\n${COLUMNS.map((list, i) => `  V${i + 1} = c(${numbers(list, 'NA')})`).join(',\n')}\n)`,
  'a tibble in R': `df <- tibble(\n${COLUMNS.map((list, i) => `  ${'abcdefghi'[i]} = c(${numbers(list, 'NA')})`).join(',\n')}\n)`,
  'a data frame in Python': `df = pd.DataFrame({\n${COLUMNS.map((list, i) => `  '${'ABCDEFGHI'[i]}': [${numbers(list)}]`).join(',\n')}\n})`,
  'a matrix in R': flat(COLUMNS, 'm <- matrix(c(', '), nrow = 9, ncol = 9)'),
  'a matrix in R, by row FALSE': flat(COLUMNS, 'm <- matrix(c(', '), nrow = 9, byrow = FALSE)', 'NA'),
  'a matrix in R with an argument a line': flat(COLUMNS, 'm <- matrix(\n  c(\n  ', '\n  ),\n  nrow = 9\n)'),
  'a matrix in R on one line': flat(COLUMNS, 'm <- matrix(c(', '), 9, 9)').replaceAll('\n', ''),
  'what R prints for programs': flat(COLUMNS, 'structure(c(', '), .Dim = c(9L, 9L))').replace(/(?<=\d)(?=[,)])/g, 'L'),
  'dimensions in R below': `${flat(COLUMNS, 'm <- c(', ')', 'NA')}\ndim(m) <- c(9, 9)`,
  'an array in R': flat(COLUMNS, 'a <- array(c(', '), dim = c(9, 9))'),
  'reshape in Julia': flat(COLUMNS, 'm = reshape([', '], 9, 9)'),
  'reshape in Fortran': flat(COLUMNS, 'integer :: g(9,9) = reshape([ &\n', '], [9, 9])').replaceAll(',\n', ', &\n'),
  'reshape in NumPy in the order of Fortran': flat(COLUMNS, 'g = np.array([', "]).reshape(9, 9, order='F')"),
};

const OF_BOXES: Texts = {
  'names of boxes': lines(BOXES, (list, i) => `Box ${i + 1}: ${list}`),
  'names of boxes before cells': lines(BOXES, (list, i) => `block${i + 1} = ${[...list].join(' ')}`),
  'a comment': `# Each line is a 3x3 box\n${BOXES.join('\n')}`,
  'a name of all in Python': `boxes = [\n${lines(BOXES, list => `  '${list}',`)}\n]`,
  'a name of all in JSON': arrays(BOXES, '{\n  "boxes": [', '[]', ']}'),
};

const OF_ROWS: Texts = {
  'names of rows': lines(ROWS, (list, i) => `row${i + 1} = ${list}`),
  'the number of columns above': arrays(ROWS, 'num_cols = 9\ngrid = [', '[]', ']'),
  'the number of columns below': `${arrays(ROWS, 'r = [', '[]', ']')}\ncols = 9`,
  'names of columns behind': arrays(ROWS, 'df = pd.DataFrame([', '[]', '], columns=list("ABCDEFGHI"))'),
  'names of columns before': arrays(ROWS, 'df = pd.DataFrame(columns=list("ABCDEFGHI"), data=[', '[]', '])'),
  'letters as keys': `d = {\n${ROWS.map((list, i) => `  '${'ABCDEFGHI'[i]}': [${numbers(list)}]`).join(',\n')}\n}`,
  'a data frame with names of rows': `d = pd.DataFrame({\n${ROWS.map((list, i) => `  'r${i + 1}': [${numbers(list)}]`).join(',\n')}\n})`,
  'a matrix in R by row': flat(ROWS, 'm <- matrix(c(', '), nrow = 9, byrow = TRUE)'),
  'a matrix in R by row, said first': flat(ROWS, 'm <- matrix(byrow = TRUE, nrow = 9, data = c(', '))'),
  'a matrix in R by row, an argument a line': flat(
    ROWS,
    'm <- matrix(\n  c(\n  ',
    '\n  ),\n  nrow = 9,\n  byrow = TRUE\n)',
  ),
  'a transposed matrix in R': flat(ROWS, 'm <- t(matrix(c(', '), nrow = 9))'),
  'a transposed array in Julia': flat(ROWS, 'm = reshape([', "], 9, 9)'"),
  'a permuted array in Julia': flat(ROWS, 'm = permutedims(reshape([', '], 9, 9))'),
  'an order in Fortran': flat(ROWS, 'g = reshape([ ', ' ], [9, 9], order=[2,1])'),
  'reshape in NumPy': flat(ROWS, 'g = np.array([', ']).reshape(9, 9)'),
  'the title Columns and a sign above a string': `Columns?\n"${ROWS.join('\n')}"`,
  'the title Columns above a quotation': `Columns:\n${lines(ROWS, list => `> ${list}`)}`,
  'the title Columns above commented rows': `Columns\n${lines(ROWS, list => `// ${list}`)}`,
  'names of columns that count from 2': lines(ROWS, (list, i) => `col${i + 2} = ${list}`),
  'one name of another number': lines(ROWS, (list, i) => `col${i === 8 ? 10 : i + 1} = ${list}`),
  'the title Columns': `Columns\n${ROWS.join('\n')}`,
  'a comment on columns': `# Each row, each column and each box has the digits 1 to 9\n${ROWS.join('\n')}`,
};

describe('lists that are not rows', () => {
  for (const [reason, texts] of [
    ['columns', OF_COLUMNS],
    ['boxes', OF_BOXES],
  ] as const)
    for (const [name, text] of Object.entries(texts))
      it(`are ${reason} with ${name}`, () => {
        const { puzzles, notes = [] } = parse(`${text}\n`);
        assert.equal(puzzles.length, 0, text);
        const found = notes.map(note => [
          note.reason,
          ...('grids' in note ? (note.grids ?? []) : []).map(grid => makeLine(grid.digits)),
        ]);
        assert.deepEqual(found, [[reason, EASY]], text);
      });

  for (const [name, text] of Object.entries(OF_ROWS))
    it(`are rows with ${name}`, () => {
      const { puzzles } = parse(`${text}\n`);
      assert.deepEqual(
        puzzles.map(({ grid }) => makeLine(grid.digits)),
        [EASY],
        text,
      );
    });
});

/** Texts with rows of other numbers in the usual formats of puzzles. */

const spaced = (rows: string) => [...rows].join(' ').replace(/ \n /g, '\n');
export const rowsOf = (line: string, size = 9) =>
  Array.from({ length: size }, (_, r) => line.slice(size * r, size * r + size)).join('\n');
export const changed = (line: string, ...changes: readonly (readonly [cell: number, digit: string])[]) =>
  changes.reduce((text, [cell, digit]) => text.slice(0, cell) + digit + text.slice(cell + 1), line);

const products = (a: number) => [1, 2, 3, 4, 5, 6].map(b => (a * b) % 7).join(' ');

/** Other numbers in rows of the usual formats. In a Sudoku file, those with `true` are puzzles, whose conflicts are shown. */
export const OTHERS: Readonly<Record<string, readonly [rows: string, isInSudokuFile: boolean]>> = {
  'a matrix of a program': [
    'max 3x1 + 5x2\nA =\n 1 0 2 1 0 0\n 0 2 1 0 1 0\n 3 2 0 0 0 1\n 1 1 1 1 0 0\n 2 0 4 0 1 0\n 0 6 5 0 0 1\nb = 4 12 18 6 9 7\n',
    true,
  ],
  'the identity': [spaced(rowsOf('1.........'.repeat(8) + '1'.padEnd(1))).replaceAll('.', '0'), true],
  'a figure of the game of life': [
    '.........\n..1......\n...1.....\n.111.....\n.........\n......1..\n.....1.1.\n......1..\n.........\n',
    true,
  ],
  'a table of 12x12 with few kinds of numbers': [
    `w = [\n${Array.from({ length: 12 }, (_, r) => `[${Array.from({ length: 12 }, (__, c) => ((5 * r + 7 * c) % 6 === 0 ? 1 + ((3 * r + 2 * c + ((r * c) % 7)) % 9) : 0)).join(', ')}],\n`).join('')}]\n`,
    true,
  ],
  'a graph': [
    spaced(rowsOf('.1.1.....1.1.1.....1.1.1...1.1.1.1...1.1.1.1...1.1.1.1...1.1.1.....1.1.1.....1.1.')),
    true,
  ],
  'answers from 1 to 5': [
    'Survey (1-5)\n142531425\n215432154\n555555555\n512345123\n241352413\n142531425\n215432154\n555555555\n512345123\n',
    true,
  ],
  'mines and their numbers': [
    spaced('111......\n1*1..111.\n111..1*1.\n.....111.\n.111.....\n.1*1...11\n.111...1*\n.......11\n.........'),
    true,
  ],
  'numbers of accounts': [
    '829348951\n658697902\n488046853\n317395804\n146744755\n976093706\n805442657\n634791608\n464140559\n',
    true,
  ],
  'digits of which some repeat': [
    spaced('48163257\n36721654\n23482861\n41657735\n72318512\n35673184\n64235478\n87142356'),
    true,
  ],
  'all digits in order': ['print(\n123456789\n)\n', true],
  'a tree of numbers': [
    '│   ├── 2 ─ 0, 3, 4\n│   │   └──  ...\n│   ├── 3 ─ 0, 2, 4\n│   │   └──  ...\n│   └── 4 ─ 0, 2, 3\n',
    true,
  ],
  'a tree of numbers in ASCII': [
    '|   |-- 2 - 0\n|   |   |-- 3 - 0, 1\n|   |   |   L-- 4 - 0, 1, 2\n|   |   L--  ...\n|   L--  ...\n|-- 1 - 3\n',
    true,
  ],
  'a large number': ['100000000,\n', true],
  'powers in a list': ['a = [x, 2*x, 3*x**2, 4*x**3]\n', true],
  'products in a list': [
    'N = [\n  2, 3, 4, 5, 6, 8, 9, 10,\n  2 * 3 * 5,\n  2**3 * 3**5,\n  2**3 * 3**3 * 5**2,\n]\n',
    true,
  ],
  'a sparse matrix': [
    '>>> A.toarray()\narray([[3, 0, 1, 0],\n       [0, 2, 0, 0],\n       [0, 0, 0, 0],\n       [0, 0, 0, 1]])\n',
    true,
  ],
  'a block matrix': ['m = [\n  [1, 2, 0, 0],\n  [3, 4, 0, 0],\n  [0, 0, 1, 2],\n  [0, 0, 3, 4],\n]\n', true],
  'a part of a band matrix': ['    [2, 3, 0, 0],\n    [1, 2, 3, 0],\n    [0, 1, 2, 3]])\n', true],
  'permutations from 0': [
    'p = [[0, 1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 0], [2, 3, 4, 5, 0, 1],\n     [3, 4, 5, 0, 1, 2], [4, 5, 0, 1, 2, 3], [5, 0, 1, 2, 3, 4]]\n',
    true,
  ],
  'weights of edges': [
    'E = [\n  [0, 0, 12, 0, 12, 0, 0, 0, 0],  # 0\n  [4, 0, 0, 0, 0, 13, 0, 0, 0],  # 1\n  [0, 17, 0, 21, 0, 12, 0, 0, 0],  # 2\n  [5, 0, 0, 0, 17, 0, 18, 0, 0],  # 3\n  [0, 0, 0, 0, 0, 0, 0, 12, 0],  # 4\n  [0, 0, 0, 0, 0, 0, 14, 0, 12],  # 5\n  [0, 0, 21, 0, 0, 0, 0, 0, 15],  # 6\n  [0, 0, 0, 19, 0, 0, 15, 0, 0],  # 7\n  [0, 0, 0, 0, 0, 0, 0, 18, 0],  # 8\n]\n',
    true,
  ],
  'arguments of functions': [
    'assert f(1,2,3,0) == 1\nassert f(0,1,0,0) == 1\nassert f(0,0,0,0) == 1\nassert g(f(1,1,0,0))\n',
    true,
  ],
  'entries of a matrix': [
    '...  5 5 7\n...  2 3 1.0\n...  3 4 2.0\n...  3 5 3.0\n...  4 1 4.0\n...  4 2 5.0\n...  4 3 6.0\n...  4 4 7.0\n',
    true,
  ],
  'a small table with names': ['   0  1  2\n0  0  2  0\n1  1  0  0\n2  0  0  4\n', true],
  'rows of numbers up to 10': [
    '7\t0\t5\t0\t7\t9\t6\t0\t0\n8\t4\t9\t0\t4\t0\t3\t5\t7\n9\t0\t6\t3\t3\t4\t7\t7\t8\n4\t3\t8\t10\t1\t0\t7\t9\t5\n0\t1\t1\t2\t7\t8\t8\t7\t2\n8\t4\t10\t0\t4\t9\t7\t2\t2\n',
    true,
  ],
  'a few long numbers': ['123456789\n987654321\n112233445\n', true],
  'numbers that double': ['2 4 8 .\n4 2 . .\n2 . . .\n. . 2 4\n', true],
  'zeros and ones with blanks': [spaced('1..0..\n..00.1\n.00..1\n......\n00.1..\n.1..00'), true],
  'an array of bytes': ['const u8 one[16] = {\n  0,0,0,0,\n  0,0,0,0,\n  0,0,0,0,\n  0,0,0,1\n};\n', true],
  'hexadecimal numbers in quotes': [
    `x = [${[0, 1, 2, 3].map(i => `"0x10", "0x0${i}", "0x01", "0x02"`).join(',\n ')}]\n`,
    false,
  ],
  addresses: [[1, 18, 35, 52, 69, 86, 103, 120, 137].map((n, i) => `192.168.${(i % 3) + 1}.${n}`).join('\n'), false],
  'ships between names': [
    '  1 2 3 4 5 6 7 8 9\n' +
      [
        '.........',
        '.SSS.....',
        '.......S.',
        '.......S.',
        '.........',
        'S........',
        'S..X.....',
        'S........',
        '.........',
      ]
        .map((row, i) => `${'ABCDEFGHI'[i]} ${[...row].join(' ')}`)
        .join('\n'),
    true,
  ],
  'distances between towns': ['0 2 4 5 3 1\n2 0 6 1 5 4\n4 6 0 3 2 5\n5 1 3 0 4 6\n3 5 2 4 0 2\n1 4 5 6 2 0\n', true],
  'a table of products': [
    ['* | 1 2 3 4 5 6', '--+------------', ...[1, 2, 3, 4, 5, 6].map(a => `${a} | ${products(a)}`)].join('\n'),
    true,
  ],
  'a matrix with the largest numbers on its diagonal': [
    'm = [[5 0 1 0 0 0]\n     [2 6 0 0 1 0]\n     [0 1 5 0 1 0]\n     [0 0 0 6 0 0]\n     [0 1 0 1 4 2]\n     [1 0 0 0 0 6]]\n',
    true,
  ],
  'pairs of points': [
    spaced(rowsOf('1.......2....3......4...5....6.......7..7..8.......3....5.........8.46..2.......1')),
    true,
  ],
  heights: [
    '246801357\n224690135\n357924680\n668013579\n481357902\n257790246\n913502468\n702491357\n135792046\n',
    true,
  ],
  'numbers with all digits': [
    '123456789\n213456798\n312456879\n123465897\n321546798\n231465789\n132564987\n312465978\n213546879\n',
    true,
  ],
  'a long number': [
    'The product of the numbers up to 59 is\n138683118545689835737939019720389406345902876772687432540821294940160000000000000\n',
    true,
  ],
  'a table of products up to 81': [
    [
      '  | 1 2 3 4 5 6 7 8 9',
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map(
        a => `${a} |${[1, 2, 3, 4, 5, 6, 7, 8, 9].map(b => `${a * b}`.padStart(3)).join('')}`,
      ),
    ].join('\n'),
    true,
  ],
  'plots and their treatments': [
    `Plan of plots\n${[0, 1, 2, 3, 4, 5].map(r => [0, 1, 2, 3, 4, 5].map(c => ((r + c) % 6) + 1).join(' ')).join('\n')}\n`,
    true,
  ],
  'a long number in quotes': [`  eq('${'1234567890'.repeat(8)}',\n     '57edf4a22be3c955ac49da2e2107b67a')\n`, true],
  'a line between parts of a message': ['data\n-----------------------------721837373350705526688164684--\n', true],
  'shifts of a list from 0': ['    [(0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2)]\n', true],
  'days of a year': [
    '201  229  257  285\n207  235  263  291\n212  240  268  296\n218  246  274  302\n224  252  280  308\n',
    true,
  ],
  'the weights of a graph': [
    `graph = [
  [0, 1, 5, 2, 7, 4],
  [7, 0, 7, 7, 1, 4],
  [4, 7, 0, 9, 2, 1],
  [7, 2, 7, 0, 4, 4],
  [5, 5, 4, 4, 0, 3],
  [3, 9, 1, 3, 4, 0]]
`,
    true,
  ],
  'the weights of a graph without directions': [
    `graph = [
  [0, 4, 0, 2, 0, 0],
  [4, 0, 5, 0, 0, 4],
  [0, 5, 0, 1, 3, 0],
  [2, 0, 1, 0, 0, 1],
  [0, 0, 3, 0, 0, 6],
  [0, 4, 0, 1, 6, 0]]
`,
    true,
  ],
  'a diagonal matrix': ['Q = [[1, 0, 0, 0],\n     [0, 4, 0, 0],\n     [0, 0, 1, 0],\n     [0, 0, 0, 4]]\n', true],
  'a part of a matrix': [
    'A = array([[1, 0, 0, 0, 0, 0],\n    [0, 7, 0, 0, 0, 0],\n    [0, 0, 1, 2, 0, 0],\n    [0, 0, 3, 4, 0, 0],\n    [0, 0, 0, 0, 5, 6]])\n',
    true,
  ],
  preferences: [
    'f([\n    [2, 3, 1, 4],\n    [1, 5, 3, 2],\n    [3, 2, 4, 1],\n    [4, 1, 2, 5],\n    [2, 5, 1, 4]])\n',
    false,
  ],
  'lists of lists': [
    'check([\n  [[1, 1, 1], [1, 0, 0], [1, 0, 0]],\n  [[1, 1, 1], [0, 0, 1], [0, 0, 1]],\n  [[1, 0, 0, 1], [1, 1, 0, 1], [0, 0, 0, 0]],\n  [[1, 0, 0], [2, 0, 0]],\n  [[0, 1, 0], [0, 2, 0]],\n  [[1, 0], [2, 0], [5, 0]]\n])\n',
    true,
  ],
  'a part of a symmetric matrix': [
    'check([\n  [0, 1, 0, 0],\n  [0, 0, 1, 0],\n  [0, 2, 0, 2],\n  [0, 1, 2, 0]])\n',
    false,
  ],
  'a matrix with one element': [
    `check([${Array.from({ length: 8 }, (_, r) => `\n  [${Array.from({ length: 8 }, (__, c) => (r === 2 && c === 2 ? 1 : 0)).join(', ')}]`).join(',')}])\n`,
    true,
  ],
  'a table of numbers up to 4': [
    'check([[2, 0, 0, 4],\n       [0, 1, 4, 3],\n       [3, 3, 2, 0],\n       [4, 4, 1, 2]])\n',
    true,
  ],
  'a number with equal digits': ['assert f(3) == \\\n    454396537\n', true],
  'a decimal': ['0.6963328\n', true],
  'a decimal with dots': ['1.9753...\n', true],
  'a range of pages': ['2827-2848\n', true],
  'lists of several lengths': [
    '[[], [0], [0, 1, 2, 3],\n [0, 1, 2, 3, 4, 5, 6, 7, 8],\n [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,\n  14, 15],\n [], [0]]\n',
    false,
  ],
  'the names of cells': [
    `enum Place {\n${[1, 2, 3, 4].map(r => [1, 2, 3, 4].map(c => `    _${r}_${c},\n`).join('')).join('')}}\n`,
    true,
  ],
  'a row of stars': [`Notice\n\n${'* '.repeat(36)}\n\nText\n`, true],
  'lines under the names of columns': [`Name      Text\n${'-'.repeat(34)}     ${'-'.repeat(30)}\n`, true],
  'a line of as many dashes as a puzzle has cells': [`Notice\n${'-'.repeat(40)} ${'-'.repeat(41)}\nText\n`, true],
  'negative numbers in a line': [
    '-17 -27 -60 -22 86 -49 39 -83 72 -16 82 74 73 -29 16 -59 81 -60 -96 51 -62 -55 -79 -31 -15 -67 -18 -83 -61 -86\n',
    true,
  ],
  'another puzzle with two kinds of blanks': [spaced('---x--\nx-----\n-----x\n--x---\n----x-\n-x----'), true],
  'the chart of a rule below its name': [
    '[Thermometer]\n123......\n..4......\n..5......\n.........\n.....123.\n.......4.\n.........\n.........\n.........\n',
    true,
  ],
  'the chart of a rule in a string': [
    'rule = Arrow.parse("""\n.1.|...|...\n..2|...|...\n..3|...|...\n---+---+---\n...|...|...\n...|...|...\n...|...|...\n---+---+---\n...|...|...\n...|...|...\n...|...|...\n""")\n',
    true,
  ],
  'cages as lists': [
    `cages = [\n${['8, [3,6], [4,6],[5,6]', '20, [3,7], [3,8],[4,7]', '6, [4,1], [5,1]', '14, [4,2], [4,3]', '17, [4,5], [5,5],[6,5]', '17, [4,8], [5,7],[5,8]', '13, [5,2], [5,3],[6,2]'].map(cage => `  [${cage}],\n`).join('')}]\n`,
    false,
  ],
  'colors in a program': [
    `theme = [\n${['0, 0, 0', '128, 0, 0', '0, 128, 0', '128, 128, 0', '0, 0, 128', '5, 7, 128', '0, 9, 128', '192, 6, 2'].map(color => `    (${color}),\n`).join('')}]\n`,
    false,
  ],
  'characters by their numbers': [
    `day /\n${[0x43d, 0x43f, 0x432, 0x441, 0x447, 0x459, 0x461].map(c => `  "<U0${c.toString(16)}>"; /\n`).join('')}`,
    false,
  ],
  'a drawing by numbers': [
    '      2 1 3 1 2\n  1 1 . . . . .\n    3 . . . . .\n  2 1 . . . . .\n    1 . . . . .\n    4 . . . . .\n',
    true,
  ],
};

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '../../../src/text/parser/parser';

/** Texts without a grid, for which there are no puzzles and no notes. */
const OTHERS: Readonly<Record<string, string>> = {
  prose: `It was the 1st of May, at 9 o'clock, when 4 of us, 3 men and 1 dog, went out.
We had 2 maps, 5 apples, and 7 hours until dark (or 8, if the sky was clear).

At 12:30 we had done 6 miles. "Are we there yet?" he said; I said: "No."
The dog - a big one - slept. 1, 2, 3, 4: we went on...
`,
  'a letter with numbers': `1. Buy milk
2. Call Bob at 555-1234
3. Pay 12.50 for the tickets
4. Feed the cat
5. Water the 3 plants
6. Read 40 pages
7. Go to bed at 10
8. Sleep 8 hours
9. Get up
`,
  'a table of prices': `Item,Price,Tax,Total
Milk,1.20,0.08,1.28
Bread,2.50,0.18,2.68
Butter,3.10,0.22,3.32
Eggs,2.80,0.20,3.00
Cheese,5.40,0.38,5.78
Apples,2.10,0.15,2.25
Tea,4.00,0.28,4.28
Salt,0.90,0.06,0.96
`,
  'prices alone': Array.from({ length: 9 }, (_, i) => `${i + 1}.20;0.0${i};${i + 1}.2${i};3.99`).join('\n'),
  statistics: Array.from({ length: 9 }, (_, r) =>
    Array.from({ length: 9 }, (_, c) => 10 + ((r * 37 + c * 53) % 89)).join(','),
  ).join('\n'),
  'statistics with some small numbers': Array.from({ length: 9 }, (_, r) =>
    Array.from({ length: 9 }, (_, c) => (r * 37 + c * 53) % 60).join('\t'),
  ).join('\n'),
  'hexadecimal numbers in a table': Array.from(
    { length: 12 },
    (_, i) => `${i + 40}, 0x${(0x9e3779b9 * (i + 1)).toString(16).slice(-8)}`,
  ).join('\n'),
  'a matrix with negative numbers': `add = Matrix([
  [4, 1, 0, 0, 0],
  [2, -3, 0, 0, 0],
  [0, 0, -3, 4, 2],
  [0, 0, -1, -3, 0],
  [0, 0, 2, 5, 3]])
`,
  'rows of 1 and -1': ['1 1 1 1 -1', '1 1 1 -1 1', '1 1 -1 1 1', '1 -1 1 1 1', '1 -1 -1 1 -1', '1 1 -1 -1 1'].join(
    '\n',
  ),
  'permutations in a program': `[
  [0, 3, 7, 4, 1, 2, 6, 5],  # cw through the left vertex
  [5, 1, 0, 4, 6, 2, 3, 7],  # cw through the right vertex
  [5, 6, 2, 1, 4, 7, 3, 0],
  [7, 4, 0, 3, 6, 5, 1, 2],
]
`,
  'long integers':
    '361850798943225141738895123621685122544503614946436727532800\n632314652371226552085897259159210286886724229880266931574701654721512325555116066073245696,\n12345678911234567892123456789312345678941234567895123456789612345678971234567898112345678911234567892123456789112345678911234567892123456789\n',
  'a binary number':
    "    for s in '2147483648', '0b100000000000000000000000000000000000000000000000000000000000000':\n",
  'an address with a checksum':
    'https://example.org/0419e9085bf51b7a672009b3f50dbf1859acdf18ba725d0ec19aa5c8503f0ea3\n',
  'a table of versions': [
    '26 6.2.0',
    '28 6.3.0',
    '30 7.0.0',
    '32 8.0.0',
    '34 9.0.0',
    '36 10.0.0',
    '38 11.0.0',
    '40 12.0.0',
  ]
    .map(line => line.replace(' ', '          '))
    .join('\n'),
  'a rule with the number of its line': `11\tFAILED\n12\t${'-'.repeat(62)}\n13\tRan 27 tests\n`,
  'a league table': `| Team | P | W | D | L | F | A | D | Pts |
|------|---|---|---|---|---|---|---|-----|
| Reds | 9 | 6 | 2 | 1 | 18 | 7 | 11 | 20 |
| Blues | 9 | 5 | 2 | 2 | 14 | 9 | 5 | 17 |
| Greens | 9 | 4 | 3 | 2 | 12 | 8 | 4 | 15 |
| Whites | 9 | 4 | 1 | 4 | 11 | 11 | 0 | 13 |
| Blacks | 9 | 3 | 2 | 4 | 9 | 10 | -1 | 11 |
| Golds | 9 | 2 | 2 | 5 | 8 | 14 | -6 | 8 |
| Greys | 9 | 1 | 3 | 5 | 6 | 13 | -7 | 6 |
| Pinks | 9 | 1 | 1 | 7 | 5 | 11 | -6 | 4 |
`,
  'a program': `int main(void) {
  int a[4] = {1, 2, 3, 4};
  for (int i = 0; i < 4; i++) {
    if (a[i] % 2 == 0) { a[i] /= 2; }
    else a[i]--;
  }
  printf("%d %d\\n", a[0], a[1]);
  return 0;
}
`,
  'a program with a matrix': `const rotation = [
  [0, -1, 0],
  [1, 0, 0],
  [0, 0, 1],
];
`,
  'a web page': `<html>
<head><title>A page of 9 words</title></head>
<body>
<h1>1 heading</h1>
<p>Some text with 4 numbers: 1, 2 and 3.</p>
<table><tr><td>Name</td><td>5</td></tr><tr><td>Other</td><td>7</td></tr></table>
</body>
</html>
`,
  dates: Array.from({ length: 9 }, (_, i) => `2024-0${i + 1}-1${i};${i};${i + 2};ok`).join('\n'),
  'telephone numbers': Array.from({ length: 9 }, (_, i) => `+44 20 7946 0${i}${i}${(i * 3) % 10}`).join('\n'),
  'a diary': Array.from({ length: 7 }, (_, i) => `${i + 1}/5  ${i + 8}:00-${i + 9}:30  gym`).join('\n'),
  'tic-tac-toe': 'x|o|x\n-+-+-\n |x|o\n-+-+-\no| |x\n',
  hexadecimal: Array.from({ length: 8 }, (_, i) => `000${i}0: 48 65 6c 6c 6f 20 77 6f 72 6c 64 21 0${i} 00 ff 7f`).join(
    '\n',
  ),
  'a chat': `:wave: hi all
anyone up for a game at 9? :one: or :two: players
:thumbsup: me
ok 8 then :smile:
`,
  'a board of Go': `   A B C D E F G H J\n${[9, 8, 7, 6, 5, 4, 3, 2, 1].map(r => ` ${r} ${[...'.XO..X.O.'].map((_, i) => '.XO..X.O.'[(i * r) % 9]).join(' ')} ${r}`).join('\n')}\n   A B C D E F G H J\n`,
  'connect four': `  0 1 2 3 4 5 6\n${'| . . . . . . . |\n'.repeat(3)}| . . Y Y . . . |\n| . Y R R Y . . |\n| R R Y R Y . Y |\n+---------------+\n`,
  queens: [0, 4, 7, 5, 2, 6, 1, 3].map(q => [...'........'].map((c, i) => (i === q ? 'Q' : c)).join(' ')).join('\n'),
  'a part of a sea battle': [5, 6, 7, 8, 9, 10].map(r => `${r} ${[...'~X~~O#~~X~'].join(' ')}`).join('\n'),
  'a map of tiles in a program': `const level = [\n${['11111111', '10000201', '10110301', '10000001', '10220011', '10000101', '10030001', '11111111'].map(row => `  [${[...row].join(', ')}],\n`).join('')}];\n`,
  'weights in a program': `w = [[2, 1, 3, 1, 2, 4],\n     [1, 5, 1, 2, 1, 1],\n     [3, 1, 2, 6, 1, 2],\n     [2, 2, 1, 1, 3, 1],\n     [1, 1, 4, 1, 2, 5],\n     [6, 1, 1, 2, 1, 3]]\n`,
  'a filter of images in a program': `k = tensor([\n  [1, 4, 6, 4, 1],\n  [4, 16, 24, 16, 4],\n  [6, 24, 36, 24, 6],\n  [4, 16, 24, 16, 4],\n  [1, 4, 6, 4, 1],\n]) / 256\n`,
  'ranges of characters': Array.from({ length: 12 }, (_, i) => `A${i * 7 + 480}\tA${i * 7 + 483}\t1F${i % 10}`).join(
    '\n',
  ),
  colors: `THEME = [\n${[0, 5, 9, 13, 17, 22, 27, 31].map(i => `  (${i * 8}, ${(i * 37) % 256}, ${(i * 91) % 256}),\n`).join('')}]\n`,
  'constants of a program': `H1 = 41,\nH2 = 42,\nH3 = 43,\nH4 = 44,\nH5 = 45,\nH6 = 46,\nHR = 50,\n`,
  'a table from numbers to numbers': `zeros = {\n${[0, 128, 192, 224, 240, 248, 252, 254, 255].map((n, i) => `  ${n}: ${8 - i},\n`).join('')}}\n`,
  'operations on bits': `n--;\n${[1, 2, 4, 8, 16].map(n => `n |= n >>> ${n};\n`).join('')}n++;\n`,
  'names with numbers': `export type Encoding =\n${[1, 2, 3, 4, 5, 6, 7, 8].map(n => `  | "l${n}"\n`).join('')}`,
  'numbers of characters in quotes': `'V6\n48\n58\n65\n91\n97\n123',\n'V4\n1155\n1156\n66384\n66427',\n'V2\n3660\n3661',\n`,
  'codes of characters': `2983\t\to\n2984\t\tc\n2985\t\to\n2986\t\tc\n2987\t\to\n2988\t\tc\n2989\t\to\n`,
  'pairs of hexadecimal digits': `data = [\n${[0, 1, 2, 3, 4, 5].map(r => `  ['${r}A', '${r}B', '${r}C'],\n`).join('')}]\n`,
  'a list of versions': `- 2.7\n- 3.4\n- 3.5\n- 3.6\n- 3.7\n- &other 3.8\n- nightly\n- 3.9\n- 3.10\n`,
  'versions with parts': `1.4       1.4.0  (these two are equal)\n1.4.1\n1.5a1\n1.5b3\n1.5\n1.9.6\n2.0\n2.0.4a3\n2.0.4b1\n2.0.4\n`,
  'versions of a program': `const versions = {\n${[1, 2, 3, 4, 5, 6, 7, 8].map(n => `            v${n}: ${n},\n`).join('')}        };\n`,
  'rules of CSS': `h2 + h2 {\n  margin: 0 0 .5rem;\n}\n\nh3 + h3 {\n  margin: 0 0 .5rem;\n}\n\nh2,\nh3,\nh4,\nh5 {\n  margin: 2rem 0 0;\n}\n`,
  'a declaration of C': `Status (*xGet) (Display *d, Drawable r, Window *w, int *i1, int *i2, unsigned int *ui1, unsigned int *ui2, unsigned int *ui3, unsigned int *ui4); /* 31 */\n`,
  'ranges of hexadecimal numbers': `3204\t\tN\n3209\t\tN\n320C\t\tN\n3224\t\tN\n3226\t\tN\n3241\t\tN\n3244\t\tN\n326D\t3271\tN\n3274\t3275\tN\n`,
  'ascending numbers of different lengths': `67344\n73744\n993040\n2048574\n2048576\n2114110',\n`,
  'characters of a text in C': `const char flags[] = {\n${[...'compiler: gcc -O2 -DSHA256 -DVERSION=31 -Wall -fPIC -DHAVE_BZIP2 -lm -lquartz -jobs 4 -k5'].reduce((all, c, i) => `${all}${i % 16 === 0 ? '\n    ' : ''}'${c}',`, '')}\n};\n`,
  'lists in lists': `run('''\n    100\n    [2,3,4]\n    [[2, 1],3,4]\n    [(2, 1),3,4]\n    (2,3,4)\n    ([2, 1],5,6)\n''')\n`,
  'UTF-32': [...'5 3 . . 7 . . . .\n6 . . 1 9 5 . . .\n'].map(c => `${c}\0\0\0`).join(''),
  'UTF-32, the other order': [...'5 3 . . 7 . . . .\n6 . . 1 9 5 . . .\n'].map(c => `\0\0\0${c}`).join(''),
  'null characters': '\0'.repeat(200),
  'an archive':
    'PK\u0003\u0004\u0014\0\b\b\b\0\0\0!\0\0\0\0\0\0\0\0\0\0\0\0\0\u0003\0\t\0aaaUT\u0005\0\u0001\0\0\0\0cHLL',
  'a confusion matrix':
    '[[9 0 0 1 0 0]\n [0 8 1 0 0 1]\n [1 0 7 0 2 0]\n [0 0 0 9 0 1]\n [0 1 0 0 9 0]\n [0 0 1 0 0 9]]\n',
  'a histogram': `array(
    [[0., 0, 0, 0, 0],
     [0, 1, 0, 1, 0],
     [0, 0, 1, 0, 0],
     [1, 0, 0, 0, 0],
     [0, 1, 1, 1, 0],
     [0, 0, 0, 0, 1]])
`,
  'counted numbers in brackets':
    '[[0, 1, 2, 3, 4, 5, 6, 7, 8],\n [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,\n  14, 15],\n',
  'a set with one number in each line': 'check({0,\n      1,\n      2,\n      3,\n      4,\n      5,\n      6})\n',
  'numbers in columns': '0  7   14\n1  8   15\n2  9   16\n3  10  17\n4  11  18\n5  12  19\n6  13\n',
  calls: 'f1()\nf2(1)\nf2(1,)\nf3(1, 2)\nf3(1, 2,)\nv0()\nv0(1)\nv0(1,)\nv0(1,2)\nv0(1,2,3)\n',
  'sizes by letter':
    "sizes = {\n  'b': 1, 'B': 1,\n  'h': 2, 'H': 2,\n  'i': 4, 'I': 4,\n  'l': 4, 'L': 4,\n  'q': 8, 'Q': 8,\n}\n",
  'conditions in a macro': `#define CHECKS(b) ((b) >= 3747 ? 3 : (b) >= 1345 ? 4  \\
        : (b) >= 476                                  ? 5  \\
        : (b) >= 400                                  ? 6  \\
        : (b) >= 347                                  ? 7  \\
        : (b) >= 308                                  ? 8  \\
        : (b) >= 55                                   ? 27 \\
                                                      : 34)
`,
  'regular expressions':
    "re = [\n  '(.+)=(.*)',\n  '(25[0-5]|2[0-4][0-9]|1?[0-9]{1,2})(\\\\.(25[0-5]|2[0-4][0-9])){3}',\n  '(?!)',\n  '(?P<Y>\\\\d\\\\d)\\\\.(?P<M>\\\\d)',\n  '[ab]{1,3}',\n  '\\\\[(.*)\\\\]:(\\\\d*)',\n  '\\\\W',\n]\n",
  'tags of HTML between sentences':
    '></H2\n><P\n>&#13;The names of all files are in a list with a form that is like the form of other lists.\n\t\t</P\n><P\n>&#13;It ends here.\n',
  'a list of decimals': 'x = [-0.00073,\n     0.039446,\n     0.0915387,\n     0.1234567,\n     -0.000813]\n',
  'a matrix with -1 and 0': `L = np.array([[ 2, -1, -1,  0,  0,  0],
              [ 0,  0,  0,  0,  0,  0],
              [-1, -1,  3, -1,  0,  0],
              [-1,  0,  0,  2,  0, -1],
              [ 0, -1,  0,  0,  1,  0],
              [ 0,  0, -1,  0, -1,  2]])
`,
  'lists after a prompt of Python':
    '>>> for path in paths:\n...     print(path)\n...\n[0, 1, 2, 3]\n[0, 1, 3]\n[0, 2, 1, 3]\n[0, 2, 3]\n[0, 3]\n',
  'numbers after a prompt of Python':
    '>>> for line in lines:\n...     print(line)\n0 1 2 3\n1 2 3\n2 3\n3 4\n4 5\n5 6\n6\n',
  'paths in lists':
    'answers = [\n  [1, 2, 3, 7, 11],\n  [1, 2, 6, 7, 11],\n  [1, 2, 6, 10, 11],\n  [1, 5, 6, 7, 11],\n  [1, 5, 6, 10, 11],\n  [1, 5, 9, 10, 11]]\n',
  'assignments to elements':
    'a[0] = "1"\na[:] = "2"\na[...] = "3"\na[[]] = "4"\na[[0]] = "5"\na[[[0]]] = "6"\na[[[[[0]]]]] = "7"\na[b] = "8"\n',
  'a large matrix': Array.from({ length: 34 }, (_, r) =>
    Array.from({ length: 34 }, (_, c) => ((r * 5 + c * 3) % 7) * Number((r + c) % 3 === 0)).join(' '),
  ).join('\n'),
  'numbers of C with types':
    'static const uint32_t jumps[8] = {\n    0U,\n    0U,\n    536870912U,\n    135118848U,\n    4163U,\n    122880U,\n    0U,\n    0U,\n};\n',
  'quotients by number':
    'assert rc == {\n    0: 156.0 / 1122,\n    1: 154.0 / 1056,\n    2: 110.0 / 462,\n    3: 78.0 / 240,\n    4: 44.0 / 90,\n    5: 20.0 / 30,\n}\n',
  'a list with one number in each line':
    "@results = (\n  '1',\n  '1',\n  '2',\n  '6',\n  '24',\n  '120',\n  '720',\n  '5040',\n  '40320',\n  '362880',\n);\n",
  'sorted nodes of a graph':
    'assert nodes == [\n    1,\n    7,\n    2,\n    5,\n    4,\n    9,\n    3,\n    8,\n    6,\n]\n',
  'names with a number':
    'assert names == [\n  "G1A",\n  "G1B",\n  "G1C",\n  "G1D",\n  "H1",\n  "H2",\n  "H3",\n  "G2A",\n  "G2B",\n]\n',
  'formats with comments':
    "f = ('4P'   # First\n     '36P'  # Second\n     '3P'   # Third\n     '10P'  # Fourth\n     '2P'   # Fifth\n     '5P'   # Sixth\n     '1P')\n",
  'a polynomial':
    'f = 81*x**8 - 2268*x**6 - 4536*x**5 + 22644*x**4 + 63216*x**3 - \\\n    31608*x**2 - 189648*x + 141358\n',
  'numbered names':
    '  {\n    __q00, __q01, __q02, __q03, __q04, __q05, __q06, __q07,\n    __q08, __q09, __q10, __q11, __q12, __q13, __q14, __q15\n  };\n',
  'a tree': '╙── 0\n    ├── 1\n    │   └── 2\n    │       └── 3\n    │           └── 4 ─ 0\n    └──  ...\n',
  'a list of settings': `a: 1
b: 2
c: [3, 4]
d: null
e: "5"
f:
  - 6
  - 7
`,
};

describe('text without a grid', () => {
  for (const [name, text] of Object.entries(OTHERS)) {
    for (const [end, sort] of [
      ['\n', 'alone'],
      ['\r\n', 'with CRLF'],
    ]) {
      it(`${name}, ${sort}: has no puzzles and no notes`, () => {
        const { puzzles, notes = [] } = parse(text.replaceAll('\n', end));
        assert.deepEqual([puzzles.map(puzzle => puzzle.text), notes.map(({ reason }) => reason)], [[], []]);
      });
    }
  }

  it('includes the code of this project', () => {
    const folder = join(__dirname, '../../../src/text/pasted');
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.ts')) continue;
      const { puzzles, notes = [] } = parse(readFileSync(join(folder, name), 'utf8'));
      assert.deepEqual([puzzles.map(puzzle => puzzle.text), notes], [[], []], name);
    }
  });
});

import assert from 'node:assert/strict';
import { makeLine } from '../../../src/core/notation';
import { rewriteGrid } from '../../../src/features/codeActions/rewriteGrid';
import { findingsOfNote } from '../../../src/features/diagnostics/rules/notRead';
import type { UnreadNote } from '../../../src/text/note';
import { parse } from '../../../src/text/parser/parser';
import { EASY, EASY_SOLVED } from '../texts';

const rowsOf = (line: string) => Array.from({ length: 9 }, (_, r) => line.slice(9 * r, 9 * r + 9));
const ROWS = rowsOf(EASY);
const SOLVED = rowsOf(EASY_SOLVED);

/** The digits of the puzzle with their row and column, counted from 0. */
const FACTS = [...EASY].flatMap((c, cell) => (c === '.' ? [] : [[Math.floor(cell / 9), cell % 9, Number(c)]]));
const facts = (make: (row: number, column: number, digit: number) => string, joint = '\n') =>
  FACTS.map(([row, column, digit]) => make(row, column, digit)).join(joint);

const spaced = (rows: readonly string[]) => rows.map(row => [...row].join(' ')).join('\n');
const joined = (rows: readonly string[]) => rows.join('');
const SIX = ['1.5.6.', '......', '4...1.', '...4..', '5..6..', '31...5'];
const SIX_SOLVED = ['145362', '263154', '432516', '651423', '524631', '316245'];

/** Rows in a frame that shows every cell. */
const celled = (rows: readonly string[]) =>
  ['', ...rows.map(row => `|${[...row].join('|')}|`), ''].join(`\n+${'-+'.repeat(9)}\n`).trim();

const framed = (rows: readonly string[]) =>
  rows
    .map((row, r) => `${r % 3 === 0 ? '+---+---+---+\n' : ''}|${row.slice(0, 3)}|${row.slice(3, 6)}|${row.slice(6)}|`)
    .join('\n')
    .concat('\n+---+---+---+');

const beside = (left: string, right: string, gap: string) => {
  const others = right.split('\n');
  return left
    .split('\n')
    .map((line, i) => line + gap + others[i])
    .join('\n');
};

/** Boxes of which the first three exchange a cell at their sides. */
const JIGSAW = rowsOf('AAAABBCCCAAABBBCCCAABBBBCCCDDDEEEFFFDDDEEEFFFDDDEEEFFFGGGHHHIIIGGGHHHIIIGGGHHHIII');

/** Cages of a killer, all cells in one. */
const CAGES = rowsOf('AABBBCDEFGGHHCCDEFGGIICJKKFLMMINJKOFLPPQNJOORSTPQNUVVRSTTQWUUXXSYZZWWaXXSYZbbbacc');

/** Rows of a jigsaw with the digit and the region of each cell. */
const paired = (form: (digit: string, letter: string) => string) =>
  ROWS.map((row, r) => [...row].map((c, i) => form(c, JIGSAW[r][i])).join(' ')).join('\n');

const JIGSAW_NUMBERS = JIGSAW.map(row => row.replace(/[A-I]/g, c => String('ABCDEFGHI'.indexOf(c) + 1)));

/** Each cell in three lines in a frame, with a text in the first line of each empty one. */
function cornered(corner: string): string {
  const border = `+${'-----+'.repeat(9)}`;
  const lineOf = (c: string, k: number) => (c === '.' ? (k === 0 ? corner : '     ') : k === 1 ? `  ${c}  ` : '     ');
  const bands = ROWS.map(row => [0, 1, 2].map(k => `|${[...row].map(c => lineOf(c, k)).join('|')}|`).join('\n'));
  return `${border}\n${bands.join(`\n${border}\n`)}\n${border}`;
}

/** Rows with lines around the regions. */
function drawn(pitch: number, blank: string): string {
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
const betweenBoxes = (rows: readonly string[]) =>
  rows
    .map(row => [0, 3, 6].map(c => [...row.slice(c, c + 3).replaceAll('.', ' ')].join(' ')).join(' | '))
    .flatMap((row, r) => (r === 3 || r === 6 ? ['------+-------+------', row] : [row]))
    .join('\n');

/** Rows of digits and lists of candidates, with nothing around the rows. */
const bareLists = (joint: string) =>
  ROWS.map(row => [...row.replaceAll('.', 'c')].join(joint).replaceAll('c', '{1,2, 7}')).join('\n');

/** Options for cells that are drawn in three lines. */
interface Tall {
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
function tall({ candidates = false, blank = ' ', joint = '', margin = '', room, bar = '|' }: Tall): string {
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
function cells(blank: string): string {
  const border = `+${'-------+'.repeat(9)}`;
  const lineOf = (c: string, k: number) => {
    if (c !== '.') return `   ${k === 1 ? c : ' '}   `;
    return ` ${[...'123456789'.slice(3 * k, 3 * k + 3)].map(d => ('13'.includes(d) ? d : blank)).join(' ')} `;
  };
  const bands = ROWS.map(row => [0, 1, 2].map(k => `|${[...row].map(c => lineOf(c, k)).join('|')}|`).join('\n'));
  return `${border}\n${bands.join(`\n${border}\n`)}\n${border}`.replace('| 1', '|  ');
}

/** Rows whose empty cells are lists of candidates. */
const listsOf = ([open, close]: string, [first, last]: string) =>
  `c = ${open}\n${ROWS.map(row => `  ${open}${[...row].map(c => first + (c === '.' ? '1, 4' : c) + last).join(', ')}${close}`).join(',\n')}\n${close}`;

/** A table with names of columns and rows. */
const table = (width: number) =>
  ['', ...ROWS]
    .map(
      (row, r) =>
        (r === 0 ? ' ' : r - 1) + [...(row || '012345678')].map(c => c.replace('.', ' ').padStart(width)).join(''),
    )
    .join('\n');

/** Rows as people type them: spaces for empty cells, none at the ends of lines. */
const typed = (rows: readonly string[]) => rows.map(row => row.replaceAll('.', ' ').trimEnd()).join('\n');

/** Rows whose first column is empty. */
const WITHOUT_FIRST = ROWS.map(row => `.${row.slice(1)}`);
const REPEATED = ROWS.map((row, r) => (r === 7 ? '...419.55' : row));

/** The boxes of the puzzle, each between two texts, with its rows in a form and commas between them. */
function inBoxes(form: (cells: string[]) => string, before: string, after: string): string {
  const rows = ROWS.map(row => row.replaceAll('.', '0'));
  const box = (b: number) =>
    [0, 1, 2].map(r => form([...rows[3 * Math.floor(b / 3) + r].slice(3 * (b % 3), 3 * (b % 3) + 3)])).join(',');
  return rows.map((_, b) => `${before}${box(b)}${after}`).join('');
}

/** Rows of fields without the empty ones at the end. */
const fieldsOf = (rows: readonly string[]) =>
  rows
    .map(row =>
      [...row]
        .map(c => c.replace('.', ''))
        .join(',')
        .replace(/,+$/, ''),
    )
    .join('\n');

/** Texts that are not read, and the grids that they show. */
const UNREAD: Readonly<
  Record<string, readonly [text: string, reason: UnreadNote['reason'], shown: readonly string[]]>
> = {
  'arrays of boxes': [inBoxes(row => `[${row.join(', ')}]`, '[', '],\n'), 'boxes', [EASY]],
  'arrays of boxes on one line': [`[${inBoxes(row => `[${row.join(',')}]`, '[', '], ').trim()}]`, 'boxes', [EASY]],
  'arrays of boxes in braces': [inBoxes(row => `{${row.join(',')}}`, '{', '},\n'), 'boxes', [EASY]],
  'arrays of boxes without commas': [`a = [\n${inBoxes(row => `[${row.join(' ')}]`, '[', ']\n')}]`, 'boxes', [EASY]],
  'strings of boxes': [`[\n${inBoxes(row => row.join(''), '"', '",\n').replace(/(?<=\d),/g, '')}]`, 'boxes', [EASY]],
  'side by side': [beside(ROWS.join('\n'), SOLVED.join('\n'), '    '), 'side-by-side', [EASY, EASY_SOLVED]],
  'side by side, spaced': [
    beside(ROWS.map(row => [...row].join(' ')).join('\n'), SOLVED.map(row => [...row].join(' ')).join('\n'), '   '),
    'side-by-side',
    [EASY, EASY_SOLVED],
  ],
  'side by side with a tab': [beside(ROWS.join('\n'), SOLVED.join('\n'), '\t'), 'side-by-side', [EASY, EASY_SOLVED]],
  'side by side with a space': [beside(ROWS.join('\n'), SOLVED.join('\n'), ' '), 'side-by-side', [EASY, EASY_SOLVED]],
  'side by side with an arrow': [
    beside(framed(ROWS), framed(SOLVED), '    ').replace(/(?<=^(?:.*\n){6}.{13}) {4}/, ' => '.padEnd(4)),
    'side-by-side',
    [EASY, EASY_SOLVED],
  ],
  'side by side in frames': [beside(framed(ROWS), framed(SOLVED), '   '), 'side-by-side', [EASY, EASY_SOLVED]],
  ...Object.fromEntries(
    [' | ', ' || ', '|'].map(gap => [
      `side by side with ${JSON.stringify(gap)}`,
      [beside(ROWS.join('\n'), SOLVED.join('\n'), gap), 'side-by-side', [EASY, EASY_SOLVED]] as const,
    ]),
  ),
  ...Object.fromEntries(
    [' | ', ' || '].map(gap => [
      `side by side in frames with ${JSON.stringify(gap)}`,
      [beside(framed(ROWS), framed(SOLVED), gap), 'side-by-side', [EASY, EASY_SOLVED]] as const,
    ]),
  ),
  'three side by side': [
    beside(beside(framed(ROWS), framed(SOLVED), '  '), framed(ROWS), '  '),
    'side-by-side',
    [EASY, EASY_SOLVED, EASY],
  ],
  'three side by side, dense': [
    beside(beside(ROWS.join('\n'), SOLVED.join('\n'), '  '), ROWS.join('\n'), '  '),
    'side-by-side',
    [EASY, EASY_SOLVED, EASY],
  ],
  'three side by side, spaced': [
    beside(beside(spaced(ROWS), spaced(SOLVED), '   '), spaced(ROWS), '   '),
    'side-by-side',
    [EASY, EASY_SOLVED, EASY],
  ],
  'side by side, 6x6': [beside(spaced(SIX), spaced(SIX_SOLVED), '    '), 'side-by-side', [SIX, SIX_SOLVED].map(joined)],
  'side by side in different frames': [
    beside(`${framed(ROWS)}${'\n             '.repeat(6)}`, celled(SOLVED), '   '),
    'side-by-side',
    [EASY, EASY_SOLVED],
  ],
  'side by side, one with a row that is too short': [
    beside(spaced(ROWS), spaced(SOLVED), '   ').replace(/ 1$/m, ''),
    'side-by-side',
    [],
  ],
  'numbers of regions next to it': [beside(spaced(ROWS), spaced(JIGSAW_NUMBERS), '   '), 'regions', [EASY]],
  'letters of regions next to it, in a frame': [beside(framed(ROWS), framed(JIGSAW), '   '), 'regions', [EASY]],
  'candidates in a corner of cells in three lines': [cornered('  17 '), 'tall-cells', [EASY]],
  'sums in a corner of cells in three lines': [cornered('21   '), 'tall-cells', []],
  ...Object.fromEntries(
    ['=', ':', 'b', '<>', '\u00a0'].map(blank => [
      `${JSON.stringify(blank)} for empty cells`,
      [spaced(ROWS).replaceAll('.', blank), 'blanks', [EASY]] as const,
    ]),
  ),
  'spaces for empty cells on colors': [
    ROWS.map(row => [...row.replace(/\./g, ' ')].map(c => `\x1b[47m ${c} \x1b[0m`).join('')).join('\n'),
    'spaces',
    [EASY],
  ],
  'items of a list': [facts((r, c, d) => `  - [${r}, ${c}, ${d}]`), 'coordinates', [EASY]],
  'items of a list, without brackets': [facts((r, c, d) => `- ${r}, ${c}, ${d}`), 'coordinates', [EASY]],
  'facts of Prolog': [facts((r, c, d) => `given(${r + 1},${c + 1},${d}).`), 'coordinates', [EASY]],
  'assignments, from 0': [facts((r, c, d) => `board[${r}][${c}] = ${d};`), 'coordinates', [EASY]],
  'names of cells': [facts((r, c, d) => `r${r + 1}c${c + 1} = ${d}`), 'coordinates', [EASY]],
  'letters of rows': [facts((r, c, d) => `${'ABCDEFGHI'[r]}${c + 1}=${d}`), 'coordinates', [EASY]],
  'a table of places': [`row,col,value\n${facts((r, c, d) => `${r + 1},${c + 1},${d}`)}`, 'coordinates', [EASY]],
  'a table of places, the column first': [`x,y,value\n${facts((r, c, d) => `${c},${r},${d}`)}`, 'coordinates', [EASY]],
  'a dictionary': [`grid = {\n${facts((r, c, d) => `  (${r}, ${c}): ${d},`)}\n}`, 'coordinates', [EASY]],
  'a dictionary on one line': [`{${facts((r, c, d) => `(${r}, ${c}): ${d}`, ', ')}}`, 'coordinates', [EASY]],
  'a dictionary of names in quotes': [
    `{${facts((r, c, d) => `'${'ABCDEFGHI'[r]}${c + 1}': '${d}'`, ', ')}}`,
    'coordinates',
    [EASY],
  ],
  'names of variables': [facts((r, c, d) => `(assert (= x${r + 1}${c + 1} ${d}))`), 'coordinates', [EASY]],
  'names of functions': [facts((r, c, d) => `(define-fun c${r + 1}${c + 1} () Int ${d})`), 'coordinates', [EASY]],
  'facts below rules with variables': [
    `1 { cell(R,C,V) : val(V) } 1 :- row(R), col(C).\n:- cell(R,C1,V), cell(R,C2,V), C1 != C2.\n${facts((r, c, d) => `initial(${r + 1},${c + 1},${d}).`, ' ')}`,
    'coordinates',
    [EASY],
  ],
  'facts above rules with variables': [
    `${facts((r, c, d) => `initial(${r + 1},${c + 1},${d}).`)}\n:- cell(R1,C,V), cell(R2,C,V), R1 != R2.\n`,
    'coordinates',
    [EASY],
  ],
  'names of variables below their ranges': [
    `${Array.from({ length: 81 }, (_, i) => `(assert (and (>= x${Math.floor(i / 9) + 1}${(i % 9) + 1} 1) (<= x${Math.floor(i / 9) + 1}${(i % 9) + 1} 9)))`).join('\n')}\n${facts((r, c, d) => `(assert (= x${r + 1}${c + 1} ${d}))`)}`,
    'coordinates',
    [EASY],
  ],
  'numbers of cells, from 0': [facts((r, c, d) => `values[${9 * r + c}] = ${d};`), 'coordinates', [EASY]],
  'numbers of all cells, from 1': [
    [...EASY].map((c, cell) => `g(${cell + 1}) = ${c.replace('.', '0')}`).join('\n'),
    'coordinates',
    [EASY],
  ],
  'numbers of cells in a call': [
    facts((r, c, d) => `(assert (= (select g ${9 * r + c}) ${d}))`),
    'coordinates',
    [EASY],
  ],
  'clauses of DIMACS': [
    `c Sudoku\np cnf 729 30\n${facts((r, c, d) => `${81 * r + 9 * c + d} 0`)}`,
    'coordinates',
    [EASY],
  ],
  'clauses of DIMACS, with digits as names': [
    `p cnf 999 ${FACTS.length}\n${facts((r, c, d) => `${r + 1}${c + 1}${d} 0`)}`,
    'coordinates',
    [EASY],
  ],
  'columns first': [facts((r, c, d) => `{"x": ${c}, "y": ${r}, "d": ${d}},`), 'coordinates', [EASY]],
  'attributes in XML': [
    `<puzzle>\n${facts((r, c, d) => `  <cell row="${r}" col="${c}" value="${d}"/>`)}\n</puzzle>`,
    'coordinates',
    [EASY],
  ],
  'elements in XML': [
    `<puzzle>\n${facts((r, c, d) => `  <cell>\n    <row>${r}</row>\n    <column>${c}</column>\n    <value>${d}</value>\n  </cell>`)}\n</puzzle>`,
    'coordinates',
    [EASY],
  ],
  'elements in elements with attributes in XML': [
    `<puzzle>\n${facts((r, c, d) => `  <field x="${c}" y="${r}" given="true"><digit>${d}</digit></field>`)}\n</puzzle>`,
    'coordinates',
    [EASY],
  ],
  'all cells as elements in XML': [
    `<puzzle>\n${[...EASY].map((d, i) => `<Cell>\n  <Row>${Math.floor(i / 9) + 1}</Row>\n  <Column>${(i % 9) + 1}</Column>\n  <Value>${d.replace('.', '0')}</Value>\n</Cell>`).join('\n')}\n</puzzle>`,
    'coordinates',
    [EASY],
  ],
  'rows of a database': [
    facts((r, c, d) => `INSERT INTO sudoku (ID, COL, LIN, VAL) VALUES (1, ${c + 1}, ${r + 1}, ${d});`),
    'coordinates',
    [EASY],
  ],
  'places in a list': [facts((r, c, d) => `  data[${r} * 9 + ${c}] = ${d};`), 'coordinates', [EASY]],
  'several places in a line': [
    `hints = [ ...\n${facts((r, c, d) => `${r + 1},${c + 1},${d}`, '; ').replace(/((?:\d,\d,\d; ){4})/g, '$1...\n  ')}\n];`,
    'coordinates',
    [EASY],
  ],
  'names of digits': [
    `var board = Board([\n${ROWS.map(row => [...row].map(c => (c === '.' ? '.empty' : `.s${c}`)).join(', ')).join(',\n')}\n])`,
    'json',
    [EASY],
  ],
  'calls with a digit': [
    `solution = [\n${ROWS.map((row, r) => `  [${[...row].map((c, i) => `Cell(number: ${c === '.' ? EASY_SOLVED[9 * r + i] : c}, given: ${c !== '.'})`).join(', ')}]`).join(',\n')}\n]`,
    'json',
    [EASY],
  ],
  'objects of two kinds in JSON': [
    JSON.stringify(
      [...EASY].map(c => (c === '.' ? { kind: 'marks', marks: [] } : { kind: 'value', value: Number(c) })),
    ),
    'json',
    [EASY],
  ],
  'objects in JSON': [
    JSON.stringify(ROWS.map(row => [...row].map(c => ({ value: c === '.' ? null : Number(c), given: c !== '.' })))),
    'json',
    [EASY],
  ],
  'objects in JSON, empty ones too': [
    JSON.stringify(ROWS.map(row => [...row].map(c => (c === '.' ? {} : { value: Number(c) })))),
    'json',
    [EASY],
  ],
  'rows in JSON, with names of columns': [
    ROWS.map(row => JSON.stringify(Object.fromEntries([...row].map((c, i) => [`c${i}`, Number(c) || null])))).join(
      '\n',
    ),
    'json',
    [EASY],
  ],
  'objects in JSON, in lines': [
    `[\n${ROWS.map(row => JSON.stringify([...row].map(c => ({ value: c === '.' ? 0 : Number(c) })))).join(',\n')}\n]`,
    'json',
    [EASY],
  ],
  'lists of candidates': [listsOf('[]', '[]'), 'json', [EASY]],
  'lists of candidates between spaces': [bareLists(' '), 'json', [EASY]],
  'lists of candidates between commas': [bareLists(', '), 'json', [EASY]],
  'sets of candidates': [listsOf('[]', '{}'), 'json', [EASY]],
  'cells with names in JSON': [
    `{${facts((r, c, d) => `"${'abcdefghi'[r]}${c + 1}": ${d}`, ', ')}, "i1": null}`,
    'coordinates',
    [EASY],
  ],
  'a table of pandas with empty cells': [table(4), 'spaces', [EASY]],
  'a narrow table of pandas with empty cells': [table(3), 'spaces', [EASY]],
  'comments with #': [ROWS.map(row => `# ${row}`).join('\n'), 'comments', [EASY]],
  'comments with %': [ROWS.map(row => `% ${[...row].join(' ')}`).join('\n'), 'comments', [EASY]],
  'comments of a program': [
    `#!/bin/sh\n# The grid:\n#\n${framed(ROWS).replace(/^/gm, '#   ')}\n#\necho 1`,
    'comments',
    [EASY],
  ],
  'a frame of # and boxes': [framed(ROWS).replace(/[+|-]/g, '#'), 'comments', [EASY]],
  'a frame of # with other corners': [framed(ROWS).replaceAll('|', '#'), 'comments', [EASY]],
  'candidates in a frame of #': [
    tall({ candidates: true, joint: ' ', margin: ' ' }).replace(/[+|-]/g, '#'),
    'comments',
    [EASY],
  ],
  'space around each digit': [tall({}), 'tall-cells', [EASY]],
  'candidates in each cell': [tall({ candidates: true }), 'tall-cells', [EASY]],
  'candidates in each cell, with a margin': [tall({ candidates: true, margin: ' ' }), 'tall-cells', [EASY]],
  'candidates and dots in each cell': [tall({ candidates: true, blank: '.', margin: ' ' }), 'tall-cells', [EASY]],
  'candidates with spaces between them': [tall({ candidates: true, joint: ' ', margin: ' ' }), 'tall-cells', [EASY]],
  'candidates and middle dots with spaces between them': [
    tall({ candidates: true, blank: '·', joint: ' ' }),
    'tall-cells',
    [EASY],
  ],
  'candidates in each cell, with space between rows': [
    tall({ candidates: true, margin: ' ', room: '|             |             |             |' }),
    'tall-cells',
    [EASY],
  ],
  'candidates without a frame, with empty lines': [
    tall({ candidates: true, blank: '.', room: '', bar: '' }),
    'tall-cells',
    [EASY],
  ],
  'candidates with spaces, in a frame that shows the cells': [cells(' '), 'tall-cells', [EASY]],
  'candidates and dots, in a frame that shows the cells': [cells('.'), 'tall-cells', [EASY]],
  'a jigsaw': [drawn(4, '.'), 'regions', [EASY]],
  'a narrow jigsaw': [drawn(2, '.'), 'regions', [EASY]],
  'a jigsaw with spaces': [drawn(4, ' '), 'regions', [EASY]],
  'a digit and the letter of its region in each cell': [paired((digit, letter) => digit + letter), 'regions', [EASY]],
  'the letter of a region and a digit in each cell': [
    paired((digit, letter) => letter.toLowerCase() + digit),
    'regions',
    [EASY],
  ],
  'cells with a pair of numbers for the place in JSON': [
    `{"cells": [${facts((r, c, d) => `{"position": [${r}, ${c}], "value": ${d}, "fixed": true}`, ', ')}]}`,
    'coordinates',
    [EASY],
  ],
  'cells with names in text of Protocol Buffers': [
    ROWS.map(row => `row { ${[...row].map(c => `cell: ${c.replace('.', '0')}`).join(' ')} }`).join('\n'),
    'json',
    [EASY],
  ],
  'fields of which those at the ends of rows are missing': [fieldsOf(ROWS), 'unequal-rows', [EASY]],
  'rows of the letters of cages': [CAGES.join('\n'), 'cages', []],
  'letters of cages with spaces': [spaced(CAGES), 'cages', []],
  'letters of cages in a frame': [celled(CAGES), 'cages', []],
  'a saved game of KSudoku': [
    `<ksudoku>\n <values>${EASY.replace(/./g, c => (c === '.' ? '_' : ' bcdefghij'[Number(c)]))}</values>\n</ksudoku>`,
    'letters',
    [EASY],
  ],
  'a small saved game of KSudoku': [
    '<!DOCTYPE ksudoku>\n<ksudoku-game>\n <puzzle>\n  <values>b__e__b_c____d_b</values>\n </puzzle>\n</ksudoku-game>',
    'letters',
    ['1..4..1.2....3.1'],
  ],
  'dots that a program has joined': [ROWS.map(row => row.replaceAll('...', '…')).join('\n'), 'ellipses', [EASY]],
  'dots that a program has joined in a frame': [
    framed(ROWS.map(row => row)).replaceAll('...', '…'),
    'ellipses',
    [EASY],
  ],
  'dots that a program has joined in quotes': [
    ROWS.map(row => `"${row.replaceAll('...', '…')}",`).join('\n'),
    'ellipses',
    [EASY],
  ],
  'dots that a program has joined in a list': [
    `g = [\n${ROWS.map(row => `  '${row.replaceAll('...', '…')}',\n`).join('')}]`,
    'ellipses',
    [EASY],
  ],
  'dots that a program has joined between slashes': [ROWS.join('/').replaceAll('...', '…'), 'ellipses', [EASY]],
  'dots that a program has joined in boxes': [
    ROWS.map(row => row.replace(/...(?=.)/g, '$& ').replaceAll('...', '…')).join('\n'),
    'ellipses',
    [EASY],
  ],
  'spaces for empty cells': [typed(ROWS), 'spaces', [EASY]],
  'spaces for empty cells, with a space in front of each': [
    ROWS.map(row => [...row.replaceAll('.', ' ')].map(c => ` ${c}`).join('')).join('\n'),
    'spaces',
    [EASY],
  ],
  'lines between boxes only, with spaces for empty cells': [betweenBoxes(ROWS), 'spaces', [EASY]],
  'lines between boxes only, cut off at the last digit': [betweenBoxes(ROWS).replace(/ +$/gm, ''), 'spaces', [EASY]],
  'indented spaces for empty cells': [typed(ROWS).replace(/^/gm, '    '), 'spaces', [EASY]],
  'spaces in the whole first column': [typed(WITHOUT_FIRST), 'spaces', [WITHOUT_FIRST.join('')]],
  'spaces for empty cells, with a digit twice': [typed(REPEATED), 'spaces', [REPEATED.join('')]],
  'a list that NumPy has shortened': [
    `array([[ 0, 11,  0, ..., 15, 14,  0],\n       [ 3,  0,  9, ...,  0, 11,  0],\n       [ 7,  1, 10, ...,  0,  0, 12],\n       ...,\n       [11,  0,  0, ...,  0, 13,  0],\n       [ 0,  0,  0, ...,  0,  0, 14],\n       [ 0,  0,  6, ...,  5,  9,  0]])`,
    'shortened',
    [],
  ],
  'UTF-16': [[...ROWS.join('\n')].map(c => `${c}\0`).join(''), 'utf-16', []],
};

/** The text that the quick fix inserts in place of a note. */
function rewritten(text: string): string {
  const file = parse(text);
  const [note] = file.notes ?? [];
  const source = { file, text, at: note } as unknown as Parameters<typeof rewriteGrid.actions>[0];
  const [action] = rewriteGrid.actions(source);
  const [edit] = 'edits' in action ? action.edits() : [];
  return text.slice(0, edit.start) + edit.text + text.slice(edit.end);
}

describe('text that gets a note with its reason', () => {
  it('shows no grid if a row has too many fields', () => {
    const text = fieldsOf(ROWS.map((row, r) => (r === 3 ? `${row}7` : row)));
    const { puzzles, notes = [] } = parse(text);
    assert.deepEqual([puzzles, notes.filter(note => 'grids' in note)], [[], []]);
  });

  for (const [name, [text, reason, shown]] of Object.entries(UNREAD)) {
    for (const [end, sort] of [
      ['\n', 'alone'],
      ['\r\n', 'with CRLF'],
    ]) {
      if (reason === 'utf-16' && end !== '\n') continue;
      it(`${name}, ${sort}`, () => {
        const written = `${text}\n`.replaceAll('\n', end);
        const { puzzles, notes = [] } = parse(written);
        assert.deepEqual(puzzles, []);
        assert.deepEqual(
          notes.map(note => note.reason),
          [reason],
        );
        const [note] = notes as readonly UnreadNote[];
        assert.deepEqual(
          (note.grids ?? []).map(({ digits }) => makeLine(digits)),
          shown,
        );
        assert.ok(0 <= note.start && note.start < note.end && note.end <= written.length);
      });
    }
    if (shown.length > 0)
      it(`${name}: is read after it is rewritten`, () => {
        const lines = parse(rewritten(text)).puzzles.map(({ grid }) => makeLine(grid.digits));
        assert.deepEqual(lines, shown);
      });
  }

  it('marks the only letter among digits and spaces', () => {
    const text = `${typed(ROWS).replace(' 98  ', ' 98q ')}\n`;
    const [note] = parse(text).notes ?? [];
    const [{ start, end, message }] = findingsOfNote(note);
    assert.equal(text.slice(start, end), 'q');
    assert.match(message, /^"q" is neither a digit nor a space\./);
    assert.equal((note as UnreadNote).grids, undefined);
  });

  it('becomes a grid with its regions below if it is a drawn jigsaw', () => {
    const [{ rules, grid }] = parse(rewritten(drawn(4, '.'))).puzzles;
    assert.ok(rules);
    assert.equal(grid.geometry.regions, 'irregular');
  });

  it('has no grid if it is DIMACS clauses, or a frame with another number of cells', () => {
    const clauses = facts((r, c, d) => `${81 * r + 9 * c + d} 0`).split('\n');
    for (const text of [
      clauses.slice(0, 4).join('\n'),
      clauses.map(line => `-${line.replace(' ', ' -7 ')}`).join('\n'),
    ])
      assert.deepEqual(parse(`p cnf 729 9\n${text}\n`).puzzles, []);
    // Candidates in wrong places.
    const text = cells(' ').replaceAll(' 1   3 ', ' 3   1 ');
    assert.deepEqual(parse(`${text}\n`).puzzles, []);
  });

  it('includes underscores between the rows of a jigsaw, and lines around cages', () => {
    const wall = (r: number, c: number, [dr, dc]: readonly number[]) => JIGSAW[r + dr]?.[c + dc] !== JIGSAW[r][c];
    const rows = ROWS.map((row, r) => {
      const cells = [...row].map(
        (c, i) => (c !== '.' ? c : wall(r, i, [1, 0]) ? '_' : ' ') + (wall(r, i, [0, 1]) ? '|' : ' '),
      );
      return `|${cells.join('')}`;
    });
    const underlined = ` ${'_ '.repeat(9)}\n${rows.join('\n')}`;
    const killer = drawn(4, ' ').replace(
      /^\|.*$/gm,
      row => `${row.replace(/\d/g, ' ').replace(/\| {2}/, '|12')}\n${row.replace(/\d/g, ' ')}`,
    );
    for (const [text, reason] of [
      [underlined, 'regions'],
      [killer, 'cages'],
    ]) {
      const { puzzles, notes = [] } = parse(`${text}\n`);
      assert.deepEqual([puzzles.length, notes.map(note => note.reason)], [0, [reason]], text);
    }
  });

  it('does not include comments below a puzzle', () => {
    const comments = ROWS.map(row => `# ${row}`).join('\n');
    for (const text of [`${EASY}\n\n${comments}\n`, `${ROWS.join('\n')}\n${comments}\n`, comments.replaceAll('5', 'f')])
      assert.deepEqual(parse(text).notes, [], text);
  });

  it('has no grid if it is a samurai', () => {
    const gaps = '   ';
    const wide = (r: number) => `${ROWS[r]}${gaps}${ROWS[r]}`;
    const rows = Array.from({ length: 21 }, (_, r) => {
      if (r < 6) return wide(r);
      if (r < 9) return ROWS[r] + ROWS[r - 6].slice(3, 6) + ROWS[r];
      if (r < 12) return `      ${ROWS[r - 6]}`;
      return r < 15 ? ROWS[r - 12] + ROWS[r - 6].slice(3, 6) + ROWS[r - 12] : wide(r - 12);
    });
    const { puzzles, notes = [] } = parse(`${rows.join('\n')}\n`);
    assert.deepEqual([puzzles.length, notes.map(({ reason }) => reason)], [0, ['samurai']]);
  });

  it('does not include letters of regions below a grid', () => {
    const text = `${ROWS.join('\n')}\n\n${JIGSAW.join('\n')}\n`;
    const [puzzle, ...others] = parse(text).puzzles;
    assert.deepEqual([others, puzzle.grid.geometry.regions], [[], 'irregular']);
    const both = parse(`${text}\n${SOLVED.join('\n')}\n`).puzzles;
    assert.deepEqual(
      both.map(({ grid, problems }) => [makeLine(grid.digits), grid.geometry.regions, problems.length]),
      [
        [EASY, 'irregular', 0],
        [EASY_SOLVED, 'boxes', 0],
      ],
    );
  });
});

/** Digits that are written one by one, with the places of their cells, which are not read. */

import type { UnreadNote } from '../../../src/text/note';
import { EASY, EASY_SOLVED } from '../texts';
import { FACTS, facts, ROWS } from './unreadMakers';

/** A text that is not read, the reason, and the grids that it shows. */
export type UnreadText = readonly [text: string, reason: UnreadNote['reason'], shown: readonly string[]];

export const UNREAD_FACTS: Readonly<Record<string, UnreadText>> = {
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
  'the values of variables of DIMACS': [
    `s SATISFIABLE\nv ${[...EASY_SOLVED].map((d, cell) => `-${9 * cell + 10} ${9 * cell + Number(d)}`).join(' ')} 0`,
    'coordinates',
    [EASY_SOLVED],
  ],
  'the values of variables with digits as names': [
    `v ${facts((r, c, d) => `${r + 1}${c + 1}${d}`, ' ')} 0`,
    'coordinates',
    [EASY],
  ],
  'functions of a model of a solver, with the digit below': [
    `sat\n(model\n${facts((r, c, d) => `  (define-fun x_${r + 1}_${c + 1} () Int\n    ${d})`)}\n)`,
    'coordinates',
    [EASY],
  ],
  'variables of a model in one list': [
    `[${facts((r, c, d) => `x_${r + 1}_${c + 1} = ${d}`, ',\n ')}]`,
    'coordinates',
    [EASY],
  ],
  'places with a comma in JSON, below other numbers': [
    `{\n  "spec": {"width": 9,\n    "height": 9},\n  "clues": { ${facts((r, c, d) => `"${r + 1},${c + 1}": ${d}`, ',\n    ')}\n  }\n}`,
    'coordinates',
    [EASY],
  ],
  'nodes of TikZ, with the first row at the top': [
    `\\draw (0, 0) grid (9, 9);\n${facts((r, c, d) => `\\node at (${c + 0.5}, ${8.5 - r}) {${d}};`)}`,
    'coordinates',
    [EASY],
  ],
  'nodes of TikZ at whole numbers': [facts((r, c, d) => `\\node at (${c},${8 - r}) {${d}};`), 'coordinates', [EASY]],
  'texts in SVG': [
    `<svg width="360">\n${facts((r, c, d) => `  <text x="${20 + 40 * c}" y="${28 + 40 * r}" font-size="20">${d}</text>`)}\n</svg>`,
    'coordinates',
    [EASY],
  ],
  'digits on a canvas': [
    facts((r, c, d) => `ctx.fillText("${d}", ${32 * c + 10}, ${32 * r + 22});`),
    'coordinates',
    [EASY],
  ],
  'sets of candidates with their places': [
    `cells = {${[...EASY].map((d, cell) => `(${Math.floor(cell / 9)}, ${cell % 9}): {${d === '.' ? '1, 4, 7' : d}}`).join(',\n ')}}`,
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
};

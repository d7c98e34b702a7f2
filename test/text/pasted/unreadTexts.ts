/** Texts that are not read, each with the reason and the grids of its note. */

import { EASY, EASY_SOLVED } from '../texts';
import { UNREAD_FACTS, type UnreadText } from './unreadFacts';
import {
  bareLists,
  beside,
  betweenBoxes,
  CAGES,
  celled,
  cells,
  cornered,
  drawn,
  facts,
  fieldsOf,
  framed,
  inBoxes,
  JIGSAW,
  JIGSAW_NUMBERS,
  joined,
  listsOf,
  marked,
  outside,
  paired,
  REPEATED,
  ROWS,
  SIX,
  SIX_SOLVED,
  SOLVED,
  spaced,
  table,
  tall,
  typed,
  WITHOUT_FIRST,
  WORD,
} from './unreadMakers';

/** Some columns of the grid, as MATLAB prints them. */
const numbersOf = (from: number, to: number) =>
  ROWS.map(row => [...row.slice(from, to).replaceAll('.', '0')].map(c => c.padStart(6)).join('')).join('\n');

/** The rows of a sheet of Excel, and a cell in them. */
const sheet = (cell: (name: string, digit: string) => string, empty: (name: string) => string = () => '') =>
  `<sheetData>\n${ROWS.map((row, r) => `<row r="${r + 1}" spans="1:9">${[...row].map((c, i) => (c === '.' ? empty : cell)(`${'ABCDEFGHI'[i]}${r + 1}`, c)).join('')}</row>`).join('\n')}\n</sheetData>`;
const inSheet = (name: string, digit: string) => `<c r="${name}"><v>${digit}</v></c>`;

/** Texts that are not read, and the grids that they show. */
export const UNREAD: Readonly<Record<string, UnreadText>> = {
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
  'signs behind givens and guesses': [marked(c => `${c}${'37'.includes(c) ? '?' : '!'}`, '. '), 'unknown-form', [EASY]],
  'a sign behind each digit': [marked(c => `${c}°`, '. '), 'unknown-form', [EASY]],
  'a letter behind each digit': [marked(c => `${c}g`, '. '), 'unknown-form', [EASY]],
  'a sign before each digit': [marked(c => `=${c}`, ' .'), 'unknown-form', [EASY]],
  'a letter before some digits, candidates elsewhere': [
    marked(c => ('258'.includes(c) ? `u${c}` : c), '139'),
    'unknown-form',
    [EASY],
  ],
  'underscores around some digits': [
    marked(c => ('258'.includes(c) ? `_${c}_` : ` ${c} `), ' . '),
    'unknown-form',
    [EASY],
  ],
  'parentheses around some digits, without spaces': [
    ROWS.map(row =>
      [...row]
        .map((c, i) => `${i % 3 > 0 ? '' : '|'}${'258'.includes(c) ? ` ${c} ` : c === '.' ? ' . ' : `(${c})`}`)
        .join(''),
    ).join('\n'),
    'unknown-form',
    [EASY],
  ],
  'lines under digits': [marked(c => `${c}\u0332`, '.'), 'unknown-form', [EASY]],
  'a sheet of Excel without its empty cells': [sheet(inSheet), 'merged-cells', [EASY]],
  'a sheet of Excel with empty cells': [sheet(inSheet, name => `<c r="${name}" s="3"/>`), 'merged-cells', [EASY]],
  'a sheet of Excel with a namespace': [sheet(inSheet).replace(/<(\/?)(\w)/g, '<$1x:$2'), 'merged-cells', [EASY]],
  'XML of Excel with the columns of some cells': [
    `<Table>\n${ROWS.map(row => `<Row>\n${[...row].map((c, i) => (c === '.' ? '' : `<Cell ss:Index="${i + 1}"><Data ss:Type="Number">${c}</Data></Cell>\n`)).join('')}</Row>`).join('\n')}\n</Table>`,
    'merged-cells',
    [EASY],
  ],
  'XML of OpenDocument with repeated cells': [
    `<table:table>\n${ROWS.map(row => `<table:table-row>${row.replace(/\.+|\d/g, part => (part[0] === '.' ? `<table:table-cell table:number-columns-repeated="${part.length}"/>` : `<table:table-cell office:value="${part}"><text:p>${part}</text:p></table:table-cell>`))}</table:table-row>`).join('\n')}\n</table:table>`,
    'merged-cells',
    [EASY],
  ],
  'sums of cages with arrows to them': [
    ['|13|< |11|< | 3|', '|^ | 9|^ |^ |^ |']
      .map(row => `${row}14|`)
      .join('\n')
      .repeat(3)
      .replace(/\|(?=\|)/g, '|\n'),
    'cages',
    [],
  ],
  '+ for empty cells below the names of columns': [
    `  1 2 3 4 5 6 7 8 9\n${ROWS.map((row, r) => `${'ABCDEFGHI'[r]} ${[...row.replaceAll('.', '+')].join(' ')}`).join('\n')}`,
    'blanks',
    [EASY],
  ],
  'tags of a forum': [marked(c => `[b]${c}[/b]`, '[color=silver].[/color]'), 'unknown-form', [EASY]],
  'bold digits in a table of MediaWiki': [
    ROWS.map(row => `|-\n| ${[...row].map(c => (c === '.' ? '&nbsp;' : `'''${c}'''`)).join(' || ')}`).join('\n'),
    'unknown-form',
    [EASY],
  ],
  'decimals with commas': [
    ROWS.map(row => [...row].map(c => (c === '.' ? '' : `${c},00`)).join('\t')).join('\n'),
    'unknown-form',
    [EASY],
  ],
  'numbers with exponents': [
    ROWS.map(row => [...row].map(c => `${c.replace('.', '0')}.00000000e+00`).join(' ')).join('\n'),
    'unknown-form',
    [EASY],
  ],
  'numbers on both sides of a frame': [outside([2, 1, 4, 3, 2, 2, 1, 3, 5], true), 'outside', []],
  'numbers on the left of a frame and above it': [outside([12, 0, 9, 33, 7, 18, 4, 2, 25], false), 'outside', []],
  'numbers on both sides of a 6x6 frame without boxes': [
    `  +-------------+\n${SIX.map((row, r) => `${(r * 5 + 2) % 4} | ${[...row].join(' ')} | ${(r * 3) % 4}`).join('\n')}\n  +-------------+\n    3 2 1 4 2 3`,
    'outside',
    [],
  ],
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
  'cells of a spreadsheet in a program': [
    `Sub Fill()\n${facts((r, c, d) => `    Range("${'ABCDEFGHI'[c]}${r + 1}").Value = ${d}`)}\nEnd Sub`,
    'coordinates',
    [EASY],
  ],
  'cells of a worksheet': [facts((r, c, d) => `ws['${'ABCDEFGHI'[c]}${r + 1}'] = ${d}`), 'coordinates', [EASY]],
  'names of linear constraints': [
    `Minimize\n obj: 0 x_1_1_1\nSubject To\n${facts((r, c, d) => ` given_${r + 1}_${c + 1}: x_${r + 1}_${c + 1}_${d} = 1`)}\nEnd`,
    'coordinates',
    [EASY],
  ],
  'a dictionary of candidates': [
    `{${[...EASY].map((c, cell) => `'${'ABCDEFGHI'[Math.floor(cell / 9)]}${(cell % 9) + 1}': '${c === '.' ? '12468'.slice(cell % 4) : c}'`).join(', ')}}`,
    'coordinates',
    [EASY],
  ],
  'columns in two parts': [
    `M =\n\n  Columns 1 through 6\n\n${numbersOf(0, 6)}\n\n  Columns 7 through 9\n\n${numbersOf(6, 9)}`,
    'split-columns',
    [EASY],
  ],
  'the last column apart': [
    `M =\n\n Columns 1 through 8:\n\n${numbersOf(0, 8)}\n\n Column 9:\n\n${numbersOf(8, 9)}`,
    'split-columns',
    [EASY],
  ],
  ...UNREAD_FACTS,
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
  'letters instead of digits': [WORD.join('\n'), 'letters', [EASY]],
  'letters instead of digits with spaces': [spaced(WORD), 'letters', [EASY]],
  'letters instead of digits in a frame': [framed(WORD), 'letters', [EASY]],
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

/** Arrays of source code that have the cells of one box each. */

import assert from 'node:assert/strict';
import { makeLine } from '../../../src/core/notation';
import { gridByBoxes } from '../../../src/text/pasted/code/boxes';

const EASY = '..79..6...6.43.1.........3..4.61...87.2.4......9......8....74.....5...61.25......';
const BOXES = Array.from({ length: 9 }, (_, b) =>
  [0, 9, 18].map(below => EASY.substr(27 * Math.floor(b / 3) + 3 * (b % 3) + below, 3)).join(''),
);
const numbers = (box: string) => [...box].map(c => (c === '.' ? '0' : c)).join(', ');
const ARRAYS = BOXES.map(box => `[${numbers(box)}]`).join(',\n');
const STRINGS = BOXES.map(box => `"${box}"`).join(',\n');

/** Checks the grid of a text between other texts. */
function check(title: string, text: string, expected: string | undefined): void {
  it(`${expected ? 'are read' : 'are not read'} ${title}`, () => {
    const found = gridByBoxes(`5 x\n${text}\ny 5`, [
      { start: 4, end: 5 },
      { start: 4 + text.length - 1, end: 4 + text.length },
    ]);
    assert.equal(found && makeLine(found.digits), expected);
  });
}

describe('boxes in arrays', () => {
  check('without a name', `[${ARRAYS}]`, EASY);
  check('with a name', `grid = {${ARRAYS}};`, EASY);
  check('as strings', `[${STRINGS}]`, EASY);
  const rows = BOXES.map(box => `["${box.slice(0, 3)}", "${box.slice(3, 6)}", "${box.slice(6)}"]`);
  check('as strings of rows of boxes', `[${rows}]`, EASY);
  check('as strings of rows of boxes without one', `[${rows}]`.replace('"..7", ', ''), undefined);
  check('as strings of different lengths', `[${STRINGS.replace('..7', '..", "7')}]`, undefined);
  check('as strings with a cell in the wrong one', `[${STRINGS.replace(/^(.*\n.*)(.)",\n"/, '$1",\n"$2')}]`, undefined);
  check('as numbers with zeros', `[${ARRAYS.replace(/\d/g, '0$&')}]`, EASY);
  check('as one string of all', `["${BOXES.join('')}"]`, EASY);
  check('with a name of boxes', `boxes: [${ARRAYS}]`, EASY);
  check('with a name of each box', BOXES.map((box, i) => `Box ${i + 1}: ${numbers(box)}`).join('\n'), EASY);
  check(
    'with a name of each box in quotes',
    `{${BOXES.map((box, i) => `"box_${i + 1}": [${numbers(box)}]`).join(', ')}}`,
    EASY,
  );
  check('with an arrow after each name', BOXES.map((box, i) => `'block${i}' => [${numbers(box)}]`).join(', '), EASY);
  check('with a name of 80 characters', `${'n'.repeat(80)}[${ARRAYS}]`, EASY);
  check('with a name of 81 characters', `${'n'.repeat(81)}[${ARRAYS}]`, undefined);
  check('below a line', `let grid =\n[${ARRAYS}]`, undefined);
  check('without brackets', ARRAYS.replace(/[[\]]/g, ''), undefined);
  check('with another name of each list', `[${BOXES.map(box => `c(${numbers(box)})`)}]`, undefined);
  check('with words behind them', `[${ARRAYS}] as Grid`, undefined);
  check(
    'with other names before them',
    `[${BOXES.map((box, i) => `"${'abcdefghi'[i]}": [${numbers(box)}]`)}]`,
    undefined,
  );
  check('with names that end like that of a box', BOXES.map(box => `inbox: ${numbers(box)}`).join('\n'), undefined);
  check('with up to 4,096 characters', `[${ARRAYS}${' '.repeat(4096 - ARRAYS.length - 2)}]`, EASY);
  check('with more characters', `[${ARRAYS}${' '.repeat(4097 - ARRAYS.length - 2)}]`, undefined);
  check('with a cell less', `[${ARRAYS.replace('0, ', '')}]`, undefined);
  check('with a cell more', `[${ARRAYS.replace('0, ', '0, 0, ')}]`, undefined);
  check('with a number that is not a digit', `[${ARRAYS.replace('0, ', '10, ')}]`, undefined);
  check('with dots as blanks', `[${ARRAYS.replaceAll('0', '.')}]`, EASY);
});

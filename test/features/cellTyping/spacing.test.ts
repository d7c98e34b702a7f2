import assert from 'node:assert/strict';
import { geometryOfSize } from '../../../src/core/geometry';
import { emptyRows, rowsWithBoxes } from '../../../src/features/completion/emptyGrid';
import { FOUR, isText, numbers, SPACED, type, types } from './typed';

const EMPTY = '. . | . .\n. . | . .\n----+----\n. . | . .\n. . | . .\n';
const empty = (first: string) => EMPTY.replace('. . | . .', first);

describe('the Space key between typed cells', () => {
  it('empties cells after two digits without a space', () =>
    types(empty('‸. . | . .'), '12 3', empty('1 2 | . 3').replace('3\n', '3\n‸')));
  it('empties cells in the following rows too', () =>
    types(empty('‸. . | . .'), '12   3 4', '1 2 | . .\n. 3 | . 4\n----+----\n‸. . | . .\n. . | . .\n'));
  it('empties two cells if pressed twice after one digit', () =>
    types(empty('‸. . | . .'), '1  2', empty('1 . | . 2').replace('2\n', '2\n‸')));
  it('empties one cell where nothing was typed', () =>
    types(empty('‸. . | . .'), ' 1 2', empty('. 1 | . 2').replace('2\n', '2\n‸')));
  it('only separates cells if pressed once after each, with or without borders', () => {
    types(empty('‸. . | . .'), '1 2 3 4 2', '1 2 | 3 4\n2 ‸. | . .\n----+----\n. . | . .\n. . | . .\n');
    types(empty('‸. . | . .'), '1 2 | 3 4', empty('1 2 | 3 4').replace('4\n', '4\n‸'));
    types(empty('‸. . | . .'), '. 2 | . 4', empty('. 2 | . 4').replace('4\n', '4\n‸'));
    types('‸.,.,.,.\n.,.,3,.\n.,.,.,.\n.,2,.,.\n', '1,2,', '1,2,‸.,.\n.,.,3,.\n.,.,.,.\n.,2,.,.\n');
  });
  it('clears cells that contain a digit', () => {
    types(
      '‸1 2 | 3 4\n. . | . .\n----+----\n. . | . .\n. . | . .\n',
      '43  ',
      '4 3 | . .\n‸. . | . .\n----+----\n. . | . .\n. . | . .\n',
    );
    types(
      '‸1 2 | 3 4\n. . | . .\n----+----\n. . | . .\n. . | . .\n',
      '4  ',
      '4 . | . ‸4\n. . | . .\n----+----\n. . | . .\n. . | . .\n',
    );
  });
  it('has the same meaning after Backspace', () => {
    types(
      empty('‸. . | . .'),
      ['1', '2', ' ', '4', 'backspace', ' ', '3'],
      '1 2 | . .\n3 ‸. | . .\n----+----\n. . | . .\n. . | . .\n',
    );
    types(empty('‸. . | . .'), ['1', '2', 'backspace', '3', ' '], empty('1 3 | . ‸.'));
  });
  it('does not clear cells after an arrow key or Tab', () => {
    types(empty('‸. . | . .'), ['1', '2', 'left', '3', ' ', '4'], empty('1 3 | 4 ‸.'));
    types(empty('‸. . | . .'), ['1', '2', 'tab', '3', ' '], empty('1 2 | . 3').replace('3\n', '3\n‸'));
  });
  it('is unaffected by a rejected key', () => types(empty('‸. . | . .'), '1q 2', empty('1 2 | ‸. .')));
  it('only moves to the next cell in columns of numbers', () => {
    types(numbers(' ‸.  .  .  .  .  .  .  .  .  .'), '23 4', numbers(' 2  3  4  ‸.  .  .  .  .  .  .'));
    types(numbers(' ‸.  .  .  .  .  .  .  .  .  .'), '1  3', numbers(' 1  3  ‸.  .  .  .  .  .  .  .'));
  });
  it('starts a comment at the end of a row', () => {
    isText(SPACED.replace('1 . | . .', '1 . | . .‸'), ' ');
    isText(FOUR.replace('1...', '1...‸'), ' ');
  });
});

describe('a whole puzzle can be typed', () => {
  /** Cells with empty ones among them, single or in succession. The first two have digits. */
  const cellsOf = (size: number) =>
    Array.from({ length: size * size }, (_, i) => {
      const digit = ((i * 7 + Math.floor(i / size)) % size) + 1;
      return i > 1 && (i * i + i) % 5 < 2 ? '.' : digit.toString(36).toUpperCase();
    });

  for (const size of [4, 6, 8, 9, 12, 16]) {
    const rows = emptyRows(geometryOfSize(size));
    const grids: [name: string, rows: readonly string[]][] = [
      ['plain rows', rows],
      ['rows with spaces', rows.map(row => [...row].join(' '))],
      ['rows with borders', rowsWithBoxes(geometryOfSize(size))],
    ];
    for (const [name, lines] of grids) {
      const grid = lines.join('\n');
      const cells = cellsOf(size);
      const isTyped = (keys: string) => {
        let i = 0;
        assert.equal(type(grid.replace('.', '‸.'), ...keys), `${grid.replace(/\./g, () => cells[i++])}‸`);
      };
      // A space after the last cell would start a comment.
      it(`${size}x${size} in ${name}, with spaces for empty cells`, () => {
        const keys = cells.join('').replaceAll('.', ' ');
        isTyped(keys);
      });
      if (name === 'plain rows') continue;
      it(`${size}x${size} in ${name}, with a space between two cells`, () => isTyped(cells.join(' ')));
    }
  }
});

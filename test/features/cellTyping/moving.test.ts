import assert from 'node:assert/strict';
import { FOUR, isText, numbers, SPACED, type, types } from './typed';

describe('moving from cell to cell', () => {
  describe('Tab', () => {
    it('goes to the next empty cell, and from the last one to the first', () => {
      types('‸1234\n34.2\n2.43\n4321\n', ['tab'], '1234\n34‸.2\n2.43\n4321\n');
      types('‸1234\n34.2\n2.43\n4321\n', ['tab', 'tab'], '1234\n34.2\n2‸.43\n4321\n');
      types('‸1234\n34.2\n2.43\n4321\n', ['tab', 'tab', 'tab'], '1234\n34‸.2\n2.43\n4321\n');
    });
    it('goes back to the previous one with Shift', () => {
      types('1234\n34.2\n2.43\n‸4321\n', ['shift+tab'], '1234\n34.2\n2‸.43\n4321\n');
      types('1234\n34‸.2\n2.43\n4321\n', ['shift+tab'], '1234\n34.2\n2‸.43\n4321\n');
    });
    it('goes to the next cell in a full grid', () =>
      types('1‸234\n3412\n2143\n4321\n', ['tab'], '12‸34\n3412\n2143\n4321\n'));
  });

  describe('Enter', () => {
    const EMPTY = '. . | . .\n. . | . .\n----+----\n. . | . .\n. . | . .\n';
    const cell = (row: number, first: string) =>
      EMPTY.split('\n')
        .map((line, i) => (i === row ? first : line))
        .join('\n');
    it('ends a row that is being typed, whether or not its last cell was typed', () => {
      types(`‸${EMPTY}`, ['1', '2', 'enter', '3'], cell(0, '1 2 | . .').replace('\n. .', '\n3 ‸.'));
      types(`‸${EMPTY}`, ['1', '2', '3', '4', 'enter', '3'], cell(0, '1 2 | 3 4').replace('\n. .', '\n3 ‸.'));
      types(
        `‸${EMPTY}`,
        ['1', '2', '3', '4', 'enter', 'enter', '3'],
        EMPTY.replace('. . | . .', '1 2 | 3 4').replace('----+----\n. .', '----+----\n3 ‸.'),
      );
    });
    it('ends the last row with a new line', () => {
      types('1...\n..3.\n....\n‸.2..\n', ['4', 'enter'], '1...\n..3.\n....\n42..‸\n');
      assert.equal(type('1...\n..3.\n....\n‸.2..\n', '4', 'enter', 'enter'), undefined);
    });
    it('keeps the meaning of spaces', () =>
      types(`‸${EMPTY}`, ['1', '2', 'enter', ' ', '3'], '1 2 | . .\n. 3 | ‸. .\n----+----\n. . | . .\n. . | . .\n'));
    it('goes to the next row after the cursor was moved, and never splits a row', () => {
      const four = '1...\n..3.\n....\n.2..\n';
      for (const before of ['1‸...\n', '1...‸\n', '1... ‸\n']) {
        types(
          four.replace('1...\n', before),
          ['enter', '4'],
          four.replace('1...\n..', `${before.replace('‸', '')}4‸.`),
        );
      }
      for (const move of ['left', 'right', 'tab']) {
        types('1‸...\n..3.\n....\n.2..\n', ['2', move, 'enter', '4'], '12..\n4‸.3.\n....\n.2..\n');
      }
      types('1...\n‸..3.\n....\n.2..\n', ['enter'], '1...\n..3.\n‸....\n.2..\n');
      types('1...\n..3.\n....\n‸.2..\n', ['enter'], '1...\n..3.\n....\n.2..‸\n');
      types(`......‸${'.'.repeat(30)}`, ['enter'], `${'.'.repeat(36)}‸`);
    });
    it('is a new line before the first cell, after the last one, and in a grid that lacks rows', () => {
      isText('‸1...\n..3.\n....\n.2..\n', 'enter');
      isText('1...\n..3.\n....\n.2..‸\n', 'enter');
      isText(`${'.'.repeat(36)}‸`, 'enter');
      isText('48...7.5.‸\n5.6.24..7\n2..3.....\n', 'enter');
      types('‸48...7.5.\n5.6.24..7\n2..3.....\n', ['1', 'enter'], '18...7.5.\n‸5.6.24..7\n2..3.....\n');
    });
  });

  describe('arrow keys', () => {
    it('skip spaces and borders', () => {
      types(SPACED.replace('1 . |', '1 ‸. |'), ['right'], SPACED.replace('1 . | .', '1 . | ‸.'));
      types(SPACED.replace('1 . | .', '1 . | ‸.'), ['left'], SPACED.replace('1 . |', '1 ‸. |'));
      types(SPACED.replace('| 3 .', '| 3 ‸.'), ['down'], SPACED.replace('. . | . .\n. 2', '. . | . ‸.\n. 2'));
      types(SPACED.replace('. . | . .\n. 2', '. . | . ‸.\n. 2'), ['up'], SPACED.replace('| 3 .', '| 3 ‸.'));
    });
    it('move from row to row', () => {
      types('1..‸.\n..3.\n....\n.2..\n', ['right'], '1...\n‸..3.\n....\n.2..\n');
      types('1...\n‸..3.\n....\n.2..\n', ['left'], '1..‸.\n..3.\n....\n.2..\n');
    });
    it('leave the puzzle at its ends', () => {
      isText(`‸${FOUR}`, 'left');
      isText(`‸${FOUR}`, 'up');
      isText('1...\n..3.\n....\n.2.‸.\n', 'right');
      isText('1...\n..3.\n....\n.2.‸.\n', 'down');
      isText('‸.5.1...9..97..5...4.326.17.....1...68.9.4.7.13...8.....76.935.8...7..36..3...1.4.', 'down');
    });
    it('move to the start of the current cell first', () => {
      types(numbers('1‸0  .  .  .  .  .  .  .  .  .'), ['left'], numbers('‸10  .  .  .  .  .  .  .  .  .'));
      types(numbers('1‸0  .  .  .  .  .  .  .  .  .'), ['right'], numbers('10  ‸.  .  .  .  .  .  .  .  .'));
    });
    it('end a selection as in other text', () => isText('1«23»4\n..3.\n....\n.2..\n', 'left'));
  });
});

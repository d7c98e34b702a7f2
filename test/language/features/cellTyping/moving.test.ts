import { FOUR, isText, numbers, SPACED, types } from './typed';

describe('moving from cell to cell', () => {
  describe('Tab', () => {
    it('goes to the next empty cell, and to the first one after the last', () => {
      types('‸1234\n34.2\n2.43\n4321\n', ['tab'], '1234\n34‸.2\n2.43\n4321\n');
      types('‸1234\n34.2\n2.43\n4321\n', ['tab', 'tab'], '1234\n34.2\n2‸.43\n4321\n');
      types('‸1234\n34.2\n2.43\n4321\n', ['tab', 'tab', 'tab'], '1234\n34‸.2\n2.43\n4321\n');
    });
    it('with Shift to the one before', () => {
      types('1234\n34.2\n2.43\n‸4321\n', ['shift+tab'], '1234\n34.2\n2‸.43\n4321\n');
      types('1234\n34‸.2\n2.43\n4321\n', ['shift+tab'], '1234\n34.2\n2‸.43\n4321\n');
    });
    it('in a full grid goes to the next cell', () =>
      types('1‸234\n3412\n2143\n4321\n', ['tab'], '12‸34\n3412\n2143\n4321\n'));
  });

  describe('arrow keys', () => {
    it('skip spaces and borders', () => {
      types(SPACED.replace('1 . |', '1 ‸. |'), ['right'], SPACED.replace('1 . | .', '1 . | ‸.'));
      types(SPACED.replace('1 . | .', '1 . | ‸.'), ['left'], SPACED.replace('1 . |', '1 ‸. |'));
      types(SPACED.replace('| 3 .', '| 3 ‸.'), ['down'], SPACED.replace('. . | . .\n. 2', '. . | . ‸.\n. 2'));
      types(SPACED.replace('. . | . .\n. 2', '. . | . ‸.\n. 2'), ['up'], SPACED.replace('| 3 .', '| 3 ‸.'));
    });
    it('go from row to row', () => {
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
    it('first go to the start of the cell they are in', () => {
      types(numbers('1‸0  .  .  .  .  .  .  .  .  .'), ['left'], numbers('‸10  .  .  .  .  .  .  .  .  .'));
      types(numbers('1‸0  .  .  .  .  .  .  .  .  .'), ['right'], numbers('10  ‸.  .  .  .  .  .  .  .  .'));
    });
    it('end a selection as everywhere', () => isText('1«23»4\n..3.\n....\n.2..\n', 'left'));
  });
});

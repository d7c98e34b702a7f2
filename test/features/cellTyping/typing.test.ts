import assert from 'node:assert/strict';
import { at, FOUR, isText, MARKS, numbers, read, SPACED, type, typedAt, types } from './typed';

const FIRST = `Easy start
48...7.5.
5.6.24..7
2..3.....
.5....9.8
...749...
7.2....3.
.....6..9
9..17.5.3
.7.9...21
`;

describe('cell typing', () => {
  describe('in plain rows:', () => {
    it('replaces the cell and moves no other cell when a digit is typed', () =>
      types(FIRST.replace('48.', '48‸.'), '6', FIRST.replace('48..', '486‸.')));
    it('moves the cursor to the next row', () => types('123‸.\n..3.\n....\n.2..\n', '41', '1234\n1‸.3.\n....\n.2..\n'));
    it('moves the cursor past a line ending of two characters', () =>
      types('123.‸\r\n..3.\r\n....\r\n.2..\r\n', '4', '123.\r\n4‸.3.\r\n....\r\n.2..\r\n'));
    it('empties the cell with any blank', () => {
      for (const key of '.0*_-xX ') types(`‸${FOUR}`, key, `.‸${FOUR.slice(1)}`);
    });
    it('empties a cell of every form with x', () => {
      types(SPACED.replace('1 . | . .', '‸1 . | . .'), 'x', SPACED.replace('1 . | . .', '. ‸. | . .'));
      types(MARKS.replace('  3    1  ', '  ‸3    1  '), 'X', MARKS.replace('  3    1  ', '  234  ‸1  '));
      types(numbers('10  1‸  .  .  .  .  .  .  .  .'), 'x', numbers('10  1  .  ‸.  .  .  .  .  .  .'));
    });
    it('writes x as a digit of a puzzle that may use A to Y', () => {
      const large = (first: string) => `${first}${'.'.repeat(23)}\n${`${'.'.repeat(25)}\n`.repeat(24)}`;
      types(large('‸.A'), 'x', large('X‸A'));
      types(large('‸77'), 'x', large('.‸7'));
    });
    it('writes the blank of the puzzle', () => types('‸1xx4\nxx3x\nxxxx\nx2xx', '.', 'x‸xx4\nxx3x\nxxxx\nx2xx'));
    it('writes the blank of the puzzle even if it is a letter', () =>
      types('‸1xx4\nxx3x\nxxxx\nx2xx', 'x', 'x‸xx4\nxx3x\nxxxx\nx2xx'));
    it('keeps the cursor after the last cell', () =>
      types('1...\n..3.\n....\n.2.‸.\n', '4', '1...\n..3.\n....\n.2.4‸\n'));
    it('rejects a digit after the last cell, because the row is complete', () =>
      assert.equal(
        typedAt(read('1...\n..3.\n....\n.2.4‸\n'), '1')?.refused,
        'This row already has its 4 cells. Press Enter for a new line, or type # for a comment.',
      ));
    it('rejects a digit that the size lacks, with a reason', () => {
      const typed = typedAt(read(`‸${FOUR}`), '7');
      assert.deepEqual(typed, {
        edits: [],
        cursors: [{ anchor: 0, active: 0 }],
        refused: '"7" is not a digit here: use 1-4, or . to clear. For text: Toggle Cell Typing',
      });
    });
    it('only moves the cursor if the digit is the same', () =>
      assert.deepEqual(typedAt(read(`‸${FOUR}`), '1'), { edits: [], cursors: [{ anchor: 1, active: 1 }] }));
    it('writes a space after a row of adjacent cells as text', () => isText('1...‸\n..3.\n....\n.2..\n', ' '));
    it('ends the last number of a row with a space', () =>
      types(numbers(`${'10 '.repeat(9)} 1‸`), ' ', numbers(`${'10 '.repeat(9)} 1`).replace('\n .', '\n ‸.')));
  });

  describe('a character that is not a digit', () => {
    const ODD = ['q', 'Q', 'ä', 'ф', ',', '|', '#', '[', '=', '€', '7'];
    const isRefused = (marked: string, keys = ODD, reason = (key: string) => `"${key}" is not a digit here: use `) => {
      for (const key of keys) {
        const position = read(marked);
        const { refused, ...typed } = typedAt(position, key) ?? {};
        assert.deepEqual(typed, { edits: [], cursors: position.cursors }, `${key} in ${marked}`);
        assert.ok(refused?.startsWith(reason(key)), refused);
      }
    };
    it('is rejected in a cell of every form', () => {
      isRefused('1‸...\n..3.\n....\n.2..\n');
      isRefused('1.‸«..»\n..3.\n....\n.2..\n');
      for (const before of ['1‸ . | . .', '1 . ‸| . .', '1 . | ‸. .']) {
        isRefused(
          SPACED.replace('1 . | . .', before),
          ODD.filter(key => key !== '|'),
        );
      }
      isRefused(MARKS.replace('234', '2‸34'));
      isRefused(numbers('10  1‸  .  .  .  .  .  .  .  .'), ['q', 'ä', '€']);
      isRefused('┌──┬──┐\n│1.│.‸.│\n│..│3.│\n├──┼──┤\n│..│..│\n│.2│..│\n└──┴──┘\n');
    });
    it('is rejected at the start of a row, unless it starts a comment or a heading', () => {
      for (const marked of [`‸${FOUR}`, FOUR.replace('..3.', '‸..3.')]) {
        isRefused(
          marked,
          ODD.filter(key => !'#['.includes(key)),
        );
        isText(marked, '#');
        isText(marked, '[');
      }
    });
    it('is rejected after a number that a second digit could complete', () =>
      isRefused(numbers(`${'10 '.repeat(9)} 1‸`), ['q', ',', 'ä']));
    const isFull = () => 'This row already has its ';
    const COMMENT = ['#', '%', ',', '|'];
    const NO_COMMENT = ODD.filter(odd => odd !== '7' && !COMMENT.includes(odd));
    it('is rejected after a row, unless it starts a comment or is a separator', () => {
      for (const marked of [
        FOUR.replace('1...', '1...‸'),
        FOUR.replace('1...', '1... ‸'),
        SPACED.replace('1 . | . .', '1 . | . .‸'),
        numbers(`${'10 '.repeat(9)} 2‸`),
      ]) {
        isRefused(marked, NO_COMMENT, isFull);
        for (const key of COMMENT) isText(marked, key);
      }
    });
    it('is text before and after a single-line puzzle, and rejected at its last cell', () => {
      const line = '.5.1...9..97..5...4.326.17.....1...68.9.4.7.13...8.....76.935.8...7..36..3...1.4.';
      for (const key of ODD.filter(odd => odd !== '7')) {
        isText(`‸${line}`, key);
        isText(`${line} ‸`, key);
      }
      isRefused(`${line}‸`, NO_COMMENT, () => 'This line already has its 81 cells.');
      for (const key of COMMENT) isText(`${line}‸`, key);
    });
    it('is rejected after a full row of a grid whose next rows are missing, like a digit', () => {
      for (const key of ['1', '7', '.', ...NO_COMMENT]) {
        isRefused('48...7.5.\n5.6.24..7‸', [key], isFull);
        isRefused('5 3 . | . 7 . | . . .\n6 . . | 1 9 5 | . . . ‸\n', [key], isFull);
      }
      for (const key of [...COMMENT, ' ', 'enter', 'backspace', 'left']) isText('48...7.5.\n5.6.24..7‸', key);
    });
    it('is text in the first row of such a grid, whose size is unknown, in a row with free cells, and in lists', () => {
      for (const key of ['1', '7', 'q']) {
        isText('48...7.5.‸', key);
        isText('48...7.5.\n5.6.24..‸', key);
        isText('12 3 4 1\n34 1 2 2\n2 4 1 13‸', key);
      }
    });
    it('is accepted if it is the blank of the puzzle', () =>
      types('1‸xx4\nxx3x\nxxxx\nx2xx', 'x', '1x‸x4\nxx3x\nxxxx\nx2xx'));
  });

  describe('in rows with spaces and borders', () => {
    it('moves the cursor past them after a digit', () =>
      types(`‸${SPACED}`, '4321', '4 3 | 2 1\n‸. . | 3 .\n----+----\n. . | . .\n. 2 | . .\n'));
    it('moves the cursor past a border line after a digit', () =>
      types(
        '1 . | . .\n. . | 3 ‸.\n----+----\n. . | . .\n. 2 | . .\n',
        '41',
        '1 . | . .\n. . | 3 4\n----+----\n1 ‸. | . .\n. 2 | . .\n',
      ));
    it('works with the cursor anywhere before the cell', () => {
      for (const before of ['1 .‸ | . .', '1 . ‸| . .', '1 . |‸ . .', '1 . | ‸. .']) {
        types(SPACED.replace('1 . | . .', before), '4', SPACED.replace('1 . | . .', '1 . | 4 ‸.'));
      }
    });
    it('skips the characters between cells with a space', () => {
      types(`‸${SPACED}`, '2 ', `2 ‸${SPACED.slice(2)}`);
      types(`1‸${SPACED.slice(1)}`, ' ', `1 ‸${SPACED.slice(2)}`);
    });
    it('works in a frame', () => {
      const frame = '┌────┬────┐\n│1, .│., .│\n│., .│3, .│\n├────┼────┤\n│., .│., .│\n│., 2│., .│\n└────┴────┘\n';
      types(frame.replace('│1', '‸│1'), '2431', frame.replace('│1, .│., .│\n│.', '│2, 4│3, 1│\n│‸.'));
    });
    it('works between tabs and commas', () =>
      types('1‸,.,.,.\n.,.,3,.\n.,.,.,.\n.,2,.,.\n', '2', '1,2,‸.,.\n.,.,3,.\n.,.,.,.\n.,2,.,.\n'));
  });

  describe('writes text', () => {
    it('in titles, comments, borders and empty lines', () => {
      isText(FIRST.replace('Easy', 'Ea‸sy'), '1');
      isText(`# 1‸\n${FOUR}`, '1');
      isText(`${FOUR}‸`, '1');
      isText(SPACED.replace('----+', '--‸--+'), '1');
      isText('1... # a ‸comment\n..3.\n....\n.2..\n', '1');
      isText('Mon‸day: .5.1...9..97..5...4.326.17.....1...68.9.4.7.13...8.....76.935.8...7..36..3...1.4.', '1');
      isText('12‸,.342.8......15.8.6.6..9..53.....2.19...586...42.9.....94..3..6.2.3.19......7.493.,easy', '1');
    });
    it('in a row that is being typed, and in the last row of a grid that is', () => {
      isText('48...7.5.\n5.6.‸24', '1');
      isText('48...7.5.\n5.6.24..7‸', 'backspace');
      isText('48...7.5.‸', '1');
    });
    it('but not in the rows before it', () => types('48‸...7.5.\n5.6.24', '6', '486‸..7.5.\n5.6.24'));
    it('in a row of a wrong length only', () => {
      isText('1.‸...\n..3.\n....\n.2..\n', '1');
      types('1....\n..‸3.\n....\n.2..\n', '1', '1....\n..1‸.\n....\n.2..\n');
    });
    it('if one of several cursors is in a title', () =>
      isText(FIRST.replace('Easy', 'Ea‸sy').replace('48.', '48‸.'), '6'));
  });

  describe('on one line', () => {
    const line = 'Monday: .5.1...9..97..5...4.326.17.....1...68.9.4.7.13...8.....76.935.8...7..36..3...1.4.';
    it('writes a digit after a label', () => types(line.replace(': .', ': ‸.'), '1', line.replace(': .', ': 1‸')));
    it("places a digit in HoDoKu's library, and keeps a given a given", () => {
      const rest = `${'.'.repeat(79)}:::`;
      types(`:0000:1:‸5.${rest}`, '43', `:0000:1:4+3‸${rest}`);
      types(`:0000:1:4+3‸${rest}`, ['backspace'], `:0000:1:4‸.${rest}`);
    });
  });

  describe('in letters', () => {
    const grid = (row: string) => `${[row, ...Array(15).fill('.'.repeat(16))].join('\n')}\n`;
    it('writes a letter in the case of the puzzle', () => {
      types(grid('1A‸..............'), 'g', grid('1AG‸.............'));
      types(grid('1a‸..............'), 'G', grid('1ag‸.............'));
    });
    it('rejects a letter that is not a digit of the puzzle', () =>
      assert.match(typedAt(read(grid('1A‸..............')), 'h')?.refused ?? '', /use 1-9 and A-G/));
    it('determines the symbols by the first letter', () =>
      types(grid('‸................'), 'pa', grid('PA‸..............')));
    it('recognizes by a digit next to a letter that letters follow 9', () =>
      types(grid('‸................'), 'D3', grid('D3‸..............')));
    it('recognizes by a letter after 9 that letters do not start at A', () =>
      assert.match(typedAt(read(grid('13‸..............')), 'P')?.refused ?? '', /use 1-9 and A-G/));
    it('types 0 if it is a digit', () => types(grid('0A1‸.............'), '0', grid('0A10‸............')));
  });

  describe('in numbers', () => {
    it('completes a number with a second digit, and keeps the columns aligned', () =>
      types(numbers('10  ‸.  .  .  .  .  .  .  .  .'), '10', numbers('10 10  ‸.  .  .  .  .  .  .  .')));
    it('waits after a digit that can have a second one', () =>
      types(numbers('10  ‸.  .  .  .  .  .  .  .  .'), '1', numbers('10  1‸  .  .  .  .  .  .  .  .')));
    it('moves the cursor after any other digit', () =>
      types(numbers('10  ‸.  .  .  .  .  .  .  .  .'), '2', numbers('10  2  ‸.  .  .  .  .  .  .  .')));
    it('writes a second digit that cannot complete the number into the next cell', () =>
      types(numbers('10  ‸.  .  .  .  .  .  .  .  .'), '19', numbers('10  1  9  ‸.  .  .  .  .  .  .')));
    it('moves the cursor with a space, a blank and Tab too', () => {
      types(numbers('10  1‸  .  .  .  .  .  .  .  .'), ' ', numbers('10  1  ‸.  .  .  .  .  .  .  .'));
      types(numbers('10  1‸  .  .  .  .  .  .  .  .'), '.', numbers('10  1  .  ‸.  .  .  .  .  .  .'));
      types(numbers('10  1‸  .  .  .  .  .  .  .  .'), ['tab'], numbers('10  1  ‸.  .  .  .  .  .  .  .'));
    });
    it('keeps columns aligned to the left', () =>
      types(numbers('10 ‸.  .  .  .  .  .  .  .  . ', '. '), '102', numbers('10 10 2  ‸.  .  .  .  .  .  . ', '. ')));
    it('keeps zeros at the start of numbers', () =>
      types(numbers('10 ‸00 00 00 00 00 00 00 00 00', '00'), '310', numbers('10 03 10 ‸00 00 00 00 00 00 00', '00')));
    it('empties a whole number with Backspace', () =>
      types(numbers('10 10‸  .  .  .  .  .  .  .  .'), ['backspace'], numbers('10  ‸.  .  .  .  .  .  .  .  .')));
  });

  describe('next to givens', () => {
    const both = (givens: string, state: string) =>
      `[Puzzle]\n${givens}\n..3.\n....\n.2..\n[State]\n${state}\n..3.\n....\n.2..\n`;
    it('writes digits into the state', () => types(both('1...', '1‸...'), '2', both('1...', '12‸..')));
    it('writes digits into the givens', () => types(both('1‸...', '1...'), '2', both('12‸..', '1...')));
    it('empties a given', () => types(both('1‸...', '1...'), ['backspace'], both('‸....', '1...')));
  });

  describe('Backspace and Delete', () => {
    it('empty a cell', () => {
      types('12‸..\n..3.\n....\n.2..\n', ['backspace'], '1‸...\n..3.\n....\n.2..\n');
      types('1‸2..\n..3.\n....\n.2..\n', ['delete'], '1‸...\n..3.\n....\n.2..\n');
    });
    it('never join rows', () => {
      types('1..4\n‸..3.\n....\n.2..\n', ['backspace'], '1..‸.\n..3.\n....\n.2..\n');
      types('1..4‸\n1.3.\n....\n.2..\n', ['delete'], '1..4\n‸..3.\n....\n.2..\n');
    });
    it('move past spaces and borders', () =>
      types(SPACED.replace('| 3', '| ‸3'), ['backspace'], SPACED.replace('. . | 3', '. ‸. | 3')));
    it('are ordinary keys before the first cell and after the last one', () => {
      isText(`Title\n‸${FOUR}`, 'backspace');
      isText('1...\n..3.\n....\n.2.4‸\n', 'delete');
    });
    it('empty the selected cells', () => {
      types('1«23»4\n..3.\n....\n.2..\n', ['delete'], '1‸..4\n..3.\n....\n.2..\n');
      types('123»4\n..3«.\n....\n.2..\n', ['backspace'], '123‸.\n....\n....\n.2..\n');
    });
    it('remove whole lines and whole puzzles', () => {
      isText('«1...\n»..3.\n....\n.2..\n', 'delete');
      isText('«1...\n..3.\n....\n.2..»\n', 'delete');
      isText('Ti«tle\n1.»..\n..3.\n....\n.2..\n', 'delete');
    });
  });

  describe('a selection', () => {
    it('has its first cell replaced when a digit is typed', () =>
      types('1«23»4\n..3.\n....\n.2..\n', '4', '14‸34\n..3.\n....\n.2..\n'));
    it('of spaces contains no cell', () => {
      types(
        '1« ». | . .\n. . | 3 .\n. . | . .\n. 2 | . .\n',
        ['delete'],
        '1« ». | . .\n. . | 3 .\n. . | . .\n. 2 | . .\n',
      );
    });
  });

  describe('several cursors', () => {
    it('only move where the digit is the same, in any puzzle', () => {
      const edits = (marked: string, key: string) =>
        typedAt(read(marked), key)!.edits.map(({ start, end, text }) => `${start}-${end} ${text}`);
      const two = `‸${FOUR}\n${FOUR}\n‸${FOUR}`;
      const [first, last] = [0, 2 * FOUR.length + 2];
      assert.deepEqual(edits(two, '1'), []);
      assert.deepEqual(edits(two, '2'), [`${first}-${first + 1} 2`, `${last}-${last + 1} 2`]);
      assert.deepEqual(edits(two.replace('‸1', '‸4'), '1'), [`${first}-${first + 1} 1`]);
      assert.deepEqual(edits(two.replace(/‸1(?!.*‸)/s, '‸4'), '1'), [`${last}-${last + 1} 1`]);
    });
    it('each type into their own cell', () => types('1‸...\n.‸.3.\n‸....\n.2..\n', '4', '14‸..\n.4‸3.\n4‸...\n.2..\n'));
    it('can be in adjacent cells, each of which uses the space before it', () =>
      types(numbers('10  ‸.  ‸.  .  .  .  .  .  .  .'), '10', numbers('10 10 ‸10  ‸.  .  .  .  .  .  .')));
    it('can be two in one cell', () =>
      types(numbers('1‸0‸  .  .  .  .  .  .  .  .  .'), ['backspace'], numbers(' ‸‸.  .  .  .  .  .  .  .  .  .')));
    it('are ignored on borders', () => {
      const spaced = SPACED.replace('. . | 3 .', '. . | 3 ‸.').replace('----+----', '----+---‸-');
      types(
        spaced.replace('. . | . .\n. 2', '. . | . ‸.\n. 2'),
        '4',
        '1 . | . .\n. . | 3 4\n----+----\n‸. . | . 4\n‸. 2 | . .\n',
      );
    });
    it('are moved when earlier cells change their length', () => {
      const rest = `${'.'.repeat(77)}:::`;
      types(`:0000:1:‸.‸.‸.1${rest}`, '5', `:0000:1:+5‸+5‸+5‸1${rest}`);
    });
  });

  it('answers a query at every position of a file without an exception', () => {
    for (let offset = 0; offset <= FIRST.length; offset++) {
      for (const key of ['1', 'backspace', 'delete', 'tab', 'shift+tab', 'left', 'right', 'up', 'down']) {
        const typed = type(at(FIRST, offset), key);
        if (typed !== undefined) assert.equal(typed.length, FIRST.length + 1);
      }
    }
  });
});

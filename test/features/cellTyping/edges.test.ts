/** One cell that is selected, no cell, two cursors in a cell, and the exact edits of corrections. */

import assert from 'node:assert/strict';
import { characterTyped, corrected, NOTHING_TYPED } from '../../../src/features/cellTyping/correcting';
import { typeKey } from '../../../src/features/cellTyping/typing';
import type { TextEdit } from '../../../src/text/edits';
import { cellsIn, FOUR, isText, numbers, read, SPACED, typedAt, types } from './typed';

describe('a selection', () => {
  it('of one cell is blanked, or replaced', () => {
    for (const key of ['delete', 'backspace']) {
      types('1«2»3.\n..3.\n....\n.2..\n', [key], '1‸.3.\n..3.\n....\n.2..\n');
      types('1»2«3.\n..3.\n....\n.2..\n', [key], '1‸.3.\n..3.\n....\n.2..\n');
    }
    types('1«2»3.\n..3.\n....\n.2..\n', '4', '14‸3.\n..3.\n....\n.2..\n');
  });
  it('of two rows is blanked up to its ends', () =>
    types('12«34\n12»34\n....\n.2..\n', ['delete'], '12‸..\n..34\n....\n.2..\n'));
  it('between two cells is not deleted by Delete or Backspace, so the cells are not joined', () => {
    for (const key of ['delete', 'backspace'])
      types(SPACED.replace('1 .', '1« ».'), [key], SPACED.replace('1 .', '1« ».'));
  });
  it('of a whole line, or of all cells, is text', () => {
    isText('«1...\n»..3.\n....\n.2..\n', 'delete');
    isText('«1...\n..3.\n....\n.2..»\n', 'delete');
    types('«1...»\n..3.\n....\n.2..\n', ['delete'], '‸....\n..3.\n....\n.2..\n');
  });
  it('from one puzzle to the next is text', () =>
    isText(`${FOUR.replace('.2.', '.«2.')}\n1».${FOUR.slice(2)}`, 'delete'));
});

describe('cursors in cells and elsewhere', () => {
  const framed = (top: string, first: string, border: string, last: string, bottom: string) =>
    `\n${top}+---+---+\n${first}|1 .|. .|\n|. .|3 .|\n${border}+---+---+\n|. .|. .|\n${last}|. 2|. .|\n${bottom}+---+---+\n`;
  it('are only used in cells if the others are on borders between rows', () => {
    types(
      framed('', '‸', '‸', '‸', ''),
      '4',
      framed('', '', '', '', '').replace('|1 ', '|4 ‸').replace('|. 2', '|4 ‸2'),
    );
    types(
      framed('', '‸', '', '', '').replace('---+\n|. .|. .', '---‸+\n|. .|. .'),
      '4',
      framed('', '', '', '', '').replace('|1 ', '|4 ‸'),
    );
  });
  it('type text if one is on the frame, selects a border, or is in a line without a border', () => {
    isText(framed('‸', '‸', '', '', ''), '4');
    isText(framed('', '', '', '‸', '‸'), '4');
    isText(framed('', '‸', '', '', '').replace('---+\n|. .|. .', '«---»+\n|. .|. .'), '4');
    isText(`Title‸${framed('', '‸', '', '', '')}`, '4');
    isText(`‸${framed('', '‸', '', '', '')}`, '4');
    isText(framed('', '', '‸', '', ''), '4');
  });
});

describe('a cursor after the last row of a grid that lacks rows', () => {
  const isRejected = (marked: string) =>
    assert.match(typedAt(read(marked), '1')?.refused ?? '', /^This row already has/);
  it('writes no digit if the row is full', () => {
    for (const row of ['.2..‸', '.2..‸\n', '.2.. ‸\n', '.2..  ‸ \n', '.2..|‸\n', ' .2.. ‸\n', '. 2 . .‸\n'])
      isRejected(`1...\n..3.\n${row}`);
  });
  it('writes text elsewhere, and if a row is not full, or in numbers or lists', () => {
    for (const marked of [
      '1...\n..3.\n.2‸..\n',
      '1...\n..3.\n‸.2..\n',
      '1...\n..3.\n.2..\n‸',
      '1...\n..3.\n.2..\n\n‸',
      '1...\n..3.\n.2..\n#‸',
      '1...\n..3.\n.2.‸\n',
      '123456789\n.......1\n..1......\n.........‸\n',
      '123456789\n.......1..\n..1......\n.........‸\n',
      '[Puzzle]\n1...\n..3.\n....\n[State]‸\n1...\n..3.\n....\n.2..\n',
      '[Puzzle]\n1...\n..3.\n....\n\n‸\n[State]\n1...\n..3.\n....\n.2..\n',
      '1...\n..3.\n.2.. #‸\n',
      numbers('10  1  2  3  4  5  6  7  8  9').split('\n').slice(0, 8).join('\n').concat('‸\n'),
      '12 3 . .\n. 12 4 3\n1 . 2 .‸\n',
    ])
      isText(marked, '1');
  });
});

describe('cursors in one cell', () => {
  it('write it once', () => {
    types(numbers('‸1‸0  .  .  .  .  .  .  .  .  .'), '2', numbers(' 2  ‸‸.  .  .  .  .  .  .  .  .'));
    types('‸1‸...\n..3.\n....\n.2..\n', '4', '4‸4‸..\n..3.\n....\n.2..\n');
  });
});

describe('Tab', () => {
  it('goes to cells that are blank in the state, although there is a given', () =>
    types(
      '[Puzzle]\n12..\n..3.\n....\n.2..\n[State]\n‸1...\n..3.\n....\n.2..\n',
      ['tab'],
      '[Puzzle]\n12..\n..3.\n....\n.2..\n[State]\n1‸...\n..3.\n....\n.2..\n',
    ));
  it('goes to cells that are blank in the givens', () =>
    types(
      '[Puzzle]\n‸12..\n..3.\n....\n.2..\n[State]\n123.\n..3.\n....\n.2..\n',
      ['tab'],
      '[Puzzle]\n12‸..\n..3.\n....\n.2..\n[State]\n123.\n..3.\n....\n.2..\n',
    ));
});

describe('a character', () => {
  const ten = (first: string) => `${[first, ...Array(9).fill('..........')].join('\n')}\n`;
  it('is a digit if it is A, from 10x10 on', () => types(ten('9‸.........'), 'a', ten('9A‸........')));
  it('is not a number if it is 0 or too large', () => {
    const at = numbers(' 9  ‸.  .  .  .  .  .  .  .  .');
    types(at, '0', numbers(' 9  .  ‸.  .  .  .  .  .  .  .'));
    const four = '1  2  3  4\n.  .  .  .\n.  .  .  .\n.  .  ‸.  .\n';
    assert.match(typedAt(read(four), '5')?.refused ?? '', /^"5" is not a digit here: use 1-4/);
  });
  it('after the last cell of a grid is rejected, and a space there is text', () => {
    const full = FOUR.replace('.2..', '.2..‸');
    assert.match(typedAt(read(full), '1')?.refused ?? '', /^This row already has its 4 cells/);
    isText(full, ' ');
  });
  it('is a second digit only directly after the first one', () => {
    types(numbers('10  1‸  .  .  .  .  .  .  .  .'), '0', numbers('10 10  ‸.  .  .  .  .  .  .  .'));
    types(numbers('10  1 ‸ .  .  .  .  .  .  .  .'), '3', numbers('10  1  3  ‸.  .  .  .  .  .  .'));
    types(numbers('10  2‸  .  .  .  .  .  .  .  .'), '3', numbers('10  2  3  ‸.  .  .  .  .  .  .'));
    types(numbers('10 «.»  .  .  .  .  .  .  .  .', '. '), '1', numbers('10 1‸  .  .  .  .  .  .  .  .', '. '));
  });
});

describe('a correction', () => {
  /** The edit that puts a text right after characters were typed over each cursor. */
  const edit = (marked: string, characters: string, isReversed = false): TextEdit | undefined => {
    const position = read(marked);
    const cursors = isReversed ? [...position.cursors].reverse() : position.cursors;
    const cells = cellsIn({ ...position, cursors }) ?? assert.fail('no cells');
    const typed = typeKey(cells, characters[0]) ?? assert.fail('no key');
    let raw = position.text;
    for (const { anchor, active } of [...position.cursors].reverse())
      raw = raw.slice(0, Math.min(anchor, active)) + characters + raw.slice(Math.max(anchor, active));
    return corrected((start, end) => raw.slice(start, end), cells, { characters, overtyped: 0 }, typed.edits);
  };
  const REST = '\n..3.\n....\n.2..\n';

  it('changes no character that is right already', () => {
    assert.deepEqual(edit(`1‸...${REST}`, '4'), { start: 2, end: 3, text: '' });
    assert.deepEqual(edit(`1‸2..${REST}`, '4'), { start: 2, end: 3, text: '' });
    assert.deepEqual(edit(`‸1...${REST}`, '1'), { start: 0, end: 1, text: '' });
    assert.deepEqual(edit('1‸ . . .\n. . 3 .\n. . . .\n. 2 . .\n', '4'), { start: 1, end: 4, text: ' 4' });
  });
  it('does not depend on the order of the cursors', () => {
    const two = '1‸...\n.‸.3.\n....\n.2..\n';
    const expected = { start: 4, end: 9, text: '\n.4' };
    assert.deepEqual(edit(two, '4'), expected);
    assert.deepEqual(edit(two, '4', true), expected);
    assert.deepEqual(edit('1«23»4\n.‸.3.\n....\n.2..\n', '4'), edit('1«23»4\n.‸.3.\n....\n.2..\n', '4', true));
  });
  it('needs every character at the place of its cursor, even after selections of several lengths', () => {
    const { cursors } = read('1«23»4\n.«.3».\n');
    const changes = (first: number, second: number) => [
      { start: second, removed: 0, text: '3' },
      { start: first, removed: 0, text: '3' },
    ];
    const before = { characters: '4', overtyped: 0 };
    assert.deepEqual(characterTyped(cursors, before, changes(2, 6)), { characters: '43', overtyped: 0 });
    for (const [first, second] of [
      [1, 6],
      [2, 5],
      [2, 7],
      [3, 6],
    ])
      assert.equal(characterTyped(cursors, before, changes(first, second)), undefined);
    const replaced = [
      { start: 6, removed: 2, text: '4' },
      { start: 1, removed: 2, text: '4' },
    ];
    assert.deepEqual(characterTyped(cursors, NOTHING_TYPED, replaced), before);
    assert.deepEqual(characterTyped(cursors, NOTHING_TYPED, [...replaced].reverse()), before);
  });
  it('treats a line break as one character', () => {
    const { cursors } = read('1‸...');
    const typed = (text: string) => characterTyped(cursors, NOTHING_TYPED, [{ start: 1, removed: 0, text }]);
    assert.deepEqual(typed('\r\n'), { characters: '\r\n', overtyped: 0 });
    assert.equal(typed('\n\n'), undefined);
  });
});

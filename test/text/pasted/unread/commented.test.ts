/** Comments that show a grid, at the bounds of their number and length. */

import assert from 'node:assert/strict';
import { makeLine } from '../../../../src/core/notation';
import { commentsNote, maySketch } from '../../../../src/text/pasted/unread/commented';
import { EASY } from '../../texts';

const ROWS = EASY.match(/.{9}/g)!;

function noteOf(lines: readonly string[]) {
  const text = `words\n${lines.join('\n')}\nwords`;
  return commentsNote(text, { start: 6, end: text.length - 6 });
}

describe('a comment that may be a line of a grid', () => {
  const check = (line: string, expected: boolean) =>
    it(`${line.slice(0, 30)} (${line.length}): ${expected}`, () =>
      assert.equal(maySketch(`7${line}7`, { start: 1, end: line.length + 1 }), expected));
  check('# 53..7....', true);
  check('% 5 3 | 0 x _', true);
  check('#====#', true);
  check('#║5│3┃#', true);
  check('# 5 a', false);
  check('# 5, 3', true);
  check('# 5 & 3', false);
  check(`# ${'5'.repeat(197)}`, true);
  check(`# ${'5'.repeat(198)}`, false);
});

describe('the note on comments', () => {
  const commented = (rows: readonly string[], sign = '# ') => rows.map(row => sign + row);

  it('has their span and the grid', () => {
    for (const sign of ['#', '# ', '% ', '## ', ' # ']) {
      const note = noteOf(commented(ROWS, sign));
      assert.deepEqual(
        [note?.reason, note?.start, note?.grids?.map(({ digits }) => makeLine(digits))],
        ['comments', 6, [EASY]],
        sign,
      );
    }
  });

  it('has the grid in a frame that is drawn with the sign', () => {
    const frame = '#'.repeat(13);
    const rows = ROWS.map(row => `#${row.match(/.{3}/g)!.join('#')}#`);
    const note = noteOf([0, 3, 6].flatMap(from => [frame, ...rows.slice(from, from + 3)]).concat(frame));
    assert.deepEqual(
      note?.grids?.map(({ digits }) => makeLine(digits)),
      [EASY],
    );
  });

  it('needs six lines', () => {
    const small = ['1.....', '.2....', '..3...', '...4..', '....5.', '.....6'];
    assert.equal(noteOf(commented(small))?.grids?.length, 1);
    assert.equal(noteOf(commented(['1....', '.2...', '..3..', '...4.', '....5'])), undefined);
    assert.equal(noteOf(commented(['1...', '.2..', '..3.', '...4'])), undefined);
  });

  it('shows only one grid', () => assert.equal(noteOf([...commented(ROWS), ...commented(ROWS)]), undefined));

  it('does not exist for other comments', () => {
    assert.equal(noteOf(commented(ROWS.slice(1))), undefined);
    assert.equal(noteOf(Array<string>(9).fill('# words')), undefined);
  });
});

import assert from 'node:assert/strict';
import { startOfDrawing } from '../../src/text/layout/frames';
import { parse } from '../../src/text/parser/parser';

/** The drawing of the first puzzle starts in this line. */
function check(text: string, line: string): void {
  const [puzzle] = parse(text).puzzles;
  const source = { length: text.length, slice: (start: number, end: number) => text.slice(start, end) };
  const start = startOfDrawing(source, puzzle);
  assert.equal(text.slice(start).split(/\r?\n/)[0], line);
}

const ROWS = ['1 2 | . .', '. . | 1 .', '4 . | . .', '. 1 | . 2'];
const framed = (border: string, side: string) => [border, ...ROWS.map(row => `${side} ${row} ${side}`), border];

describe('the drawing of a puzzle', () => {
  it('starts with the border of its frame', () => {
    for (const [border, side] of [
      ['+-----+-----+', '|'],
      ['┌─────┬─────┐', '│'],
      ['*-----------*', '|'],
    ])
      for (const newline of ['\n', '\r\n'])
        for (const title of ['', `Title${newline}`, `Title${newline}${newline}`])
          check(title + framed(border, side).join(newline), border);
  });
  it('starts with its first row where it has no frame', () => {
    check(ROWS.join('\n'), ROWS[0]);
    check(`Title\n=========\n${ROWS.join('\n')}`, ROWS[0]);
    check(`Title\n\n  ${ROWS.join('\n  ')}`, `  ${ROWS[0]}`);
    check(`# one\n${ROWS.join('\n')}`, ROWS[0]);
  });
});

import assert from 'node:assert/strict';
import { guessStart, WINDOW } from '../../../src/text/document/guess';
import { sourceOf } from '../../../src/text/document/textSource';

const STEP = WINDOW / 4;

/** Where reading starts for an offset, in a text of which everything is unread. */
const guess = (text: string, offset = text.length) => guessStart(sourceOf(text), 0, offset);

describe('a guess where to read from', () => {
  const lines = 'a line\n'.repeat(STEP);

  it('is behind the first empty line that is near enough', () => {
    const text = `${lines}\n${'b line\n'.repeat(100)}\n${'c line\n'.repeat(100)}`;
    assert.equal(guess(text), lines.length + 1);
    for (const blank of ['\n\n', '\r\r', '\r\n\r\n', '\n \t\n', '\r\n\t\r\n'])
      assert.equal(guess(`${lines}x${blank}${'c'.repeat(20)}`), lines.length + 1 + blank.length, JSON.stringify(blank));
  });

  it('is behind a line end where no line is empty', () => {
    const at = guess(lines);
    assert.ok(lines.length - STEP < at && at < lines.length, `${at}`);
    assert.equal(lines[at - 1], '\n');
  });

  it('looks farther where nothing is near', () => {
    const text = `${lines}one\n\ntwo\n${'x'.repeat(3 * STEP)}`;
    assert.equal(guess(text), lines.length + 5);
  });

  it('is the start where there is none, or where the offset is near', () => {
    assert.equal(guess('x'.repeat(5 * STEP)), 0);
    assert.equal(guess(lines, STEP), 0);
    assert.equal(guess(`${'x'.repeat(2 * STEP)}\n`), 0);
  });
});

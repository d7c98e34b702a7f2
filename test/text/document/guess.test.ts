import assert from 'node:assert/strict';
import { guessStart, WINDOW } from '../../../src/text/document/guess';
import { sourceOf } from '../../../src/text/document/textSource';

const STEP = WINDOW / 4;

/** The start of parsing for an offset in an unread text. */
const guess = (text: string, offset = text.length) => guessStart(sourceOf(text), 0, offset);

describe('the guessed start of parsing', () => {
  const lines = 'a line\n'.repeat(STEP);

  it('is after the first empty line that is near enough', () => {
    const text = `${lines}\n${'b line\n'.repeat(100)}\n${'c line\n'.repeat(100)}`;
    assert.equal(guess(text), lines.length + 1);
    for (const blank of ['\n\n', '\r\r', '\r\n\r\n', '\n \t\n', '\r\n\t\r\n'])
      assert.equal(guess(`${lines}x${blank}${'c'.repeat(20)}`), lines.length + 1 + blank.length, JSON.stringify(blank));
  });

  it('is after a line break if no line is empty', () => {
    const at = guess(lines);
    assert.ok(lines.length - STEP < at && at < lines.length, `${at}`);
    assert.equal(lines[at - 1], '\n');
  });

  it('is farther away if nothing is near', () => {
    const text = `${lines}one\n\ntwo\n${'x'.repeat(3 * STEP)}`;
    assert.equal(guess(text), lines.length + 5);
  });

  it('is the start of the text if there is no line break, or if the offset is near', () => {
    assert.equal(guess('x'.repeat(5 * STEP)), 0);
    assert.equal(guess(lines, STEP), 0);
    assert.equal(guess(`${'x'.repeat(2 * STEP)}\n`), 0);
  });
});

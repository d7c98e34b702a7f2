import assert from 'node:assert/strict';
import { KINDS, type Kind, keysIn } from '../../bench/typingKeys';

const TEXT =
  'Killer 1\n...\n...\n[Rules]\ncage 13: r1c12 r2c2\ncage 9: r4c5\n\nKiller 2\n...\n[Rules]\ncage 9: r1c1\n\n';

/** Compares the texts that differ from the first one, after keys of a kind; the last text equals the first one. */
function check(kind: Kind, ...expected: string[]): void {
  let text = TEXT;
  const found: string[] = [];
  for (const key of keysIn(TEXT, kind, 6)) {
    text = text.slice(0, key.start) + key.text + text.slice(key.end);
    if (text !== TEXT && text.split('\n').length === TEXT.split('\n').length)
      found.push(text.split('\n').filter((line, i) => line !== TEXT.split('\n')[i])[0]);
  }
  assert.equal(text, TEXT);
  assert.deepEqual(found, expected);
}

describe('the keys of the benchmark', () => {
  it('are digits in a grid', () => check('grid', '1..', '.2.', '..3'));
  it('are digits of a sum', () => check('sum', 'cage 14: r1c12 r2c2', 'cage 1: r4c5', 'cage 1: r1c1'));
  it('are cells of a cage', () => check('cell', 'cage 13: r1c12 r2c3', 'cage 9: r4c6', 'cage 9: r1c2'));
  it('make mistakes in a rule', () => check('mistake', 'cage 13 r1c12 r2c2', 'cage 9 r4c5', 'cage 9 r1c1'));
  it('are letters of a new rule', () => check('line'));
  it('have distinct names', () => assert.equal(new Set(Object.values(KINDS)).size, 5));
});

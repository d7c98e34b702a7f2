import assert from 'node:assert/strict';
import { readText } from './readAtOnce';
import { read } from './solving';

const SIX = '123456';
/** A line of 6x6 cells that starts with these; all others have every digit. */
const line = (...cells: readonly string[]) => cells.join('') + SIX.repeat(36 - cells.length);

describe('candidates on one line', () => {
  it('can have givens and cells with some digits', () => {
    const { size, givens, rules, lost } = read(line('..3...', '1.3...', '.2.4..', '1.3...', '......'));
    assert.deepEqual([size, givens[0], givens[1], lost], [6, 3, 0, []]);
    assert.deepEqual(rules, [
      { kind: 'digits', cells: [1, 3], digits: 0b101 },
      { kind: 'digits', cells: [2], digits: 0b1010 },
    ]);
  });
  it('have empty cells where every digit is possible', () => {
    const { givens, rules } = read(line());
    assert.deepEqual([givens.some(Boolean), rules], [false, []]);
  });
  it('are read in 9x9', () => assert.equal(read(`${'123456789'.repeat(80)}1..4.....`).rules.length, 1));
  it('are not recognized if digits are out of place', () => assert.equal(readText(line('2.....')), undefined));
});

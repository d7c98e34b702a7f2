/** The suggested keyword is the result of comparing a word with all names. */

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { editDistance } from '../../../src/text/rules/editDistance';
import { RULE_WORDS } from '../../../src/text/rules/index';
import { findKeyword } from '../../../src/text/rules/keywords';
import { RUNS } from '../../core/arbitraries';

const NAMES = RULE_WORDS.flatMap(word => word.names.map(name => ({ word, name, letters: name.replace(/[ -]/g, '') })));

/** Words of rules, of those that other programs have too. */
const WORDS = new Set([
  ...NAMES.flatMap(({ name }) => name.split(/[ -]/)),
  ...['box', 'block', 'cell', 'queen', 'bishop', 'rook', 'product', 'parity', 'modulo', 'double', 'equal', 'counting'],
]);

/** Whether letters are whole words of other names: `strictv` is not a typo of `strict xv`. */
const areOtherWords = (letters: string, own: readonly string[], hasOther = false): boolean =>
  letters === ''
    ? hasOther
    : [...WORDS].some(
        word =>
          letters.startsWith(word) && areOtherWords(letters.slice(word.length), own, hasOther || !own.includes(word)),
      );

/** The nearest name, by the definition of distance. */
function nearest(typed: string): string | undefined {
  const distances = NAMES.map(({ letters }) => editDistance(typed, letters));
  const least = Math.min(...distances);
  const near = NAMES.filter((_, i) => distances[i] === least);
  const begun = new Set(NAMES.filter(({ letters }) => letters.startsWith(typed)).map(({ word }) => word));
  const isClear = near.every(({ word }) => word === near[0].word) && least <= Math.floor(near[0].letters.length / 4);
  return isClear && begun.size < 2 ? near[0].name : undefined;
}

/** The letters of a name with up to four typing errors. */
const typed = fc
  .record({
    letters: fc.constantFrom(...NAMES.map(({ letters }) => letters)),
    slips: fc.array(fc.record({ at: fc.nat(24), removed: fc.nat(2), added: fc.constantFrom('', 'a', 'e', 'rt') }), {
      maxLength: 4,
    }),
  })
  .map(({ letters, slips }) =>
    slips.reduce((text, { at, removed, added }) => text.slice(0, at) + added + text.slice(at + removed), letters),
  )
  .filter(text => text !== '');

describe('a misspelled keyword', () => {
  it('is compared with all names', () => {
    let found = 0;
    fc.assert(
      fc.property(typed, text => {
        const keyword = findKeyword(text, 0);
        if ('word' in keyword) return;
        if (keyword.near !== undefined) found++;
        const expected = nearest(text);
        if (keyword.near === undefined && expected && areOtherWords(text, expected.split(/[ -]/))) return;
        assert.equal(keyword.near, expected, text);
      }),
      { ...RUNS, numRuns: 10 * RUNS.numRuns },
    );
    assert.ok(found > RUNS.numRuns, `${found}`);
  });

  it('has the same distance with a limit, or one above it', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });
    fc.assert(
      fc.property(word, word, fc.nat(9), (a, b, most) => {
        const distance = editDistance(a, b);
        const limited = editDistance(a, b, most);
        assert.ok(distance <= most ? limited === distance : limited > most, `${a} ${b} ${most}: ${limited}`);
      }),
      { ...RUNS, numRuns: 20 * RUNS.numRuns },
    );
  });
});

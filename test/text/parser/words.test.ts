/** The words and characters of a row, cell by cell. */

import assert from 'node:assert/strict';
import {
  bareWord,
  bareWordsOf,
  charactersOf,
  isRowOfWords,
  isSeparator,
  wordSpansOf,
} from '../../../src/text/parser/lines/words';
import type { Span } from '../../../src/text/span';

type List = (text: string, start: number, end: number) => Span[];

/** The parts of a text between other characters, which are in no part. */
function partsIn(list: List, text: string): string[] {
  return list(`7${text}7`, 1, text.length + 1).map(({ start, end }) => `7${text}7`.slice(start, end));
}

describe('a separator', () => {
  for (const c of ' \t,|\u00a0\u200b\u2500\u2502\u257f\ufeff')
    it(`is U+${c.charCodeAt(0).toString(16).padStart(4, '0')}`, () => assert.ok(isSeparator(c.charCodeAt(0))));
  for (const c of '0.;:/+-\u007f\u0080\u009f\u00a1\u200a\u200c\u24ff\u2580\ufefe')
    it(`is not U+${c.charCodeAt(0).toString(16).padStart(4, '0')}`, () => assert.ok(!isSeparator(c.charCodeAt(0))));
});

describe('the words of a row', () => {
  function check(text: string, ...words: readonly string[]): void {
    it(`${JSON.stringify(text)} are ${words.length}`, () => assert.deepEqual(partsIn(wordSpansOf, text), words));
  }

  check('1 23,4|5', '1', '23', '4', '5');
  check('  1\t\t2 ', '1', '2');
  check('1\u25022\u00a03', '1', '2', '3');
  check('{1,2}', '{1', '2}');
  check(' |, ');
  check('');
});

describe('a word without brackets around several words', () => {
  function check(text: string, ...words: readonly string[]): void {
    it(`of ${text} is ${words.join(' ')}`, () => assert.deepEqual(partsIn(bareWordsOf, text), words));
  }

  check('{5,3}', '5', '3');
  check('{5,3},', '5', '3');
  check('{5 3};', '5', '3');
  check('[5 3 4]', '5', '3', '4');
  check('((5 3))', '5', '3');
  check('{{5 3}};', '5', '3');
  // Brackets around one word belong to it.
  check('(5) 3', '(5)', '3');
  check('{5} {3}', '{5}', '{3}');
  check('[5]; 3', '[5];', '3');
  check('({5}) 3', '({5})', '3');
  // A word of brackets alone has nothing inside.
  check('{ 5 3 }', '{', '5', '3', '}');
  check('[] 5', '[]', '5');
  check('}; 5', '};', '5');
});

describe('the characters of a row', () => {
  function check(text: string, ...characters: readonly string[]): void {
    it(`${JSON.stringify(text)} are ${characters.length}`, () =>
      assert.deepEqual(partsIn(charactersOf, text), characters));
  }

  check('1.3|4 5', '1', '.', '3', '4', '5');
  check('1🔵3', '1', '🔵', '3');
  check('1\uffff3', '1', '\uffff', '3');
  check(' ');

  it('end with the row within a surrogate pair', () =>
    assert.deepEqual(charactersOf('1🔵', 0, 2), [
      { start: 0, end: 1 },
      { start: 1, end: 2 },
    ]));
});

describe('a word without markup', () => {
  const CASES: readonly (readonly [word: string, bare: string | undefined])[] = [
    ['12', '12'],
    ['(12)', '12'],
    ['1#2', '12'],
    ['+5', '5'],
    ['...', '.'],
    ['xx', 'x'],
    ['xX', undefined],
    ['.*', undefined],
    ['00', '0'],
    ['(0)', '0'],
    ['10', '10'],
    ['-', '-'],
    ['()', undefined],
    ['a', undefined],
    ['1a', undefined],
  ];
  for (const [word, bare] of CASES) it(`of ${word} is ${bare}`, () => assert.equal(bareWord(word), bare));
});

describe('a row of words', () => {
  const check = (isOne: boolean, text: string) =>
    it(`${isOne ? 'can' : 'cannot'} be ${text}`, () =>
      assert.equal(isRowOfWords(text, 0, text.length, wordSpansOf(text, 0, text.length).length), isOne));
  const words = (count: number, word: string, first = word) => [first, ...Array(count - 1).fill(word)].join(' ');

  check(true, words(9, '12'));
  check(true, words(9, '.', '12'));
  check(false, words(9, '1'));
  check(false, words(9, '12', '1a'));
  check(true, words(4, '12'));
  check(false, words(3, '12'));
  // One word too few or too many, with more characters than any row has cells.
  check(true, words(11, '123'));
  check(true, words(13, '12'));
  check(false, words(13, '.', '12'));
  check(true, words(26, '12'));
  check(false, words(27, '12'));
  // Groups of cells.
  check(false, '1234 5070 9012 3456');
  check(true, '12 34 13 24');
  check(false, '21 34 13 24');
  check(true, '12 34 13 2');
  check(false, `21 ${words(7, '..')}`);
  check(true, `21 ${words(8, '..')}`);
  // An empty cell of a program.
  check(false, words(9, '-1', '12'));
  check(false, words(9, '(-1)', '12'));
  check(true, words(9, '1-1', '12'));
});

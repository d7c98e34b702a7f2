import assert from 'node:assert/strict';
import { isBroken } from '../../../src/formats/content';
import { isKnownHost, isPuzzleLink } from '../../../src/formats/finding/readText';
import { readText } from '../readAtOnce';

const SIZE = 9;
const ROWS = Array.from({ length: SIZE }, (_, row) =>
  Array.from({ length: SIZE }, () => (row === 0 ? { value: 1 } : {})),
);

/** A puzzle as JSON of a length in characters. */
function json(length: number): string {
  const text = JSON.stringify({ size: SIZE, grid: ROWS });
  return text.replace('{', `{${' '.repeat(length - text.length)}`);
}

const isRead = (text: string) => {
  const found = readText(text);
  return found !== undefined && !isBroken(found);
};

describe('the puzzle of a text', () => {
  const LONGEST = 2 ** 20;
  for (const [length, expected] of [
    [1000, true],
    [LONGEST, true],
    [LONGEST + 1, false],
    [2 * LONGEST, false],
  ] as const)
    it(`is ${expected ? '' : 'not '}read from ${length} characters`, () =>
      assert.equal(isRead(json(length)), expected));

  it('may have space around it, which does not count', () => assert.ok(isRead(`\n  ${json(LONGEST)}\n\n`)));
  it('is not in an empty text', () => {
    for (const text of ['', ' \n']) assert.equal(readText(text), undefined);
  });
  it('is not in other words', () => assert.equal(readText('hello'), undefined));
});

describe('a link that holds a puzzle', () => {
  const check = (link: string, expected: boolean) =>
    it(`${expected ? 'can' : 'cannot'} be ${link}`, () => assert.equal(isPuzzleLink(link), expected));
  check('https://www.f-puzzles.com/?load=N4Igz', true);
  check('https://www.f-puzzles.com/', false);
  check('https://example.org/?page=N4Igz', false);
  check('hello', false);
  it('has a known host, in any case', () => {
    assert.ok(isKnownHost('www.f-puzzles.com') && isKnownHost('WWW.F-Puzzles.com'));
    assert.ok(!isKnownHost('example.org') && !isKnownHost(''));
  });
});

import assert from 'node:assert/strict';
import { parse } from '../../src/language/parser';
import { isWhole } from '../../src/language/puzzle';
import { EASY, gridOf } from './texts';

/** So long that a reader whose time grows with the square of it does not come to the end. */
const LONG = 1_000_000;

const many = (part: string) => part.repeat(LONG / part.length);

/** Lines that a pattern may look at over and over, and the titles of the puzzles found in them and below. */
const ATTACKS: Record<string, readonly [text: string, titles: readonly (string | undefined)[]]> = {
  'a section with brackets in it': [`[${many(' ')}${many('a')}[]`, [undefined]],
  'a section of spaces': [`[${many(' ')}]`, [undefined]],
  'a row of words that ends in brackets': [`${many(')')} 12 345 678 12 345 678 12 345 678`, [undefined]],
  'a row of words, one of them brackets': [`12 345 678 12 345 678 12 345 ${many(')')}1`, [undefined, undefined]],
  'a comment of spaces behind a puzzle': [`${EASY} # a${many(' ')}b`, [undefined, undefined]],
  'signs behind a puzzle': [`${EASY} ${many('#')}b`, ['b', undefined]],
  'punctuation before a puzzle': [`x${many('-')}y ${EASY}`, [undefined, undefined]],
  'punctuation behind a puzzle': [`${EASY} ${many('- ')}y`, ['y', undefined]],
  'a title with colons': [`Title ${many(':')}x`, [undefined]],
  'a title of quotes': [`Title ${many(`"'`)}`, ['Title']],
  'fields of a library': [`:${many(' ')}${':'.repeat(200)}`, [undefined]],
};

describe('a line of a million characters', () => {
  for (const [name, [text, titles]] of Object.entries(ATTACKS)) {
    it(name, () => {
      const { puzzles } = parse(`${text}\n\n${gridOf(EASY)}\n`);
      assert.ok(puzzles.at(-1) && isWhole(puzzles.at(-1)!));
      assert.equal(puzzles.length, titles.length);
      titles.forEach((title, i) => {
        if (title) assert.equal(puzzles[i].title, title);
      });
    });
  }

  it('of words is a title that is cut', () => {
    const [puzzle] = parse(`${many('word ')}\n${gridOf(EASY)}`).puzzles;
    assert.equal(puzzle.title?.length, 200);
    assert.match(puzzle.title as string, /^(word )+word…$/);
  });
  it('of a label is a title that is cut', () => {
    const [puzzle] = parse(`${many('word ')}${EASY}`).puzzles;
    assert.ok((puzzle.title?.length ?? 0) <= 200);
  });
  it('is cut between characters', () => {
    const [puzzle] = parse(`a${many('\u{1f600}')}\n${gridOf(EASY)}`).puzzles;
    assert.equal(puzzle.title, `a${'\u{1f600}'.repeat(99)}…`);
    const [other] = parse(`ab${many('\u{1f600}')}\n${gridOf(EASY)}`).puzzles;
    assert.equal(other.title, `ab${'\u{1f600}'.repeat(98)}…`);
  });
});

describe('a row of words with a line separator that VS Code keeps within a line', () => {
  for (const separator of ['\u2028', '\u2029', '\u0085']) {
    it(JSON.stringify(separator), () => {
      const row = '12 345 678 12 345 678 12 345 678';
      const text = [row, row.replace('345', `3${separator}45`), ...Array(7).fill(row)].join('\n');
      for (const puzzle of parse(text).puzzles) assert.ok(puzzle.end <= text.length);
    });
  }
});

import assert from 'node:assert/strict';
import { parse, read } from '../../../src/text/parser/parser';
import { isWhole } from '../../../src/text/puzzle';
import { EASY, gridOf } from '../texts';

/** A length at which quadratic time is too slow, and the maximum length of a line that is parsed. */
const LONG = 1_000_000;
const READ = 7000;

const many = (part: string, length = LONG) => part.repeat(length / part.length);

/** Lines for which a pattern may be slow, and the titles of the puzzles in them and below. */
const ATTACKS: Record<string, readonly [text: string, titles: readonly (string | undefined)[]]> = {
  'a section with brackets in it': [`[${many(' ')}${many('a')}[]`, [undefined]],
  'a section of spaces': [`[${many(' ')}]`, [undefined]],
  'a row of words that ends in brackets': [`${many(')')} 12 345 678 12 345 678 12 345 678`, [undefined]],
  'a row of words, one of them brackets': [`12 345 678 12 345 678 12 345 ${many(')', READ)}1`, [undefined]],
  'a comment of spaces after a puzzle': [`${EASY} # a${many(' ')}b`, [undefined, undefined]],
  'comment characters after a puzzle': [`${EASY} ${many('#', READ)}b`, ['b', undefined]],
  'punctuation before a puzzle': [`x${many('-', READ)}y ${EASY}`, [undefined, undefined]],
  'punctuation after a puzzle': [`${EASY} ${many('- ', READ)}y`, ['y', undefined]],
  'a title with colons': [`Title ${many(':')}x`, [undefined]],
  'a title of quotes': [`Title ${many(`"'`, READ)}`, ['Title']],
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

  it('is not a section', () => {
    const text = `[Puzzle]\n${gridOf(EASY)}\n[${'a'.repeat(8190)}]b\n${gridOf(EASY)}`;
    assert.equal(parse(text).puzzles.length, 2);
  });
  it('is not a title', () => {
    const [puzzle] = parse(`Title\n${many('word ')}\n# ${many('word ')}\n${gridOf(EASY)}`).puzzles;
    assert.equal(puzzle.title, 'Title');
  });
  it('may begin with a puzzle', () => {
    const [puzzle] = parse(`A: ${EASY} ${many('word ')}`).puzzles;
    assert.equal(puzzle.title, 'A');
    assert.ok(isWhole(puzzle));
  });
});

describe('a title', () => {
  it('is truncated if it is long', () => {
    const [puzzle] = parse(`${many('word ', READ)}\n${gridOf(EASY)}`).puzzles;
    assert.equal(puzzle.title?.length, 200);
    assert.match(puzzle.title as string, /^(word )+word…$/);
  });
  it('is truncated if it is a label', () => {
    const [puzzle] = parse(`${many('word ', READ)}${EASY}`).puzzles;
    assert.ok((puzzle.title?.length ?? 0) <= 200);
  });
  it('is truncated between characters', () => {
    const [puzzle] = parse(`a${many('\u{1f600}', READ)}\n${gridOf(EASY)}`).puzzles;
    assert.equal(puzzle.title, `a${'\u{1f600}'.repeat(99)}…`);
    const [other] = parse(`ab${many('\u{1f600}', READ)}\n${gridOf(EASY)}`).puzzles;
    assert.equal(other.title, `ab${'\u{1f600}'.repeat(98)}…`);
  });
});

describe('rows that may be borders', () => {
  it('need time in proportion to their number', () => {
    const slicesFor = (rows: number) => {
      const { slice } = String.prototype;
      let slices = 0;
      String.prototype.slice = function (start, end) {
        slices++;
        return slice.call(this, start, end);
      };
      try {
        parse('*********\n123456789\n'.repeat(rows));
      } finally {
        String.prototype.slice = slice;
      }
      return slices;
    };
    for (const rows of [100, 1000, 4000])
      assert.ok(slicesFor(rows) < 150 * rows, `${slicesFor(rows)} for ${rows} rows`);
  });
});

describe('a block of thousands of rows', () => {
  const FOUR = '1234\n3412\n2143\n4321\n';
  /** By checkpoint: the number of lines before it. */
  const cuts = (text: string) =>
    read(text).checkpoints.map(({ offset }) => text.slice(0, offset).split('\n').length - 1);

  it('is divided after 500 rows, between two grids', () => assert.deepEqual(cuts(FOUR.repeat(251)), [500, 1000]));
  it('is divided after 4000 rows if one of them has another length', () => {
    assert.deepEqual(cuts(FOUR.replace('3412', '34125') + FOUR.repeat(1001)), [4000]);
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

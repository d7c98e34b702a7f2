/** The effects of sorting, removing, counting and annotating at the first and the last puzzle, with one puzzle, and with none. */

import assert from 'node:assert/strict';
import type { Rating } from '../../../src/core/rating/rating';
import { Annotations, annotating } from '../../../src/features/collection/annotating';
import { Firsts } from '../../../src/features/collection/firsts';
import { KeyCounts } from '../../../src/features/collection/keyCounts';
import { correctLevel, levelLineOf } from '../../../src/features/collection/levelLine';
import { removing, removingCopies } from '../../../src/features/collection/removing';
import { sorting } from '../../../src/features/collection/sorting';
import { counting, Statistics, writeStatistics } from '../../../src/features/collection/statistics';
import type { Difficulty } from '../../../src/features/puzzles/difficulty';
import { PuzzleDocument } from '../../../src/text/document/document';
import { sourceOf } from '../../../src/text/document/textSource';
import { applied } from '../../../src/text/edits';
import { parse } from '../../../src/text/parser/parser';
import { finish, type Work } from '../../../src/text/work';

function documentOf(text: string): PuzzleDocument {
  const document = new PuzzleDocument(sourceOf(text));
  finish(document.reading());
  return document;
}

/** The rows of a solved 4x4 grid, whose first digits are the clues of a puzzle. */
const ROWS = '1234341221434321';
const line = (clues: number, blank = '.') => ROWS.slice(0, clues) + blank.repeat(16 - clues);
const grid = (clues: number) => line(clues).replace(/.{4}(?=.)/g, '$&\n');

// biome-ignore lint/correctness/useYield: nothing to find out
const unknown = function* (): Work<Difficulty | undefined> {
  return undefined;
};

describe('sorting by clues', () => {
  const sort = (text: string, isDescending = false) =>
    finish(sorting(documentOf(text), { by: 'clues', isDescending }, unknown));
  const titled = (...clues: number[]) => clues.map(count => `# ${count}\n${grid(count)}\n\n`).join('');
  const check = (title: string, before: number[], after: number[], edits: string[], isDescending = false) =>
    it(title, () => {
      const text = titled(...before);
      const found = sort(text, isDescending);
      assert.equal(applied(text, found.edits), titled(...after));
      assert.deepEqual(
        found.edits.map(({ start, end }) => text.slice(start, end)),
        edits.map(edit => edit.trimEnd()),
      );
      assert.equal(found.moved, before.filter((count, i) => count !== after[i]).length);
      assert.equal(found.without, 0);
    });

  check(
    'replaces the text from the first puzzle that moves to the last one',
    [1, 3, 2, 4],
    [1, 2, 3, 4],
    [titled(3, 2)],
  );
  check('also at the start', [2, 1, 3], [1, 2, 3], [titled(2, 1)]);
  check('and at the end', [1, 3, 2], [1, 2, 3], [titled(3, 2)]);
  check('with puzzles between them that stay', [3, 2, 1], [1, 2, 3], [titled(3, 2, 1)]);
  check('changes nothing that is in order', [1, 2, 2, 3], [1, 2, 2, 3], []);
  check('in the other direction too', [3, 2, 2, 1], [3, 2, 2, 1], [], true);
  check('one puzzle', [3], [3], []);
  check('none', [], [], []);
});

describe('sorting by rating', () => {
  it('puts those without a rating after the others, by level, and those without either last', () => {
    const difficulties: (Difficulty | undefined)[] = [
      undefined,
      { grade: { level: 'hard' } } as unknown as Difficulty,
      { rating: { er: 9.9 } as Rating },
      { grade: { level: 'easy' } } as unknown as Difficulty,
      { rating: { er: 1.2 } as Rating },
      {},
    ];
    const lines = difficulties.map((_, i) => `# ${i}\n${grid(i + 1)}\n\n`);
    const order = (isDescending: boolean) => {
      let next = 0;
      // biome-ignore lint/correctness/useYield: nothing to find out
      const difficultyOf = function* () {
        return difficulties[next++];
      };
      const found = finish(sorting(documentOf(lines.join('')), { by: 'rating', isDescending }, difficultyOf));
      assert.equal(found.without, 2);
      return [...applied(lines.join(''), found.edits).matchAll(/# (\d)/g)].map(([, n]) => Number(n));
    };
    assert.deepEqual(order(false), [4, 2, 3, 1, 0, 5]);
    assert.deepEqual(order(true), [1, 3, 2, 4, 0, 5]);
  });
});

describe('removing puzzles', () => {
  /** The remaining text and the edits if the puzzles with these indices are copies of others. */
  const without = (text: string, ...gone: number[]) => {
    let next = 0;
    const found = finish(removing(documentOf(text), () => gone.includes(next++)));
    assert.equal(found.removed, gone.length);
    return [applied(text, found.edits), found.edits.length];
  };
  const [a, b, c] = [grid(1), grid(2), grid(3)];
  const text = `# A\n${a}\n\n# B\n${b}\n\n\n# C\n${c}\n`;

  it('removes the empty lines after them, and at the end those before them', () => {
    assert.deepEqual(without(text, 0), [`# B\n${b}\n\n\n# C\n${c}\n`, 1]);
    assert.deepEqual(without(text, 1), [`# A\n${a}\n\n# C\n${c}\n`, 1]);
    assert.deepEqual(without(text, 2), [`# A\n${a}\n\n# B\n${b}\n`, 1]);
  });
  it('removes consecutive ones with one edit', () => {
    assert.deepEqual(without(text, 0, 1), [`# C\n${c}\n`, 1]);
    assert.deepEqual(without(text, 1, 2), [`# A\n${a}\n`, 1]);
    assert.deepEqual(without(text, 0, 2), [`# B\n${b}\n`, 2]);
    assert.deepEqual(without(text, 0, 1, 2), ['\n', 1]);
  });
  it('changes nothing if there are none', () => {
    assert.deepEqual(without(text), [text, 0]);
    assert.deepEqual(without(''), ['', 0]);
  });
  it('compares digits, rules and candidates', () => {
    const left = (text: string) => finish(removingCopies(documentOf(text))).removed;
    const rules = (...lines: string[]) => `${a}\n[Rules]\n${lines.join('\n')}\n\n`;
    assert.equal(left(`${a}\n\n${a}\n`), 1);
    assert.equal(left(`${a}\n\n${b}\n`), 0);
    assert.equal(left(`${a}\n\n${rules('anti-king')}`), 0);
    assert.equal(left(rules('anti-king', 'anti-knight') + rules('anti-knight', 'anti-king')), 1);
    assert.equal(left(rules('anti-king') + rules('anti-knight')), 0);
    const marks = (last: string) => `1 234 234 234\n234 234 12 12\n234 12 234 12\n234 12 12 ${last}\n\n`;
    assert.equal(left(marks('234') + marks('234')), 1);
    assert.equal(left(marks('234') + marks('23')), 0);
  });
});

describe('statistics', () => {
  const verdicts = {
    // biome-ignore lint/correctness/useYield: nothing to find out
    *check() {
      return undefined;
    },
  };
  it('of a file without a puzzle are finished immediately', () => {
    const statistics = new Statistics(0);
    finish(counting(documentOf(''), statistics, verdicts, unknown));
    assert.equal(statistics.progress, 0);
    assert.equal(writeStatistics(statistics, 'a'), 'Statistics of a\n\n0 puzzles\nNo copies of other puzzles\n');
  });
  it('count each puzzle, then rate each', () => {
    const statistics = new Statistics(2);
    const done: number[] = [];
    for (const _ of counting(documentOf(`${grid(3)}\n\n${grid(3)}\n`), statistics, verdicts, unknown))
      done.push(statistics.progress);
    assert.deepEqual([...new Set(done)], [0.25, 0.5, 0.75, 1]);
    assert.deepEqual([statistics.puzzles, statistics.copies, statistics.rated], [2, 1, 2]);
  });
  it('draw the longest bar for the largest count, and at least one character for each', () => {
    const statistics = new Statistics(1);
    statistics.puzzles = 1;
    for (const [clues, count] of [
      [30, 1],
      [4, 1000],
      [25, 499],
      [9, 525],
    ])
      statistics.clues.set(clues, count);
    const bars = [20, 11, 10, 1].map(length => '\u2588'.repeat(length));
    assert.equal(
      writeStatistics(statistics, 'a'),
      'Statistics of a\n\n1 puzzle\nNo copies of other puzzles\n\nClues\n' +
        `  4   1,000  ${bars[0]}\n  9     525  ${bars[1]}\n  25    499  ${bars[2]}\n  30      1  ${bars[3]}\n`,
    );
  });
  it('group ratings in steps of half a point', () => {
    const statistics = new Statistics(4);
    const ratings = [1.4, 1.5, 1.9, 2.0];
    let next = 0;
    // biome-ignore lint/correctness/useYield: nothing to find out
    const difficultyOf = function* () {
      return { rating: { er: ratings[next++] } as Rating };
    };
    const text = [1, 2, 3, 4].map(count => `${grid(count)}\n\n`).join('');
    finish(counting(documentOf(text), statistics, verdicts, difficultyOf));
    assert.deepEqual(
      [...statistics.ratings],
      [
        [10, 1],
        [15, 2],
        [20, 1],
      ],
    );
  });
});

describe('annotating', () => {
  it('counts the examined and the correct puzzles, puzzle by puzzle', () => {
    const document = documentOf(`${grid(3)}\n\n# rated: x\n${grid(4)}\n\n${grid(5).replace('4', 'q')}\n`);
    const verdicts = {
      // biome-ignore lint/correctness/useYield: nothing to find out
      *check() {
        return undefined;
      },
    };
    const progress = (scope: 'all' | 'rest') => {
      const annotations = new Annotations(document.count, scope);
      const seen = [[annotations.done, annotations.annotated]];
      for (const _ of annotating(document, annotations, verdicts, unknown)) {
        const now = [annotations.done, annotations.annotated];
        if (now[0] !== seen.at(-1)?.[0]) seen.push(now);
      }
      return [seen, annotations.edits.length];
    };
    assert.deepEqual(progress('all'), [
      [
        [0, 0],
        [1, 1],
        [2, 2],
        [3, 2],
      ],
      2,
    ]);
    assert.deepEqual(progress('rest'), [
      [
        [0, 0],
        [1, 1],
        [2, 1],
        [3, 1],
      ],
      1,
    ]);
  });
});

describe('the level in a header', () => {
  const difficulty = (level: string | undefined, er: number | undefined, isWithRules = false) =>
    ({
      ...(level !== undefined && { grade: { level } }),
      ...(er !== undefined && { rating: { er, isWithRules } }),
    }) as unknown as Difficulty;
  const check = (said: string, known: Difficulty, right: string | undefined) =>
    it(`${said}: ${right ?? 'stays'}`, () => assert.equal(correctLevel(said, known), right));
  check('Easy', difficulty('easy', 1.2), undefined);
  check('EASY', difficulty('easy', 1.2), undefined);
  check('Easy', difficulty('hard', 3.6), 'Hard');
  check('Easy', difficulty(undefined, 3.6), undefined);
  check('My puzzle', difficulty('hard', 3.6), undefined);
  check('2.6', difficulty('hard', 2.6), undefined);
  check('2.60', difficulty('hard', 2.6), undefined);
  check('2.6', difficulty('hard', 2.7), '2.7');
  check('3', difficulty('hard', 3.0), undefined);
  check('SE 2.6', difficulty('hard', 7.1), 'SE 7.1');
  check('se2.6', difficulty('hard', 7.1), 'SE 7.1');
  check('Rules 2.6', difficulty('hard', 7.1, true), 'Rules 7.1');
  check('2.6', difficulty('hard', undefined), undefined);

  it('is the last one above its puzzle, without the space around it', () => {
    const text = `#LEasy\n#L Hard\n  #LMedium  \n${grid(3)}\n`;
    const [puzzle] = parse(text).puzzles;
    const found = levelLineOf(sourceOf(text), puzzle);
    assert.deepEqual(found, { start: text.indexOf('Medium'), end: text.indexOf('Medium') + 6, text: 'Medium' });
    assert.equal(levelLineOf(sourceOf(`${grid(3)}\n#LEasy\n`), parse(`${grid(3)}\n#LEasy\n`).puzzles[0]), undefined);
  });
});

describe('tables of keys', () => {
  /** Keys that collide in a small table: equal in their low bits. */
  const KEYS = Array.from({ length: 40 }, (_, i) => 1 + 64 * i);
  it('count keys that collide, while the table grows and keys are removed', () => {
    const counts = new KeyCounts();
    for (const [i, key] of KEYS.entries()) for (let n = 0; n <= i % 3; n++) counts.add(key);
    assert.deepEqual(
      KEYS.map(key => counts.of(key)),
      KEYS.map((_, i) => 1 + (i % 3)),
    );
    assert.equal(counts.repeated, KEYS.filter((_, i) => i % 3 > 0).length);
    for (const key of KEYS) counts.remove(key);
    assert.deepEqual(
      KEYS.map(key => counts.of(key)),
      KEYS.map((_, i) => i % 3),
    );
    assert.equal(counts.repeated, KEYS.filter((_, i) => i % 3 === 2).length);
    assert.equal(counts.of(2), 0);
  });
  it('do not grow if keys are added and removed', () => {
    const counts = new KeyCounts();
    for (let i = 1; i < 2000; i++) {
      counts.add(i);
      counts.remove(i);
    }
    assert.equal(counts.of(1999), 0);
    counts.add(7);
    assert.equal(counts.of(7), 1);
  });
  it('count up to 255, and do not count down from there', () => {
    const counts = new KeyCounts();
    for (let i = 0; i < 300; i++) counts.add(5);
    assert.equal(counts.of(5), 255);
    counts.remove(5);
    assert.equal(counts.of(5), 255);
    counts.remove(6);
    assert.equal(counts.of(6), 0);
  });
  it('remember the first value of each key that collides with others, while they grow', () => {
    for (const expected of [0, 100]) {
      const firsts = new Firsts(expected);
      for (const [i, key] of KEYS.entries()) assert.equal(firsts.add(key, i), undefined);
      for (const [i, key] of KEYS.entries()) assert.equal(firsts.add(key, 99), i);
    }
  });
});

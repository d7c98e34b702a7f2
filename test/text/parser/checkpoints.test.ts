/** Where reading can start again: after each puzzle, and between long parts without a puzzle. */

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { isBreak, isMarked } from '../../../src/text/parser/checkpoints';
import { read } from '../../../src/text/parser/parser';
import { EASY, EASY_SOLVED, gridOf } from '../texts';

/** By checkpoint: the number of lines before it, and of puzzles. */
const checkpointsOf = (text: string) =>
  read(text).checkpoints.map(({ offset, puzzles }) => [text.slice(0, offset).split('\n').length - 1, puzzles]);

const WORDS = Array.from({ length: 300 }, (_, i) => `Some words, and no puzzle about ${i ** 3}s`);
const isMarkedLine = (line: string) => isMarked(line, 0, line.length);
const UNMARKED = WORDS.find(line => !isMarkedLine(line))!;

/** By checkpoint among these lines: the number of lines before it. */
function expected(lines: readonly string[]): number[] {
  const found: number[] = [];
  let since = 0;
  for (const [i, line] of lines.entries()) {
    since++;
    if (!(since >= 1024 || (since >= 16 && isMarkedLine(line)))) continue;
    found.push(i + 1);
    since = 0;
  }
  return found;
}

describe('a checkpoint', () => {
  it('is after each puzzle', () => {
    assert.deepEqual(
      checkpointsOf(`${EASY}\n${EASY_SOLVED}\n${EASY}\n`),
      [1, 2, 3].map(n => [n, n]),
    );
    assert.deepEqual(
      checkpointsOf(`${EASY}\r\n${EASY_SOLVED}\r\n${EASY}`),
      [1, 2].map(n => [n, n]),
    );
    assert.deepEqual(
      checkpointsOf(`${gridOf(EASY)}\n\n${gridOf(EASY)}\n\nwords\n`),
      [10, 20].map((n, i) => [n, i + 1]),
    );
  });

  for (const [title, before, puzzles] of [
    ['without a puzzle', '', 0],
    ['below a puzzle', `${EASY}\n`, 1],
    ['below puzzles', `${EASY}\n${EASY_SOLVED}\n`, 2],
  ] as const)
    it(`is after a marked line of each 16 ${title}`, () => {
      const found = expected(WORDS);
      assert.ok(found.length > 4);
      assert.deepEqual(checkpointsOf(`${before}${WORDS.join('\n')}\n`), [
        ...Array.from({ length: puzzles }, (_, i) => [i + 1, i + 1]),
        ...found.map(line => [line + puzzles, puzzles]),
      ]);
    });

  it('is after 1,024 lines of which none is marked', () =>
    assert.deepEqual(
      checkpointsOf(`${UNMARKED}\n`.repeat(2500)),
      [1024, 2048].map(line => [line, 0]),
    ));

  it('is not within rows that may be a grid', () => {
    const orders = fc.sample(fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }), { seed: 1, numRuns: 1000 });
    const kinds: readonly ((order: readonly number[]) => string)[] = [
      order => order.map(i => 'ABCD'[i]).join(''),
      order => order.map(i => '1.3.'[i]).join(''),
      order => order.map(i => '12_4'[i]).join(' '),
    ];
    for (const [i, kind] of kinds.entries()) {
      const row = orders.map(kind).find(isMarkedLine);
      assert.ok(row, `${i}`);
      assert.deepEqual(checkpointsOf(`${`${UNMARKED}\n`.repeat(20)}${row}\n${row}\n`), [], row);
    }
  });

  it('is after 16 lines if the last one is marked', () => {
    const marked = WORDS.find(isMarkedLine)!;
    const at = (text: string, lines: number) => isBreak(text, 0, text.length, lines);
    assert.deepEqual(
      [15, 16, 17, 1023].map(lines => at(marked, lines)),
      [false, true, true, true],
    );
    assert.deepEqual(
      [16, 1023, 1024, 1025].map(lines => at(UNMARKED, lines)),
      [false, false, true, true],
    );
  });
  it('depends on the last eight characters of a line', () => {
    for (const line of WORDS.slice(0, 100))
      for (const [start, end] of [
        [line.length - 8, line.length],
        [0, line.length],
      ] as const)
        assert.equal(isMarked(`${line}x`, start, end), isMarked(`ab${line.slice(-8)}`, 2, 10), line);
  });
});

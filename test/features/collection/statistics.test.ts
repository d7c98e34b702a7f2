import assert from 'node:assert/strict';
import type { Rating } from '../../../src/core/rating/rating';
import { counting, Statistics, writeStatistics } from '../../../src/features/collection/statistics';
import { finish } from '../../../src/text/work';
import { EASY } from '../../text/texts';
import { difficultyOf, documentOf, gridWith, HARD, SMALL, unknownDifficulty, verdicts } from './documents';

describe('statistics', () => {
  const text = [EASY, HARD, EASY, EASY.replace(/[89]/g, '.'), EASY.replace('3', '5'), EASY.slice(1), '', SMALL].join(
    '\n',
  );
  const document = documentOf(text);
  const begin = () => {
    const statistics = new Statistics(document.count);
    return { statistics, work: counting(document, statistics, verdicts, difficultyOf) };
  };

  it('count sizes, solutions, clues, levels, ratings and copies, with bars proportional to the counts', () => {
    const { statistics, work } = begin();
    finish(work);
    assert.equal(statistics.progress, 1);
    const bar = (length: number) => '\u2588'.repeat(length);
    assert.equal(
      writeStatistics(statistics, 'file.sdm'),
      `Statistics of file.sdm

7 puzzles
1 copy of a puzzle above it

Sizes
  4x4  1  ${bar(3)}
  9x9  6  ${bar(20)}

Solutions
  one solution               4  ${bar(20)}
  several solutions          1  ${bar(5)}
  no solution                1  ${bar(5)}
  cannot be read completely  1  ${bar(5)}

Clues
  6   1  ${bar(7)}
  17  1  ${bar(7)}
  21  1  ${bar(7)}
  30  3  ${bar(20)}

Levels (HoDoKu)
  Easy    3  ${bar(20)}
  Medium  1  ${bar(7)}

Ratings (Sudoku Explainer) of the classic 9x9 puzzles
  1.0 - 1.4  2  ${bar(20)}
  2.5 - 2.9  1  ${bar(10)}
`,
    );
  });

  it('count ratings of puzzles with rules separately', () => {
    const ruled = `${SMALL}\n\n1...\n..2.\n....\n.4..\n[Rules]\ndiagonals\n`;
    const small = documentOf(ruled);
    const statistics = new Statistics(small.count);
    finish(counting(small, statistics, verdicts, difficultyOf));
    assert.match(
      writeStatistics(statistics, 'a'),
      /\n\nRatings of the puzzles with rules\n {2}1\.0 - 1\.4 {2}1 {2}\u2588+\n$/,
    );
    assert.equal(statistics.ratings.size, 0);
  });

  it('report the progress before Cancel', () => {
    const { statistics, work } = begin();
    while (statistics.puzzles < 2) work.next();
    assert.match(writeStatistics(statistics, 'a'), /^2 of 7 puzzles; canceled$/m);
    while (statistics.rated < 1) work.next();
    assert.match(writeStatistics(statistics, 'a'), /^Levels \(HoDoKu\) of the first puzzle; canceled$/m);
    assert.ok(statistics.progress > 0.5 && statistics.progress < 1);
  });
});

describe('the counting of statistics', () => {
  const verdicts = {
    // biome-ignore lint/correctness/useYield: nothing to find out
    *check() {
      return undefined;
    },
  };
  it('of a file without a puzzle are finished immediately', () => {
    const statistics = new Statistics(0);
    finish(counting(documentOf(''), statistics, verdicts, unknownDifficulty));
    assert.equal(statistics.progress, 0);
    assert.equal(writeStatistics(statistics, 'a'), 'Statistics of a\n\n0 puzzles\nNo copies of other puzzles\n');
  });
  it('count each puzzle, then rate each', () => {
    const statistics = new Statistics(2);
    const done: number[] = [];
    for (const _ of counting(documentOf(`${gridWith(3)}\n\n${gridWith(3)}\n`), statistics, verdicts, unknownDifficulty))
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
    const text = [1, 2, 3, 4].map(count => `${gridWith(count)}\n\n`).join('');
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

import assert from 'node:assert/strict';
import { Reasoning } from '../../../src/analysis/reasoning';
import { VerdictCache } from '../../../src/analysis/verdicts';
import { counting, Statistics, writeStatistics } from '../../../src/features/collection/statistics';
import { PuzzleDocument } from '../../../src/text/document/document';
import { finish } from '../../../src/text/work';
import { EASY } from '../../text/texts';

const HARD = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';
const SMALL = '1.3.\n..4.\n.1.4\n4...';

describe('statistics', () => {
  const verdicts = new VerdictCache(
    () => 0,
    () => {},
  );
  const { difficulties } = new Reasoning(verdicts, () => 0);
  const text = [EASY, HARD, EASY, EASY.replace(/[89]/g, '.'), EASY.replace('3', '5'), EASY.slice(1), '', SMALL].join(
    '\n',
  );
  const document = new PuzzleDocument({ length: text.length, slice: (start, end) => text.slice(start, end) });
  finish(document.reading());
  const begin = () => {
    const statistics = new Statistics(document.count);
    return { statistics, work: counting(document, statistics, verdicts, puzzle => difficulties.finding(puzzle, [])) };
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
    const small = new PuzzleDocument({ length: ruled.length, slice: (start, end) => ruled.slice(start, end) });
    finish(small.reading());
    const statistics = new Statistics(small.count);
    finish(counting(small, statistics, verdicts, puzzle => difficulties.finding(puzzle, [])));
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

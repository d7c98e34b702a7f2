import assert from 'node:assert/strict';
import type { Result } from '../../bench/result';
import { summary } from '../../bench/summary';
import type { Task } from '../../bench/task';

const SPEED = 'ours is';

describe('benchmark summary', () => {
  const result = (set: string, contestant: string, ratio?: number, task: Task = 'solve'): Result => ({
    ...{ set, task, contestant, ratio },
    ...{
      puzzles: 1,
      given: 1,
      wrong: 0,
      missing: 0,
      threw: 0,
      unfinished: 0,
      isLarge: false,
      median: 1,
      slowest: 1,
      timed: 1,
    },
  });
  const yardstick = (set: string, ratio?: number, task?: Task) => result(set, 'bands.simd.ts', ratio, task);
  const check = (results: readonly Result[], ...expected: string[]) => assert.deepEqual(summary(results), expected);

  it('is empty without results', () => {
    check([]);
    check([result('mine', 'ours', 1), result('mine', 'qqwing', 9), yardstick('mine')]);
  });

  it('has the mean and the worst set', () =>
    check(
      [yardstick('a', 2), yardstick('b', 0.5), yardstick('c', 1), result('c', 'ours', 100)],
      `Finding one solution: ${SPEED} 1 times as fast as bands.simd.ts (geometric mean of 3 sets), and at worst 0.5 times as fast (b).`,
    ));

  it('has no mean of a single set', () =>
    check([yardstick('a', 2)], `Finding one solution: ${SPEED} 2 times as fast as bands.simd.ts (a).`));

  it('counts each kind of puzzles once', () =>
    check(
      [
        yardstick('exchange_easy_150', 2, 'count'),
        yardstick('euler50', 8, 'count'),
        yardstick('forum_hardest_2000', 1, 'count'),
        yardstick('other', 1000, 'count'),
      ],
      `Counting to two: ${SPEED} 11.2 times as fast as bands.simd.ts (geometric mean of 4 sets), and at worst 1 times as fast (forum_hardest_2000).`,
      'Counting to two, by kind of puzzle: easy 4, hardest 1; the geometric mean of the kinds is 2.',
    ));

  it('names the slower one on 17 clues', () =>
    check(
      [
        result('royle17_49151', 'qqwing', 68.94),
        result('royle17_49151', 'sudoku-core'),
        result('royle17_49151', 'qqwing', 5, 'count'),
        result('other', 'sudoku', 7),
      ],
      'Time on puzzles with 17 clues, compared with ours: qqwing 68.9 times as long, sudoku-core (finished none).',
    ));
});

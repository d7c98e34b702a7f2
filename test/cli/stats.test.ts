import assert from 'node:assert/strict';
import { workClock } from '../text/workClock';
import { sudoku } from './cli';

const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const HARD = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const RULED = '1234\n3412\n2143\n....\n[Rules]\ncage 3: r1c1 r1c2\n';

describe('the rows of sudoku stats', () => {
  /** `file`, which is the same in all rows, is omitted. `milliseconds`: how much time passes at each look at the clock. */
  const check = (
    name: string,
    text: string,
    expected: readonly string[],
    { args = [], milliseconds = 0.5 }: { readonly args?: readonly string[]; readonly milliseconds?: number } = {},
  ) =>
    it(name, async () => {
      const { status, out } = await sudoku(['stats', '--format', 'csv', ...args], text, {
        now: workClock(milliseconds),
      });
      assert.deepEqual(
        [status, ...out.trimEnd().split('\n')],
        [0, 'file,kind,name,count', ...expected.map(row => `input,${row}`)],
      );
    });
  const ofEasy = (count: number) => [
    `puzzles,,${count}`,
    `copies,,${count - 1}`,
    `size,9,${count}`,
    `validity,valid,${count}`,
  ];

  check('have all classes that occur', `${EASY}\n`, [...ofEasy(1), 'clues,30,1', 'level,easy,1', 'rating,1.0,1']);
  check('count copies', `${EASY}\n${EASY}\n`, [...ofEasy(2), 'clues,30,2', 'level,easy,2', 'rating,1.0,2']);
  check('have no levels and ratings with --quick', `${EASY}\n`, [...ofEasy(1), 'clues,30,1'], { args: ['--quick'] });
  check(
    'sort numbers, count what is unknown, and list ratings with rules separately',
    `${EASY}\n${HARD}\n\n${RULED}`,
    [
      'puzzles,,3',
      'copies,,0',
      'size,4,1',
      'size,9,2',
      'validity,valid,3',
      'clues,12,1',
      'clues,21,1',
      'clues,30,1',
      'level,easy,2',
      'rating,1.0,1',
      'rating with rules,1.0,1',
      'level,unknown,1',
      'rating,unknown,1',
    ],
    { milliseconds: 50 },
  );
  check(
    'count levels that are not found in time',
    `${EASY}\n`,
    [...ofEasy(1), 'clues,30,1', 'rating,1.0,1', 'level,unknown,1'],
    { milliseconds: 5000 },
  );
});

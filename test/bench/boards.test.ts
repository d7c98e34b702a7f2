import assert from 'node:assert/strict';
import { keyTimes } from '../../bench/board/measurements';

const DIGITS = ['1', '2', '3'];
const KEYS = [100, 133, 166];

function check(paints: readonly (readonly [at: number, answered: number, digit: string])[], expected: object): void {
  const painted = paints.map(([at, answered, digit]) => ({ at, answered, digit }));
  assert.deepEqual(keyTimes(KEYS, DIGITS, 1, painted), expected);
}

describe('the times of keys on a board', () => {
  it('end when each digit is painted', () => {
    check(
      [
        [90, 0, 'empty'],
        [110, 1, '1'],
        [150, 2, '2'],
        [180, 3, '3'],
      ],
      { times: [10, 17, 14], lost: 0 },
    );
  });

  it('end at the same time for keys that are painted together', () => {
    check([[200, 3, '3']], { times: [100, 67, 34], lost: 0 });
  });

  it('do not end when only the intent is known', () => {
    check(
      [
        [105, 1, 'empty'],
        [120, 2, '1'],
        [210, 3, '3'],
      ],
      { times: [20, 77, 44], lost: 0 },
    );
  });

  it('count keys that are not painted', () => {
    check([[110, 1, '1']], { times: [10], lost: 2 });
  });

  it('count a digit that is painted again after a later one', () => {
    check(
      [
        [110, 1, '1'],
        [150, 2, '2'],
        [160, 2, '1'],
        [180, 3, '3'],
      ],
      { times: [10, 17, 14], lost: 1 },
    );
  });
});

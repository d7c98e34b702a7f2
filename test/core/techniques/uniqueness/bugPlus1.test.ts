import { check, checkExplained } from '../checks';

describe('BUG+1', () => {
  it('finds the only cell with three candidates', () => {
    check(
      'bug-plus-1',
      '7+5+91+2+4+6+3+8+8+6+395+7...42+1+36+8+597..+8+7+3.+9...+3+749..8629.81.+3+7.+9+72+641+85+338+5+2+7+94+6+1...+5+8+3+72+9:141 449',
      'BUG+1: r4c6<>2, r4c6<>6',
    );
    check(
      'bug-plus-1',
      '..+32..8.+47+2.+4+8.+3.+9.4+8.356.+2679+1+2+8+4+35+35+4...+2+8+18+1+2+543+9+6+7...8+721+4+3+431+659+72+8+2+8+7+3+1+4+5+9+6:911 616',
      'BUG+1: r1c8<>5, r1c8<>7',
    );
  });

  it('finds nothing if a digit has only one place in a house', () => {
    check(
      'bug-plus-1',
      '7+5+91+2+4+6+3+8+8+6+395+7...42+1+36+8+597..+8+7+3.+9...+3+749..8629.81.+3+7.+9+72+641+85+338+5+2+7+94+6+1...+5+8+3+72+9:141 449 227',
    );
  });

  it('is explained', () => {
    checkExplained(
      'bug-plus-1',
      '7+5+91+2+4+6+3+8+8+6+395+7...42+1+36+8+597..+8+7+3.+9...+3+749..8629.81.+3+7.+9+72+641+85+338+5+2+7+94+6+1...+5+8+3+72+9:141 449',
      'All empty cells have two candidates, except r4c6, which has three. Without 5 there, each candidate ' +
        'would have two places in each of its houses. Then all these cells could change to their other ' +
        'candidate at once, and the puzzle could not have exactly one solution. So r4c6 is 5.',
    );
  });
});

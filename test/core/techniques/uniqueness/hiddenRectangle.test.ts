import { check, checkExplained } from '../checks';

describe('Hidden Rectangle', () => {
  it('finds a corner without other candidates and a digit without places outside the rectangle', () => {
    check(
      'hidden-rectangle',
      '67+1+3489+2+55+2+9...+48338+4+59+2+1+7+67+9+6+8+3.5.+2+24+5.6+9...8+1+32+5.+69.432+9.5.+61+1+6+8+4+2..59+9+57...2..:757',
      'Hidden Rectangle: 1/6 in r2c46,r9c46 => r2c6<>1',
    );
    check(
      'hidden-rectangle',
      '.+6+9.+7.+5.11+58+4+9+6273.+2+7..5.9.684.+3.+7+1.+29+3..7...+5+7+164..329+4+2+75+3+168+7+3+5+8+61.2.81+6+9+24+3+5+7',
      'Hidden Rectangle: 4/6 in r3c79,r5c79 => r5c7<>4',
    );
  });

  it('does not need removed candidates', () => {
    check(
      'hidden-rectangle',
      '+7+398+2+6+1..51..+3+9+2..+82+6+514+3+7+9+2.+51976..3+6+8+2+4+5+9+17+19.+3+68.+2+5.+5.+4+718+9+3+9+8.65.+7.+1471+9+8.+5+62:428',
      'Hidden Rectangle: 4/8 in r2c89,r4c89 => r4c9<>4',
    );
  });

  it('is explained', () => {
    checkExplained(
      'hidden-rectangle',
      '67+1+3489+2+55+2+9...+48338+4+59+2+1+7+67+9+6+8+3.5.+2+24+5.6+9...8+1+32+5.+69.432+9.5.+61+1+6+8+4+2..59+9+57...2..:757',
      'If r2c46,r9c46 held only 1 and 6, the two digits could swap places, and the puzzle would have a ' +
        'second solution. In row 2 and in column 6, only cells of the rectangle can hold 6. Suppose r2c6 is ' +
        '1. Then the two cells of the rectangle next to it must be 6. Then r9c4, which has no other ' +
        'candidates, must be 1, and the rectangle would hold only the two digits. So r2c6 cannot be 1.',
    );
  });
});

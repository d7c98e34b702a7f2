import { check, checkExplained } from '../checks';

describe('Avoidable Rectangle Type 1', () => {
  it('uses placed cells', () => {
    check(
      'avoidable-rectangle-type-1',
      '+9+2.5+386+1+4+3+8.+6+1+4.9+214+6+7+9+25+3+8+4+793+25.+8+6+2+531+8+6+94+7+8+6+1+947+325+69+42+7+3+8+5+1+5+18+46+9+27+3+7+3+2+8+51+46+9',
      'Avoidable Rectangle Type 1: 6/7 in r2c34,r3c34 => r2c3<>7',
    );
    check(
      'avoidable-rectangle-type-1',
      '68+4+7+3+952+12+1+5+8+4+6+39+7+9+731+5+2+4+6+83+67+91+5+8..+59+1+2+8+4+7+36+4+2+8+6+7+3159.3952+8+6+7.8+5+24+67+9+1+37+46+3+9+1+2+8+5',
      'Avoidable Rectangle Type 1: 4/8 in r3c79,r4c79 => r4c9<>4',
    );
  });

  it('does not use givens', () => {
    check(
      'avoidable-rectangle-type-1',
      '92.53861438.614.92146792538479325.86253186947861947325694273851518469273732851469',
    );
  });

  it('is explained', () => {
    checkExplained(
      'avoidable-rectangle-type-1',
      '+9+2.5+386+1+4+3+8.+6+1+4.9+214+6+7+9+25+3+8+4+793+25.+8+6+2+531+8+6+94+7+8+6+1+947+325+69+42+7+3+8+5+1+5+18+46+9+27+3+7+3+2+8+51+46+9',
      'r2c4, r3c3 and r3c4 are not givens. If r2c34,r3c34 held only 6 and 7, the two digits could swap ' +
        'places, and the puzzle would have a second solution. With 7 in r2c3, these four cells would hold only the two digits. So r2c3 is ' +
        'not 7.',
    );
  });
});

describe('Avoidable Rectangle Type 2', () => {
  it('uses placed cells', () => {
    check(
      'avoidable-rectangle-type-2',
      '+91+8+42+53+6+7+6+7+3.+9+8...+2+4576+3+89+1+73981+26+4+54+5+6+3+79.+1+8.82+5.+6+9+7+35+6+7+93+14+8.+3+9+1+2.+4+7.6+8.4657+1+39',
      'Avoidable Rectangle Type 2: 4/5 in r2c89,r4c89 => r2c7<>2',
    );
    check(
      'avoidable-rectangle-type-2',
      '+6+5+79+3+8+2+141.2+75+6+9+8.+8+3.2+4+1.6+55+21+6+7+3+8+49...+12+56.+7.+7+68+94+1+5+27+1+5+3+6.+4+28+2+8+45.7+39+6.+6+348+25+71',
      'Avoidable Rectangle Type 2: 8/4 in r5c23,r8c23 => r5c1<>9',
    );
  });

  it('does not use givens', () => {
    check(
      'avoidable-rectangle-type-2',
      '918425367673.98...245763891739812645456379.18.825.697356793148.3912.47.68.4657139',
    );
  });

  it('is explained', () => {
    checkExplained(
      'avoidable-rectangle-type-2',
      '+91+8+42+53+6+7+6+7+3.+9+8...+2+4576+3+89+1+73981+26+4+54+5+6+3+79.+1+8.82+5.+6+9+7+35+6+7+93+14+8.+3+9+1+2.+4+7.6+8.4657+1+39',
      'r4c8 and r4c9 are not givens. If r2c89,r4c89 held only 4 and 5, the two digits could swap places, ' +
        'and the puzzle would have a second solution. To prevent that, r2c8 or r2c9 must be 2, the only ' +
        'other candidate there. So no cell that sees both can be 2.',
    );
  });
});

import { geometryOfSize } from '../../../../src/core/geometry';
import { Position } from '../../../../src/core/position';
import { check, checkExplained } from '../checks';
import { positionOfLine } from '../positions';

const nine = geometryOfSize(9);

describe('Unique Rectangle Type 1', () => {
  it('finds a cell with more candidates than the others', () => {
    check(
      'unique-rectangle-type-1',
      '+7+931845+2+6+52+6+3+798+4+1..1.5.+7+9+3.+3+7+8..9+6+59.57.3+21+82.+8...+437359+4+176+8+2.+7+4....596.+2....+74:664',
      'Unique Rectangle Type 1: 2/6 in r3c46,r8c46 => r8c6<>2, r8c6<>6',
    );
    check(
      'unique-rectangle-type-1',
      '4+51+7+2+83+69+82+7...+5..9+36+1+5+4.7..+1+4+87+569..+6.41..85+5.+8..2...18+5+2+9+7+4+3+6+643+581+9+2+7...+3+46.5.',
      'Unique Rectangle Type 1: 1/4 in r2c89,r6c89 => r6c9<>1, r6c9<>4',
    );
  });

  it('does not need removed candidates', () => {
    check(
      'unique-rectangle-type-1',
      '6+5+4+789+3+12+1+23+5+6.+9+8.8+7+92+1.+4.53+1764..+9+8+9+85+137..+6.+6.+8...+31+7+3+842+1+6+5+95+9.+3+78124+2+419+5+6.+7+3:247',
      'Unique Rectangle Type 1: 2/5 in r4c67,r6c67 => r6c7<>2, r6c7<>5',
    );
  });

  it('is explained', () => {
    checkExplained(
      'unique-rectangle-type-1',
      '+7+931845+2+6+52+6+3+798+4+1..1.5.+7+9+3.+3+7+8..9+6+59.57.3+21+82.+8...+437359+4+176+8+2.+7+4....596.+2....+74:664',
      'If r3c46,r8c46 held only 2 and 6, the two digits could swap places, and the puzzle would have a ' +
        'second solution. Only r8c6 has other candidates, so it holds one of them. It is neither 2 nor 6.',
    );
  });

  it('needs them if the givens alone do not make the puzzle valid', () => {
    const { geometry, digits, candidates } = positionOfLine(
      '6+5+4+789+3+12+1+23+5+6.+9+8.8+7+92+1.+4.53+1764..+9+8+9+85+137..+6.+6.+8...+31+7+3+842+1+6+5+95+9.+3+78124+2+419+5+6.+7+3:247',
    );
    check('unique-rectangle-type-1', new Position(geometry, digits, candidates, new Uint8Array(81)));
  });

  it('finds no rectangle in four boxes', () => {
    const candidates = new Uint32Array(81).fill(0b111111111);
    const none = new Uint8Array(81);
    for (const cell of [0, 4, 36]) candidates[cell] = 0b11;
    check('unique-rectangle-type-1', new Position(nine, none, candidates, none));
    candidates[1] = 0b11;
    const line = 'Unique Rectangle Type 1: 1/2 in r1c12,r5c12 => r5c2<>1, r5c2<>2';
    check('unique-rectangle-type-1', new Position(nine, none, candidates, none), line);
  });

  it('finds rectangles in other sizes', () => {
    const candidates = new Uint32Array(16).fill(0b1111);
    const none = new Uint8Array(16);
    for (const cell of [0, 2, 4]) candidates[cell] = 0b11;
    const line = 'Unique Rectangle Type 1: 1/2 in r1c13,r2c13 => r2c3<>1, r2c3<>2';
    check('unique-rectangle-type-1', new Position(geometryOfSize(4), none, candidates, none), line);
  });
});

describe('Unique Rectangle Type 2', () => {
  it('finds two cells with the same third candidate', () => {
    check(
      'unique-rectangle-type-2',
      '.87+3..+1+9.+9+14+6+8+7532+3..9+1.+8.+7+7+91.+6+83....+8+43.9714+3.+7+9+1..8.2.1+4+3+78+987+9..6+413+1+4+3+879...:663',
      'Unique Rectangle Type 2: 2/6 in r6c78,r9c78 => r4c8<>5',
    );
    check(
      'unique-rectangle-type-2',
      '.1+6.2+3+4.8+8...+6+1+2+3.+9..8+476+15..+1+43..8+66+8.2+1.3.4.9.67+8+1+5+2..9+1+86+5+2+3...794+8+6+11+68+3+5+2.4.',
      'Unique Rectangle Type 2: 2/3 in r3c23,r8c23 => r8c1<>5',
    );
  });

  it('does not need removed candidates', () => {
    check(
      'unique-rectangle-type-2',
      '+3+1+4+9+7.+265..+2.41+7+8+99+87+5+2..+1..+3+6.+1+9+8+527912.....+258..31.76..137.2..+7+3+8.+254.8+2+9+65..7.:439 456 656',
      'Unique Rectangle Type 2: 3/4 in r3c79,r5c79 => r5c5<>6',
    );
  });

  it('is explained', () => {
    checkExplained(
      'unique-rectangle-type-2',
      '.87+3..+1+9.+9+14+6+8+7532+3..9+1.+8.+7+7+91.+6+83....+8+43.9714+3.+7+9+1..8.2.1+4+3+78+987+9..6+413+1+4+3+879...:663',
      'If r6c78,r9c78 held only 2 and 6, the two digits could swap places, and the puzzle would have a ' +
        'second solution. The only other candidate there is 5, so r6c8 or r9c8 is 5. No cell that sees both ' +
        'can be 5.',
    );
  });
});

describe('Unique Rectangle Type 3', () => {
  it('finds two cells that are part of a naked subset', () => {
    check(
      'unique-rectangle-type-3',
      '+7+81+54+2+9..+63+9+1+7+85..42+5+9631+8+7+3+9.4+8+1.+5..567+3+9..88.+4+62+5.9.+5.3+897....4.+3+5+68.+99.+8+2+1+4..5:288 797',
      'Unique Rectangle Type 3: 2/4 in r2c89,r7c89 => r7c7<>6',
    );
    check(
      'unique-rectangle-type-3',
      '.1+6.2+3+4.8+8...+6+1+2+3.+9..8+476+15..+1+43..8+66+8.2+1.3.4.9.67+8+1+5+2..9+1+86+5+2+3...794+8+6+11+68+3+5+2.4.',
      'Unique Rectangle Type 3: 2/3 in r3c23,r8c23 => r8c1<>5',
    );
  });

  it('does not need removed candidates', () => {
    check(
      'unique-rectangle-type-3',
      '..85+9...+676.4....+5+9.3+6+7.18+4+81+5..624+7.+9+6+7+2.8+5+127.1.+5+36+9+42+1.5+9.7.5+89+367+4+1.+6+3..+4+1+5.8:216 326',
      'Unique Rectangle Type 3: 2/3 in r1c68,r2c68 => r2c5<>8',
    );
  });

  it('is explained', () => {
    checkExplained(
      'unique-rectangle-type-3',
      '+7+81+54+2+9..+63+9+1+7+85..42+5+9631+8+7+3+9.4+8+1.+5..567+3+9..88.+4+62+5.9.+5.3+897....4.+3+5+68.+99.+8+2+1+4..5:288 797',
      'If r2c89,r7c89 held only 2 and 4, the two digits could swap places, and the puzzle would have a ' +
        'second solution. So r7c8 or r7c9 holds one of its other candidates. The two count as one cell. ' +
        'Together with r7c2 they are 2 cells for the 2 digits 1 and 6. So no other cell in row 7 can hold ' +
        'any of these digits.',
    );
  });
});

describe('Unique Rectangle Type 4', () => {
  it('finds two cells with a digit that must be in one of them', () => {
    check(
      'unique-rectangle-type-4',
      '+59817...63+26+5+9.7+1.+1+7+4..+6+9+5.+412+6+39+58+7.+5+74....9.3+9.+5+71..+781.+4.+69+59+6+57...2.+2+4+3+965+87+1:386',
      'Unique Rectangle Type 4: 1/8 in r5c56,r8c56 => r5c56<>8',
    );
    check(
      'unique-rectangle-type-4',
      '..6.2+43+5+9.+423.+91+68+3+9...8+7+24+21+85+47+6+9+3+6+39+2+8+1+5+4+7..+4...2814+2...5+83+69..+8..+4+12..34.+297+5:711 782',
      'Unique Rectangle Type 4: 3/6 in r6c56,r8c56 => r68c5<>6',
    );
  });

  it('does not need removed candidates', () => {
    check(
      'unique-rectangle-type-4',
      '+5.+7.1.+24893.+8....+58+42+5+7+6+1.+9+6.+9+381+5+24+3+1....9+7.+4256+9+7+8+1+3.+9+3+1.8+6+5...+67+3948+11+84+2+6.3.+7:456',
      'Unique Rectangle Type 4: 2/4 in r2c56,r5c56 => r5c5<>4',
    );
  });

  it('is explained', () => {
    checkExplained(
      'unique-rectangle-type-4',
      '+59817...63+26+5+9.7+1.+1+7+4..+6+9+5.+412+6+39+58+7.+5+74....9.3+9.+5+71..+781.+4.+69+59+6+57...2.+2+4+3+965+87+1:386',
      'If r5c56,r8c56 held only 1 and 8, the two digits could swap places, and the puzzle would have a ' +
        'second solution. In box 5, only r5c5 or r5c6 can hold 1. If the other of them were 8, the rectangle ' +
        'would hold only these two digits. So neither can be 8.',
    );
  });
});

describe('Unique Rectangle Type 5', () => {
  it('does not need removed candidates', () => {
    check(
      'unique-rectangle-type-5',
      '5.9+43+21..7.+15+96+32.+4..+7.896..9+72+5+3...8.....5......41+7+9+6.5...+4.+7.1.+2.876..97.3+6+52..:847 448 848 954 361 363 175 388 489 989 899',
      'Unique Rectangle Type 5: 1/4 in r4c89,r9c89 => r7c9<>8',
    );
  });

  it('is explained', () => {
    checkExplained(
      'unique-rectangle-type-5',
      '5.9+43+21..7.+15+96+32.+4..+7.896..9+72+5+3...8.....5......41+7+9+6.5...+4.+7.1.+2.876..97.3+6+52..:847 448 848 954 361 363 175 388 489 989 899',
      'If r4c89,r9c89 held only 1 and 4, the two digits could swap places, and the puzzle would have a ' +
        'second solution. The only other candidate there is 8, so r4c9 or r9c8 is 8. No cell that sees both ' +
        'can be 8.',
    );
  });
});

describe('Unique Rectangle Type 6', () => {
  it('finds two opposite cells and a digit in an X-Wing', () => {
    check(
      'unique-rectangle-type-6',
      '+258+6+1..9.3+61.7+9+8.+5+9+47+5+8...6+5+1+2+7.69.8+4+8+91.+5.+6.+6+73+8+9..5.+82+43+51+67+9+79+6..85..1+359+6+74+8+2:237',
      'Unique Rectangle Type 6: 3/7 in r1c79,r5c79 => r1c9,r5c7<>7',
    );
    check(
      'unique-rectangle-type-6',
      '+9+8.1..+653.+7..5+32+9+8....+98+14+782.5..+93...9.+8.+5+7.+71+5+9+36+48+269+8+7+24+3+1+5+2+473+1+5+8+69...8+6+9+724:423',
      'Unique Rectangle Type 6: 3/5 in r3c12,r9c12 => r3c2,r9c1<>5',
    );
  });

  it('does not need removed candidates', () => {
    check(
      'unique-rectangle-type-6',
      '+7+398+2+6+1..51..+3+9+2..+82+6+514+3+7+9+2.+51976..3+6+8+2+4+5+9+17+19.+3+68.+2+5.+5.+4+718+9+3+9+8.65.+7.+1471+9+8.+5+62:428',
      'Unique Rectangle Type 6: 4/8 in r2c89,r4c89 => r2c9,r4c8<>8',
    );
  });

  it('is explained', () => {
    checkExplained(
      'unique-rectangle-type-6',
      '+258+6+1..9.3+61.7+9+8.+5+9+47+5+8...6+5+1+2+7.69.8+4+8+91.+5.+6.+6+73+8+9..5.+82+43+51+67+9+79+6..85..1+359+6+74+8+2:237',
      'If r1c79,r5c79 held only 3 and 7, the two digits could swap places, and the puzzle would have a ' +
        'second solution. In row 1 and in row 5, only cells of the rectangle can hold 7, so two opposite ' +
        'cells of it are 7. If these were r1c9 and r5c7, the other two could only be 3. So 7 is in the other ' +
        'two cells.',
    );
  });
});

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { geometryOfSize } from '../../../../src/core/geometry';
import { digitsOf } from '../../../../src/core/grid';
import { Position, positionOf } from '../../../../src/core/position';
import { findAllSteps } from '../../../../src/core/techniques/index';
import { Names } from '../../../../src/core/techniques/names';
import { RUNS } from '../../arbitraries';
import { linesOf } from '../drawing';
import { positionOfLine, techniqueOf } from '../positions';
import { validPuzzle } from '../randomPuzzles';

const nine = geometryOfSize(9);

function check(id: string, position: Position | string, ...expected: string[]): void {
  const at = typeof position === 'string' ? positionOfLine(position) : position;
  assert.deepEqual(linesOf(at, techniqueOf(id)), expected);
}

function checkExplained(id: string, line: string, expected: string): void {
  const position = positionOfLine(line);
  const [step] = findAllSteps(position, [techniqueOf(id)]);
  assert.equal(step.technique.explain(step, new Names(position.geometry)), expected);
}

describe('Unique Rectangle Type 1', () => {
  it('sees a cell with more candidates than the others', () => {
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

  it('does without candidates that were taken away', () => {
    check(
      'unique-rectangle-type-1',
      '6+5+4+789+3+12+1+23+5+6.+9+8.8+7+92+1.+4.53+1764..+9+8+9+85+137..+6.+6.+8...+31+7+3+842+1+6+5+95+9.+3+78124+2+419+5+6.+7+3:247',
      'Unique Rectangle Type 1: 2/5 in r4c67,r6c67 => r6c7<>2, r6c7<>5',
    );
  });

  it('says why', () => {
    checkExplained(
      'unique-rectangle-type-1',
      '+7+931845+2+6+52+6+3+798+4+1..1.5.+7+9+3.+3+7+8..9+6+59.57.3+21+82.+8...+437359+4+176+8+2.+7+4....596.+2....+74:664',
      'If r3c46,r8c46 held nothing but 2 and 6, the two could change places there and the puzzle would have a second solution. Only r8c6 has other candidates, so it holds one of those, and neither 2 nor 6.',
    );
  });

  it('does not when a puzzle without enough givens may have come without them', () => {
    const { geometry, digits, candidates } = positionOfLine(
      '6+5+4+789+3+12+1+23+5+6.+9+8.8+7+92+1.+4.53+1764..+9+8+9+85+137..+6.+6.+8...+31+7+3+842+1+6+5+95+9.+3+78124+2+419+5+6.+7+3:247',
    );
    check('unique-rectangle-type-1', new Position(geometry, digits, candidates, new Uint8Array(81)));
  });

  it('sees no rectangle in four boxes', () => {
    const candidates = new Uint32Array(81).fill(0b111111111);
    const none = new Uint8Array(81);
    for (const cell of [0, 4, 36]) candidates[cell] = 0b11;
    check('unique-rectangle-type-1', new Position(nine, none, candidates, none));
    candidates[1] = 0b11;
    const line = 'Unique Rectangle Type 1: 1/2 in r1c12,r5c12 => r5c2<>1, r5c2<>2';
    check('unique-rectangle-type-1', new Position(nine, none, candidates, none), line);
  });

  it('sees rectangles in other sizes', () => {
    const candidates = new Uint32Array(16).fill(0b1111);
    const none = new Uint8Array(16);
    for (const cell of [0, 2, 4]) candidates[cell] = 0b11;
    const line = 'Unique Rectangle Type 1: 1/2 in r1c13,r2c13 => r2c3<>1, r2c3<>2';
    check('unique-rectangle-type-1', new Position(geometryOfSize(4), none, candidates, none), line);
  });
});

describe('Unique Rectangle Type 2', () => {
  it('sees two cells with the same third candidate', () => {
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

  it('does without candidates that were taken away', () => {
    check(
      'unique-rectangle-type-2',
      '+3+1+4+9+7.+265..+2.41+7+8+99+87+5+2..+1..+3+6.+1+9+8+527912.....+258..31.76..137.2..+7+3+8.+254.8+2+9+65..7.:439 456 656',
      'Unique Rectangle Type 2: 3/4 in r3c79,r5c79 => r5c5<>6',
    );
  });

  it('says why', () => {
    checkExplained(
      'unique-rectangle-type-2',
      '.87+3..+1+9.+9+14+6+8+7532+3..9+1.+8.+7+7+91.+6+83....+8+43.9714+3.+7+9+1..8.2.1+4+3+78+987+9..6+413+1+4+3+879...:663',
      'If r6c78,r9c78 held nothing but 2 and 6, the two could change places there and the puzzle would have a second solution. The only other candidate there is 5, so r6c8 or r9c8 holds 5. No cell that sees both can hold it too.',
    );
  });
});

describe('Unique Rectangle Type 3', () => {
  it('sees two cells that are part of a naked subset', () => {
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

  it('does without candidates that were taken away', () => {
    check(
      'unique-rectangle-type-3',
      '..85+9...+676.4....+5+9.3+6+7.18+4+81+5..624+7.+9+6+7+2.8+5+127.1.+5+36+9+42+1.5+9.7.5+89+367+4+1.+6+3..+4+1+5.8:216 326',
      'Unique Rectangle Type 3: 2/3 in r1c68,r2c68 => r2c5<>8',
    );
  });

  it('says why', () => {
    checkExplained(
      'unique-rectangle-type-3',
      '+7+81+54+2+9..+63+9+1+7+85..42+5+9631+8+7+3+9.4+8+1.+5..567+3+9..88.+4+62+5.9.+5.3+897....4.+3+5+68.+99.+8+2+1+4..5:288 797',
      'If r2c89,r7c89 held nothing but 2 and 4, the two could change places there and the puzzle would have a second solution. So r7c8 or r7c9 holds one of its other candidates. With r7c2 that makes 2 cells for just as many digits, 1 and 6, so no other cell in row 7 can hold one of them.',
    );
  });
});

describe('Unique Rectangle Type 4', () => {
  it('sees two cells with a digit that must be in one of them', () => {
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

  it('does without candidates that were taken away', () => {
    check(
      'unique-rectangle-type-4',
      '+5.+7.1.+24893.+8....+58+42+5+7+6+1.+9+6.+9+381+5+24+3+1....9+7.+4256+9+7+8+1+3.+9+3+1.8+6+5...+67+3948+11+84+2+6.3.+7:456',
      'Unique Rectangle Type 4: 2/4 in r2c56,r5c56 => r5c5<>4',
    );
  });

  it('says why', () => {
    checkExplained(
      'unique-rectangle-type-4',
      '+59817...63+26+5+9.7+1.+1+7+4..+6+9+5.+412+6+39+58+7.+5+74....9.3+9.+5+71..+781.+4.+69+59+6+57...2.+2+4+3+965+87+1:386',
      'If r5c56,r8c56 held nothing but 1 and 8, the two could change places there and the puzzle would have a second solution. In box 5 only r5c5 or r5c6 can hold 1. If the other of them held 8, the rectangle would be full with the two digits, so neither can.',
    );
  });
});

describe('Unique Rectangle Type 5', () => {
  it('does without candidates that were taken away', () => {
    check(
      'unique-rectangle-type-5',
      '5.9+43+21..7.+15+96+32.+4..+7.896..9+72+5+3...8.....5......41+7+9+6.5...+4.+7.1.+2.876..97.3+6+52..:847 448 848 954 361 363 175 388 489 989 899',
      'Unique Rectangle Type 5: 1/4 in r4c89,r9c89 => r7c9<>8',
    );
  });

  it('says why', () => {
    checkExplained(
      'unique-rectangle-type-5',
      '5.9+43+21..7.+15+96+32.+4..+7.896..9+72+5+3...8.....5......41+7+9+6.5...+4.+7.1.+2.876..97.3+6+52..:847 448 848 954 361 363 175 388 489 989 899',
      'If r4c89,r9c89 held nothing but 1 and 4, the two could change places there and the puzzle would have a second solution. The only other candidate there is 8, so r4c9 or r9c8 holds 8. No cell that sees both can hold it too.',
    );
  });
});

describe('Unique Rectangle Type 6', () => {
  it('sees two opposite cells and a digit in an X-Wing', () => {
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

  it('does without candidates that were taken away', () => {
    check(
      'unique-rectangle-type-6',
      '+7+398+2+6+1..51..+3+9+2..+82+6+514+3+7+9+2.+51976..3+6+8+2+4+5+9+17+19.+3+68.+2+5.+5.+4+718+9+3+9+8.65.+7.+1471+9+8.+5+62:428',
      'Unique Rectangle Type 6: 4/8 in r2c89,r4c89 => r2c9,r4c8<>8',
    );
  });

  it('says why', () => {
    checkExplained(
      'unique-rectangle-type-6',
      '+258+6+1..9.3+61.7+9+8.+5+9+47+5+8...6+5+1+2+7.69.8+4+8+91.+5.+6.+6+73+8+9..5.+82+43+51+67+9+79+6..85..1+359+6+74+8+2:237',
      'If r1c79,r5c79 held nothing but 3 and 7, the two could change places there and the puzzle would have a second solution. In row 1 and in row 5 only cells of the rectangle can hold 7, so two opposite cells of it do. If those were r1c9 and r5c7, the other two could only hold 3; so they are the other two.',
    );
  });
});

describe('Hidden Rectangle', () => {
  it('sees a corner without other candidates and a digit with no places beyond the rectangle', () => {
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

  it('does without candidates that were taken away', () => {
    check(
      'hidden-rectangle',
      '+7+398+2+6+1..51..+3+9+2..+82+6+514+3+7+9+2.+51976..3+6+8+2+4+5+9+17+19.+3+68.+2+5.+5.+4+718+9+3+9+8.65.+7.+1471+9+8.+5+62:428',
      'Hidden Rectangle: 4/8 in r2c89,r4c89 => r4c9<>4',
    );
  });

  it('says why', () => {
    checkExplained(
      'hidden-rectangle',
      '67+1+3489+2+55+2+9...+48338+4+59+2+1+7+67+9+6+8+3.5.+2+24+5.6+9...8+1+32+5.+69.432+9.5.+61+1+6+8+4+2..59+9+57...2..:757',
      'If r2c46,r9c46 held nothing but 1 and 6, the two could change places there and the puzzle would have a second solution. In row 2 and in column 6 only cells of the rectangle can hold 6. If r2c6 held 1, its two neighbours in the rectangle would have to hold 6, and r9c4, which has no other candidates, 1: so it does not.',
    );
  });
});

describe('Avoidable Rectangle Type 1', () => {
  it('sees cells that were placed', () => {
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

  it('sees nothing when they are givens', () => {
    check(
      'avoidable-rectangle-type-1',
      '92.53861438.614.92146792538479325.86253186947861947325694273851518469273732851469',
    );
  });

  it('says why', () => {
    checkExplained(
      'avoidable-rectangle-type-1',
      '+9+2.5+386+1+4+3+8.+6+1+4.9+214+6+7+9+25+3+8+4+793+25.+8+6+2+531+8+6+94+7+8+6+1+947+325+69+42+7+3+8+5+1+5+18+46+9+27+3+7+3+2+8+51+46+9',
      'r2c4, r3c3 and r3c4 are no givens. If r2c34,r3c34 held nothing but 6 and 7, the two could change places there and the puzzle would have a second solution. r2c3 would complete that with 7, so it holds something else.',
    );
  });
});

describe('Avoidable Rectangle Type 2', () => {
  it('sees cells that were placed', () => {
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

  it('sees nothing when they are givens', () => {
    check(
      'avoidable-rectangle-type-2',
      '918425367673.98...245763891739812645456379.18.825.697356793148.3912.47.68.4657139',
    );
  });

  it('says why', () => {
    checkExplained(
      'avoidable-rectangle-type-2',
      '+91+8+42+53+6+7+6+7+3.+9+8...+2+4576+3+89+1+73981+26+4+54+5+6+3+79.+1+8.82+5.+6+9+7+35+6+7+93+14+8.+3+9+1+2.+4+7.6+8.4657+1+39',
      'r4c8 and r4c9 are no givens. If r2c89,r4c89 held nothing but 4 and 5, the two could change places there and the puzzle would have a second solution. To prevent that r2c8 or r2c9 must hold 2, the only other candidate there. No cell that sees both can hold it too.',
    );
  });
});

describe('BUG+1', () => {
  it('sees the only cell with three candidates', () => {
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

  it('sees nothing when a digit has but one place in a house', () => {
    check(
      'bug-plus-1',
      '7+5+91+2+4+6+3+8+8+6+395+7...42+1+36+8+597..+8+7+3.+9...+3+749..8629.81.+3+7.+9+72+641+85+338+5+2+7+94+6+1...+5+8+3+72+9:141 449 227',
    );
  });

  it('says why', () => {
    checkExplained(
      'bug-plus-1',
      '7+5+91+2+4+6+3+8+8+6+395+7...42+1+36+8+597..+8+7+3.+9...+3+749..8629.81.+3+7.+9+72+641+85+338+5+2+7+94+6+1...+5+8+3+72+9:141 449',
      'All empty cells have two candidates but r4c6, which has three. Without 5 there, each candidate would stand in two cells of each of its houses. Then all the cells could take their other candidate at once, and the puzzle could not have exactly one solution. So r4c6 holds 5.',
    );
  });
});

/** Positions that no reasoning leads to: some digits of the solution are placed, some wrong candidates are gone. */
const anyPosition = fc
  .tuple(validPuzzle, fc.infiniteStream(fc.nat(99)), fc.nat(80), fc.nat(60))
  .map(([{ grid, solution }, dice, placed, lost]) => {
    const rolls = (percent: number) => dice.next().value! < percent;
    const start = positionOf(grid);
    const placements = start.empty
      .cells()
      .filter(() => rolls(placed))
      .map(cell => ({ cell, digit: solution[cell] }));
    const further = start.after({ placements, eliminations: [] });
    const eliminations = further.empty.cells().flatMap(cell =>
      digitsOf(further.candidates[cell])
        .filter(digit => digit !== solution[cell] && rolls(lost))
        .map(digit => ({ cell, digit })),
    );
    return { position: further.after({ placements: [], eliminations }), solution };
  });

describe('uniqueness', () => {
  it('holds in positions that no reasoning leads to', () => {
    const seen = new Set<string>();
    const tried = [
      ...[1, 2, 3, 4, 5, 6].map(type => techniqueOf(`unique-rectangle-type-${type}`)),
      ...['hidden-rectangle', 'avoidable-rectangle-type-1', 'avoidable-rectangle-type-2', 'bug-plus-1'].map(
        techniqueOf,
      ),
    ];
    fc.assert(
      fc.property(anyPosition, ({ position, solution }) => {
        for (const step of findAllSteps(position, tried)) {
          seen.add(step.technique.id);
          for (const { cell, digit } of step.eliminations) {
            assert.notEqual(solution[cell], digit, new Names(nine).step(step));
          }
        }
      }),
      RUNS,
    );
    assert.ok(
      seen.has('unique-rectangle-type-1') && seen.has('hidden-rectangle') && seen.has('avoidable-rectangle-type-1'),
    );
  });
});

import assert from 'node:assert/strict';
import { emptyRectangle } from '../../../../src/core/techniques/singleDigit/emptyRectangle';
import { skyscraper } from '../../../../src/core/techniques/singleDigit/skyscraper';
import { turbotFish } from '../../../../src/core/techniques/singleDigit/turbotFish';
import { twoStringKite } from '../../../../src/core/techniques/singleDigit/twoStringKite';
import type { Technique } from '../../../../src/core/techniques/step';
import { check as checkSteps, without } from '../checks';
import { drawn, explanationOf, linesOf } from '../drawing';

function check(technique: Technique, digit: number, drawing: string, ...lines: readonly string[]): void {
  assert.deepEqual(linesOf(drawn(digit, drawing), technique), lines);
}

function checkReason(technique: Technique, digit: number, drawing: string, line: string, reason: string): void {
  assert.equal(explanationOf(drawn(digit, drawing), technique, line), reason);
}

const TOWERS = `
  x.. ... ...   ... x.. ...   ... ... x.x
  ... .x. ...   .x. ... ..x   ..x ... .x.
  ... ..x .xx   ..x ..x ...   .x. ... x..`;

const STRINGS = `
  ..x x.. ...   .x. ... x..   ... .x. .x.
  ... ..x ...   ... ... ..x   x.. ... ...
  ..x ... .x.   .x. xx. ...   ... x.. x..`;

const TWO_KITES = `
  x.. ..x ...   ..x ..x ..x   x.x ... x..
  ... ... ...   ... ... ...   ... ... ...
  ..x ... x..   x.. ... ..x   ... ... ...`;

const CROSS = `
  x.. ..x ...   .xx .x. ...   ... ... ...
  .xx .x. ...   ..x ..x ...   ... ... ...
  x.x ... ...   ... ... ...   ... ... ...`;

const TWO_HINGES = `
  .x. ... ..x   xx. ... .xx   ... ... ...
  ... ... ...   ... ... ...   .xx ... ...
  .x. ... ..x   ... ... ...   x.x ... .xx`;

describe('Skyscraper', () => {
  const line = 'Skyscraper: 5 in r5c9,r9c7 (connected by r59c2) => r7c9<>5';
  it('has its base in a crossing line', () => check(skyscraper, 5, TOWERS, line));
  it('may be rotated', () => {
    check(
      skyscraper,
      8,
      '... .x. .xx   ... x.. x..   ... ... ...   ... ... ...   ... ... ...   ... ... .xx   ... .x. xx.   ... x.. .xx   ... ... ...',
      'Skyscraper: 8 in r7c7,r8c4 (connected by r2c47) => r7c5,r8c89<>8',
      'Skyscraper: 8 in r1c5,r2c7 (connected by r7c57) => r1c89,r2c4<>8',
    );
  });
  it('needs two places in both lines', () => check(skyscraper, 5, TOWERS.replace('.x. ... ..x', '.x. .x. ..x')));
  it('is not an X-Wing', () => {
    check(
      skyscraper,
      5,
      'x.. .x. ...   ... ... ...   x.. .x. ...   x.. .x. ...   ... ... ...   ... ... ...   ... ... ...   ... ... ...   ... ... ...',
    );
  });
  it('is explained', () =>
    checkReason(
      skyscraper,
      5,
      TOWERS,
      line,
      'The 5 of row 5 is in r5c9 or r5c2. The 5 of row 9 is in r9c7 or r9c2. r5c2 and r9c2 see each other, ' +
        'so they cannot both be 5. So r5c9 or r9c7 is 5. r7c9 sees both of these cells and cannot be 5.',
    ));
});

describe('2-String Kite', () => {
  const dual = '2-String Kite: 8 in r2c9,r7c3/in r3c7,r8c1 (connected by r7c7,r8c9) => r2c3,r3c1<>8';
  it('is a row and a column that cross in a box', () =>
    check(twoStringKite, 5, STRINGS, '2-String Kite: 5 in r1c4,r8c2 (connected by r1c3,r2c2) => r8c4<>5'));
  it('may be dual', () =>
    check(
      twoStringKite,
      8,
      TWO_KITES,
      '2-String Kite: 8 in r2c9,r7c3 (connected by r7c7,r8c9) => r2c3<>8',
      '2-String Kite: 8 in r3c7,r8c1 (connected by r7c7,r8c9) => r3c1<>8',
      dual,
    ));
  it('needs two places in both strings', () => check(twoStringKite, 5, STRINGS.replace('..x x.. ...', '..x x.. .x.')));
  it('is explained when it is dual', () =>
    checkReason(
      twoStringKite,
      8,
      TWO_KITES,
      dual,
      'r7c7 and r8c9 are in one box, so at least one of them is not 8. If r7c7 is not 8, then r7c3 and ' +
        'r3c7 are 8, the only other places in its row and its column. If r8c9 is not 8, then r8c1 and r2c9 ' +
        'are 8 in the same way. In both cases each of r2c3,r3c1 sees one of these cells and cannot be 8.',
    ));
});

describe('2-String Kite of two digits', () => {
  /** Row 1 and column 1 hold 1, and also 2, in box 1 or at one other place; row 2 and column 2 do the same with 3. */
  const position = without({
    1: `${placesBut('r1', 'r1c2 r1c8')} ${placesBut('c1', 'r2c1 r8c1')}`,
    2: `${placesBut('r1', 'r1c2 r1c5')} ${placesBut('c1', 'r2c1 r5c1')}`,
    3: `${placesBut('r2', 'r2c1 r2c7')} ${placesBut('c2', 'r1c2 r7c2')}`,
  });
  function placesBut(line: string, kept: string): string {
    const cells = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(i => (line[0] === 'r' ? `r${line[1]}c${i}` : `r${i}c${line[1]}`));
    return cells.filter(cell => !kept.split(' ').includes(cell)).join(' ');
  }
  const dual = '2-String Kite: 1 in r1c8,r8c1/2 in r1c5,r5c1 (connected by r1c2,r2c1) => r8c8<>1, r5c5<>2';

  it('is two kites with the same cells in the box', () =>
    checkSteps(
      'two-string-kite',
      position,
      '2-String Kite: 1 in r1c8,r8c1 (connected by r1c2,r2c1) => r8c8<>1',
      '2-String Kite: 2 in r1c5,r5c1 (connected by r1c2,r2c1) => r5c5<>2',
      '2-String Kite: 3 in r2c7,r7c2 (connected by r1c2,r2c1) => r7c7<>3',
      dual,
      '2-String Kite: 1 in r1c8,r8c1/3 in r2c7,r7c2 (connected by r1c2,r2c1) => r8c8<>1, r7c7<>3',
      '2-String Kite: 2 in r1c5,r5c1/3 in r2c7,r7c2 (connected by r1c2,r2c1) => r5c5<>2, r7c7<>3',
    ));
  it('is explained as both', () =>
    assert.equal(
      explanationOf(position, twoStringKite, dual),
      'The 1 of row 1 is in r1c8 or r1c2. The 1 of column 1 is in r8c1 or r2c1. r1c2 and r2c1 see each ' +
        'other, so they cannot both be 1. So r1c8 or r8c1 is 1. r8c8 sees both of these cells and cannot be ' +
        '1. The 2 of row 1 is in r1c5 or r1c2. The 2 of column 1 is in r5c1 or r2c1. r1c2 and r2c1 see each ' +
        'other, so they cannot both be 2. So r1c5 or r5c1 is 2. r5c5 sees both of these cells and cannot be ' +
        '2.',
    ));
});

describe('Turbot Fish', () => {
  it('has a pair in a box, or is a kite', () =>
    check(turbotFish, 5, STRINGS, 'Turbot Fish: 5 r1c4 =5= r1c3 -5- r7c3 =5= r8c2 => r8c4<>5'));
  it('may be a skyscraper', () =>
    check(turbotFish, 5, TOWERS, 'Turbot Fish: 5 r5c9 =5= r5c2 -5- r9c2 =5= r9c7 => r7c9<>5'));
  it('is found with a box first', () =>
    check(
      turbotFish,
      6,
      CROSS,
      'Turbot Fish: 6 r5c3 =6= r5c6 -6- r1c6 =6= r2c5 => r2c3<>6',
      'Turbot Fish: 6 r4c2 =6= r2c2 -6- r2c5 =6= r4c5 => r4c3<>6',
    ));
  it('needs cells of the pairs that see each other', () =>
    check(
      turbotFish,
      5,
      'x.. x.. ...   ... ... ...   ... ... ...   ... ... ...   .x. ... .x.   ... ... ...   ... ... ...   ... ... ...   ... ... ...',
    ));
});

describe('Empty Rectangle', () => {
  const line = 'Empty Rectangle: 6 in b4 (r24c5) => r2c3<>6';
  it('has its candidates in a cross', () => check(emptyRectangle, 6, CROSS, line));
  it('may have only two candidates', () =>
    check(emptyRectangle, 5, STRINGS, 'Empty Rectangle: 5 in b7 (r1c34) => r8c4<>5'));
  it('may be dual', () =>
    check(
      emptyRectangle,
      9,
      TWO_HINGES,
      'Empty Rectangle: 9 in b1 (r7c29) => r2c9<>9',
      'Empty Rectangle: 9 in b3 (r7c29) => r2c2<>9',
      'Empty Rectangle: 9 in b3 (r29c1) => r9c9<>9',
      'Empty Rectangle: 9 in b3 (r7c29/r29c1) => r2c2,r9c9<>9',
    ));
  it('has no candidate outside the cross', () => check(emptyRectangle, 6, CROSS.replace('..x ..x ...', 'x.x ..x ...')));
  it('does not have all its candidates in one line', () =>
    check(emptyRectangle, 6, CROSS.replace('..x ..x ...', '... ..x ...')));
  it('is explained', () =>
    checkReason(
      emptyRectangle,
      6,
      CROSS,
      line,
      'In box 4, only r4c23,r5c3 can hold 6. Suppose r2c3 is 6. Then box 4 has its 6 in row 4, so r4c5 is ' +
        'not 6. Then r2c5 is 6, because it is the only other place in column 5. But r2c5 sees r2c3. So r2c3 ' +
        'cannot be 6.',
    ));
});

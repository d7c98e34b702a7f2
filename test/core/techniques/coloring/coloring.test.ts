import assert from 'node:assert/strict';
import { multiColors1 } from '../../../../src/core/techniques/coloring/multiColors1';
import { multiColors2 } from '../../../../src/core/techniques/coloring/multiColors2';
import { simpleColorsTrap } from '../../../../src/core/techniques/coloring/simpleColorsTrap';
import { simpleColorsWrap } from '../../../../src/core/techniques/coloring/simpleColorsWrap';
import type { Technique } from '../../../../src/core/techniques/step';
import { drawn, explanationOf, linesOf } from '../drawing';

function check(technique: Technique, digit: number, drawing: string, ...lines: readonly string[]): void {
  assert.deepEqual(linesOf(drawn(digit, drawing), technique), lines);
}

function checkReason(technique: Technique, digit: number, drawing: string, line: string, reason: string): void {
  assert.equal(explanationOf(drawn(digit, drawing), technique, line), reason);
}

const SEEN_BY_BOTH = `
  ..x x.. ...   .x. ... x..   ... .x. .x.
  ... ..x ...   ... ... ..x   x.. ... ...
  ..x ... .x.   .x. xx. ...   ... x.. x..`;

const MEETING_ITSELF = `
  ... .x. .xx   ... x.. x..   ... ... ...
  ... ... ...   ... ... ...   ... ... .xx
  ... .x. xx.   ... x.. .xx   ... ... ...`;

const TWO_COLORINGS = `
  ... ... ...   ... ... ...   ... ... ...
  .x. ..x ...   ... ... ...   xx. .x. ...
  .x. .xx ...   ... ... ...   x.. .xx ...`;

const SEEING_BOTH = `
  ... ..x ..x   ... .xx .x.   ... ... ...
  x.. .x. .xx   x.. ..x ...   ... .x. x..
  ... ... x.x   ... ... ...   ... ... ...`;

const SEEN_BY_ONE_CELL = `
  ... ... ...   ... ... ...   .xx ... .x.
  ... ... ...   ... ... ...   ... ... .x.
  ... ... ...   ... ... ...   ... ... ...`;

const ONE_PAIR = `
  x.. x.. ...   ... ... ...   ... ... ...
  ... ... ...   ... ... ...   ... ... ...
  ... ... ...   ... ... ...   ... ... ...`;

describe('Simple Colors Trap', () => {
  const line = 'Simple Colors Trap: 5 (r1c3,r2c7,r3c5,r7c8,r8c2,r9c4) / (r1c4,r2c2,r3c8,r7c3,r8c5,r9c7) => r8c4<>5';
  it('removes candidates that see both colors', () => check(simpleColorsTrap, 5, SEEN_BY_BOTH, line));
  it('removes nothing if no candidate sees both', () => {
    check(simpleColorsTrap, 5, SEEN_BY_BOTH.replace('.x. xx. ...', '.x. .x. ...'));
    check(simpleColorsTrap, 5, ONE_PAIR);
  });
  it('is explained', () =>
    checkReason(
      simpleColorsTrap,
      5,
      SEEN_BY_BOTH,
      line,
      'Houses with two places for 5 link these cells: either r1c3,r2c7,r3c5,r7c8,r8c2,r9c4 are all 5 or ' +
        'r1c4,r2c2,r3c8,r7c3,r8c5,r9c7 are all 5. r8c4 sees cells of both colors, so it cannot be 5.',
    ));
});

describe('Simple Colors Wrap', () => {
  const line = 'Simple Colors Wrap: 8 (r1c5,r2c7,r8c4) / (r2c4,r7c5,r7c7) => r2c4,r7c57<>8';
  it('removes a color that sees itself', () => check(simpleColorsWrap, 8, MEETING_ITSELF, line));
  it('removes nothing if no color sees itself', () => check(simpleColorsWrap, 5, SEEN_BY_BOTH));
  it('is explained', () =>
    checkReason(
      simpleColorsWrap,
      8,
      MEETING_ITSELF,
      line,
      'Houses with two places for 8 link these cells: either r1c5,r2c7,r8c4 are all 8 or r2c4,r7c57 are ' +
        'all 8. r7c5 and r7c7 have the same color and see each other, so that color is false: none of ' +
        'r2c4,r7c57 can be 8.',
    ));
});

describe('Multi Colors 1', () => {
  const line = 'Multi Colors 1: 2 (r4c2,r6c5) / (r4c6), (r6c1,r7c2) / (r9c1) => r9c6<>2';
  it('removes candidates that see the opposites of two colors that see each other', () =>
    check(multiColors1, 2, TWO_COLORINGS, line));
  it('removes the candidates of all such pairs of colors', () =>
    check(
      multiColors1,
      7,
      SEEING_BOTH,
      'Multi Colors 1: 7 (r1c6,r2c8) / (r1c9,r4c8), (r4c1,r5c6) / (r5c1) => r4c1,r5c6<>7',
      'Multi Colors 1: 7 (r1c6,r2c8) / (r1c9,r4c8), (r6c5,r7c7) / (r6c7,r7c9) => r2c5,r5c6<>7',
    ));
  it('needs two colorings', () => check(multiColors1, 5, SEEN_BY_BOTH));
  it('is explained', () =>
    checkReason(
      multiColors1,
      2,
      TWO_COLORINGS,
      line,
      'Houses with two places for 2 link these cells: either r4c2,r6c5 are both 2 or r4c6 is 2, and either ' +
        'r6c1,r7c2 are both 2 or r9c1 is 2. r4c2 sees r6c1, so they are not both 2. So r4c6 is 2 or r9c1 is ' +
        '2. r9c6 sees cells of both colors, so it cannot be 2.',
    ));
});

describe('Multi Colors 2', () => {
  const line = 'Multi Colors 2: 7 (r4c1,r5c6) / (r5c1), (r1c6,r2c8) / (r1c9,r4c8) => r4c1,r5c6<>7';
  it('removes a color that sees both colors of another coloring', () => check(multiColors2, 7, SEEING_BOTH, line));
  it('removes nothing if it sees only one of them', () => check(multiColors2, 2, TWO_COLORINGS));
  it('is explained', () =>
    checkReason(
      multiColors2,
      7,
      SEEING_BOTH,
      line,
      'Houses with two places for 7 link these cells: either r4c1,r5c6 are both 7 or r5c1 is 7, and either ' +
        'r1c6,r2c8 are both 7 or r1c9,r4c8 are both 7. r5c6 sees r1c6 and r4c1 sees r4c8. Either r1c6 or r4c8 ' +
        'is 7. So none of r4c1,r5c6 can be 7.',
    ));
  it('names a cell once if it sees both colors', () =>
    checkReason(
      multiColors2,
      7,
      SEEN_BY_ONE_CELL,
      'Multi Colors 2: 7 (r3c8) / (r6c8), (r3c2) / (r3c3) => r3c8<>7',
      'Houses with two places for 7 link these cells: either r3c8 is 7 or r6c8 is 7, and either r3c2 is 7 or r3c3 ' +
        'is 7. r3c8 sees r3c2 and r3c3. Either r3c2 or r3c3 is 7. So r3c8 cannot be 7.',
    ));
});

import assert from 'node:assert/strict';
import { geometryOfSize } from '../../../../src/core/geometry';
import { Position } from '../../../../src/core/position';
import { remotePair } from '../../../../src/core/techniques/chains/remotePair';
import { findAllSteps } from '../../../../src/core/techniques/index';
import { explanationOf, linesOf } from '../drawing';

/** Symbols of cells: `x` holds 1 or 2, `o` any digit, `.` any digit except 1 and 2. */
const CANDIDATES: Readonly<Record<string, number>> = { x: 0b11, o: 0x1ff, '.': 0x1fc };

function positionOfPairs(drawing: string): Position {
  const signs = [...drawing].filter(sign => sign in CANDIDATES);
  const none = new Uint8Array(81);
  return new Position(
    geometryOfSize(9),
    none,
    Uint32Array.from(signs, sign => CANDIDATES[sign]),
    none,
  );
}

function check(drawing: string, ...lines: readonly string[]): void {
  assert.deepEqual(linesOf(positionOfPairs(drawing), remotePair), lines);
}

const FOUR = `
  ... ... x..   .x. ... ..x   ... ... ...
  .o. ... x..   ... ... ...   ... ... ...
  ... ... ...   ... ... ...   ... ... ...`;

const SIX = `
  ... ... x..   .x. ... ..x   ... ... ...
  .o. ... xx.   ... ... ...   ... ... ...
  ... ... ...   ... ... ...   .o. ... .x.`;

const TEN = `
  xx. ... o..   ... .x. x..   ... ... ...
  .xx ... ...   ... xx. ...   ... ... ...
  ..x x.. ...   ... ... ...   ... ... ...`;

const TWELVE = `
  x.. ..x ...   ... ... oxx   ... ... ...
  x.x ... ...   ... ..x ...   ... .x. ..x
  ..x ... ...   .x. ... x..   ... ... ...`;

describe('Remote Pair', () => {
  const four = 'Remote Pair: 1/2 r2c2 -2- r2c9 -1- r1c7 -2- r4c7 => r4c2<>1, r4c2<>2';
  it('removes both digits from cells that see both ends', () => check(FOUR, four));
  it('also eliminates candidates that see two unlinked cells of the chain with different digits', () =>
    check(SIX, four, 'Remote Pair: 1/2 r2c2 -2- r2c9 -1- r1c7 -2- r4c7 -1- r4c8 -2- r9c8 => r49c2<>1, r49c2<>2'));
  it('has at most ten cells', () => {
    const lengths = (drawing: string) =>
      findAllSteps(positionOfPairs(drawing), [remotePair]).map(({ cells }) => cells.length);
    assert.deepEqual(lengths(TEN).at(-1), 10);
    assert.deepEqual(lengths(TWELVE).at(-1), undefined);
  });
  it('needs four cells', () => check(FOUR.replace('... ... x..', '... ... ...')));
  it('needs an even number of cells', () =>
    check(`
      x.. ... ..x   ... ... ...   ... ... ...
      ... ... ...   ... .x. ..x   ... ... ...
      ... ... ...   ... ... ...   o.. .x. ...`));
  it('leaves adjacent cells to the naked pair', () =>
    check(FOUR.replace('.o.', '...').replace('.x. ... ..x', '.x. .o. ..x')));
  it('finds nothing if three cells of a house have two candidates', () =>
    check(FOUR.replace('.x. ... ..x', '.x. ... .xx')));
  it('has a chain in which each node follows from the previous one', () => {
    const steps = findAllSteps(positionOfPairs(SIX), [remotePair]);
    assert.deepEqual(
      steps.map(({ chains }) => chains![0].nodes.length),
      [8, 12],
    );
    for (const { chains } of steps) {
      const { nodes } = chains![0];
      assert.deepEqual(
        nodes.map(({ isOn }) => isOn),
        nodes.map((_, i) => i % 2 === 1),
      );
      // In a cell the other digit, in the next cell the same one.
      for (const [i, { digit, cells }] of nodes.entries()) {
        const next = nodes[i + 1];
        if (!next) break;
        assert.equal(next.digit === digit, next.isOn === false);
        assert.equal(next.cells[0] === cells[0], next.isOn);
      }
    }
  });
  it('is explained', () =>
    assert.equal(
      explanationOf(positionOfPairs(FOUR), remotePair, four),
      'r2c2, r2c9, r1c7 and r4c7 have only the candidates 1 and 2, and each cell sees the next. So the two ' +
        'digits alternate along the chain: r1c7,r2c2 hold one digit, and r2c9,r4c7 hold the other. ' +
        'r4c2 sees cells of both kinds and can be neither 1 nor 2.',
    ));
});

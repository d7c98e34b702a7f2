import assert from 'node:assert/strict';
import { geometryOf } from '../../../src/core/geometry';
import { bitOf } from '../../../src/core/grid';
import { Position } from '../../../src/core/position';
import { bivalueGrave } from '../../../src/core/rating/bivalueGrave';
import { firstStep } from './steps';

const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

/** A bivalue universal grave of all 81 cells: each can hold its digit of a solution or the next digit. Some cells can hold an extra digit. */
function grave(digit: number, extraCells: readonly number[]): Position {
  const candidates = Uint32Array.from(SOLVED, c => bitOf(Number(c)) | bitOf((Number(c) % 9) + 1));
  for (const cell of extraCells) {
    assert.ok(!(candidates[cell] & bitOf(digit)));
    candidates[cell] |= bitOf(digit);
  }
  return new Position(geometryOf(3, 3), new Uint8Array(81), candidates, new Uint8Array(81));
}

describe('a bivalue universal grave', () => {
  it('gives no step without an extra candidate', () => assert.equal(firstStep(bivalueGrave, grave(1, [])), 'nothing'));
  it('is of type 1 with one extra candidate', () =>
    assert.equal(firstStep(bivalueGrave, grave(1, [0])), '5.6 BUG type 1: r1c1<>5 r1c1<>6'));
  // r1c1 shares its row with r1c2, its column with r2c1 and its box with both, so no house has it as its only cell with extra candidates.
  it('is of type 2 if one of its cells with extra candidates is not the only one in any of its houses', () => {
    assert.equal(firstStep(bivalueGrave, grave(1, [0, 1, 9])), '5.7 BUG type 2: r3c1<>1 r3c2<>1');
    assert.equal(firstStep(bivalueGrave, grave(8, [0, 1, 9])), '5.7 BUG type 2: r2c2<>8 r3c3<>8');
  });
});

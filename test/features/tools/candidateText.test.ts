import assert from 'node:assert/strict';
import { geometryOfSize } from '../../../src/core/geometry';
import { makeCell } from '../../../src/core/notation';
import { candidatesInText, cellsInText, removalText } from '../../../src/features/tools/candidateText';

describe('candidates in texts', () => {
  const check = (text: string, sign: '<>' | '=', expected: string | undefined, size = 9) =>
    it(`reads "${text}" in ${size}x${size}`, () => {
      const geometry = geometryOfSize(size);
      const found = candidatesInText(geometry, text, sign);
      assert.equal(found?.map(({ cell, digit }) => `${makeCell(geometry, cell)} ${digit}`).join(), expected);
    });

  check('r8c3<>4', '<>', 'r8c3 4');
  check(' R8C3 <> 4 ', '<>', 'r8c3 4');
  check('r1c25<>7', '<>', 'r1c2 7,r1c5 7');
  check('r12c3,r9c9<>7', '<>', 'r1c3 7,r2c3 7,r9c9 7');
  check('r4c7=5', '=', 'r4c7 5');
  check('r4c7=5', '<>', undefined);
  check('r4c7<>5<>6', '<>', undefined);
  check('r4c7<>0', '<>', undefined);
  check('r4c7<>A', '<>', undefined);
  check('r0c7<>5', '<>', undefined);
  check('r4c<>5', '<>', undefined);
  check('<>5', '<>', undefined);
  check('r12c16<>G', '<>', 'r12c16 16', 16);
  check('r12c16<>g', '<>', 'r12c16 16', 16);
  check('r12c16<>16', '<>', 'r12c16 16', 16);
  check('r1c17<>1', '<>', undefined, 16);
  check('r5c1<>1', '<>', undefined, 4);

  it('can be read back', () => {
    const geometry = geometryOfSize(16);
    const candidate = { cell: 255, digit: 16 };
    assert.deepEqual(candidatesInText(geometry, removalText(geometry, candidate), '<>'), [candidate]);
  });

  it('can be lists of cells', () => {
    assert.deepEqual(cellsInText(geometryOfSize(9), 'r1c12, r2c1'), [0, 1, 9]);
  });
});

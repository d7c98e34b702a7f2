import assert from 'node:assert/strict';
import { geometryOfSize, SIZES } from '../../../src/core/geometry';
import { geometryWith } from '../../../src/core/rules/geometry';
import { writeRegions } from '../../../src/language/rules/regionsText';

function check(size: number, rows: string): void {
  const letters = rows.split(' ');
  const regions = Uint8Array.from(letters.join(''), letter => 'DBAC'.indexOf(letter));
  assert.deepEqual(writeRegions(geometryWith(geometryOfSize(size), [], regions)), letters);
}

describe('the lines of [Regions]', () => {
  it('have a letter for each cell, in the order of the first cells', () => {
    check(4, 'AAAB ACBB CCDB CDDD');
    check(4, 'ABBB AACB ADCC DDDC');
  });
  it('are as many as the puzzle has rows, of as many letters', () => {
    for (const size of SIZES) {
      const lines = writeRegions(geometryOfSize(size));
      assert.deepEqual(
        lines.map(({ length }) => length),
        Array(size).fill(size),
      );
      assert.equal(new Set(lines.join('')).size, size);
    }
    assert.equal(writeRegions(geometryOfSize(25)).at(-1)?.at(-1), 'Y');
  });
});

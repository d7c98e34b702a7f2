import assert from 'node:assert/strict';
import { geometryOfSize, SIZES } from '../../../../src/core/geometry';
import { geometryWithRules } from '../../../../src/core/rules/geometry';
import { parse } from '../../../../src/text/parser/parser';
import { writeRegions } from '../../../../src/text/rules/sections/regionsText';

function check(size: number, rows: string): void {
  const letters = rows.split(' ');
  const regions = Uint8Array.from(letters.join(''), letter => 'DBAC'.indexOf(letter));
  assert.deepEqual(writeRegions(geometryWithRules(geometryOfSize(size), [], regions)), letters);
}

describe('the lines of [Regions]', () => {
  it('have a letter for each cell, in the order of the first cells', () => {
    check(4, 'AAAB ACBB CCDB CDDD');
    check(4, 'ABBB AACB ADCC DDDC');
  });
  it('keep the letters of the text from which they were read', () => {
    const read = (text: string) => parse(`....\n....\n....\n....\n[Regions]\n${text}`).puzzles[0].grid.geometry;
    const letters = (text: string, expected: string) => assert.equal(writeRegions(read(text)).join(' '), expected);
    letters('xxxy\nxzyy\nzzwy\nzwww', 'XXXY XZYY ZZWY ZWWW');
    letters('1112\n1322\n3342\n3444', '1112 1322 3342 3444');
    letters('AAAB\nACBB\nCCDB\nCDDD', 'AAAB ACBB CCDB CDDD');
    letters('ßßßB\nßCBB\nCCDB\nCDDD', 'AAAB ACBB CCDB CDDD');
    assert.equal(read('AAAB\nACBB\nCCDB\nCDDD'), read('aaab acbb ccdb cddd'.replaceAll(' ', '\n')));
  });
  it('have one line for each row of the puzzle, with a letter for each column', () => {
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

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { geometryOfSize } from '../../../../src/core/geometry';
import { misplacedBorders } from '../../../../src/features/looks/borders';
import { parse } from '../../../../src/text/parser/parser';
import { RUNS, soluble } from '../../../core/arbitraries';
import { MAKERS } from '../../../text/parser/makers';
import { isDetectable } from '../../../text/writtenPuzzles';
import { makes } from '../../codeActions/check';
import { finds } from '../check';

const check = (marked: string, ...messages: string[]) => finds('misplaced-border', marked, messages);
const COLUMN = 'This border is after column 3. In the other rows, the borders are after column 2';
const ROW = (row: number) => `This border is after row ${row}. The boxes end after row 2`;

describe('misplaced-border', () => {
  it('is reported between columns', () => check('|1.|..|\n|..1«|».|\n|..|1.|\n|..|..|', COLUMN));
  it('is reported between columns separated by spaces', () =>
    check('1 . | . .\n. . 1 «|» .\n. . | 1 .\n. . | . .', COLUMN));
  it('is reported between rows', () => check('1...\n«----»\n..1.\n.1..\n....'.replaceAll('----', '--+--'), ROW(1)));
  it('is reported between rows, next to a correct one', () =>
    check('12|34\n34|12\n--+--\n21|43\n«--+--»\n43|21', ROW(3)));
  it('is not reported in a puzzle without boxes', () => check(`1......\n-------\n${'.......\n'.repeat(6)}`));
  it('is compared with both places of the borders in the other rows', () =>
    check(
      ['123|456|78«|»9', ...new Array(8).fill('...|...|...')].join('\n'),
      'This border is after column 8. In the other rows, the borders are after columns 3 and 6',
    ));
  it('is not reported if borders are between all rows and columns', () =>
    check('1|.|.|.\n-+-+-+-\n.|.|1|.\n-+-+-+-\n.|1|.|.\n-+-+-+-\n.|.|.|1'));
  it('is not reported if no two rows are alike', () => check('1.|..\n...1\n.1..\n....'));
  it('is not reported in a row that is too long, which has a different diagnostic', () =>
    check('|1.|..|\n|..1.|.|\n|..|1.|\n|..|..|'));

  describe('fix', () => {
    it('moves a border between columns', () =>
      makes(
        '|1.|..|\n|..1‸|.|\n|..|1.|\n|..|..|',
        'Move this border after column 2',
        '|1.|..|\n|..|1.|\n|..|1.|\n|..|..|',
      ));
    it('moves a border between rows', () =>
      makes(
        '1...\r\n--‸+--\r\n..1.\r\n.1..\r\n....',
        'Move this border after row 2',
        '1...\r\n..1.\r\n--+--\r\n.1..\r\n....',
      ));
  });

  it('is not reported in any regular notation of a puzzle', () =>
    fc.assert(
      fc.property(fc.constantFrom(...MAKERS), fc.nat(), (maker, n) => {
        const size = maker.sizes[n % maker.sizes.length];
        const [grid] = fc.sample(soluble(geometryOfSize(size)), { numRuns: 1, seed: n });
        if (!isDetectable(maker, grid)) return;
        const codes = parse(maker.make(grid)).puzzles.flatMap(misplacedBorders);
        assert.deepEqual(codes, [], maker.make(grid));
      }),
      RUNS,
    ));
});

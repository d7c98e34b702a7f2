import assert from 'node:assert/strict';
import fc from 'fast-check';
import { geometryOfSize } from '../../../src/core/geometry';
import { misplacedBorders } from '../../../src/features/looks/borders';
import { parse } from '../../../src/text/parser/parser';
import { RUNS, soluble } from '../../core/arbitraries';
import { MAKERS } from '../../text/parser/makers';
import { isTold } from '../../text/writtenPuzzles';
import { makes } from '../codeActions/check';
import { finds } from './check';

const check = (marked: string, ...messages: string[]) => finds('misplaced-border', marked, messages);
const COLUMN = 'This border is after column 3. In the other rows the borders are after column 2';
const ROW = (row: number) => `This border is after row ${row}. The boxes end after row 2`;

describe('misplaced-border', () => {
  it('between columns', () => check('|1.|..|\n|..1«|».|\n|..|1.|\n|..|..|', COLUMN));
  it('between columns, with spaces', () => check('1 . | . .\n. . 1 «|» .\n. . | 1 .\n. . | . .', COLUMN));
  it('between rows', () => check('1...\n«----»\n..1.\n.1..\n....'.replaceAll('----', '--+--'), ROW(1)));
  it('between rows, next to a correct one', () => check('12|34\n34|12\n--+--\n21|43\n«--+--»\n43|21', ROW(3)));
  it('two places if the others are there', () =>
    check(
      ['123|456|78«|»9', ...new Array(8).fill('...|...|...')].join('\n'),
      'This border is after column 8. In the other rows the borders are after columns 3 and 6',
    ));
  it('not between all rows and columns', () => check('1|.|.|.\n-+-+-+-\n.|.|1|.\n-+-+-+-\n.|1|.|.\n-+-+-+-\n.|.|.|1'));
  it('not if no two rows are alike', () => check('1.|..\n...1\n.1..\n....'));
  it('not in a row that is too long, which has another diagnostic', () => check('|1.|..|\n|..1.|.|\n|..|1.|\n|..|..|'));

  describe('fix', () => {
    it('between columns', () =>
      makes(
        '|1.|..|\n|..1‸|.|\n|..|1.|\n|..|..|',
        'Move this border after column 2',
        '|1.|..|\n|..|1.|\n|..|1.|\n|..|..|',
      ));
    it('between rows', () =>
      makes(
        '1...\r\n--‸+--\r\n..1.\r\n.1..\r\n....',
        'Move this border after row 2',
        '1...\r\n..1.\r\n--+--\r\n.1..\r\n....',
      ));
  });

  it('not in any regular notation of a puzzle', () =>
    fc.assert(
      fc.property(fc.constantFrom(...MAKERS), fc.nat(), (maker, n) => {
        const size = maker.sizes[n % maker.sizes.length];
        const [grid] = fc.sample(soluble(geometryOfSize(size)), { numRuns: 1, seed: n });
        if (!isTold(maker, grid)) return;
        const codes = parse(maker.make(grid)).puzzles.flatMap(misplacedBorders);
        assert.deepEqual(codes, [], maker.make(grid));
      }),
      RUNS,
    ));
});

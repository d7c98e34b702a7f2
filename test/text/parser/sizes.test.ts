import assert from 'node:assert/strict';
import { geometryOfSize, SIZES } from '../../../src/core/geometry';
import { makeLine } from '../../../src/core/notation';
import { solve } from '../../../src/core/solver/index';
import { ANY_TEXT } from '../../../src/text/parser/context';
import { parse, read } from '../../../src/text/parser/parser';
import { EASY, gridOf } from '../texts';
import { reads } from './reading';

/** Checks the boxes of a text's puzzles, as rows x columns. */
function boxes(text: string, ...expected: string[]): void {
  const found = parse(text).puzzles.map(({ grid: { geometry } }) => `${geometry.boxHeight}x${geometry.boxWidth}`);
  assert.deepEqual(found, expected);
}

const empty = (size: number) => gridOf('.'.repeat(size * size));
const full = (size: number) => {
  const geometry = geometryOfSize(size);
  return makeLine(solve({ geometry, digits: new Uint8Array(geometry.cellCount) }) as Uint8Array);
};

describe('sizes', () => {
  for (const [size, box] of [
    [4, '2x2'],
    [6, '2x3'],
    [8, '2x4'],
    [9, '3x3'],
    [10, '2x5'],
    [12, '3x4'],
    [16, '4x4'],
    [25, '5x5'],
  ] as const) {
    it(`gives a ${size}x${size} grid boxes of ${box}`, () => boxes(empty(size), box));
    it(`gives a ${size}x${size} grid on one line boxes of ${box}`, () => boxes(full(size), box));
    it(`reads a solved ${size}x${size} grid`, () => reads(gridOf(full(size)), full(size)));
    it(`reads a solved ${size}x${size} grid on one line`, () => reads(full(size), full(size)));
  }
  for (const size of [6, 8, 9, 10, 12, 16, 25])
    it(`reads a ${size}x${size} grid with empty lines between all rows`, () => {
      const rows = gridOf(full(size)).trim().split('\n');
      for (const gap of ['\n\n', '\n\n\n']) {
        reads(rows.join(gap), full(size));
        reads(`${rows.join(gap)}\n\n${rows.join(gap)}`, full(size), full(size));
      }
    });
  it('are these and no others', () => assert.deepEqual(SIZES, [4, 6, 8, 9, 10, 12, 16, 25]));

  for (const [size, width, box] of [
    [6, 2, '3x2'],
    [6, 3, '2x3'],
    [8, 2, '4x2'],
    [10, 2, '5x2'],
    [12, 2, '6x2'],
    [12, 3, '4x3'],
    [12, 6, '2x6'],
  ] as const)
    it(`gives a ${size}x${size} grid with bars after every ${width} columns boxes of ${box}`, () => {
      const parts = new RegExp(`.{${width}}(?=.)`, 'g');
      boxes(gridOf(full(size)).replace(parts, '$&|'), box);
    });

  it('reads # box: 3x2 before a grid', () => boxes(`# box: 3x2\n${empty(6)}`, '3x2'));
  it('reads # box: 3x2 between the rows of a grid', () => boxes(empty(6).replace('\n', '\n# box: 3x2\n'), '3x2'));
  it('reads % instead of #, capitals and spaces', () => boxes(`%  BOX:3 x 2\n${empty(6)}`, '3x2'));
  it('applies # box to the rest of the file', () => boxes(`# box: 3x2\n${empty(6)}\n\n${empty(6)}`, '3x2', '3x2'));
  it('applies # box until another one', () => boxes(`# box: 3x2\n${empty(6)}\n# box: 2x3\n${empty(6)}`, '3x2', '2x3'));
  it('applies # box only to grids of its size', () => boxes(`# box: 3x2\n${EASY}\n${empty(6)}`, '3x3', '3x2'));
  it('applies # box to a puzzle on one line', () => boxes(`# box: 4x3\n${full(12)}`, '4x3'));
  it('reads # box with an invalid size as a comment', () => boxes(`# box: 7x1\n# box: 0x0\n${EASY}`, '3x3'));
  for (const [comment, box] of [
    ['# boxes are 3 rows by 2 columns', '3x2'],
    ['# 6x6 with boxes 2 wide and 3 high', '3x2'],
    ['// box: 3 rows, 2 columns', '3x2'],
    ['// a puzzle of 6x6, in which each box is 3 tall and 2 wide', '3x2'],
    ['# boxes 2 rows by 3 columns', '2x3'],
    ['// block height 3, block width 2', '3x2'],
    ['const boxWidth = 2;', '3x2'],
    ['BOX_H = 3', '3x2'],
    ['#define BOX_W 2', '3x2'],
    ['int rows_per_box = 3;', '3x2'],
    ['"subgrid_cols": 2,', '3x2'],
    ['box_rows: 2', '2x3'],
    ['boxWidth = 3', '2x3'],
    ['boxWidth = 40', '2x3'],
    ['boxWidth = 2.5', '2x3'],
    // Which number is the height is not said, or the comment is not about boxes.
    ['# boxes are 3x2', '2x3'],
    ['// 3 rows by 2 columns', '2x3'],
    ['# the box has 3 rows', '2x3'],
  ] as const) {
    it(`reads the comment ${comment} as boxes of ${box}`, () => {
      boxes(`${comment}\n${empty(6)}`, box);
      const code = `${comment}\ngrid = [\n  [1, 0, 0, 0, 0, 0],\n${'  [0, 0, 0, 0, 0, 0],\n'.repeat(5)}]\n`;
      boxes(code, box);
    });
  }
  it('applies the names of programs also to the grid above them, if its digits fit and nothing else shows its boxes', () => {
    const list = `grid = [\n  [0, 3, 0, 0, 0, 0],\n${'  [0, 0, 0, 0, 0, 0],\n'.repeat(5)}]\n`;
    for (const lines of ['BOX_H = 3', 'const BOX_H = 3, BOX_W = 2;', '\nboxWidth = 2', 'BOX_ROWS = 3\nBOX_COLS = 2'])
      boxes(`${list}${lines}\n`, '3x2');
    boxes(`${empty(6)}\n\nboxHeight = 3\n${empty(6)}`, '3x2', '3x2');
    boxes(`1.....\n......\n.1....\n${'......\n'.repeat(3)}\nboxHeight = 3\n`, '2x3');
    boxes(`# box: 2x3\n${empty(6)}\n\nboxHeight = 3\n`, '2x3');
    boxes(`+---+---+\n${'|...|...|\n|...|...|\n+---+---+\n'.repeat(3)}\nboxHeight = 3\n`, '2x3');
    for (const line of ['# box: 3x2', '# boxHeight = 3', '# boxes are 3 rows by 2 columns'])
      boxes(`${empty(6)}\n\n${line}\n`, '2x3');
  });
  it('applies words below the last grid to it, if no other grid follows', () => {
    const words = [
      'Each box has 3 rows and 2 columns.',
      'Boxes are 3 rows by 2 columns.',
      '(box: 3 rows, 2 columns)',
      'A remark.\n\nThe boxes are 2 wide and 3 high.\nAnother remark.',
    ];
    for (const line of words) {
      for (const grid of [empty(6), '1'.padEnd(36, '.')]) {
        boxes(`${grid}\n\n${line}\n`, '3x2');
        boxes(`${grid}\n\n${line}\n\n${grid}\n`, '2x3', '3x2');
      }
      boxes(`${empty(6)}\n${line}\n[Rules]\nanti-king\n`, line === words[3] ? '2x3' : '3x2');
      boxes(`1.....\n......\n.1....\n${'......\n'.repeat(3)}\n${line}\n`, '2x3');
    }
    for (const comment of ['# box: 3x2', '// boxes are 3 rows by 2 columns', '# Boxes: 3 rows, 2 columns']) {
      const { puzzles } = read(`${empty(6)}\n\n${comment}\n`, ANY_TEXT);
      assert.deepEqual(
        puzzles.map(({ grid }) => grid.geometry.boxHeight),
        [3],
        comment,
      );
    }
  });
  it('reads names in an object with the grid, above or below it', () => {
    const filled = JSON.stringify(
      [1, 2, 3, 4, 5, 6].map((digit, r) => [0, 1, 2, 3, 4, 5].map(c => (r === c ? digit : 0))),
    );
    boxes(`{"board": ${filled}, "boxHeight": 3, "boxWidth": 2}`, '3x2');
    boxes(`{\n  "boxWidth": 2,\n  "name": "today",\n  "board": ${filled}\n}`, '3x2');
    boxes(`{"box_rows": 3, "givens": "${'1'.padEnd(36, '.')}"}`, '3x2');
  });

  describe('two numbers without names', () => {
    // The rows of a grid whose boxes have 3 rows and 2 columns.
    const rows = ['123456', '345612', '561234', '214365', '436521', '652143'];
    const tall = [...'12....34....56'].join('').match(/.{6}|.+$/g)!;
    const notesOf = (text: string) => parse(text).notes?.map(({ reason }) => reason);
    for (const line of ['# 6x6 with 3x2 boxes', '"block": [3, 2],', 'box_size = (2, 3)', 'blocks of 2 by 3']) {
      it(`${line}: are the boxes of the order that fits`, () => {
        boxes(`${line}\n${rows.join('\n')}\n`, '3x2');
        assert.deepEqual(notesOf(`${line}\n${rows.join('\n')}\n`), []);
      });
    }
    it('are rows before columns if both orders fit, and get a note if these are not the usual boxes', () => {
      const text = `${tall[0]}\n${'......\n'.repeat(5)}`;
      boxes(`# 2x3 boxes\n${text}`, '2x3');
      assert.deepEqual(notesOf(`# 2x3 boxes\n${text}`), []);
      boxes(`# 3x2 boxes\n${text}`, '2x3');
      assert.deepEqual(notesOf(`# 3x2 boxes\n${text}`), ['box-order']);
    });
    it('have no effect on other sizes, on drawn boxes and on later grids', () => {
      boxes(`# 3x2 boxes\n${EASY}`, '3x3');
      const drawn = rows.map(row => row.replace(/.{3}(?=.)/, '$&|')).join('\n');
      boxes(`# 3x2 boxes\n${drawn}`, '2x3');
      boxes(`# 3x2 boxes\n${rows.join('\n')}\n\n${rows.join('\n')}\n`, '3x2', '2x3');
    });
  });

  it('does not read # box as a title', () =>
    assert.equal(parse(`# mine\n# box: 3x3\n${EASY}`).puzzles[0].title, 'mine'));
});

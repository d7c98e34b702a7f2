import assert from 'node:assert/strict';
import fc from 'fast-check';
import { candidatesOf } from '../../../src/core/candidates';
import { geometryOfSize } from '../../../src/core/geometry';
import { digitsOf, type Grid } from '../../../src/core/grid';
import { makeLine } from '../../../src/core/notation';
import { parse } from '../../../src/text/parser/parser';
import { RUNS, soluble } from '../../core/arbitraries';
import { EASY, gridOf } from '../texts';
import { only } from '../writtenPuzzles';

/** Characters that people write next to a digit that is not a given, or next to the candidates of a cell. */
const SIGNS = [...'+!#%@'];

const rowsOf = ({ geometry: { size } }: Grid, cellAt: (cell: number) => string, gap: string) =>
  Array.from({ length: size }, (_, r) => Array.from({ length: size }, (__, c) => cellAt(r * size + c)).join(gap)).join(
    '\n',
  );

/** Grids, and cells whose digits are marked. */
const marked = (size: number) =>
  fc.tuple(
    soluble(geometryOfSize(size)).filter(({ digits }) => digits.filter(digit => digit > 0).length >= size),
    fc.array(fc.nat(size * size - 1), { maxLength: 12 }),
  );

describe('a digit with a character next to it', () => {
  it('gets a note if the character marks an entry elsewhere', () => {
    const rows = gridOf(EASY).split('\n');
    const reasonsOf = (text: string) =>
      (parse(text).notes ?? []).map(({ reason, start, end }) => [reason, text.slice(start, end)]);
    for (const [sign, expected] of [
      ['+', [['placed-signs', '+5']]],
      ['!', []],
      ['#', []],
    ] as const) {
      const text = rows.map(row => [...row].map(c => (c === '5' ? `${sign}5` : c).padStart(2)).join(' ')).join('\n');
      assert.deepEqual(reasonsOf(`${text}\n`), expected);
    }
    assert.deepEqual(reasonsOf(`${EASY.replaceAll('5', '+5')}\n`), []);
  });

  for (const sign of SIGNS) {
    for (const [place, cellOf] of [
      ['after', (digit: number) => `${digit}${sign}`],
      ['before', (digit: number) => `${sign}${digit}`],
    ] as const)
      it(`${sign} ${place} some digits is not a comment`, () => {
        for (const size of [6, 9])
          fc.assert(
            fc.property(marked(size), ([grid, cells]) => {
              const { digits } = grid;
              // Columns stay aligned, like in the output of programs.
              const cellAt = (cell: number) =>
                (digits[cell] === 0 ? '.' : cells.includes(cell) ? cellOf(digits[cell]) : `${digits[cell]}`).padEnd(2);
              const text = rowsOf(grid, cellAt, ' ');
              assert.equal(makeLine(only(text).grid.digits), makeLine(digits), text);
            }),
            RUNS,
          );
      });

    it(`${sign} in a list of candidates is not a comment`, () =>
      fc.assert(
        fc.property(marked(9), ([grid, cells]) => {
          const masks = candidatesOf(grid);
          const list = (cell: number) => digitsOf(masks[cell]).join('');
          const plain = (cell: number) => (grid.digits[cell] > 0 ? `${grid.digits[cell]}` : list(cell));
          fc.pre(masks.every((mask, cell) => grid.digits[cell] > 0 || mask > 0));
          fc.pre(
            grid.digits.includes(0) &&
              rowsOf(grid, plain, ' ')
                .split(/\s/)
                .some(word => word.length > 1),
          );
          const signed = (cell: number) =>
            cells.includes(cell) && plain(cell).length > 1
              ? `${plain(cell)[0]}${sign}${plain(cell).slice(1)}`
              : plain(cell);
          const [one, other] = [plain, signed].map(cellAt => only(rowsOf(grid, cell => cellAt(cell).padEnd(10), '')));
          assert.deepEqual([...other.grid.digits], [...one.grid.digits]);
          assert.deepEqual([...(other.grid.allowed ?? [])], [...(one.grid.allowed ?? [])]);
        }),
        RUNS,
      ));
  }

  for (const comment of ['# 3 left', '#5', '# 4, 5 and 6', '% 1'])
    it(`"${comment}" after a row is a comment`, () => {
      const rows = ['1 . . .', '. . 3 .', `. . . . ${comment}`, '. 2 . .'];
      const [{ grid, problems }] = parse(rows.join('\n')).puzzles;
      assert.deepEqual([makeLine(grid.digits), problems.length], ['1.....3......2..', 0]);
    });
});

describe('a comment character as the blank', () => {
  const cellsOf = (text: string) => {
    const { puzzles } = parse(text);
    assert.ok(
      puzzles.every(({ problems }) => problems.every(({ code }) => code === 'invalid-symbol')),
      text,
    );
    return puzzles.map(({ grid }) => makeLine(grid.digits)).join();
  };

  for (const sign of ['#', '%', '@', '$'])
    it(`${sign} is not a comment`, () => {
      const line = EASY.replaceAll('.', sign);
      const rows = line.match(/.{9}/g) ?? [];
      assert.ok(rows.some(row => row.startsWith(sign)));
      const spaced = rows.map(row => [...row].join(' '));
      for (const text of [
        line,
        rows.join('\n'),
        spaced.join('\n'),
        rows.map(row => row.replace(/...(?=.)/g, '$&|')).join('\n'),
      ])
        assert.equal(cellsOf(`${text}\n`), EASY, text);
    });

  it('does not change comments of digits', () => {
    for (const comment of ['# 1 2 3 4 5 6 7 8', '#12345678', '# 2', '#', '#########', '% 12'])
      assert.equal(only(`${comment}\n${gridOf(EASY)}\n`).problems.length, 0, comment);
    for (const behind of ['# 12', '#2', ' # 1 2 3', ' % 3'])
      assert.equal(only(gridOf(EASY).replace('\n', `${behind}\n`)).problems.length, 0, behind);
  });
});

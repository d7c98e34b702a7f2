import assert from 'node:assert/strict';
import fc from 'fast-check';
import { geometryOf, geometryOfSize } from '../../../src/core/geometry';
import { parse } from '../../../src/text/parser/parser';
import { RUNS, solvedGrid } from '../../core/arbitraries';
import { plain } from '../document/editing';
import { reads } from './reading';

const SYMBOLS = '123456789ABCDEFGHIJKLMNOP';

/** The lines of a grid in which some cells are blank and the borders consist of the same character as the blanks. */
interface Drawing {
  readonly size: number;
  readonly lines: readonly string[];
}

const frames = fc.constantFrom('none', 'between', 'around', 'above', 'below', 'empty lines', 'wider') as fc.Arbitrary<
  'none' | 'between' | 'around' | 'above' | 'below' | 'empty lines' | 'wider'
>;

/** Two grids of a size; the second fills some blanks of the first. */
const drawings: fc.Arbitrary<readonly [Drawing, Drawing]> = fc
  .constantFrom(4, 6, 8, 9, 10, 12, 16)
  .chain(size =>
    fc.record({
      size: fc.constant(size),
      solved: solvedGrid(geometryOfSize(size)),
      blankRows: fc.array(fc.boolean(), { minLength: size, maxLength: size }),
      blanks: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: size * size, maxLength: size * size }),
      sign: fc.constantFrom('-', '*'),
      frame: frames,
    }),
  )
  .filter(({ blankRows }) => blankRows.includes(false))
  .map(({ size, solved, blankRows, blanks, sign, frame }) => {
    const { boxHeight } = geometryOf(geometryOfSize(size).boxHeight, geometryOfSize(size).boxWidth);
    const draw = (isBlank: (cell: number) => boolean): Drawing => {
      const rows = Array.from({ length: size }, (_, r) =>
        Array.from({ length: size }, (_, c) => {
          const cell = r * size + c;
          return isBlank(cell) ? sign : SYMBOLS[solved[cell] - 1];
        }).join(''),
      );
      const border = frame === 'empty lines' ? '' : sign.repeat(frame === 'wider' ? size + 2 : size);
      const lines = rows.flatMap((row, r) =>
        frame !== 'none' && r > 0 && r % boxHeight === 0 ? [border, row] : [row],
      );
      if (frame === 'around' || frame === 'above' || frame === 'wider') lines.unshift(border);
      if (frame === 'around' || frame === 'below' || frame === 'wider') lines.push(border);
      return { size, lines };
    };
    const rowOf = (cell: number) => Math.floor(cell / size);
    const isBlank = (cell: number) => blankRows[rowOf(cell)] || (blanks[cell] > 0.3 && cell % size !== rowOf(cell));
    return [draw(isBlank), draw(cell => isBlank(cell) && blanks[cell] > 0.5)] as const;
  });

const placesIn = ({ lines }: Drawing) => parse(lines.join('\n')).puzzles.map(puzzle => plain(puzzle).places);

describe('rows of blanks that look like borders', () => {
  it('are a separate grid if there are enough of them, no matter how full the other grid is', () => {
    const blank = `${'----\n'.repeat(4)}`;
    for (const first of ['12-4\n3412\n2143\n4321\n', '1234\n3412\n2143\n4321\n', '----\n3412\n2143\n4321\n']) {
      assert.equal(parse(first + blank).puzzles.length, 2, first);
    }
    assert.equal(parse('1234\n----\n3412\n----\n2143\n----\n4321\n----\n').puzzles.length, 1);
  });

  it('are the same rows, no matter how many cells are filled', () =>
    fc.assert(
      fc.property(drawings, ([before, after]) => {
        const places = placesIn(before);
        assert.equal(places.length, 1);
        assert.equal(places[0]?.length, before.size ** 2);
        assert.ok(places[0]?.every(([start]) => start >= 0));
        assert.deepEqual(placesIn(after), places);
      }),
      RUNS,
    ));

  for (const sign of '-*') {
    const blank = (text: string) => text.replaceAll('-', sign);
    const line = (text: string) => text.replaceAll(/\D/g, '.').replaceAll(/\s/g, '');
    for (const grid of [
      ['----', '----', '2-31', '----'],
      ['----', '----', '2431', '----'],
      ['----', '1234', '2431', '----'],
      ['3142', '1234', '2431', '----'],
    ]) {
      it(blank(grid.join(' ')), () => reads(blank(grid.join('\n')), line(grid.join(''))));
    }
    it(`${sign} as a border of a filled grid`, () => reads(blank('12-4\n3412\n----\n2143\n4321'), '12.4341221434321'));
    it(`${sign} as a border of a full grid`, () => reads(blank('1234\n3412\n----\n2143\n4321'), '1234341221434321'));
    it(`${sign} as a border, and as a blank row after it`, () =>
      reads(blank('1234\n3412\n----\n----\n4321'), '12343412....4321'));
  }
});

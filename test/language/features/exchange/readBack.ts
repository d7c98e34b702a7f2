/** Reads what a format wrote, and makes puzzles for the tests of formats. */

import fc from 'fast-check';
import { candidatesOf } from '../../../../src/core/candidates';
import { type Geometry, geometryOf, geometryOfSize } from '../../../../src/core/geometry';
import { makeLine } from '../../../../src/core/notation';
import { type Content, contentOf, eliminatedOf } from '../../../../src/language/features/exchange/content';
import type { Format } from '../../../../src/language/features/exchange/format';
import { linksIn } from '../../../../src/language/features/exchange/links';
import { OPEN_SUDOKU, takeGames } from '../../../../src/language/features/exchange/openSudoku';
import { parse } from '../../../../src/language/parsing/parser';
import { finish } from '../../../../src/language/work';
import { soluble } from '../../../core/arbitraries';

/** The puzzles in a text of any format. */
export function readBack(text: string): Content[] {
  if (OPEN_SUDOKU.test(text)) return finish(takeGames(text)).map(({ content }) => content);
  if (text.startsWith('https://')) return finish(linksIn(text)).flatMap(({ taken }) => taken?.content ?? []);
  const source = { length: text.length, slice: (start: number, end: number) => text.slice(start, end) };
  return parse(text).puzzles.map(puzzle => contentOf(puzzle, source));
}

/** What of a puzzle a format says. */
export function saidBy({ says, digits, id }: Format, content: Content) {
  const { grid, givens, title, marks } = content;
  const written = says.includes('entries') || digits === 'position' ? grid.digits : givens;
  return {
    digits: makeLine(written),
    givens: makeLine(says.includes('entries') ? givens : written),
    boxes: `${grid.geometry.boxHeight}x${grid.geometry.boxWidth}`,
    ...(says.includes('title') && { title }),
    ...(says.includes('candidates') && id !== 'pencilMarks' && { eliminated: [...eliminatedOf(content)].join() }),
    ...(says.includes('marks') && { corner: listed(marks?.corner), centre: listed(marks?.centre) }),
    ...(says.includes('colours') && { colour: listed(marks?.colour) }),
  };
}

/** Marks by cell; of a puzzle without marks nothing. */
function listed(masks: readonly number[] = []): string {
  return masks.flatMap((mask, cell) => (mask === 0 ? [] : `${cell}=${mask}`)).join(' ');
}

const geometries: readonly Geometry[] = [...[4, 6, 8, 9, 9, 9, 10, 12, 16].map(geometryOfSize), geometryOf(3, 2)];

/** Puzzles with titles, entries, eliminated candidates and marks. */
export const contents: fc.Arbitrary<Content> = fc.constantFrom(...geometries).chain(geometry => {
  const { cellCount, size } = geometry;
  const largest = 2 ** Math.min(9, size) - 1;
  const masks = fc
    .array(fc.tuple(fc.nat(cellCount - 1), fc.integer({ min: 1, max: largest })), { maxLength: 8 })
    .map(some => {
      const all = new Array<number>(cellCount).fill(0);
      for (const [cell, mask] of some) all[cell] = mask;
      return all;
    });
  const small = ({ digits }: Content['grid']) => digits.filter(digit => 0 < digit && digit < 10).length;
  return fc
    .record({
      grid: soluble(geometry).filter(grid => grid.digits.includes(0) && small(grid) > 3),
      entries: fc.array(fc.nat(cellCount - 1), { maxLength: 8 }),
      gone: fc.option(masks, { nil: undefined }),
      title: fc.option(fc.stringMatching(/^[A-Z][a-z]{3,8}( [a-z]{3,5})?$/), { nil: undefined }),
      marks: fc.option(fc.record({ corner: masks, centre: masks, colour: masks }), { nil: undefined }),
    })
    .map(({ grid, entries, gone, title, marks }): Content => {
      const givens = grid.digits.map((digit, cell) => (entries.includes(cell) ? 0 : digit));
      const isMarked = marks && Object.values(marks).some(layer => layer.some(mask => mask !== 0));
      const allowed =
        size === 9 ? gone && candidatesOf(grid).map((mask, cell) => mask & ~gone[cell] || mask) : undefined;
      return {
        grid: { ...grid, ...(allowed && { allowed }) },
        givens: entries.length > 0 ? givens : grid.digits,
        ...(title !== undefined && { title }),
        ...(isMarked && { marks }),
      };
    });
});

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { geometryOfSize } from '../../../src/core/geometry';
import type { Grid } from '../../../src/core/grid';
import { parse } from '../../../src/text/parser/parser';
import { cellSpanOf } from '../../../src/text/puzzle';
import { RUNS, soluble } from '../../core/arbitraries';
import { MAKERS } from '../../text/parser/makers';
import { isDetectable, only } from '../../text/writtenPuzzles';
import { type Edit, fixesAfter } from './check';

/** Ways to write a grid in which each cell is one character. */
const WAYS = MAKERS.filter(({ name }) => !/numbers|pencil|stacked|library|state|HoDoKu/i.test(name));

interface Case {
  readonly text: string;
  readonly grid: Grid;
  readonly edit: Edit;
  /** Cells that the edit removes. */
  readonly gone: ReadonlySet<number>;
}

const grids = fc
  .tuple(fc.constantFrom(...WAYS), fc.constantFrom(4, 6, 9))
  .filter(([maker, size]) => maker.sizes.includes(size))
  .chain(([maker, size]) => soluble(geometryOfSize(size)).map(grid => ({ maker, grid })))
  .filter(({ maker, grid }) => isDetectable(maker, grid))
  .map(({ maker, grid }) => ({ text: maker.make(grid), grid }));

/** A correct grid in which cells of one row are removed, or others inserted. */
const cases: fc.Arbitrary<Case> = fc
  .tuple(
    grids,
    fc.nat(),
    fc.integer({ min: 1, max: 2 }),
    fc.string({ unit: fc.constantFrom(...'1234.'), maxLength: 2 }),
  )
  .map(([{ text, grid }, at, count, typed]) => {
    const { size, cellCount } = grid.geometry;
    const puzzle = only(text);
    const cell = at % cellCount;
    const last = Math.min(cell + count - 1, cell - (cell % size) + size - 1);
    const start = (cellSpanOf(puzzle, cell) as { start: number }).start;
    const end = (cellSpanOf(puzzle, last) as { end: number }).end;
    if (typed !== '') return { text, grid, edit: { start, removed: 0, added: typed }, gone: new Set<number>() };
    const gone = new Set(Array.from({ length: last - cell + 1 }, (_, i) => cell + i));
    return { text, grid, edit: { start, removed: end - start, added: '' }, gone };
  });

/** Cells that had a digit before, are still in the text, and now have another digit or none. */
function shifted({ grid, gone }: Case, after: string): number[] {
  const { puzzles } = parse(after);
  assert.equal(puzzles.length, 1, after);
  const { digits } = puzzles[0].grid;
  return [...grid.digits.keys()].filter(
    cell => grid.digits[cell] > 0 && !gone.has(cell) && digits[cell] !== grid.digits[cell],
  );
}

describe('the fixes of a row that was correct before an edit', () => {
  for (const known of ['known', 'unknown'] as const) {
    it(`move no digit to another column unless the title says so; the edit is ${known}`, () => {
      let offered = 0;
      fc.assert(
        fc.property(cases, one => {
          for (const { title, after } of fixesAfter(one.text, one.edit, known)) {
            offered++;
            if (!/\bmoves?\b/.test(title)) assert.deepEqual(shifted(one, after), [], `${title}\n${after}`);
          }
        }),
        { ...RUNS, numRuns: 5 * RUNS.numRuns },
      );
      assert.ok(offered > RUNS.numRuns, `${offered} fixes`);
    });
  }

  it('start with one that moves nothing if the edit is known, and every fix corrects the row', () =>
    fc.assert(
      fc.property(cases, one => {
        const fixes = fixesAfter(one.text, one.edit);
        if (fixes.length === 0) return;
        assert.doesNotMatch(fixes[0].title, /\bmoves?\b/);
        for (const { title, after } of fixes) assert.deepEqual(lengthsOf(after), [], `${title}\n${after}`);
      }),
      RUNS,
    ));
});

const lengthsOf = (text: string) =>
  parse(text).puzzles.flatMap(({ problems }) => problems.filter(({ code }) => code === 'row-length'));

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { geometryOfSize } from '../../../src/core/geometry';
import type { Grid } from '../../../src/core/grid';
import { parse } from '../../../src/text/parser/parser';
import { cellSpanOf } from '../../../src/text/puzzle';
import type { Span } from '../../../src/text/span';
import { RUNS, soluble } from '../../core/arbitraries';
import { MAKERS } from '../../text/parser/makers';
import { isDetectable, only } from '../../text/writtenPuzzles';
import { type Edit, fixesAfter } from './check';

/** Ways to write a grid in which the cells of a row are next to each other. */
const WAYS = MAKERS.filter(({ name }) => !/stacked|library|SadMan/i.test(name));
/** Many edits, including edits of many puzzles in the same form. */
const KINDS = [
  /^rows, blank|^bands/,
  /^rows, (spaces|tabs|comma)/,
  /Simple|SudoCue|box/,
  /^numbers/,
  /^pencil/,
  /^one/,
];

interface Change extends Span {
  readonly added: string;
}

interface Case {
  readonly text: string;
  readonly grid: Grid;
  /** In order, each with offsets in the text at its time. */
  readonly edits: readonly Edit[];
  /** Cells with a digit that no edit touches. */
  readonly kept: readonly number[];
}

const grids = fc
  .constantFrom(...KINDS)
  .chain(kind => fc.constantFrom(...WAYS.filter(({ name }) => kind.test(name))))
  .chain(maker =>
    fc.constantFrom(...[4, 6, 9, 10, 12].filter(size => maker.sizes.includes(size))).map(size => ({ maker, size })),
  )
  .chain(({ maker, size }) => soluble(geometryOfSize(size)).map(grid => ({ maker, grid })))
  .filter(({ maker, grid }) => isDetectable(maker, grid));

/** Start and extent of an edit, in cells or characters, and the typed text, if any. */
const plans = fc.record({
  at: fc.nat(),
  by: fc.constantFrom('cell', 'cell and gap', 'gap and cell', 'characters'),
  count: fc.integer({ min: 0, max: 3 }),
  typed: fc.string({ unit: fc.constantFrom(...'1234..'), maxLength: 3 }),
  kind: fc.constantFrom('delete', 'delete', 'type', 'type', 'replace'),
  spacing: fc.constantFrom('before', 'behind', 'none'),
});

/** A correct grid, and two edits in one of its rows. */
const cases: fc.Arbitrary<Case> = fc
  .tuple(grids, fc.nat(), fc.tuple(plans, plans), fc.constantFrom('first', 'last'))
  .map(([{ maker, grid }, n, both, order]) => {
    const text = maker.make(grid);
    const puzzle = only(text);
    const { size, cellCount } = grid.geometry;
    const row = n % size;
    const spans = Array.from({ length: cellCount }, (_, cell) => cellSpanOf(puzzle, cell)!);
    const cells = spans.slice(row * size, (row + 1) * size);
    const isWords = /numbers|pencil/.test(maker.name);
    const isApart = isWords || text.slice(cells[0].end, cells[1].start) !== '';
    const changes = both.map((plan): Change => {
      const first = plan.at % size;
      const last = Math.min(first + Math.max(plan.count, 1), size) - 1;
      const start = plan.by === 'gap and cell' && first > 0 ? cells[first - 1].end : cells[first].start;
      const end = plan.by === 'cell and gap' && last < size - 1 ? cells[last + 1].start : cells[last].end;
      const typed = [...plan.typed.replaceAll('.', puzzle.style.blank)];
      const gap = isApart ? text.slice(cells[0].end, cells[1].start).replace(/ +/, ' ') : '';
      const added =
        plan.spacing === 'none'
          ? typed.join(isWords ? gap : '')
          : plan.spacing === 'before'
            ? typed.map(c => gap + c).join('')
            : typed.map(c => c + gap).join('');
      if (plan.kind === 'type') return { start, end: start, added };
      const cut = plan.by === 'characters' ? Math.min(start + plan.count, cells[size - 1].end) : end;
      return { start, end: cut, added: plan.kind === 'replace' ? added : '' };
    });
    changes.sort((a, b) => a.start - b.start || a.end - b.end);
    const [one, other] = changes;
    const apart = other.start < one.end ? { ...other, start: one.end, end: Math.max(one.end, other.end) } : other;
    const editOf = ({ start, end, added }: Change, by = 0): Edit => ({
      start: start + by,
      removed: end - start,
      added,
    });
    const edits =
      order === 'first'
        ? [editOf(one), editOf(apart, one.added.length - (one.end - one.start))]
        : [editOf(apart), editOf(one)];
    const touches = (cell: Span) =>
      [one, apart].some(({ start, end }) =>
        isWords ? start <= cell.end && cell.start <= end : start < cell.end && cell.start < end,
      );
    return {
      text,
      grid,
      edits,
      kept: [...spans.keys()].filter(cell => grid.digits[cell] > 0 && !touches(spans[cell])),
    };
  });

describe('the fixes of a row that was correct before two edits', () => {
  it('move no digit to another column unless the title says so', () => {
    let preferred = 0;
    fc.assert(
      fc.property(cases, ({ text, grid, edits, kept }) => {
        for (const { title, isPreferred, after } of fixesAfter(text, edits)) {
          if (/\bmoves?\b/.test(title)) {
            assert.ok(!isPreferred);
            continue;
          }
          if (isPreferred) preferred++;
          const { puzzles } = parse(after);
          assert.equal(puzzles.length, 1, after);
          const { digits } = puzzles[0].grid;
          const shifted = kept.filter(cell => digits[cell] !== grid.digits[cell]);
          assert.deepEqual(shifted, [], `${title}\n${after}`);
        }
      }),
      RUNS,
    );
    assert.ok(preferred > RUNS.numRuns / 8, `${preferred} preferred fixes`);
  });
});

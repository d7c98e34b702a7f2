/** The columns that cells of a row had before edits, in grids whose columns are aligned. */

import assert from 'node:assert/strict';
import { brokenRow } from '../../../src/features/rowRepair/brokenRow';
import { editedRow } from '../../../src/features/rowRepair/editedRow';
import type { RecentEdit } from '../../../src/text/document/recentEdits';
import { parse } from '../../../src/text/parser/parser';
import { cellSpanOf } from '../../../src/text/puzzle';
import { EASY, rowsOf } from '../../text/texts';
import { only } from '../../text/writtenPuzzles';

const FULL = rowsOf(EASY);
const LAYOUTS: Readonly<Record<string, string>> = {
  compact: FULL.join('\n'),
  spaced: FULL.map(row => [...row].join(' ')).join('\n'),
  bordered: FULL.map(row => row.replace(/(...)(...)(...)/, '|$1|$2|$3|')).join('\n'),
  'spaced with borders': FULL.map(row => `| ${[...row].join(' ').replace(/(.{5}) (.{5}) /, '$1 | $2 | ')} |`).join(
    '\n',
  ),
  indented: FULL.map(row => `  ${[...row].join('  ')}`).join('\n'),
};

/** A replacement of columns from `from` up to `to` by other cells, with the text between them as elsewhere. */
interface Replaced {
  readonly from: number;
  readonly to: number;
  readonly cells: string;
}

/**
 * The text after the replacements in a row, the edits that were made, and by cell of the row its column before: a changed cell
 * keeps it, and a new one has -1.
 */
function replacedIn(text: string, row: number, all: readonly Replaced[]) {
  const puzzle = only(text);
  const spanOf = (column: number) => cellSpanOf(puzzle, 9 * row + column)!;
  const gap = Math.min(spanOf(1).start - spanOf(0).end, spanOf(2).start - spanOf(1).end);
  const edits: RecentEdit[] = [];
  const columns: number[] = [];
  let after = text;
  let shift = 0;
  let next = 0;
  for (const { from, to, cells } of all) {
    for (; next < from; next++) columns.push(next);
    // At the end of the row, with the text before the cells.
    const isAtEnd = to === 9;
    const start = isAtEnd ? spanOf(from - 1).end : spanOf(from).start;
    const removed = isAtEnd ? spanOf(8).end - start : spanOf(to).start - start;
    const between = ' '.repeat(gap);
    const added = [...cells].map(cell => (isAtEnd ? between + cell : cell + between)).join('');
    after = after.slice(0, start + shift) + added + after.slice(start + shift + removed);
    edits.push({ start: start + shift, end: start + shift + added.length, removed });
    shift += added.length - removed;
    for (let i = 0; i < cells.length; i++) columns.push(from + i < to ? from + i : -1);
    next = to;
  }
  for (; next < 9; next++) columns.push(next);
  return { after, edits, columns };
}

function check(layout: string, row: number, all: readonly Replaced[]): void {
  const { after, edits, columns } = replacedIn(LAYOUTS[layout], row, all);
  const [puzzle] = parse(after).puzzles;
  const problem = puzzle.problems.find(each => each.code === 'row-length');
  assert.ok(problem, after);
  const found = editedRow(brokenRow(puzzle, problem), edits);
  assert.deepEqual(found?.solutions, [columns], JSON.stringify({ layout, row, all }));
}

describe('the columns before edits of a row', () => {
  for (const layout of Object.keys(LAYOUTS)) {
    it(`are known if cells were removed or added at a place, ${layout}`, () => {
      for (const row of [1, 4, 7])
        for (let from = 0; from <= 9; from++)
          for (const [to, cells] of [
            [from + 1, ''],
            [from + 2, ''],
            [from, '1'],
            [from, '12'],
            [from + 1, '12'],
            [from + 2, '1'],
          ] as const)
            if (to <= 9) check(layout, row, [{ from, to, cells }]);
    });
    it(`are known if cells were removed and added at two places, ${layout}`, () => {
      for (let from = 1; from < 4; from++)
        for (let second = from + 2; second < 8; second++)
          for (const [one, other] of [
            ['', ''],
            ['12', '1'],
            ['', '12'],
            ['123', ''],
          ])
            if (one.length + other.length !== 2)
              check(layout, 4, [
                { from, to: from + 1, cells: one },
                { from: second, to: second + 1, cells: other },
              ]);
    });
  }
});

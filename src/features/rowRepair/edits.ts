/** The text edits of a repair. They change only empty cells and the text between cells. */

import type { TextEdit } from '../../text/edits';
import type { Span } from '../../text/span';
import { type BrokenRow, columnsAfter, type Places } from './brokenRow';
import { gapsOf, hasBar, layoutFor, ordinaryGap, type RowGaps } from './layout';

/** The edits of a repair, with offsets in the document. */
export function editsOfRepair(row: BrokenRow, places: Places): TextEdit[] {
  const layout = row.problem.of === 'row' ? layoutFor(row.puzzle, row.cells) : undefined;
  const edits = row.isLong ? removals(row, places, layout) : insertions(row, places, layout);
  const { start } = row.puzzle;
  return edits.map(edit => ({ ...edit, start: start + edit.start, end: start + edit.end }));
}

/** Removes cells, and one of the two gaps next to them: the one that no other row has there. */
function removals(row: BrokenRow, places: Places, layout: RowGaps | undefined): TextEdit[] {
  const { puzzle, cells } = row;
  const columns = columnsAfter(row, places);
  return runsOf(places).map(({ start: first, end: last }) => {
    const [before, behind] = [cells[first - 1], cells[last + 1]];
    if (!behind) return { start: before?.end ?? cells[first].start, end: cells[last].end, text: '' };
    if (!before) return { start: cells[first].start, end: behind.start, text: '' };
    const gaps = [puzzle.text.slice(before.end, cells[first].start), puzzle.text.slice(cells[last].end, behind.start)];
    const wanted = layout?.gaps[columns[last + 1]];
    const value = (gap: string) => (gap === wanted ? 1000 : hasBar(gap) ? 500 : 0) + gap.length;
    return value(gaps[0]) >= value(gaps[1])
      ? { start: cells[first].start, end: behind.start, text: '' }
      : { start: before.end, end: cells[last].end, text: '' };
  });
}

/** Inserts blanks, with the text between cells that the other rows have there. */
function insertions(row: BrokenRow, places: Places, layout: RowGaps | undefined): TextEdit[] {
  const { puzzle, cells } = row;
  const { blank, padding } = puzzle.style;
  const gaps = gapsOf(puzzle, cells);
  const ordinary = ordinaryGap(gaps);
  const written = padding === 'zero' ? blank.repeat(2) : blank;
  const columns = columnsAfter(row, places);
  return runsOf(places).map(({ start: first, end: last }) => {
    const before = columns.filter(column => column < first).length;
    const count = last - first + 1;
    const gapBefore = (column: number) => layout?.gaps[column] ?? ordinary;
    const inside = Array.from({ length: count - 1 }, (_, i) => gapBefore(first + 1 + i) + written).join('');
    const [left, right] = [gapBefore(first), gapBefore(last + 1)];
    if (before === 0) return insertion(cells[0].start, written + inside + right);
    const { end } = cells[before - 1];
    if (before === cells.length) return insertion(end, left + written + inside);
    const gap = gaps[before];
    if (layout && barsIn(gap) === barsIn(left + inside + right)) {
      return { start: end, end: end + gap.length, text: left + written + inside + right };
    }
    // A gap of double width has the place of the missing cell in its middle.
    const isWide = count === 1 && ordinary.length > 0 && gap === ordinary.repeat(2);
    return isWide ? insertion(end + ordinary.length, written) : insertion(end, (ordinary + written).repeat(count));
  });
}

function insertion(at: number, text: string): TextEdit {
  return { start: at, end: at, text };
}

function barsIn(gap: string): number {
  return [...gap].filter(hasBar).length;
}

/** Consecutive numbers as spans that include their end. */
function runsOf(numbers: readonly number[]): Span[] {
  const runs: Span[] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last?.end === number - 1) runs[runs.length - 1] = { start: last.start, end: number };
    else runs.push({ start: number, end: number });
  }
  return runs;
}

/** Redraws the grids of a puzzle over their lines, and checks whether the result is read as before. */

import { bandHeightOf, type Geometry } from '../../core/geometry';
import type { TextSource } from '../document/document';
import { applied, type TextEdit } from '../edits';
import type { Puzzle } from '../puzzle';
import { leavesTitles } from '../rereading';
import { type Sheet, sheetsOf } from '../sheets';
import { type DrawnGrid, draw, type GridLayout } from './layout';
import { type Meaning, meaningOf } from './meaning';
import { type SheetLines, sheetLinesOf } from './sheetLines';

/** The requested layout of a grid. */
export interface WantedLayout {
  readonly words: readonly string[];
  readonly layout: GridLayout;
}

/**
 * The edits of a puzzle, one for each of its grids that changes, and the meaning of its text before and after them.
 * `after` is undefined if they would change its title or the puzzles next to it.
 */
export interface Rewriting {
  readonly edits: readonly TextEdit[];
  readonly before: Meaning | undefined;
  readonly after: Meaning | undefined;
}

/**
 * Draws each grid of a puzzle in rows as `wantedFor` specifies; undefined leaves a grid as it is. The result is
 * undefined when the text has anything that a drawing would lose.
 */
export function rewriting(
  source: TextSource,
  puzzle: Puzzle,
  wantedFor: (sheet: Sheet, lines: SheetLines) => WantedLayout | undefined,
): Rewriting | undefined {
  const edits: TextEdit[] = [];
  const all: SheetLines[] = [];
  for (const sheet of sheetsOf(puzzle)) {
    const lines = sheetLinesOf(source, puzzle, sheet);
    if (!lines) return undefined;
    all.push(lines);
    const wanted = wantedFor(sheet, lines);
    const text = wanted ? drawnText(puzzle, lines, wanted) : lines.text;
    if (text !== lines.text) edits.push({ start: lines.start, end: lines.end, text });
  }
  const { start } = all[0];
  const text = source.slice(start, all[all.length - 1].end);
  const moved = edits.map(edit => ({ ...edit, start: edit.start - start, end: edit.end - start }));
  const keepsTitles = edits.length === 0 || leavesTitles(puzzle, source, edits);
  return {
    edits,
    before: meaningOf(text, puzzle),
    after: keepsTitles ? meaningOf(applied(text, moved), puzzle) : undefined,
  };
}

/** A grid that replaces these lines, with their comments, indentation and line endings. */
function drawnText(
  { grid: { geometry }, style }: Puzzle,
  { rows, indent, newline }: SheetLines,
  { words, layout }: WantedLayout,
): string {
  const isNumbers = style.symbols.kind === 'decimal';
  const drawing = draw(geometry, words, layout, isNumbers ? 'right' : 'left');
  const commented = rows.map(({ comment, commentsBefore }, r) => ({
    before: commentsBefore,
    row: comment ? `${drawing.rows[r]} ${comment}` : drawing.rows[r],
  }));
  const lines = linesOfDrawing(drawing, geometry, r => [...commented[r].before, commented[r].row]);
  // Before numbers, white space may be a part of their column.
  return lines.map(line => (isNumbers ? line : indent + line)).join(newline);
}

/** The lines of a drawing. `rowLines` gives the lines of a row. */
export function linesOfDrawing(
  drawing: DrawnGrid,
  geometry: Geometry,
  rowLines: (row: number) => readonly string[],
): string[] {
  const bandHeight = bandHeightOf(geometry);
  const { rows, above, between, below } = drawing;
  const lines = above ? [above] : [];
  for (let r = 0; r < rows.length; r++) {
    if (r > 0 && r % bandHeight === 0 && between) lines.push(between);
    lines.push(...rowLines(r));
  }
  return below ? [...lines, below] : lines;
}

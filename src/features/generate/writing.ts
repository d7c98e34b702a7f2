/** Generated puzzles as text, below the comment with their recipe. */

import type { Geometry } from '../../core/geometry';
import type { Grid } from '../../core/grid';
import { rulesOfGeometry } from '../../core/rules/geometry';
import type { TextSource } from '../../text/document/document';
import type { TextEdit } from '../../text/edits';
import { markPlaceOf } from '../../text/marks/markLines';
import type { Puzzle } from '../../text/puzzle';
import { writeRegions } from '../../text/rules/sections/regionsText';
import { writeRules } from '../../text/rules/writing';
import { boxComment, geometryBefore, sectionBefore } from '../../text/sections';
import type { Span } from '../../text/span';

const SYMBOLS = '123456789ABCDEFGHIJKLMNOP';

/** If there are more 9x9 puzzles, each is written on one line. */
const MOST_GRIDS = 9;

/** A single-line puzzle, with a dot for every empty cell. */
export function lineOf({ digits }: Grid): string {
  return Array.from(digits, digit => (digit === 0 ? '.' : SYMBOLS[digit - 1])).join('');
}

/** The rows of a puzzle. */
export function rowsOf(grid: Grid): string[] {
  const { size } = grid.geometry;
  const line = lineOf(grid);
  return Array.from({ length: size }, (_, row) => line.slice(row * size, (row + 1) * size));
}

/** The lines of the sections `[Rules]` and `[Regions]` of a puzzle with rules. */
export function sectionLines(geometry: Geometry): {
  readonly rules: readonly string[];
  readonly regions: readonly string[];
} {
  const noBoxes = geometry.regions === 'none' ? ['no boxes'] : [];
  return {
    rules: [...noBoxes, ...writeRules(rulesOfGeometry(geometry), geometry)],
    regions: geometry.regions === 'irregular' ? writeRegions(geometry) : [],
  };
}

/** The lines of a puzzle with rules: its rows, and its sections below them. The next grid ends the sections. */
export function ruledLines(grid: Grid): string[] {
  const { rules, regions } = sectionLines(grid.geometry);
  return [
    ...rowsOf(grid),
    ...(rules.length > 0 ? ['[Rules]', ...rules] : []),
    ...(regions.length > 0 ? ['[Regions]', ...regions] : []),
  ];
}

/** The lines of puzzles below the comment with their recipe. The comment is not the title of any puzzle; above several it does not belong to the first. */
export function puzzleLines(comment: string, grids: readonly Grid[]): string[] {
  if (grids.some(({ geometry }) => geometry.variant)) {
    const ruled = grids.map(ruledLines);
    return [
      comment,
      ...(grids.length > 1 ? [''] : []),
      ...ruled.flatMap((lines, i) => [...(i > 0 ? [''] : []), ...lines]),
    ];
  }
  const inLines = grids.length > MOST_GRIDS && grids[0].geometry.size === 9;
  if (grids.length === 1) return [comment, ...rowsOf(grids[0])];
  return [
    comment,
    '',
    ...(inLines ? grids.map(lineOf) : grids.flatMap((grid, i) => [...(i > 0 ? [''] : []), ...rowsOf(grid)])),
  ];
}

/**
 * The edit that writes lines at a cursor: over a drawn pattern (`replaced`), into an empty line, after the puzzle at the cursor with
 * its marks and sections, or below the cursor's line. `puzzle` is the one at the cursor or the last one before it. Empty lines separate the puzzles from their neighbors, and comments preserve the boxes of
 * both: the puzzles in `lines` have this geometry.
 */
export function insertion(
  source: TextSource,
  cursor: number,
  puzzle: Puzzle | undefined,
  { lines, geometry }: { readonly lines: readonly string[]; readonly geometry: Geometry },
  replaced?: Span,
): TextEdit {
  const from = replaced ? cursor : behind(puzzle, source, cursor);
  const { start, end } = replaced ?? lineEndAt(source, from);
  const before = source.slice(Math.max(0, start - FAR), start);
  const after = source.slice(end, Math.min(source.length, end + FAR));
  const newline = /\r\n|\n|\r/.exec(before + after)?.[0] ?? '\n';
  const isFirst = before.trim() === '';
  const breaksBefore = isFirst ? 0 : Math.max(0, 2 - emptyLines(before.split(LINE_BREAK).reverse()));
  const isLast = after.trim() === '';
  const breaksAfter = isLast ? (after === '' ? 1 : 0) : Math.max(0, 2 - emptyLines(after.split(LINE_BREAK)));
  const section = sectionBefore(source, start);
  // In a `state` section, a grid would be read as the state of the puzzle above.
  const heading = section === 'none' || section === 'puzzle' ? [] : ['# section: none'];
  const known = geometryBefore(source, start, geometry.size);
  const isKnown = known.boxHeight === geometry.boxHeight;
  const [boxes, boxesBelow] = isKnown ? [[], []] : [[boxComment(geometry)], ['', boxComment(known)]];
  const text = [...heading, ...boxes, ...lines, ...boxesBelow].join(newline);
  return { start, end, text: newline.repeat(breaksBefore) + text + newline.repeat(breaksAfter) };
}

/** The cursor; if it is in a puzzle, or before its sections, the end of the last line that belongs to the puzzle. */
function behind(puzzle: Puzzle | undefined, source: TextSource, cursor: number): number {
  if (!puzzle || cursor < puzzle.start) return cursor;
  const sections = puzzle.rules?.sections ?? [];
  const sectionEnds = sections.map(({ start, end }) => {
    const from = puzzle.start + start;
    return from + source.slice(from, puzzle.start + end).trimEnd().length;
  });
  const end = Math.max(puzzle.end, ...sectionEnds);
  if (cursor > end) return cursor;
  const place = markPlaceOf(puzzle, source);
  return Math.max(end, place ? (place.lines.at(-1)?.end ?? place.after) : end);
}

/** Number of characters to examine on each side of the offset. */
const FAR = 1000;

/** An empty place: white space of an otherwise empty line, or the end of the line. */
function lineEndAt(source: TextSource, offset: number): Span {
  const before =
    source
      .slice(Math.max(0, offset - FAR), offset)
      .split(LINE_BREAK)
      .at(-1) ?? '';
  const [after] = source.slice(offset, Math.min(source.length, offset + FAR)).split(LINE_BREAK, 1);
  const end = offset + after.length;
  return { start: (before + after).trim() === '' ? offset - before.length : end, end };
}

const LINE_BREAK = /\r\n|\n|\r/;

/** Number of empty lines before the first nonempty one. */
function emptyLines(lines: readonly string[]): number {
  return lines.findIndex(line => line.trim() !== '');
}

/** Reads a puzzle's text as it would be after edits: some edits would make it another puzzle, or none. */

import type { Source } from '../document/document';
import { applied, type TextEdit } from '../edits';
import { type Section, START } from '../parsing/context';
import { read } from '../parsing/parser';
import { endOfLine } from '../parsing/syntax';
import type { Puzzle } from '../puzzle';
import type { Span } from '../span';

/** Characters before and after a puzzle that are searched for the ends of its lines. */
const LONGEST = 8192;

/** From the start of a puzzle's first line to the end of its last one. */
export function linesOf(puzzle: Puzzle, source: Source): Span {
  const above = source.slice(Math.max(0, puzzle.start - LONGEST), puzzle.start);
  const below = source.slice(puzzle.end, Math.min(source.length, puzzle.end + LONGEST));
  const start = puzzle.start - above.length + Math.max(above.lastIndexOf('\n'), above.lastIndexOf('\r')) + 1;
  return {
    start: source.slice(start, start + 1) === '\ufeff' ? start + 1 : start,
    end: puzzle.end + endOfLine(below, 0),
  };
}

/**
 * Reads a part of a text by itself after those of the edits that are in it. Undefined unless it is one puzzle with the boxes
 * of the given one.
 */
export function readAlone(
  puzzle: Puzzle,
  source: Source,
  span: Span,
  edits: readonly TextEdit[],
  section: Section,
): Puzzle | undefined {
  const [found, ...others] = puzzlesIn(puzzle, source, span, edits, section);
  return found && others.length === 0 && found.grid.geometry === puzzle.grid.geometry ? found : undefined;
}

/** The puzzles of a part of a text, read by itself after those of the edits that are in it. */
function puzzlesIn(
  { grid: { geometry } }: Puzzle,
  source: Source,
  { start, end }: Span,
  edits: readonly TextEdit[],
  section: Section,
): readonly Puzzle[] {
  const inside = edits.filter(edit => start <= edit.start && edit.end <= end);
  const moved = inside.map(edit => ({ ...edit, start: edit.start - start, end: edit.end - start }));
  const boxes = new Map([[geometry.size, geometry]]);
  return read(applied(source.slice(start, end), moved), { ...START, boxes, section }).puzzles;
}

/** The section that the lines of a puzzle are in. */
function sectionOf({ givenPlaces, markPlaces }: Puzzle): Section {
  return givenPlaces && !markPlaces ? 'puzzle' : 'none';
}

/** Whether edits make these the digits of a puzzle, and change nothing else of what its text means. */
export function isReadAs(puzzle: Puzzle, source: Source, edits: readonly TextEdit[], digits: Uint8Array): boolean {
  const section = sectionOf(puzzle);
  const lines = linesOf(puzzle, source);
  const before = readAlone(puzzle, source, lines, [], section);
  const after = readAlone(puzzle, source, lines, edits, section);
  // A text that cannot be read by itself says nothing.
  if (!before || !areEqual(before.grid.digits, puzzle.grid.digits)) return true;
  return (
    after !== undefined &&
    areEqual(after.grid.digits, digits) &&
    (!before.givenPlaces || areEqual(after.givens, before.givens)) &&
    after.problems.length === before.problems.length &&
    JSON.stringify(after.style.symbols) === JSON.stringify(before.style.symbols) &&
    (after.markPlaces === undefined) === (before.markPlaces === undefined)
  );
}

/**
 * Whether edits of the lines after a puzzle leave it and the puzzles directly below as they are: a line that is added there
 * separates rows that were read together, and one that is removed joins them.
 */
export function leavesLinesBelow(puzzle: Puzzle, source: Source, edits: readonly TextEdit[]): boolean {
  if (edits.every(edit => edit.start < puzzle.end)) return true;
  const { start } = linesOf(puzzle, source);
  const below = source.slice(puzzle.end, Math.min(source.length, puzzle.end + LONGEST));
  const blankLine = /(?:\r\n|\n|\r)[ \t]*(?:\r\n|\n|\r)/.exec(below);
  const span = { start, end: puzzle.end + (blankLine?.index ?? below.length) };
  const textsAfter = (made: readonly TextEdit[]) =>
    puzzlesIn(puzzle, source, span, made, sectionOf(puzzle)).map(({ text }) => text);
  const [text, ...others] = textsAfter([]);
  // A text that cannot be read by itself says nothing.
  return text !== puzzle.text || String(textsAfter(edits).slice(1)) === String(others);
}

/** Whether two grids have the same digits. */
export function areEqual(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((digit, cell) => digit === b[cell]);
}

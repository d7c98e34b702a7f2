/** Reads a puzzle's text as it would be after edits: some edits would make it another puzzle, or none. */

import type { TextSource } from './document/document';
import { applied, type TextEdit } from './edits';
import { type Section, START } from './parser/context';
import { read } from './parser/parser';
import type { Puzzle } from './puzzle';
import { sectionBefore } from './sections';
import type { Span } from './span';
import { endOfLine } from './strings/lineBreaks';

/** Characters before and after a puzzle that are searched for the ends of its lines. */
const LONGEST = 8192;

/** From the start of a puzzle's first line to the end of its last one. */
export function lineSpanOf(puzzle: Puzzle, source: TextSource): Span {
  const above = source.slice(Math.max(0, puzzle.start - LONGEST), puzzle.start);
  const below = source.slice(puzzle.end, Math.min(source.length, puzzle.end + LONGEST));
  const start = puzzle.start - above.length + Math.max(above.lastIndexOf('\n'), above.lastIndexOf('\r')) + 1;
  return {
    start: source.slice(start, start + 1) === '\ufeff' ? start + 1 : start,
    end: puzzle.end + endOfLine(below, 0),
  };
}

/**
 * Applies the edits that lie in a part of a text, and reads the part by itself. Undefined unless it is one puzzle with the boxes of the
 * given one.
 */
export function readAlone(
  { grid: { geometry } }: Puzzle,
  source: TextSource,
  { start, end }: Span,
  edits: readonly TextEdit[],
  section: Section,
): Puzzle | undefined {
  const inside = edits.filter(edit => start <= edit.start && edit.end <= end);
  const moved = inside.map(edit => ({ ...edit, start: edit.start - start, end: edit.end - start }));
  const boxes = new Map([[geometry.size, geometry]]);
  const [found, ...others] = read(applied(source.slice(start, end), moved), { ...START, boxes, section }).puzzles;
  return found && others.length === 0 && found.grid.geometry === geometry ? found : undefined;
}

/** Whether edits make these the digits of a puzzle, and change nothing else in the meaning of its text. */
export function isReadAs(puzzle: Puzzle, source: TextSource, edits: readonly TextEdit[], digits: Uint8Array): boolean {
  const section = puzzle.givenPlaces && !puzzle.markPlaces ? 'puzzle' : 'none';
  const lines = lineSpanOf(puzzle, source);
  const before = readAlone(puzzle, source, lines, [], section);
  const after = readAlone(puzzle, source, lines, edits, section);
  // If the text cannot be read by itself, nothing can be decided.
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
 * Whether edits leave the puzzles next to a puzzle unchanged. Rows without an empty line between them are read together, so a section in
 * their middle can change the puzzles above it, and a line of marks those below it.
 */
export function leavesNeighbors(puzzle: Puzzle, source: TextSource, edits: readonly TextEdit[]): boolean {
  const { before, after, own } = readTogether(puzzle, source, edits);
  return own < 0 || areNeighborsEqual(before, after, own);
}

/**
 * Whether edits leave the title of a puzzle and the puzzles next to it as they are. A title such as `11[` is read as something else
 * above rows with spaces.
 */
export function leavesTitles(puzzle: Puzzle, source: TextSource, edits: readonly TextEdit[]): boolean {
  const { before, after, own } = readTogether(puzzle, source, edits);
  return own < 0 || (after[own]?.title === before[own].title && areNeighborsEqual(before, after, own));
}

/**
 * The puzzles that are read together with a puzzle, before and after edits, and its index. The index is negative if the text cannot be read
 * by itself; then nothing is known.
 */
function readTogether(puzzle: Puzzle, source: TextSource, edits: readonly TextEdit[]) {
  const { start, end } = togetherWith(puzzle, source);
  const { geometry } = puzzle.grid;
  const context = { ...START, boxes: new Map([[geometry.size, geometry]]), section: sectionBefore(source, start) };
  const text = source.slice(start, end);
  const moved = edits.map(edit => ({ ...edit, start: edit.start - start, end: edit.end - start }));
  const before = read(text, context).puzzles;
  const own = before.findIndex(each => each.start === puzzle.start - start);
  return { before, after: own < 0 ? [] : read(applied(text, moved), context).puzzles, own };
}

function areNeighborsEqual(before: readonly Puzzle[], after: readonly Puzzle[], own: number): boolean {
  const others = (all: readonly Puzzle[]) => JSON.stringify(all.filter((_, i) => i !== own).map(meaningOf));
  return others(before) === others(after);
}

/** The meaning of a puzzle, independent of its place. */
const meaningOf = ({ title, text, givens, problems }: Puzzle) => [title, text, givens, problems.length];

/** Grids of candidates belong to up to two grids above them, also across empty lines. */
const MOST_ABOVE = 2;

/** The text around a puzzle that is read together with it: its block between empty lines and those above, within the part that is searched. */
function togetherWith(puzzle: Puzzle, source: TextSource): Span {
  const lines = lineSpanOf(puzzle, source);
  const above = source.slice(Math.max(0, lines.start - LONGEST), lines.start);
  const below = source.slice(lines.end, Math.min(source.length, lines.end + LONGEST));
  const start = lines.start - above.length + (endsOfEmptyLines(above).at(-1 - MOST_ABOVE) ?? 0);
  // One more line than the rows: edits may be at their end.
  const length = below.search(EMPTY_LINE);
  return { start, end: lines.end + (length < 0 ? below.length : length) };
}

/** Where empty lines end, once for those that follow each other. */
function endsOfEmptyLines(text: string): number[] {
  const ends: number[] = [];
  for (const { index, 0: empty } of text.matchAll(EMPTY_LINE)) {
    const last = ends.at(-1);
    if (last !== undefined && text.slice(last, index).trim() === '') ends.pop();
    ends.push(index + empty.length);
  }
  return ends;
}

/** Two line ends with only blanks between them. `\r\n` is one. */
const EMPTY_LINE = /(?:\r\n|\n|\r(?!\n))[ \t]*(?:\r\n|\n|\r)/g;

/** Whether two grids have the same digits. */
export function areEqual(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((digit, cell) => digit === b[cell]);
}

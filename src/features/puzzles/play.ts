/**
 * Playing a puzzle. `Start Playing` writes the position as a `[State]` after the givens in `[Puzzle]`, SadMan's format, so
 * that the givens are safe. The lines after the state stay in their section: see {@link restored}.
 */

import { isFull } from '../../core/grid';
import * as messages from '../../messages/index';
import type { TextSource } from '../../text/document/document';
import { type Changed, clearCell, fill, joined, type TextEdit } from '../../text/edits';
import { withoutTrailingComment } from '../../text/layout/frames';
import { sheetLinesOf } from '../../text/layout/sheetLines';
import { isEndOfTable, markPlaceOf } from '../../text/marks/markLines';
import { marksEdits, marksOf } from '../../text/marks/marks';
import { isWhole, type Puzzle } from '../../text/puzzle';
import { areEqual, isReadAs, leavesNeighbors, lineSpanOf, readAlone } from '../../text/rereading';
import { needsSectionAfter, sectionBefore } from '../../text/sections';
import { isOneLine } from '../../text/sheets';
import { whyUnread } from './firstProblem';
import { resetEdits } from './progress';

/** Whether `Start Playing` fits a puzzle. It may still fail where the lines around the puzzle leave no place for sections. */
export function canStartPlaying(puzzle: Puzzle): boolean {
  return !puzzle.givenPlaces && canHoldState(puzzle) && isWhole(puzzle) && !isFull(puzzle.grid);
}

/** Whether a form does not itself distinguish givens from entries. */
const canHoldState = ({ style, markPlaces }: Puzzle) => style.form === 'symbols' && !markPlaces;

/**
 * The edits that write a `[State]` with the position after the givens. `original`, by cell: the given, even where it was
 * overwritten, or 0. Entries are moved from the grid to the state.
 */
export function startPlaying(puzzle: Puzzle, source: TextSource, original = puzzle.givens): Changed {
  const say = messages.play;
  if (puzzle.givenPlaces) return { refused: say.isPlayed() };
  if (!canHoldState(puzzle)) return { refused: say.storesEntries() };
  if (!isWhole(puzzle)) return { refused: whyUnread(puzzle) };
  const place = markPlaceOf(puzzle, source);
  const grid = place && !isInside(puzzle, source, place.after) ? gridOf(puzzle, source) : undefined;
  if (!place || !grid) return { refused: say.noSections() };
  const { after, newline, lines } = place;
  const section = sectionBefore(source, puzzle.start);
  const { digits } = puzzle.grid;
  const moved = [...digits.keys()].flatMap(cell => {
    if (digits[cell] === original[cell]) return [];
    return original[cell] === 0 ? clearCell(puzzle, cell) : fill(puzzle, cell, original[cell]);
  });
  const heading = section === 'puzzle' ? '' : `[Puzzle]${newline}`;
  const edits = [
    { start: grid.start, end: grid.start, text: heading },
    ...moved,
    { start: after, end: after, text: `${newline}[State]${newline}${grid.rows.join(newline)}` },
  ];
  const span = { start: grid.start, end: after };
  const read = readAlone(puzzle, source, span, edits, section === 'puzzle' ? 'puzzle' : 'none');
  const isRead =
    read?.givenPlaces && isWhole(read) && areEqual(read.givens, original) && areEqual(read.grid.digits, digits);
  if (!isRead) return { refused: say.noSections() };
  const last = lines.at(-1)?.end ?? after;
  const end = needsSectionAfter(source, last, section) ? [restored(last, newline, section)] : [];
  const all = joined([...edits, ...end].filter(edit => edit.text !== '' || edit.start < edit.end));
  return leavesNeighbors(puzzle, source, all) ? { edits: all } : { refused: say.changesOthers() };
}

/**
 * A comment after the state that restores the section of the next lines. Without it `[Name]` below the first
 * state of a file would no longer be a title, but start a section that is not read.
 */
function restored(at: number, newline: string, section: string): TextEdit {
  return { start: at, end: at, text: `${newline}# section: ${section}` };
}

/** Whether a pasted grid has lines above or below that belong to it: sections would separate it from them. */
function isInside(puzzle: Puzzle, source: TextSource, after: number): boolean {
  if (!puzzle.style.isPasted) return false;
  const { start, end } = lineSpanOf(puzzle, source);
  const above = source.slice(Math.max(0, start - LONGEST_OPENING), start).replace(/(?:\r\n|\n|\r)$/, '');
  const line = above.slice(Math.max(above.lastIndexOf('\n'), above.lastIndexOf('\r')) + 1);
  return after > end || isEndOfTable(line);
}

/** Maximum length of a line above a grid that may open a table. */
const LONGEST_OPENING = 300;

/** The start of a puzzle's lines, and its position as lines without comments. */
interface GridLines {
  readonly start: number;
  readonly rows: readonly string[];
}

function gridOf(puzzle: Puzzle, source: TextSource): GridLines | undefined {
  if (isOneLine(puzzle)) return { start: lineSpanOf(puzzle, source).start, rows: [puzzle.text] };
  const lines = sheetLinesOf(source, puzzle, { kind: 'position', places: puzzle.places });
  if (!lines) return undefined;
  const isComment = (line: string) => /^\s*[#%]/.test(line);
  const rows = lines.text
    .split(/\r\n|\n|\r/)
    .filter(line => !isComment(line))
    .map(line => (/[#%]/.test(line) ? withoutTrailingComment(line).trimEnd() : line).replace('\ufeff', ''));
  // A byte order mark stays in place.
  return { start: lines.text.startsWith('\ufeff') ? lines.start + 1 : lines.start, rows };
}

/**
 * The edits that leave only the givens and no marks. `original`, by cell: the given, even where it was overwritten, or 0.
 */
export function restart(puzzle: Puzzle, source: TextSource, original = puzzle.givens): Changed {
  if (!isWhole(puzzle)) return { refused: whyUnread(puzzle) };
  const { digits } = puzzle.grid;
  const missing = [...digits.keys()].filter(
    cell => puzzle.written[cell] === 0 && original[cell] !== 0 && digits[cell] === original[cell],
  );
  const edits = [...resetEdits(puzzle, original), ...missing.flatMap(cell => fill(puzzle, cell, original[cell]))];
  if (!isReadAs(puzzle, source, edits, original)) return { refused: messages.play.readDifferently() };
  const none = marksOf(puzzle, source).corner.map(() => 0);
  const marks = marksEdits(puzzle, source, { corner: none, centre: none, colour: none }) ?? [];
  return { edits: [...edits.sort((a, b) => a.start - b.start), ...marks] };
}

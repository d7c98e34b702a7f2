/**
 * Removes the copies of puzzles from a file, with their titles, comments and marks. The first of equal puzzles stays. A copy
 * with entries stays too, because the user has worked on it.
 */

import type { Grid } from '../../core/grid';
import type { PuzzleDocument } from '../../text/document/document';
import { MOST_SINGLE_EDITS, mergedEdit, type TextEdit } from '../../text/edits';
import { hasEntries, type Puzzle } from '../../text/puzzle';
import { haveSameRules } from '../../text/rules/index';
import type { Span } from '../../text/span';
import type { Work } from '../../text/work';
import { misreadIn, type PuzzleLines, puzzleLinesOf } from './blocks';
import { Firsts } from './firsts';
import { NO_KEY } from './keyCounts';
import { keyOfPuzzle, writtenGivens } from './keys';

/** The result of removing copies. */
export interface Removed {
  readonly edits: readonly TextEdit[];
  readonly removed: number;
  /** Number of copies that stay because they share a line with another puzzle. */
  readonly kept: number;
  /** Number of copies that stay because they have entries. */
  readonly played: number;
  /** The start of a puzzle that would be read differently afterwards, so that nothing was removed. */
  readonly misread?: number;
}

/** Removes the copies in a document that has been read. Yields where it may be paused. */
export function* removingCopies(document: PuzzleDocument): Work<Removed> {
  const firsts = new Firsts(document.count);
  let index = 0;
  return yield* removing(document, puzzle => {
    const key = keyOfPuzzle(puzzle);
    const first = key === NO_KEY ? undefined : firsts.add(key, index);
    index++;
    return first !== undefined && isEqual(writtenGivens(puzzle), writtenGridOf(document, first));
  });
}

/** Removes puzzles for which `isCopyOfOther`, called for each puzzle in order, is true. Yields where it may be paused. */
export function* removing(document: PuzzleDocument, isCopyOfOther: (puzzle: Puzzle) => boolean): Work<Removed> {
  let played = 0;
  // biome-ignore lint/correctness/useYield: a comparison takes less than the time between two pauses
  const known = yield* puzzleLinesOf(document, function* (puzzle): Work<boolean> {
    const isCopy = isCopyOfOther(puzzle);
    const isPlayed = isCopy && hasEntries(puzzle);
    if (isPlayed) played++;
    return isCopy && !isPlayed;
  });
  const { text, blocks, readings } = known;
  const gone = blocks.filter(({ about, puzzles }) => about && puzzles === 1);
  const kept = blocks.filter(({ about, puzzles }) => about && puzzles > 1).length;
  if (gone.length === 0) return { edits: [], removed: 0, kept, played };
  const edits = joinedSpans(spansWithout(text, blocks, new Set(gone))).map(span => ({ ...span, text: '' }));
  const whole = mergedEdit(text, edits);
  const removed = new Set(gone.map(({ first }) => first));
  const left = [...readings.keys()].filter(i => !removed.has(i));
  const misread = yield* misreadIn(text.slice(0, whole.start) + whole.text + text.slice(whole.end), known, left);
  if (misread !== undefined) return { edits: [], removed: 0, kept, played, misread };
  return { edits: edits.length > MOST_SINGLE_EDITS ? [whole] : edits, removed: gone.length, kept, played };
}

/** The text removed with each block: also the gap after it if that is blank, or before it if no puzzle follows. */
function* spansWithout(
  text: string,
  blocks: readonly PuzzleLines<unknown>[],
  gone: ReadonlySet<PuzzleLines<unknown>>,
): Generator<Span> {
  const lastKept = blocks.reduce((last, block, i) => (gone.has(block) ? last : i), -1);
  for (const [i, block] of blocks.entries()) {
    if (!gone.has(block)) continue;
    const before = { start: blocks[i - 1]?.end ?? 0, end: block.start };
    const after = { start: block.end, end: blocks[i + 1]?.start ?? block.end };
    if (i > lastKept && isBlank(text, before)) yield { start: before.start, end: block.end };
    else if (i < lastKept && isBlank(text, after)) yield { start: block.start, end: after.end };
    else yield block;
  }
}

function isBlank(text: string, { start, end }: Span): boolean {
  return text.slice(start, end).trim() === '';
}

/** Spans in the order of the text; touching ones are merged. */
function joinedSpans(spans: Iterable<Span>): Span[] {
  const result: Span[] = [];
  for (const { start, end } of spans) {
    const last = result.at(-1);
    if (last && start <= last.end) result[result.length - 1] = { start: last.start, end: Math.max(end, last.end) };
    else result.push({ start, end });
  }
  return result;
}

function writtenGridOf(document: PuzzleDocument, index: number): Grid | undefined {
  const found = document.segments.withPuzzle(index);
  const puzzle: Puzzle | undefined = found && document.puzzlesOf(found.place)[index - found.before];
  return puzzle && writtenGivens(puzzle);
}

function isEqual(a: Grid, b: Grid | undefined): boolean {
  return (
    b !== undefined &&
    haveSameRules(a.geometry, b.geometry) &&
    a.digits.every((digit, cell) => digit === b.digits[cell]) &&
    (a.allowed?.join() ?? '') === (b.allowed?.join() ?? '')
  );
}

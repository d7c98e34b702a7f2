/** Makes segments from the puzzles and notes read from a text. */

import type { Checkpoint, ParseResult } from '../parser/checkpoints';
import { type Context, reachOf } from '../parser/context';
import { LONGEST_LINE } from '../parser/lines/syntax';
import { notesIn } from './recentPuzzles';
import { type Segment, segmentOf } from './segment';

/** Index of the last checkpoint that text after it cannot change, or undefined. */
export function lastFinalCheckpoint(checkpoints: readonly Checkpoint[]): number | undefined {
  const last = checkpoints.length - 1;
  let firm = last < 0 ? last : last - reachOf(checkpoints[last].context);
  while (firm > 0 && isBehindRules(checkpoints[firm - 1], checkpoints[firm])) firm--;
  return firm < 0 ? undefined : firm;
}

/**
 * Whether the first of two checkpoints is where rules end because of a line below the second one. Read without that line, the text
 * between them would belong to the rules.
 */
function isBehindRules(first: Checkpoint, second: Checkpoint): boolean {
  const ends = [first, second].map(({ offset, context }) => (context.endOfRules > 0 ? offset + context.endOfRules : 0));
  return ends[0] > 0 && ends[0] === ends[1];
}

/**
 * A part of a text, which starts in a context, up to the end of its last complete line. A line that is longer than any line that is read
 * may be cut anywhere.
 */
export function withoutIncompleteLine(text: string, { isInLine }: Context): string {
  // A carriage return at the end may be the first half of a line ending.
  const end = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r', text.length - 2));
  const isLong = text.length - end - 1 > LONGEST_LINE + 1 || (end < 0 && isInLine);
  return text.slice(0, isLong ? text.length - 1 : end + 1);
}

/** The segments between checkpoints, up to the checkpoint `last` or to the end of the text. */
export function segmentsUpTo(
  last: number | undefined,
  { checkpoints, puzzles, notes }: Omit<ParseResult, 'reachesBack'>,
  context: Context,
  length: number,
): Segment[] {
  const ends =
    last === undefined
      ? [...checkpoints, { offset: length, puzzles: puzzles.length, context }]
      : checkpoints.slice(0, last + 1);
  let from: Checkpoint = { offset: 0, puzzles: 0, context };
  const segments: Segment[] = [];
  for (const end of ends) {
    if (end.offset > from.offset) {
      const segment = segmentOf(end.offset - from.offset, from.context, end.puzzles - from.puzzles);
      const noted = notes.length === 0 ? 0 : notesIn(notes, from.offset, end.offset).length;
      segments.push(noted === 0 ? segment : { ...segment, notes: noted });
    }
    from = end;
  }
  return segments;
}

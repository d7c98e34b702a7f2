/**
 * From text to puzzles: every form that {@link file://../../../docs/formats.md} lists, in any mixture.
 *
 * Lines are looked at one by one (syntax.ts), rows that follow each other become grids (grids.ts), grids and lines
 * become puzzles (assembly.ts), and titles, comments, sections and neighbouring grids say what belongs to what (reader.ts).
 * Parsing never fails: what cannot be read is a problem of its puzzle, with offsets inside the text, and the rest is
 * read all the same.
 */

import type { PuzzleFile } from '../puzzle';
import type { Reading } from './checkpoints';
import { type Context, START } from './context';
import { PLAIN_LENGTH } from './plainLine';
import { Reader } from './reader';
import { endOfLine, LONGEST_LINE, parseLine } from './syntax';

/** Never throws, whatever the text. */
export function parse(text: string): PuzzleFile {
  return { puzzles: read(text).puzzles };
}

/**
 * Reads a text that starts at a checkpoint. Where more follows (`isEnd` is false), it must end with a line's end, or within a
 * line that is longer than {@link LONGEST_LINE}. `nextStart` gives the first offset, not before another one, at which reading could
 * be taken up before; the rest of a long line is cut there, so that an edit in it need not read all of it again.
 */
export function read(
  text: string,
  context: Context = START,
  isEnd = true,
  nextStart: (offset: number) => number = () => Number.POSITIVE_INFINITY,
): Reading {
  const reader = new Reader(text, context);
  let start = context.isInLine ? skipLine(reader, text, 0, isEnd, nextStart) : 0;
  while (start < text.length) {
    const isPlain = reader.readPlainLine(start);
    const end = isPlain ? start + PLAIN_LENGTH : endOfLine(text, start, start + LONGEST_LINE + 1);
    if (end - start > LONGEST_LINE) {
      const cut = isHighSurrogate(text.charCodeAt(end - 2)) ? end - 2 : end - 1;
      reader.readLongLine(parseLine(text, start, cut), cut);
      start = skipLine(reader, text, cut, isEnd, nextStart);
      continue;
    }
    if (!isPlain) reader.read(parseLine(text, start, end), end);
    start = reader.endLine(start, end);
  }
  if (isEnd) reader.finish();
  return reader;
}

/**
 * Passes over the rest of a long line, cutting it into parts of {@link LONGEST_LINE} characters or so. Answers with the start of
 * the next line, or the end of the text. It ends, as every part is half that long at least.
 */
function skipLine(
  reader: Reader,
  text: string,
  from: number,
  isEnd: boolean,
  nextStart: (offset: number) => number,
): number {
  const end = endOfLine(text, from, text.length);
  for (let at = from; ; ) {
    const known = nextStart(at + LONGEST_LINE / 2);
    const next = known <= at + 2 * LONGEST_LINE ? known : at + LONGEST_LINE;
    if (next >= end) break;
    reader.cutLine(next);
    at = next;
  }
  if (end < text.length || isEnd) return reader.endLine(from, end);
  if (end > from) reader.cutLine(end);
  return end;
}

function isHighSurrogate(code: number): boolean {
  return 0xd800 <= code && code <= 0xdbff;
}

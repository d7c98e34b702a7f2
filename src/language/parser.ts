/**
 * From text to puzzles: every form that {@link file://../../docs/formats.md} lists, in any mixture.
 *
 * Lines are looked at one by one (syntax.ts), rows that follow each other become grids (grids.ts), grids and lines
 * become puzzles (assembly.ts), and titles, comments, sections and neighbouring grids say what belongs to what (reader.ts).
 * Parsing never fails: what cannot be read is a problem of its puzzle, with offsets inside the text, and the rest is
 * read all the same.
 */

import type { Reading } from './checkpoints';
import { type Context, START } from './context';
import { PLAIN_LENGTH } from './plainLine';
import type { PuzzleFile } from './puzzle';
import { Reader } from './reader';
import { endOfLine, parseLine } from './syntax';

/** Never throws, whatever the text. */
export function parse(text: string): PuzzleFile {
  return { puzzles: read(text).puzzles };
}

/** Reads a text that stands at a checkpoint. Where more follows (`isEnd` is false), it must end with a line's end. */
export function read(text: string, context: Context = START, isEnd = true): Reading {
  const reader = new Reader(text, context);
  for (let start = 0; start < text.length; ) {
    const isPlain = reader.readPlainLine(start);
    const end = isPlain ? start + PLAIN_LENGTH : endOfLine(text, start);
    if (!isPlain) reader.read(parseLine(text, start, end), end);
    const next = end + (text[end] === '\r' && text[end + 1] === '\n' ? 2 : 1);
    if (next <= text.length) reader.endLine(start, end, next);
    start = next;
  }
  if (isEnd) reader.finish();
  return reader;
}

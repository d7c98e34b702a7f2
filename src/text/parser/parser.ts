/**
 * Reads puzzles from text, in any combination of the formats that {@link file://../../../docs/formats.md} lists.
 *
 * The steps: syntax.ts classifies each line by itself, grids.ts makes grids from consecutive rows, assembly.ts makes
 * puzzles from grids and lines, and reader.ts connects titles, comments, sections and neighboring grids with their
 * puzzles. Parsing never fails. Text that cannot be read becomes a problem of its puzzle, with offsets inside the text,
 * and the rest is still read.
 */

import { readSections, type SectionReader } from '#ruleText';
import { movedNote, type Note } from '../note';
import { movedPuzzle, type Puzzle } from '../puzzle';
import type { PuzzleFile } from '../puzzleFile';
import { sliceOf } from '../span';
import { endOfLine } from '../strings/lineBreaks';
import type { Checkpoint, ParseResult } from './checkpoints';
import { ANY_TEXT, type Context, START } from './context';
import { withoutColors } from './lines/colors';
import { PLAIN_LENGTH } from './lines/plainLine';
import { LONGEST_LINE, scanLine } from './lines/syntax';
import { Reader } from './reader';

/**
 * ASCII's file separator. The text after it is read as a separate text: titles, sections, boxes and rows of the lines
 * before it have no effect there. It separates the blocks of a Markdown file.
 */
export const FILE_SEPARATOR = '\u001c';

/** Reads all puzzles of a text. Never throws. */
export function parse(text: string): PuzzleFile {
  const { puzzles, notes } = read(text);
  return { puzzles, notes };
}

/**
 * Reads a text that starts at a checkpoint. When more text follows (`isEnd` is false), the text must end with a line
 * ending, or inside a line longer than {@link LONGEST_LINE}. `nextStart(offset)` is the first old checkpoint at or
 * after an offset; the rest of a long line is cut there, so that an edit in it does not read all of it again.
 */
export function read(
  text: string,
  context: Context = START,
  isEnd = true,
  nextStart: (offset: number) => number = () => Number.POSITIVE_INFINITY,
  readRules: SectionReader = readSections,
): ParseResult {
  const plain = withoutColors(text);
  if (plain !== text) {
    const { puzzles, ...found } = read(plain, context, isEnd, nextStart, readRules);
    return { ...found, puzzles: puzzles.map(puzzle => ({ ...puzzle, text: sliceOf(text, puzzle) })) };
  }
  if (isUtf16(text)) {
    const notes: Note[] =
      context === START || context === ANY_TEXT ? [{ start: 0, end: endOfLine(text, 0, 100), reason: 'utf-16' }] : [];
    return { puzzles: [], notes, checkpoints: [], reachesBack: false };
  }
  if (!text.includes(FILE_SEPARATOR)) return readPart(text, context, isEnd, nextStart, readRules);
  const puzzles: Puzzle[] = [];
  const notes: Note[] = [];
  const checkpoints: Checkpoint[] = [];
  const parts = text.split(FILE_SEPARATOR);
  const first = context.isAnyText ? ANY_TEXT : START;
  let start = 0;
  let reachesBack = false;
  for (const [i, part] of parts.entries()) {
    const from = start;
    const isLast = i === parts.length - 1;
    // Reading from a checkpoint always advances, so there is none at the start.
    if (from > 1) checkpoints.push({ offset: from - 1, puzzles: puzzles.length, context: first });
    const next = (at: number) => nextStart(from + at) - from;
    const found = readPart(part, i === 0 ? context : first, isEnd || !isLast, next, readRules);
    reachesBack ||= found.reachesBack;
    for (const { offset, puzzles: count, context: after } of found.checkpoints) {
      if (isLast || offset < part.length)
        checkpoints.push({ offset: from + offset, puzzles: puzzles.length + count, context: after });
    }
    puzzles.push(...found.puzzles.map(puzzle => movedPuzzle(puzzle, from)));
    notes.push(...found.notes.map(note => movedNote(note, from)));
    start += part.length + 1;
  }
  return { puzzles, notes, checkpoints, reachesBack };
}

/** Whether a text was decoded as UTF-8 although it is UTF-16: every second character is a null. */
function isUtf16(text: string): boolean {
  const start = text.slice(0, 64);
  return start.includes('\0') && /(?:\0[^\0]){8}|(?:[^\0]\0){8}/.test(start);
}

/** Reads a text without separators. */
function readPart(
  text: string,
  context: Context,
  isEnd: boolean,
  nextStart: (offset: number) => number,
  readRules: SectionReader,
): ParseResult {
  const reader = new Reader(text, context, readRules);
  let start = context.isInLine ? skipLine(reader, text, 0, isEnd, nextStart) : 0;
  for (;;) {
    if (start >= text.length) {
      const again = isEnd ? reader.finish() : undefined;
      if (again === undefined) break;
      start = again;
      continue;
    }
    const isPlain = reader.readPlainLine(start);
    const end = isPlain ? start + PLAIN_LENGTH : endOfLine(text, start, start + LONGEST_LINE + 1);
    if (end - start > LONGEST_LINE) {
      const cut = isHighSurrogate(text.charCodeAt(end - 2)) ? end - 2 : end - 1;
      const again = reader.readLongLine(scanLine(text, start, cut), start, cut);
      start = again ?? skipLine(reader, text, cut, isEnd, nextStart);
      continue;
    }
    if (!isPlain && !reader.rules.takesPlain(start, end)) {
      const line = scanLine(text, start, end);
      const next = reader.readRules(line, start, end);
      if (next !== undefined) {
        start = next;
        continue;
      }
      if (!reader.read(line, end)) continue;
    }
    start = reader.ends.endLine(start, end);
  }
  // Without a checkpoint, more text is needed, and nothing that was read is used.
  if (isEnd || reader.checkpoints.length > 0) reader.settle();
  return reader;
}

/** The sections of rules that {@link read} reads in a text, each with the geometry of its puzzle without them. */
export function sectionsToRead(text: string, context: Context, isEnd: boolean): readonly Parameters<SectionReader>[] {
  const found: Parameters<SectionReader>[] = [];
  read(text, context, isEnd, undefined, (base, texts) => {
    found.push([base, texts]);
    return { geometry: base, sections: [], mistakes: 0 };
  });
  return found;
}

/**
 * Skips the rest of a long line and cuts it into parts of about {@link LONGEST_LINE} characters. Returns the start of
 * the next line, or the end of the text. The loop terminates, because every part has at least half that length.
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
    reader.ends.cutLine(next);
    at = next;
  }
  if (end < text.length || isEnd) return reader.ends.endLine(from, end);
  if (end > from) reader.ends.cutLine(end);
  return end;
}

function isHighSurrogate(code: number): boolean {
  return 0xd800 <= code && code <= 0xdbff;
}

/**
 * A text divided into blocks that can be moved: the lines that belong to a puzzle, with its title, comments, borders and marks. The text
 * between blocks, mostly empty lines, is a gap and stays in place.
 */

import { PuzzleDocument, type TextSource } from '../../text/document/document';
import { sourceOf } from '../../text/document/textSource';
import { isWritten } from '../../text/parser/lines/annotation';
import type { Puzzle } from '../../text/puzzle';
import type { Span } from '../../text/span';
import type { Work } from '../../text/work';
import { beforeBreak, extentOf, startOfLine } from '../puzzles/puzzleBlock';
import { keyOfGrid } from './keys';

/** The lines of a puzzle, without the line ending of the last one. Puzzles that share a line are one block. */
export interface PuzzleLines<T> extends Span {
  /** The index of its first puzzle, and the number of its puzzles. */
  readonly first: number;
  readonly puzzles: number;
  /** Data about its first puzzle. */
  readonly about: T;
}

/** A text divided into blocks. */
export interface Blocks<T> {
  readonly text: string;
  readonly blocks: readonly PuzzleLines<T>[];
  /** By puzzle: a hash of how it is read, with its title. */
  readonly readings: readonly number[];
  /** By puzzle: where it starts. */
  readonly starts: readonly number[];
  /** The span of the rules above the first puzzle, which apply to all. */
  readonly rules?: Span;
}

/** Maximum number of characters of a title to find in the lines of its puzzle: a longer title was cut. */
const TITLE_START = 100;

/** The blocks of a document that has been read. `about` computes the data about each puzzle. Yields where it may be paused. */
export function* puzzleLinesOf<T>(document: PuzzleDocument, about: (puzzle: Puzzle) => Work<T>): Work<Blocks<T>> {
  const { source } = document;
  const text = source.slice(0, source.length);
  const whole = sourceOf(text);
  const blocks: PuzzleLines<T>[] = [];
  const readings: number[] = [];
  const starts: number[] = [];
  let rules: Span | undefined;
  for (const puzzle of document.puzzles()) {
    const known = yield* about(puzzle);
    const first = readings.length;
    readings.push(readingOf(puzzle));
    starts.push(puzzle.start);
    const last = blocks.at(-1);
    if (!last) rules = rulesAbove(document, puzzle);
    const from = last?.end ?? rules?.end ?? 0;
    if (last && puzzle.start < from) {
      const end = Math.max(from, extentOf({ source: whole }, puzzle, from).end);
      blocks[blocks.length - 1] = { ...last, end, puzzles: last.puzzles + 1 };
    } else {
      blocks.push({ ...linesOf(text, whole, puzzle, from), first, puzzles: 1, about: known });
    }
    yield undefined;
  }
  return { text, blocks, readings, starts, ...(rules && { rules }) };
}

/** The sections of rules above the first puzzle. */
function rulesAbove(document: PuzzleDocument, { start, end }: Puzzle): Span | undefined {
  const { notes = [] } = document.around({ start: 0, end });
  return notes.find(note => note.reason === 'rules' && note.end <= start);
}

/**
 * Compares a new text with the puzzles of `blocks` that it should have, by their indices. Returns the start, in the old text, of the
 * first puzzle that is read differently; undefined when all are read as before.
 */
export function* misreadIn(
  text: string,
  { readings, starts }: Blocks<unknown>,
  puzzles: readonly number[],
): Work<number | undefined> {
  const document = new PuzzleDocument(sourceOf(text));
  yield* document.reading();
  let i = 0;
  for (const puzzle of document.puzzles()) {
    if (i === puzzles.length) return starts[puzzles[i - 1]];
    if (readingOf(puzzle) !== readings[puzzles[i]]) return starts[puzzles[i]];
    i++;
    yield undefined;
  }
  return i < puzzles.length ? starts[puzzles[i]] : undefined;
}

function linesOf(text: string, source: TextSource, puzzle: Puzzle, from: number): Span {
  const { start, end } = extentOf({ source }, puzzle, from);
  const title = puzzle.title?.slice(0, TITLE_START) ?? '';
  if (text.slice(start, puzzle.end).includes(title)) return { start, end };
  // The title is above an empty line.
  const at = text.lastIndexOf(title, start);
  if (at < from) return { start, end };
  const before = text.slice(from, at);
  const titleStart = from + Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1;
  return { start: startOfWritten(text, from, titleStart), end };
}

/** The start of the comments about a puzzle that the extension wrote directly above its title, or of the title if there are none. */
function startOfWritten(text: string, from: number, titleStart: number): number {
  let start = titleStart;
  while (start > from) {
    const lineEnd = beforeBreak(text, start);
    const line = Math.max(from, startOfLine(text, lineEnd));
    if (text[line] !== '#' || !isWritten(text.slice(line + 1, lineEnd))) break;
    start = line;
  }
  return start;
}

function readingOf({ grid, title = '', disabled = [], problems, text }: Puzzle): number {
  const words = `${title} ${disabled.join()} ${problems.length > 0 ? text : ''}`;
  let hash = keyOfGrid(grid);
  for (let i = 0; i < words.length; i++) hash = (hash * 31 + words.charCodeAt(i)) % Number.MAX_SAFE_INTEGER;
  return hash;
}

/** Positions in a file from which reading can start. */

import type { Note } from '../note';
import type { Puzzle } from '../puzzle';
import type { Context } from './context';

/** The start of a line between puzzles, from which reading can start. */
export interface Checkpoint {
  readonly offset: number;
  /** Number of puzzles before it. */
  readonly puzzles: number;
  readonly context: Context;
}

/** The result of reading a text. */
export interface ParseResult {
  readonly puzzles: readonly Puzzle[];
  /** Notes on unread text that looks like a grid, in text order. */
  readonly notes: readonly Note[];
  /**
   * One after each puzzle, or after each group of puzzles that only the next line can distinguish, and some between
   * them.
   */
  readonly checkpoints: readonly Checkpoint[];
  /** Whether the text begins with rules of the puzzle before it, so that both must be read together. */
  readonly reachesBack: boolean;
}

/**
 * The number of lines without a puzzle after which there can be a checkpoint. From SOME_LINES on, it is only after
 * lines with a certain hash, so that the same lines are chosen after any edit above them. From MOST_LINES on, it is
 * after any line.
 */
const SOME_LINES = 16;
const MOST_LINES = 1024;

/** Whether a line has the hash of a checkpoint; about one line in thirty has. */
export function isMarked(text: string, start: number, end: number): boolean {
  let hash = 1;
  for (let i = Math.max(start, end - 8); i < end; i++) hash = (31 * hash + text.charCodeAt(i)) | 0;
  return ((hash ^ (hash >>> 11)) & 31) === 0;
}

/** Whether there can be a checkpoint after a line, the last of `lines` lines without a puzzle. */
export function isBreak(text: string, start: number, end: number, lines: number): boolean {
  return lines >= MOST_LINES || (lines >= SOME_LINES && isMarked(text, start, end));
}

/** Number of characters above a list that are examined, and a line without a digit at their end, perhaps above an empty line. */
const LONGEST_HEAD = 100;
const HEAD = /(?:^|[\r\n])([^\d\r\n]+)(?:\r\n?|\n){1,2}$/;

/**
 * Whether the line above the start of a line names the columns of a list of digits that may start there, the column of a cell before its row:
 * `x,y,value`. Both are read together, so there is no checkpoint between them.
 */
export const isBelowHead = (text: string, start: number): boolean =>
  namesColumnFirst(HEAD.exec(text.slice(Math.max(0, start - LONGEST_HEAD), start))?.[1] ?? '');

/** Whether words name the column of a cell before its row. */
export function namesColumnFirst(words: string): boolean {
  const column = words.search(/\b(?:col|column|c|x)\b/i);
  return column >= 0 && words.search(/\b(?:row|r|y|line?)\b/i) > column;
}

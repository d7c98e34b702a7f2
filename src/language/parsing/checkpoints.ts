/** Where reading can be taken up in the middle of a file. */

import type { Puzzle } from '../puzzle';
import type { Context } from './context';

/** The start of a line with no puzzle around it, where reading can be taken up. */
export interface Checkpoint {
  readonly offset: number;
  /** How many puzzles stand before it. */
  readonly puzzles: number;
  readonly context: Context;
}

export interface Reading {
  readonly puzzles: readonly Puzzle[];
  /** One after each puzzle or the few that cannot be told apart before the next line, and some between them. */
  readonly checkpoints: readonly Checkpoint[];
}

/**
 * Lines without a puzzle after which reading can be taken up all the same: from so many on at a line that looks a certain
 * way, so that it is the same lines whatever was typed above them, and at any line in the end.
 */
const SOME_LINES = 16;
const MOST_LINES = 1024;

/** Whether a line is one of those that are one in thirty. */
function isMarked(text: string, start: number, end: number): boolean {
  let hash = 1;
  for (let i = Math.max(start, end - 8); i < end; i++) hash = (31 * hash + text.charCodeAt(i)) | 0;
  return ((hash ^ (hash >>> 11)) & 31) === 0;
}

/** Whether reading can be taken up behind a line, the last of so many without a puzzle. */
export function isBreak(text: string, start: number, end: number, lines: number): boolean {
  return lines >= MOST_LINES || (lines >= SOME_LINES && isMarked(text, start, end));
}

/** The puzzles of a block, with the lines they are in. */

import { breaksIn } from '../../language/lineBreaks';
import { read } from '../../language/parsing/parser';
import { restored } from '../../language/parsing/savedContext';
import type { Puzzle } from '../../language/puzzle';
import { asText, type Block } from './blocks';

/** A puzzle of an input. */
export interface PuzzleRecord {
  readonly name: string;
  /** The line in which it starts, from 1. */
  readonly line: number;
  readonly puzzle: Puzzle;
}

/** All puzzles of a block, in the order of the text. */
export function* recordsOf(block: Block): Generator<PuzzleRecord> {
  const { name, text, line, context } = asText(block);
  let at = 0;
  let lines = line;
  for (const puzzle of read(text, restored(context)).puzzles) {
    lines += breaksIn(text, at, puzzle.start);
    at = puzzle.start;
    yield { name, line: lines + 1, puzzle };
  }
}

/** The puzzles of a block, with the lines they are in. */

import { Lines } from '../../language/lines';
import { read } from '../../language/parsing/parser';
import { restored } from '../../language/parsing/savedContext';
import { isWhole, type Puzzle } from '../../language/puzzle';
import { unreadIn } from '../../language/unread';
import { asText, type Block } from './blocks';

/** A puzzle of an input. */
export interface PuzzleRecord {
  readonly name: string;
  /** The line in which it starts, from 1. */
  readonly line: number;
  readonly puzzle: Puzzle;
  /** Where the first problem of a puzzle is that cannot be read completely; both count from 1. */
  readonly problemAt?: { readonly line: number; readonly column: number };
}

/** All puzzles of a block, in the order of the text. */
export function* recordsOf(block: Block): Generator<PuzzleRecord> {
  const { name, text, line, context } = asText(block);
  const lines = new Lines(text, line);
  for (const puzzle of read(text, restored(context)).puzzles) {
    const [problem] = isWhole(puzzle) ? [] : unreadIn(puzzle);
    const at = lines.placeOf(puzzle.start);
    const problemAt = problem && lines.placeOf(puzzle.start + problem.start);
    yield { name, line: at.line, puzzle, ...(problemAt && { problemAt }) };
  }
}

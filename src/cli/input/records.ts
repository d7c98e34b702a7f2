/** The puzzles of a block, with their lines. */

import { firstProblem } from '../../features/puzzles/firstProblem';
import { read } from '../../text/parser/parser';
import { restored } from '../../text/parser/savedContext';
import type { Puzzle } from '../../text/puzzle';
import { Lines } from '../../text/strings/lines';
import { asText, type InputBlock } from './blocks';

/** A puzzle of an input. */
export interface PuzzleRecord {
  readonly name: string;
  /** The line in which it starts, from 1. */
  readonly line: number;
  readonly puzzle: Puzzle;
  /** The position of the first problem of a puzzle that cannot be read completely; both count from 1. */
  readonly problemAt?: { readonly line: number; readonly column: number };
}

/** All puzzles of a block, in the order of the text. */
export function* recordsOf(block: InputBlock): Generator<PuzzleRecord> {
  const { name, text, line, context } = asText(block);
  const lines = new Lines(text, line);
  for (const puzzle of read(text, restored(context)).puzzles) {
    const problem = firstProblem(puzzle);
    const at = lines.placeOf(puzzle.start);
    const problemAt = problem && lines.placeOf(puzzle.start + problem.start);
    yield { name, line: at.line, puzzle, ...(problemAt && { problemAt }) };
  }
}

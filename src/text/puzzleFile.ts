/** The puzzles of a file, and the ones at an offset or in a span of its text. */

import type { Note } from './note';
import type { Puzzle } from './puzzle';
import type { Span } from './span';

/** The puzzles of a text, in the order of the text, without overlap. */
export interface PuzzleFile {
  readonly puzzles: readonly Puzzle[];
  /** Text that looks like a grid but is not read. */
  readonly notes?: readonly Note[];
}

/** Whether a file has sections of rules. */
export function hasRules({ puzzles, notes = [] }: PuzzleFile): boolean {
  return (
    notes.some(({ reason }) => reason === 'rules') || puzzles.some(({ rules }) => (rules?.sections.length ?? 0) > 0)
  );
}

/** The puzzle that contains an offset or ends there, or undefined. */
export function puzzleAt(file: PuzzleFile, offset: number): Puzzle | undefined {
  const puzzle = file.puzzles[firstEndingAtOrAfter(file, offset)];
  return puzzle && puzzle.start <= offset ? puzzle : undefined;
}

/** The puzzle at an offset, otherwise the nearest one before it, otherwise the first one. */
export function puzzleNear(file: PuzzleFile, offset: number): Puzzle | undefined {
  const at = firstEndingAtOrAfter(file, offset);
  const puzzle = file.puzzles[at];
  return puzzle && puzzle.start <= offset ? puzzle : (file.puzzles[at - 1] ?? file.puzzles[0]);
}

/** The puzzles that a span touches. */
export function puzzlesIn(file: PuzzleFile, span: Span): Puzzle[] {
  const found: Puzzle[] = [];
  for (let i = firstEndingAtOrAfter(file, span.start); i < file.puzzles.length; i++) {
    if (file.puzzles[i].start > span.end) break;
    found.push(file.puzzles[i]);
  }
  return found;
}

function firstEndingAtOrAfter({ puzzles }: PuzzleFile, offset: number): number {
  let low = 0;
  let high = puzzles.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (puzzles[middle].end < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

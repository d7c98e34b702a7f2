/** Grids without digits, which a pasted puzzle replaces: New Puzzle File makes one and puts the cursor into it. */

import { countFilled } from '../../core/grid';
import type { PuzzleDocument } from '../../text/document/document';
import { parse } from '../../text/parser/parser';
import { isWhole, type Puzzle } from '../../text/puzzle';
import type { Span } from '../../text/span';
import { lineStartOf } from '../../text/strings/lineBreaks';

/** The grid without digits, candidates and rules that a span is in; undefined if there is none. */
export function emptyGridAt(document: PuzzleDocument, { start, end }: Span): Puzzle | undefined {
  const { puzzles } = document.around({ start, end });
  return puzzles.find(puzzle => puzzle.start <= start && end <= puzzle.end && isEmpty(puzzle));
}

function isEmpty(puzzle: Puzzle): boolean {
  const { grid, givens } = puzzle;
  const isPlain = !grid.allowed && !grid.geometry.variant && isWhole(puzzle);
  return isPlain && countFilled(grid.digits) === 0 && countFilled(givens) === 0;
}

/** A pasted text in place of such a grid, without the line breaks around it; undefined if it has no puzzle that can be read completely. */
export function inPlaceOfGrid(text: string): string | undefined {
  const { puzzles } = parse(text);
  if (puzzles.length === 0 || !puzzles.every(isWhole)) return undefined;
  return text.slice(lineStartOf(text, text.search(/\S/))).trimEnd();
}

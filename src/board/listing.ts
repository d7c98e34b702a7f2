/** The entries of the puzzle picker: a part of a file's puzzles, or of those whose title matches. */

import type { PuzzleDocument } from '../language/document/document';
import { matchesQuery } from '../language/features/titledPuzzles';
import type { ListedPuzzle } from '../protocol/snapshot';
import { listedPuzzleOf } from './listed';

/** What a picker wants. */
export interface ListRequest {
  /** The index of the first entry. */
  readonly from: number;
  readonly count: number;
  /** What titles must match; empty for all puzzles. */
  readonly search: string;
}

/** Entries, and the number of all that match, as far as the file is read. */
export interface Listing {
  readonly total: number;
  readonly puzzles: readonly ListedPuzzle[];
}

/** The entries for a request. A search looks at all puzzles, so it yields where it may be paused. */
export function* listingOf(
  document: PuzzleDocument,
  { from, count, search }: ListRequest,
): Generator<undefined, Listing> {
  const puzzles: ListedPuzzle[] = [];
  if (search.trim() === '') {
    for (const puzzle of document.puzzles(from)) {
      if (puzzles.length >= count) break;
      puzzles.push(listedPuzzleOf(puzzle));
    }
    return { total: document.count, puzzles };
  }
  let total = 0;
  for (const puzzle of document.puzzles()) {
    if (puzzle.title !== undefined && matchesQuery(puzzle.title, search)) {
      if (total >= from && puzzles.length < count) puzzles.push(listedPuzzleOf(puzzle));
      total++;
    }
    yield undefined;
  }
  return { total, puzzles };
}

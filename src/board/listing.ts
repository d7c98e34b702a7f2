/** The entries of the puzzle picker: a part of a file's puzzles, or of those whose title matches. */

import type { PuzzleDocument } from '../language/document/document';
import { matchesQuery } from '../language/features/titledPuzzles';
import type { ListedEntry } from '../protocol/snapshot';
import { listedPuzzleOf } from './listed';

/** What a picker wants. */
export interface ListRequest {
  /** The index of the first entry. */
  readonly from: number;
  readonly count: number;
  /** What titles must match; empty for all puzzles. */
  readonly search: string;
  /** Where the puzzle on the board starts. */
  readonly current?: number | undefined;
}

/** Entries, and the number of all that match, as far as the file is read. */
export interface Listing {
  readonly total: number;
  /** The index of the puzzle on the board. Absent in a search. */
  readonly current?: number;
  readonly puzzles: readonly ListedEntry[];
}

/** The entries for a request. A search looks at all puzzles, so it yields where it may be paused. */
export function* listingOf(
  document: PuzzleDocument,
  { from, count, search, current }: ListRequest,
): Generator<undefined, Listing> {
  const puzzles: ListedEntry[] = [];
  if (search.trim() === '') {
    for (const puzzle of document.puzzles(from)) {
      if (puzzles.length >= count) break;
      puzzles.push({ ...listedPuzzleOf(puzzle), index: from + puzzles.length });
    }
    const at = current === undefined ? undefined : indexOf(document, current);
    return { total: document.count, puzzles, ...(at !== undefined && { current: at }) };
  }
  let total = 0;
  let index = 0;
  for (const puzzle of document.puzzles()) {
    if (puzzle.title !== undefined && matchesQuery(puzzle.title, search)) {
      if (total >= from && puzzles.length < count) puzzles.push({ ...listedPuzzleOf(puzzle), index });
      total++;
    }
    index++;
    yield undefined;
  }
  return { total, puzzles };
}

/** The index of the puzzle that starts at an offset, among those that are read. */
function indexOf(document: PuzzleDocument, start: number): number | undefined {
  const startOf = (index: number) => document.puzzles(index).next().value?.start;
  let low = 0;
  let high = document.count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((startOf(middle) ?? start) < start) low = middle + 1;
    else high = middle;
  }
  return startOf(low) === start ? low : undefined;
}

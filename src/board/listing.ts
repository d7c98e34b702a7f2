/** The entries of the puzzle picker: a part of a file's puzzles, or of those whose title matches. */

import { finish, type Pausable } from '../core/pausing';
import { matchesQuery } from '../features/puzzles/titledPuzzles';
import type { PuzzleDocument } from '../text/document/document';
import type { Puzzle } from '../text/puzzle';
import { makingListed } from './listed';
import type { ListedEntry } from './protocol/snapshot';

/** A request of a picker. */
export interface ListRequest {
  /** The index of the first entry. */
  readonly from: number;
  readonly count: number;
  /** The search term for titles; empty for all puzzles. */
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

/** Makes the listings of one picker. It caches the matches of a search until the text changes. */
export class Lister {
  private matches: Matches | undefined;

  /**
   * The entries for a request. A search examines all puzzles, so it yields where it may be paused, and passes what it
   * has found so far to `onFound`.
   */
  *listingOf(
    document: PuzzleDocument,
    request: ListRequest,
    onFound: (listing: Listing) => void = () => {},
  ): Generator<undefined, Listing> {
    const { from, count, search, current } = request;
    if (search.trim() === '') {
      const at = current === undefined ? undefined : indexOf(document, current);
      const puzzles = yield* entries(document, from, count);
      return { total: document.count, puzzles, ...(at !== undefined && { current: at }) };
    }
    if (!this.matches?.areOf(document, search)) this.matches = new Matches(document, search);
    const partOf = (indexes: readonly number[]): Listing => ({
      total: indexes.length,
      puzzles: indexes.slice(from, from + count).flatMap(index => finish(entries(document, index, 1))),
    });
    return partOf(yield* this.matches.indexes(indexes => onFound(partOf(indexes))));
  }
}

/** The number of puzzles after which a search shows its results so far: some hundredths of a second. */
const SOME = 4096;

/** The puzzles of a text whose titles match a search. */
class Matches {
  private readonly version: number;
  /** While a text is read, the index of a puzzle may change without an edit. */
  private readonly isWhole: boolean;
  private readonly found: number[] = [];
  private seen = 0;
  /** Searches that run at the same time share it, so that each puzzle is examined once. */
  private readonly rest: Iterator<Puzzle, void>;

  constructor(
    private readonly document: PuzzleDocument,
    private readonly search: string,
  ) {
    this.version = document.version;
    this.isWhole = document.isRead;
    this.rest = document.puzzles();
  }

  /** Whether these are the matches of a search in the current text. */
  areOf(document: PuzzleDocument, search: string): boolean {
    return this.isWhole && document === this.document && document.version === this.version && search === this.search;
  }

  /** The indexes of the puzzles, ascending. `onFound` gets those that are found so far, when there are more than before. */
  *indexes(onFound: (indexes: readonly number[]) => void): Generator<undefined, readonly number[]> {
    let reported = 0;
    for (let next = this.rest.next(); !next.done; next = this.rest.next()) {
      const { title } = next.value;
      if (title !== undefined && matchesQuery(title, this.search)) this.found.push(this.seen);
      this.seen++;
      yield undefined;
      if (this.seen % SOME !== 0 || this.found.length === reported) continue;
      reported = this.found.length;
      onFound(this.found);
    }
    return this.found;
  }
}

/** The entries of up to `count` puzzles, starting at an index. Yields where it may be paused. */
function* entries(document: PuzzleDocument, from: number, count: number): Pausable<ListedEntry[]> {
  const puzzles: ListedEntry[] = [];
  for (const puzzle of document.puzzles(from)) {
    if (puzzles.length >= count) break;
    puzzles.push({ ...(yield* makingListed(puzzle)), index: from + puzzles.length });
  }
  return puzzles;
}

/** The index of the puzzle that starts at an offset, among those that are read. */
export function indexOf(document: PuzzleDocument, start: number): number | undefined {
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

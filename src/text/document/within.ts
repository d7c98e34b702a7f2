/** The puzzles of a part of a text, read in small pieces, so that a provider never blocks its host. */

import { endWithRules, type Puzzle } from '../puzzle';
import type { Span } from '../span';
import type { PuzzleDocument } from './document';

/** Characters between two yields: about a millisecond. */
const CHARACTERS_AT_ONCE = 1 << 12;

/**
 * The puzzles whose text or rules a span touches, in order, and undefined after each piece, where the work may be
 * paused. Ends if the document is edited in the meantime.
 */
export function* eachWithin(document: PuzzleDocument, span: Span): Generator<Puzzle | undefined, void> {
  const { version } = document;
  let from = -1;
  for (let start = span.start; start <= span.end; start += CHARACTERS_AT_ONCE) {
    const end = Math.min(start + CHARACTERS_AT_ONCE, span.end);
    for (const _ of document.readingIn({ start, end })) {
      yield undefined;
      if (document.version !== version) return;
    }
    for (const puzzle of document.around({ start, end }).puzzles) {
      if (puzzle.start > end || endWithRules(puzzle) < start || puzzle.start <= from) continue;
      from = puzzle.start;
      yield puzzle;
    }
    yield undefined;
    if (document.version !== version) return;
  }
}

/**
 * The puzzles whose text or rules a span touches. Yields where it may be paused; incomplete if the document is edited
 * in the meantime.
 */
export function* puzzlesWithin(document: PuzzleDocument, span: Span): Generator<undefined, Puzzle[]> {
  const found: Puzzle[] = [];
  for (const puzzle of eachWithin(document, span)) {
    if (puzzle) found.push(puzzle);
    else yield undefined;
  }
  return found;
}

/** The first puzzle that starts after an offset, or undefined. Yields where it may be paused. */
export function* puzzleAfter(document: PuzzleDocument, offset: number): Generator<undefined, Puzzle | undefined> {
  for (let start = offset; start <= document.length; start += CHARACTERS_AT_ONCE) {
    const { puzzles } = document.around({ start, end: start + CHARACTERS_AT_ONCE });
    const next = puzzles.find(puzzle => puzzle.start > offset);
    if (next) return next;
    yield undefined;
  }
  return undefined;
}

/** The last puzzle that starts before an offset, or undefined. Yields where it may be paused. */
export function* puzzleBefore(document: PuzzleDocument, offset: number): Generator<undefined, Puzzle | undefined> {
  for (let end = offset; end > 0; end -= CHARACTERS_AT_ONCE) {
    const { puzzles } = document.around({ start: Math.max(0, end - CHARACTERS_AT_ONCE), end });
    const before = puzzles.filter(puzzle => puzzle.start < offset).at(-1);
    if (before) return before;
    yield undefined;
  }
  return undefined;
}

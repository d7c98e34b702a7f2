/** The titles in a file, for a search in all files of a workspace. */

import { PuzzleDocument } from '../../text/document/document';
import { breaksIn } from '../../text/strings/lineBreaks';

/** A title, and the 0-based line in which its puzzle starts. */
export interface TitledPuzzle {
  readonly title: string;
  readonly line: number;
}

/** The puzzles of a text that have a title, at most `most`. Yields where it may be paused. */
export function* titledPuzzlesOf(text: string, most: number): Generator<undefined, TitledPuzzle[]> {
  const document = new PuzzleDocument({ length: text.length, slice: (start, end) => text.slice(start, end) });
  yield* document.reading();
  const found: TitledPuzzle[] = [];
  let line = 0;
  let from = 0;
  for (const { title, start } of document.puzzles()) {
    line += breaksIn(text, from, start);
    from = start;
    if (title) found.push({ title, line });
    if (found.length >= most) break;
    yield undefined;
  }
  return found;
}

/** Whether a title has all characters of a query in their order, in either case, as VS Code matches symbols. */
export function matchesQuery(title: string, query: string): boolean {
  const wanted = query.toLowerCase().replace(/\s+/g, '');
  let at = 0;
  for (const c of title.toLowerCase()) if (c === wanted[at]) at++;
  return at >= wanted.length;
}

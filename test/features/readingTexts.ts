/** Files shared by the tests of features that read. */

import assert from 'node:assert/strict';
import { PuzzleDocument } from '../../src/text/document/document';
import { puzzlesWithin } from '../../src/text/document/within';
import { parse } from '../../src/text/parser/parser';
import type { Puzzle } from '../../src/text/puzzle';
import type { Span } from '../../src/text/span';

/** Two small puzzles with titles, a border and comments, and one in sections. */
export const FILE = `#AAn author
#Uwww.example.com/a

Grid 01
+--+--+
|1.|.4|
|..|3.|
+--+--+
|..|..|
|.2|..|
+--+--+

# The second
1...
..3. # a comment
....
.2..
[Puzzle]
1...
..3.
....
.2..
[State]
1..4
..3.
....
.2..
`;

/** A document with a text. */
export function documentOf(text: string): PuzzleDocument {
  return new PuzzleDocument({ length: text.length, slice: (start, end) => text.slice(start, end) });
}

/** Runs work to its end, without its pauses. */
export function ended<T>(work: Generator<undefined, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** A document and all its puzzles. */
export function readAll(text: string): { document: PuzzleDocument; puzzles: Puzzle[] } {
  const document = documentOf(text);
  return { document, puzzles: ended(puzzlesWithin(document, { start: 0, end: text.length })) };
}

/** The only puzzle of a text. */
export function onlyPuzzle(text: string): Puzzle {
  const { puzzles } = parse(text);
  assert.equal(puzzles.length, 1);
  return puzzles[0];
}

/** The text of a span. */
export const cut = (text: string, { start, end }: Span) => text.slice(start, end);

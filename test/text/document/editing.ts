/** Documents for tests of edits, and checks of them. */

import assert from 'node:assert/strict';
import { PuzzleDocument } from '../../../src/text/document/document';
import type { SegmentPlace } from '../../../src/text/document/segments';
import { parse, read } from '../../../src/text/parser/parser';
import type { Puzzle } from '../../../src/text/puzzle';

/** A text that records which pieces were read. */
export class Text {
  readonly asked: { start: number; end: number }[] = [];
  /** The number of pieces that may be read. A read beyond it fails, so that an endless loop fails too. */
  most = Number.POSITIVE_INFINITY;

  constructor(public content: string) {}

  get length(): number {
    return this.content.length;
  }

  slice(start: number, end: number): string {
    this.asked.push({ start, end });
    assert.ok(this.asked.length <= this.most, 'too many pieces of text were asked for');
    return this.content.slice(start, end);
  }
}

/** A text and its document. */
export function opened(content: string): { text: Text; document: PuzzleDocument } {
  const text = new Text(content);
  return { text, document: new PuzzleDocument(text) };
}

/** Replaces characters of a text and passes the edit to its document. */
export function edit({ text, document }: ReturnType<typeof opened>, start: number, cut: number, typed: string): void {
  const removed = Math.min(cut, text.length - start);
  text.content = text.content.slice(0, start) + typed + text.content.slice(start + removed);
  document.edited(start, removed, typed.length);
}

/** Reads all that is unread. */
export function readAll(document: PuzzleDocument): void {
  for (const _ of document.reading());
}

/** A puzzle as plain data. */
export function plain({ places, givenPlaces, markPlaces, ...rest }: Puzzle) {
  const listed = (some: Puzzle['places'] | undefined) =>
    some && Array.from(rest.written.keys(), cell => [some.startOf(cell), some.endOf(cell)]);
  return { ...rest, places: listed(places), givenPlaces: listed(givenPlaces), markPlaces: listed(markPlaces) };
}

/** Checks that a document has the puzzles of its text, and that its segments make up the text. */
export function agrees({ text, document }: ReturnType<typeof opened>): void {
  const puzzles = parse(text.content).puzzles.map(plain);
  assert.deepEqual([...document.puzzles()].map(plain), puzzles);
  const from = text.content.length % (puzzles.length + 2);
  assert.deepEqual([...document.puzzles(from)].map(plain), puzzles.slice(from));
  const { segments } = document;
  const { totals } = segments;
  // Puzzles kept from earlier reading equal those parsed from the segment alone.
  for (let place: SegmentPlace | undefined = segments.first; place; place = segments.next(place)) {
    const { segment, start } = place as SegmentPlace;
    const alone = read(text.content.slice(start, start + segment.length), segment.context).puzzles;
    const kept = document.puzzlesOf(place);
    assert.deepEqual(
      kept.map(puzzle => plain({ ...puzzle, start: puzzle.start - start, end: puzzle.end - start, firstLineEnd: 0 })),
      alone.map(puzzle => plain({ ...puzzle, firstLineEnd: 0 })),
    );
  }
  assert.equal(totals.length, text.length);
  assert.equal(totals.unread, 0);
}

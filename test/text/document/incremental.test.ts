/**
 * Parsing a text in parts gives the same result as parsing it as a whole. `npm run fuzz` makes at least 25,000 runs,
 * which are about 100,000 cuts and a million edits.
 */

import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { TextChange } from '../../../src/text/document/changes';
import { PuzzleDocument, type TextSource } from '../../../src/text/document/document';
import { MarkdownSource } from '../../../src/text/document/markdownSource';
import { lastFinalCheckpoint } from '../../../src/text/document/renewed';
import type { SegmentPlace } from '../../../src/text/document/segments';
import { movedNote, type Note } from '../../../src/text/note';
import { parse, read } from '../../../src/text/parser/parser';
import { movedPuzzle, type Puzzle } from '../../../src/text/puzzle';
import type { PuzzleFile } from '../../../src/text/puzzleFile';
import { fuzzedAtLeast } from '../../core/arbitraries';
import { readAll } from './editing';
import {
  digestsOf,
  listEdits,
  listText,
  markdownEdits,
  markdownText,
  type SmallEdit,
  smallEdits,
  smallText,
} from './incrementalTexts';

/** A text that can be edited. */
class Edited implements TextSource {
  constructor(public text: string) {}

  get length(): number {
    return this.text.length;
  }

  slice(start: number, end: number): string {
    return this.text.slice(start, end);
  }
}

/** Parses a text in blocks of about the given lengths, each up to a final checkpoint. */
function readInBlocks(text: string, lengths: readonly number[]): PuzzleFile {
  const puzzles: Puzzle[] = [];
  const notes: Note[] = [];
  let start = 0;
  let context: Parameters<typeof read>[1];
  for (let i = 0, more = 0; start < text.length; i++) {
    const end = lineEndAt(text, start + more + lengths[i % lengths.length]);
    const isEnd = end >= text.length;
    const checkpoints = isEnd ? [] : read(text.slice(start, end), context, false).checkpoints;
    const last = checkpoints[lastFinalCheckpoint(checkpoints) ?? -1];
    if (!isEnd && !last) {
      more = end - start;
      continue;
    }
    const length = last?.offset ?? text.length - start;
    const found = read(text.slice(start, start + length), context);
    puzzles.push(...found.puzzles.map(puzzle => movedPuzzle(puzzle, start)));
    notes.push(...found.notes.map(note => movedNote(note, start)));
    start += length;
    context = last?.context;
    more = 0;
  }
  return { puzzles, notes };
}

/** The end of the line at an offset, including its line break. */
function lineEndAt(text: string, offset: number): number {
  let end = Math.min(offset, text.length);
  while (end < text.length && !(text[end - 1] === '\n' || (text[end - 1] === '\r' && text[end] !== '\n'))) end++;
  return end;
}

/** Everything that a document has found without further reading. */
function foundIn(document: PuzzleDocument): PuzzleFile {
  const notes: Note[] = [];
  for (let at: SegmentPlace | undefined = document.segments.first; at; at = document.segments.next(at))
    notes.push(...document.notesOf(at));
  return { puzzles: [...document.puzzles()], notes };
}

/** Makes edits, and after some of them compares the document with a new parse of its text. */
function checkEdits(
  file: Edited,
  edits: readonly SmallEdit[],
  checks: readonly boolean[],
  document: PuzzleDocument,
  wholeText: () => string,
): void {
  readAll(document);
  for (const [i, { at, cut, typed }] of edits.entries()) {
    const start = Math.floor(at * file.length);
    const removed = Math.min(cut, file.length - start);
    file.text = file.text.slice(0, start) + typed + file.text.slice(start + removed);
    const change: TextChange = { start, removed, added: typed.length, movesLines: true };
    const changes = document.source.edited?.([change]) ?? [change];
    for (const { start: from, removed: less, added } of changes) document.edited(from, less, added);
    if (checks[i % checks.length]) document.around({ start, end: start + typed.length });
    else if (i < edits.length - 1) continue;
    readAll(document);
    assert.deepEqual(digestsOf(foundIn(document)), digestsOf(parse(wholeText())));
  }
}

/** Lengths of blocks. */
const lengths = fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 4 });

const checks = fc.array(fc.boolean(), { minLength: 1, maxLength: 5 });

describe('a text that is parsed in parts', () => {
  it('has the same puzzles and notes wherever it is divided', () => {
    fc.assert(
      fc.property(smallText, lengths, (text, some) => {
        assert.deepEqual(digestsOf(readInBlocks(text, some)), digestsOf(parse(text)));
      }),
      fuzzedAtLeast(25_000),
    );
  });

  it('has the same result if lines below rules turn out to be other rules, a path or a table', () => {
    const four = '12..\n3..2\n....\n2..1\n';
    for (const text of [
      `${four}Rules:\n\nanti-king\n\nRegions]\nAABB\n${four}[Regions]\nAABB\nAABB\nCCDD\nCCDD\n${four}`,
      `${four}[Regions]\nAABB\nAABB\nCCDD\nCCDD\n corner: r1c3=Rules:\n\nanti-kin\n\n\n${four}\n${four}`,
      `${four}[Rules]\nbetween: r4c2-r4c4\n\n537\n;|=>\n53..7....\n6..195.. words\n${four}`,
      '3..\n[Regions]\nACCFE\n\r\\beg{}{|c|c|c|c|} \\hline\n1 & & & \\\\ \\hline\n & & 3 & \\\\ \\hline\n & & & \\\\ \\hline\n & 2 & & \\\\\n\n\r\n. 0 5 0\n0 0 0 0 76 0 0\n0 0 0\n',
    ])
      for (let length = 1; length < text.length; length++)
        assert.deepEqual(digestsOf(readInBlocks(text, [length])), digestsOf(parse(text)), `${length}`);
  });

  it('has the same result with empty lines below it', () => {
    fc.assert(
      fc.property(smallText, text => {
        assert.deepEqual(digestsOf(parse(`${text}\n\n`)), digestsOf(parse(text)));
      }),
      fuzzedAtLeast(25_000),
    );
  });

  it('has the result of a new parse after any edits', () => {
    fc.assert(
      fc.property(smallText, smallEdits, checks, (text, edits, where) => {
        const file = new Edited(text);
        checkEdits(file, edits, where, new PuzzleDocument(file), () => file.text);
      }),
      fuzzedAtLeast(25_000),
    );
  });

  it('has the same result near lists of digits', () => {
    fc.assert(
      fc.property(listText, lengths, listEdits, checks, (text, some, edits, where) => {
        assert.deepEqual(digestsOf(readInBlocks(text, some)), digestsOf(parse(text)));
        const file = new Edited(text);
        checkEdits(file, edits, where, new PuzzleDocument(file), () => file.text);
      }),
      fuzzedAtLeast(5_000),
    );
  });

  it('has the result of a new parse after any edits of its blocks in Markdown', () => {
    fc.assert(
      fc.property(markdownText, markdownEdits, checks, (text, edits, where) => {
        const file = new Edited(text);
        const wholeText = () => new MarkdownSource(new Edited(file.text)).slice(0, file.length);
        checkEdits(file, edits, where, new PuzzleDocument(new MarkdownSource(file)), wholeText);
      }),
      fuzzedAtLeast(25_000),
    );
  });
});

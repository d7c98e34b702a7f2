/**
 * The state of open documents between events equals that of a new document after any events: edits in several pieces, edits
 * that were missed or reported twice, very many at once, closing, and reading only a part.
 */

import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { TextChange } from '../../../src/text/document/changes';
import type { TextSource } from '../../../src/text/document/document';
import { Documents } from '../../../src/text/document/documents';
import { MarkdownSource } from '../../../src/text/document/markdownSource';
import { RecentEdits } from '../../../src/text/document/recentEdits';
import { parse } from '../../../src/text/parser/parser';
import { RUNS } from '../../core/arbitraries';
import { plain, readAll } from './editing';

const SMALL = '12..\n3..2\n....\n2..1\n';

const BLOCK = `\`\`\`sudoku\n${SMALL}\`\`\`\n`;

class Text {
  version = 1;

  constructor(public content: string) {}

  /** Replaces characters, without a new version. */
  replace(start: number, removed: number, text: string): TextChange {
    const movesLines = text.includes('\n') || this.content.slice(start, start + removed).includes('\n');
    this.content = this.content.slice(0, start) + text + this.content.slice(start + removed);
    return { start, removed, added: text.length, movesLines };
  }
}

const sourceOf = (text: Text): TextSource => ({
  get length() {
    return text.content.length;
  },
  slice: (start, end) => text.content.slice(start, end),
});

interface Piece {
  readonly at: number;
  readonly cut: number;
  readonly text: string;
}
const piece: fc.Arbitrary<Piece> = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  cut: fc.constantFrom(0, 0, 1, 1, 4, 30),
  text: fc.constantFrom('', '1', '.', '\n', SMALL, `\n${SMALL}`, BLOCK, '```\n', '# words\n', '[Rules]\nanti-king\n'),
});
const pieces = fc.array(piece, { minLength: 1, maxLength: 3 });

type Event =
  | { readonly kind: 'edit' | 'missed' | 'twice' | 'wrong'; readonly pieces: readonly Piece[] }
  | { readonly kind: 'many' | 'closed' | 'nothing' | 'asked' };
const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('edit' as const), pieces }) },
  fc.record({ kind: fc.constantFrom('missed' as const, 'twice' as const, 'wrong' as const), pieces }),
  fc.record({ kind: fc.constantFrom('many' as const, 'closed' as const, 'nothing' as const, 'asked' as const) }),
);

/** More edits than are processed one by one. */
const MANY = 1001;

describe('open documents equal new ones', () => {
  const events = fc.array(event, { minLength: 1, maxLength: 12 });
  for (const isMarkdown of [false, true])
    it(`after any events${isMarkdown ? ', when only Markdown blocks are read' : ''}`, () =>
      fc.assert(
        fc.property(events, all => check(all, isMarkdown)),
        RUNS,
      ));
});

function check(events: readonly Event[], isMarkdown: boolean): void {
  let now = 0;
  const documents = new Documents<Text>({ now: () => now, sourceOf });
  const text = new Text(isMarkdown ? `words\n${BLOCK}\n${BLOCK}` : `${SMALL}\n${SMALL}`);
  if (isMarkdown) documents.readAs(text, new MarkdownSource(sourceOf(text)));
  // Only a part is read until the document is closed.
  let isPart = isMarkdown;
  const other = new Text(SMALL);
  documents.puzzlesOf(text);
  documents.puzzlesOf(other);
  const otherLines = documents.linesVersion(other);
  let edited: number | undefined = 0;
  /** The recent edits of the open document. */
  const known = new RecentEdits();
  for (const one of events) {
    now += 10;
    const wasOpen: boolean = edited !== undefined;
    const before: number | undefined = wasOpen ? documents.linesVersion(text) : undefined;
    /** The changes of one event as editors report them: not overlapping, last place first. */
    const changesOf = (all: readonly Piece[]) => {
      let before = text.content.length;
      return [...all]
        .sort((a, b) => b.at - a.at)
        .map(({ at, cut, text: added }) => {
          const start = Math.min(before, Math.floor(at * text.content.length));
          const removed = Math.min(cut, before - start);
          before = start;
          return text.replace(start, removed, added);
        });
    };
    let moved: boolean | undefined;
    switch (one.kind) {
      case 'edit':
      case 'twice': {
        const changes = changesOf(one.pieces);
        text.version++;
        assert.equal(documents.isCurrent(text), !wasOpen);
        documents.changed(text, changes);
        const lines = documents.linesVersion(text);
        const recent = documents.recentEdits(text);
        if (one.kind === 'twice') {
          now++;
          documents.changed(text, changes);
          now--;
          assert.equal(documents.linesVersion(text), lines);
          assert.equal(documents.recentEdits(text), recent);
        }
        if (wasOpen) for (const { start, removed, added } of changes) known.add(start, removed, added);
        // A closed document is read when it is requested.
        edited = wasOpen ? now : 0;
        moved = changes.some(({ movesLines }) => movesLines);
        break;
      }
      case 'many': {
        const more = text.replace(text.content.length, 0, SMALL.repeat(60));
        text.version++;
        documents.changed(text, [more]);
        // The last place comes first, as editors report changes, so all offsets refer to the text before them.
        const last = text.content.length - 1;
        const all = Array.from({ length: MANY }, (_, i) => text.replace(last - i, i % 2, i % 5 === 0 ? '1.' : '2'));
        text.version++;
        documents.changed(text, all);
        edited = wasOpen ? now : 0;
        assert.deepEqual(documents.recentEdits(text), []);
        moved = true;
        break;
      }
      case 'wrong': {
        // The lengths do not match: a part of the event is missing.
        const changes = changesOf([...one.pieces, { at: 0, cut: 0, text: '1' }]).slice(0, -1);
        text.version++;
        documents.changed(text, changes);
        edited = wasOpen ? now : 0;
        // A part detects its changes itself.
        if (!isPart) assert.deepEqual(documents.recentEdits(text), []);
        break;
      }
      case 'missed':
        changesOf(one.pieces);
        text.version++;
        assert.equal(documents.isCurrent(text), !wasOpen);
        documents.puzzlesOf(text);
        assert.deepEqual(documents.recentEdits(text), []);
        edited = 0;
        break;
      case 'closed':
        documents.forget(text);
        edited = undefined;
        isPart = false;
        break;
      case 'nothing':
        documents.changed(text, []);
        break;
      case 'asked':
        if (edited === undefined) edited = 0;
        documents.puzzlesOf(text);
        break;
    }
    if (one.kind !== 'edit' && one.kind !== 'twice' && one.kind !== 'nothing' && one.kind !== 'asked') known.clear();
    assert.equal(documents.isCurrent(text), true, one.kind);
    assert.equal(documents.editedAt(text), edited ?? now, one.kind);
    if (edited === undefined) continue;
    if (wasOpen && before !== undefined && moved !== undefined)
      assert.equal(documents.linesVersion(text) !== before, moved, one.kind);
    const document = documents.puzzlesOf(text);
    readAll(document);
    assert.equal(document.length, text.content.length);
    assert.equal(document.segments.totals.length, text.content.length);
    const source = sourceOf(text);
    const wholeText = (isPart ? new MarkdownSource(source) : source).slice(0, source.length);
    assert.deepEqual([...document.puzzles()].map(plain), parse(wholeText).puzzles.map(plain), one.kind);
    if (!isPart) assert.deepEqual(documents.recentEdits(text), known.lastFirst, one.kind);
    for (const { start, end } of documents.recentEdits(text))
      assert.ok(0 <= start && start <= end && end <= text.content.length);
  }
  // The other document received no event.
  assert.equal(documents.linesVersion(other), otherLines);
  assert.equal(documents.editedAt(other), 0);
  assert.deepEqual(documents.recentEdits(other), []);
}

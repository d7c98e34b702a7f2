/** Compares the puzzle that is being typed with a model, after any events in two documents. */

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { Documents } from '../../../src/text/document/documents';
import { Typing } from '../../../src/text/document/typing';
import { RUNS } from '../../core/arbitraries';

/** A puzzle with one empty cell, the first one of the last row. */
const ROWS = '1234\n3412\n2143\n.321\n';
const CELL = ROWS.indexOf('.');
const SOLVED = ROWS.replace('.', '4');
/** A puzzle below, to which the cursor can move. */
const TEXT = `${ROWS}\n12..\n....\n....\n....\n`;

interface Opened {
  version: number;
  text: string;
}

/** The character for the missing cell; or one more digit after the last row, or that digit removed again. */
type Sign = '.' | '4' | '1' | 'more';
type By = 'hand' | 'other' | 'undone' | 'key' | 'command' | 'twice';
type Event =
  | { readonly kind: 'edit'; readonly document: 0 | 1; readonly sign: Sign; readonly by: By }
  | { readonly kind: 'moved'; readonly document: 0 | 1; readonly to: 'line' | 'above' | 'below' }
  | { readonly kind: 'end' | 'rested' | 'away' };

/** Usually the same document, so that its edits follow each other. */
const document = fc.constantFrom<0 | 1>(0, 0, 0, 1);
const event: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({
      kind: fc.constant('edit' as const),
      document,
      sign: fc.constantFrom<Sign>('.', '4', '4', '1', 'more', 'more'),
      by: fc.constantFrom<By>('hand', 'hand', 'other', 'undone', 'key', 'command', 'twice'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('moved' as const),
      document,
      to: fc.constantFrom('line', 'above', 'below'),
    }),
  },
  fc.record({ kind: fc.constantFrom('end' as const, 'rested' as const, 'away' as const) }),
);

async function check(events: readonly (readonly [event: Event, takes: boolean])[]): Promise<void> {
  const opened: Opened[] = [0, 1].map(() => ({ version: 1, text: TEXT }));
  const documents = new Documents<Opened>({
    now: () => 0,
    sourceOf: each => ({
      get length() {
        return each.text.length;
      },
      slice: (start, end) => each.text.slice(start, end),
    }),
  });
  const typing = new Typing(documents);
  for (const each of opened) documents.puzzlesOf(each);
  /** The expected document, and whether the last edit or the cursor is in the line of the missing cell or in the first line. */
  let current: { document: 0 | 1; line: 'last' | 'first'; isEdited: boolean } | undefined;
  /** The document whose puzzle the last edit by hand left unsolved. */
  let unsolved: 0 | 1 | undefined;
  /** Whether the user was notified of the solution and the puzzle has stayed solved. */
  let isNotified = false;
  let solved: 0 | 1 | undefined;
  for (const [one, takes] of events) {
    switch (one.kind) {
      case 'edit': {
        const { document: index, sign, by } = one;
        const each = opened[index];
        const edit = async () => {
          const end = CELL + 4;
          const isMore = each.text[end] === '2';
          const [start, removed, added] = sign === 'more' ? [end, isMore ? 1 : 0, isMore ? '' : '2'] : [CELL, 1, sign];
          each.text = each.text.slice(0, start) + added + each.text.slice(start + removed);
          each.version++;
          const changes = [{ start, removed, added: added.length, movesLines: false }];
          documents.changed(each, changes);
          const texts = by === 'undone' ? 'undone' : by === 'other' || by === 'key' ? undefined : [added];
          typing.edited(each, changes, texts);
          // Another listener reports the same edit again, without its texts.
          if (by === 'twice') typing.edited(each, changes, undefined);
        };
        if (by === 'key') await typing.byKey(each, edit);
        else if (by === 'command') await typing.byCommand(each, edit);
        else await edit();
        solved = undefined;
        if (by === 'hand' || by === 'key' || by === 'twice') {
          current = { document: index, line: 'last', isEdited: true };
          const wasNotified: boolean = isNotified;
          if (each.text.startsWith(SOLVED)) {
            // Removing a digit solves only a puzzle that was unsolved before.
            if (!wasNotified && (sign !== 'more' || unsolved === index)) {
              solved = index;
              isNotified = true;
            }
            unsolved = undefined;
          } else {
            isNotified = false;
            unsolved = index;
          }
        } else {
          if (current?.document === index)
            current = by === 'undone' ? { document: index, line: 'last', isEdited: true } : undefined;
          if (unsolved === index) unsolved = undefined;
        }
        break;
      }
      case 'moved': {
        const at = { line: CELL + 1, above: 1, below: opened[one.document].text.indexOf('12..') + 1 }[one.to];
        const line = one.to === 'above' ? 'first' : 'last';
        const expected =
          current === undefined
            ? undefined
            : current.document !== one.document || one.to === 'below'
              ? 'puzzle'
              : current.line !== line
                ? 'line'
                : undefined;
        assert.equal(typing.moved(opened[one.document], at), expected);
        if (expected === 'puzzle') current = undefined;
        else if (current && expected === 'line') current = { ...current, line, isEdited: false };
        break;
      }
      case 'away':
        assert.equal(typing.moved(undefined, 0), current && 'puzzle');
        current = undefined;
        break;
      case 'end':
      case 'rested':
        assert.equal(one.kind === 'end' ? typing.end() : typing.rested(), current !== undefined);
        current = undefined;
        break;
    }
    const index = current?.document;
    assert.equal(typing.document, index === undefined ? undefined : opened[index]);
    for (const [i, each] of opened.entries()) {
      assert.equal(typing.spanIn(each)?.start, i === index ? 0 : undefined, one.kind);
      const start = current?.line === 'first' ? 0 : CELL;
      const line = i === index && current?.isEdited ? start : undefined;
      assert.equal(typing.placeIn(each)?.line?.start, line, one.kind);
    }
    if (!takes) continue;
    assert.equal(typing.takeSolved()?.text, solved === undefined ? undefined : SOLVED.trimEnd());
    assert.equal(typing.takeSolved(), undefined);
    solved = undefined;
  }
}

describe('the puzzle and line being typed', () => {
  it('equal those of a model after any events in two documents', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(event, fc.boolean()), { minLength: 1, maxLength: 24, size: 'max' }), check),
      RUNS,
    ));
});

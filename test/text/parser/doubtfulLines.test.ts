/** Lines that may look like a grid: which of them get a note. */

import assert from 'node:assert/strict';
import { DoubtfulLines } from '../../../src/text/parser/doubtfulLines';
import { parse } from '../../../src/text/parser/parser';
import type { Span } from '../../../src/text/span';
import { UNREAD } from '../pasted/unreadTexts';
import { EASY, gridOf } from '../texts';

const [SPACES] = UNREAD['spaces for empty cells'];
const [CONFLICT] = UNREAD['spaces for empty cells, with a digit twice'];
const [TAGS] = UNREAD['tags of a forum'];
const [FIELDS] = UNREAD['fields of which those at the ends of rows are missing'];

/** Lines, and the same lines again below an empty line. */
const TEXT = `${SPACES}\n\n${SPACES}\n\n${gridOf(EASY)}\n`;
const FIRST = { start: 0, end: SPACES.length };
const SECOND = { start: SPACES.length + 2, end: 2 * SPACES.length + 2 };
const LINE = SPACES.indexOf('\n');

/** The notes after some calls, as `reason start end`. */
function notesOf(text: string, puzzles: readonly Span[], call: (lines: DoubtfulLines) => void): string[] {
  const [puzzle] = parse(EASY).puzzles;
  const lines = new DoubtfulLines(text, { puzzles: puzzles.map(span => ({ ...puzzle, ...span })) });
  call(lines);
  return lines.notes.map(({ reason, start, end }) => `${reason} ${start} ${end}`);
}

const doubted = (...spans: readonly Span[]) =>
  notesOf(TEXT, [], lines => {
    for (const span of spans) lines.doubt(span);
    lines.settle();
  });
const spaces = ({ start, end }: Span) => `spaces ${start} ${end}`;

describe('doubtful lines', () => {
  it('get a note when nothing waits', () => {
    assert.deepEqual(doubted(FIRST), [spaces(FIRST)]);
    assert.deepEqual(
      notesOf(TEXT, [], lines => lines.doubt(FIRST)),
      [],
    );
    assert.deepEqual(doubted(), []);
  });
  it('get one note, however often they are settled', () =>
    assert.deepEqual(
      notesOf(TEXT, [], lines => {
        lines.doubt(FIRST);
        lines.settle();
        lines.settle();
      }),
      [spaces(FIRST)],
    ));
  it('get a note before other lines that are in doubt', () => {
    assert.deepEqual(doubted(FIRST, SECOND), [spaces(FIRST), spaces(SECOND)]);
    assert.deepEqual(doubted(SECOND, FIRST), [spaces(SECOND), spaces(FIRST)]);
    assert.deepEqual(doubted(FIRST, FIRST), [spaces(FIRST)]);
  });
  it('get a note before a note on another line', () =>
    assert.deepEqual(
      notesOf(TEXT, [], lines => {
        lines.doubt(FIRST);
        lines.add({ ...SECOND, reason: 'placed-signs' });
        lines.settle();
      }),
      [spaces(FIRST), `placed-signs ${SECOND.start} ${SECOND.end}`],
    ));
  it('get no second note on a part of them', () => {
    const [below, above, middle] = [
      { start: LINE + 1, end: FIRST.end },
      { start: 0, end: FIRST.end - LINE },
      { start: LINE + 1, end: FIRST.end - LINE },
    ];
    for (const part of [below, above, middle]) assert.deepEqual(doubted(FIRST, part), [spaces(FIRST)]);
  });
  it('get one note together with the lines that continue them below or on both sides', () => {
    for (const part of [
      { start: 0, end: FIRST.end - LINE },
      { start: LINE + 1, end: FIRST.end },
      { start: LINE + 1, end: FIRST.end - LINE },
    ])
      assert.deepEqual(doubted(part, FIRST), [spaces(FIRST)]);
  });

  describe('get no note if a puzzle is in them', () => {
    const check = (title: string, puzzles: readonly Span[], isNoted: boolean) =>
      it(`${isNoted ? 'but do with' : 'such as'} ${title}`, () => {
        const found = notesOf(TEXT, puzzles, lines => {
          lines.doubt(SECOND);
          lines.settle();
        });
        assert.deepEqual(found, isNoted ? [spaces(SECOND)] : []);
      });
    const { start, end } = SECOND;
    check('one of them all', [SECOND], false);
    check('one in their middle', [{ start: start + 1, end: end - 1 }], false);
    check('one that begins in their last line', [{ start: end - 1, end: end + 9 }], false);
    check('one that ends in their first line', [{ start: start - 9, end: start + 1 }], false);
    check('one of several above', [FIRST, { start: start + 1, end: end - 1 }], false);
    check('one above another one', [SECOND, { start: end + 2, end: end + 90 }], false);
    check('the first of several', [SECOND, { start: end, end: end + 9 }, { start: end + 9, end: end + 20 }], false);
    check('one above', [FIRST], true);
    check('one directly above', [{ start: 0, end: start }], true);
    check('one directly below', [{ start: end, end: end + 9 }], true);
    check('one above and one below', [FIRST, { start: end + 2, end: end + 9 }], true);
  });

  describe('whose digits are of another kind', () => {
    const check = (title: string, text: string, reason: string, othersEnd: number | undefined, isNoted: boolean) =>
      it(`get ${isNoted ? 'a' : 'no'} note ${title}`, () => {
        const found = notesOf(`12\n${text}`, [], lines => {
          if (othersEnd !== undefined) lines.rejectOthers({ start: 0, end: othersEnd });
          lines.doubt({ start: 3, end: 3 + text.length });
          lines.settle();
        });
        assert.deepEqual(found, isNoted ? [`${reason} 3 ${3 + text.length}`] : []);
      });
    check('because of their form', CONFLICT, 'spaces', 4, false);
    check('because of their form, if a row below is of that kind', CONFLICT, 'spaces', CONFLICT.length, false);
    check('on rows below others', CONFLICT, 'spaces', 3, true);
    check('on rows of no other kind', CONFLICT, 'spaces', undefined, true);
    it('get a note at the start of a text without others', () => {
      const found = notesOf(CONFLICT, [], lines => {
        lines.doubt({ start: 0, end: CONFLICT.length });
        lines.settle();
      });
      assert.deepEqual(found, [`spaces 0 ${CONFLICT.length}`]);
    });
    check('of spaces with a grid without conflicts', SPACES, 'spaces', 4, true);
    check('of tags with a grid without conflicts', TAGS, 'unknown-form', 4, true);
    check('of fields with a grid without conflicts', FIELDS, 'unequal-rows', 4, true);
  });
});

import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { CellCursor, Cursor } from '../../../src/features/cellTyping/cells';
import { characterTyped, corrected, NOTHING_TYPED, type RawChange } from '../../../src/features/cellTyping/correcting';
import { typeKey } from '../../../src/features/cellTyping/typing';
import { applied, joined } from '../../../src/text/edits';
import { parse } from '../../../src/text/parser/parser';
import { RUNS } from '../../core/arbitraries';
import { cellsIn, read } from './typed';

/** A marked text, and the text after an editor without cell typing inserted characters at each cursor. */
function withText(marked: string, characters: string): string {
  const { text, cursors } = read(marked);
  const edits = cursors.map(({ anchor, active }) => ({
    start: Math.min(anchor, active),
    end: Math.max(anchor, active),
    text: characters,
  }));
  return applied(text, joined(edits));
}

/** Checks that inserted characters are replaced by the effect of the first of them on the cells. */
function corrects(marked: string, characters: string, after: string): void {
  const cells = cellsIn(read(marked)) ?? assert.fail('no cells');
  const typed = typeKey(cells, characters[0]) ?? assert.fail('no key');
  const raw = withText(marked, characters);
  const edit = corrected((start, end) => raw.slice(start, end), cells, { characters, overtyped: 0 }, typed.edits);
  assert.equal(edit && applied(raw, [edit]), after);
}

/** The same for characters that replaced those after the cursor. */
function correctsOver(marked: string, characters: string, after: string): void {
  const { text, cursors } = read(marked);
  const cells = cellsIn({ text, cursors }) ?? assert.fail('no cells');
  const typed = typeKey(cells, characters[0]) ?? assert.fail('no key');
  const edits = cursors.map(({ active }) => ({ start: active, end: active + characters.length, text: characters }));
  const raw = applied(text, joined(edits));
  const overtyped = characters.length;
  const edit = corrected((start, end) => raw.slice(start, end), cells, { characters, overtyped }, typed.edits);
  assert.equal(edit && applied(raw, [edit]), after);
}

/** Whether a text and another one have the same first or the same last character. */
const shareEnd = (a: string, b: string) => a !== '' && b !== '' && (a[0] === b[0] || a.at(-1) === b.at(-1));

/** The last typed character. */
function character(cursors: readonly Cursor[], characters: string, changes: readonly RawChange[]): string | undefined {
  return characterTyped(cursors, { characters, overtyped: 0 }, changes)?.characters.at(-1);
}

const REST = '\n..3.\n....\n.2..\n';

describe('inserted characters', () => {
  it('replace the cell', () => corrects(`1‸...${REST}`, '4', `14..${REST}`));
  it('replace the next cell, after spaces', () =>
    corrects('1‸ . . .\n. . 3 .\n. . . .\n. 2 . .\n', '4', '1 4 . .\n. . 3 .\n. . . .\n. 2 . .\n'));
  it('replace cells at several cursors', () => corrects('1‸...\n.‸.3.\n....\n.2..\n', '4', '14..\n.43.\n....\n.2..\n'));
  it('replace a selection', () => corrects(`1«23»4${REST}`, '4', `1434${REST}`));
  it('replace a backward selection, and the cell at a cursor', () =>
    corrects('1»23«4\n..3‸.\n....\n.2..\n', '4', '1434\n..34\n....\n.2..\n'));
  it('are returned to be typed as keys after the first, the only one that is applied', () =>
    corrects(`1‸...${REST}`, '423', `14..${REST}`));
  it('are only removed if they changed no cell', () => corrects(`‸1...${REST}`, '1', `1...${REST}`));
  it('are corrected at the end of a row', () => corrects(`1...‸${REST}`, '4', '1...\n4.3.\n....\n.2..\n'));

  it('are recognized if all cursors have the same ones', () => {
    const { cursors } = read('1‸...\n.‸.3.\n');
    const changes = [
      { start: 6, removed: 0, text: '4' },
      { start: 1, removed: 0, text: '4' },
    ];
    assert.equal(character(cursors, '', changes), '4');
    assert.equal(character(cursors, '', changes.slice(1)), undefined);
    assert.equal(character(cursors, '', [changes[0], { ...changes[1], text: '3' }]), undefined);
    assert.equal(character(cursors, '', [changes[0], { ...changes[1], start: 2 }]), undefined);
    assert.equal(character(cursors, '', [changes[0], { ...changes[1], removed: 1 }]), undefined);
  });
  it('replace the cell in overtype mode', () => {
    correctsOver(`1‸...${REST}`, '4', `14..${REST}`);
    correctsOver('1‸...\n.‸.3.\n....\n.2..\n', '4', '14..\n.43.\n....\n.2..\n');
    correctsOver(`1‸...${REST}`, '42', `14..${REST}`);
  });
  it('remove no space in overtype mode', () =>
    correctsOver('1‸ . . .\n. . 3 .\n. . . .\n. 2 . .\n', '4', '1 4 . .\n. . 3 .\n. . . .\n. 2 . .\n'));
  it('are recognized in overtype mode', () => {
    const { cursors } = read('1‸...\n.‸.3.\n');
    const over = (after: number) => [
      { start: 6 + after, removed: 1, text: '4' },
      { start: 1 + after, removed: 1, text: '4' },
    ];
    const first = characterTyped(cursors, NOTHING_TYPED, over(0));
    assert.deepEqual(first, { characters: '4', overtyped: 1 });
    assert.deepEqual(characterTyped(cursors, first, over(1)), { characters: '44', overtyped: 2 });
    assert.equal(characterTyped(cursors, first, over(2)), undefined);
    assert.equal(characterTyped(cursors, { characters: '4', overtyped: 0 }, over(1)), undefined);
  });
  it('are recognized after earlier ones', () => {
    const { cursors } = read('1‸...\n.‸.3.\n');
    const changes = [
      { start: 8, removed: 0, text: '3' },
      { start: 2, removed: 0, text: '3' },
    ];
    assert.equal(character(cursors, '4', changes), '3');
    assert.equal(character(cursors, '', changes), undefined);
  });
  it('are recognized after earlier ones that replaced selections', () => {
    const { cursors } = read('1«23»4\n»..«3.\n');
    const changes = [
      { start: 2, removed: 0, text: '3' },
      { start: 5, removed: 0, text: '3' },
    ];
    assert.equal(character(cursors, '4', changes), '3');
    assert.equal(character(cursors, '4', [changes[0], { ...changes[1], start: 6 }]), undefined);
    assert.equal(character(cursors, '4', [{ ...changes[0], removed: 2 }, changes[1]]), undefined);
    assert.equal(
      character(cursors, '42', [
        { ...changes[0], start: 3 },
        { ...changes[1], start: 7 },
      ]),
      '3',
    );
  });
  it('are replaced by one edit that leaves equal characters at its ends, after any edits of the cells', () => {
    const text = '1111\n1221\n1111\n....\n';
    const places = fc
      .uniqueArray(fc.nat(text.length - 1), { minLength: 2, maxLength: 8 })
      .map(all => all.sort((a, b) => a - b));
    const pairsOf = (all: readonly number[]) =>
      all.flatMap((at, i) => (i % 2 === 1 ? [[all[i - 1], at] as const] : []));
    fc.assert(
      fc.property(
        places,
        fc.boolean(),
        fc.array(fc.constantFrom('1', '2'), { minLength: 1, maxLength: 2 }),
        places,
        fc.array(fc.constantFrom('', '1', '2', '11', '21'), { minLength: 4, maxLength: 4 }),
        (selected, isBackward, typed, edited, texts) => {
          const characters = typed.join('');
          const puzzle = parse(text).puzzles[0];
          const spans = pairsOf(selected).map(([start, end], i) => ({ start, end: i === 0 ? end : start }));
          const cursors = spans.map(({ start, end }) =>
            isBackward ? { anchor: end, active: start } : { anchor: start, active: end },
          );
          const cells = cursors.map(cursor => ({ ...cursor, puzzle }) as unknown as CellCursor);
          const edits = pairsOf(edited).map(([start, end], i) => ({ start, end, text: texts[i] }));
          const raw = applied(text, joined(spans.map(span => ({ ...span, text: characters }))));
          const edit = corrected((start, end) => raw.slice(start, end), cells, { characters, overtyped: 0 }, edits);
          assert.ok(edit && edit.start <= edit.end);
          assert.equal(applied(raw, [edit]), applied(text, joined(edits)));
          assert.ok(!shareEnd(edit.text, raw.slice(edit.start, edit.end)), JSON.stringify(edit));
        },
      ),
      RUNS,
    );
  });
  it('cannot be corrected if the text that they replaced is unknown', () => {
    const { text, cursors } = read('1«23»4\n..3.\n....\n.2..\n');
    const [cell] = cellsIn({ text, cursors })!;
    const correctedAt = (start: number, end: number) =>
      corrected(() => '', [{ ...cell, puzzle: { ...cell.puzzle, start, end } }], { characters: '4', overtyped: 0 }, []);
    assert.ok(correctedAt(0, 20) && correctedAt(1, 3));
    assert.equal(correctedAt(2, 20), undefined);
    assert.equal(correctedAt(0, 2), undefined);
  });
  it('are read as a key only if they are exactly one character', () => {
    const { cursors } = read('1«23»4');
    assert.equal(character(cursors, '', [{ start: 1, removed: 2, text: '4' }]), '4');
    assert.equal(character(cursors, '', [{ start: 1, removed: 2, text: '44' }]), undefined);
    assert.equal(character(cursors, '', [{ start: 1, removed: 2, text: '' }]), undefined);
    assert.equal(character(cursors, '', [{ start: 1, removed: 2, text: '\r\n' }]), '\n');
    assert.equal(character(cursors, '', [{ start: 1, removed: 2, text: '\n\n' }]), undefined);
    assert.equal(character(cursors, '', [{ start: 1, removed: 1, text: '4' }]), undefined);
    assert.equal(character(cursors, '', [{ start: 1, removed: 0, text: '4' }]), undefined);
  });
});

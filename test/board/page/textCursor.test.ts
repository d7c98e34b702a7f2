import assert from 'node:assert/strict';
import { TextCursor } from '../../../src/board/page/textCursor';
import { NINE, snapshotOf } from '../snapshots';

const SHOWN = snapshotOf(NINE, { start: 10 });

/** A text cursor that was in these cells of a puzzle, one after another. */
function at(start: number, ...cells: readonly number[]): TextCursor {
  const cursor = new TextCursor();
  for (const cell of cells) cursor.take({ type: 'at', start, cell });
  return cursor;
}

describe('the cell of the text cursor', () => {
  it('is followed once, and only the last one', () => {
    const cursor = at(10, 3, 4);
    assert.equal(cursor.cellIn(SHOWN, false), 4);
    assert.equal(cursor.cellIn(SHOWN, false), undefined);
    cursor.take({ type: 'at', start: 10, cell: 5 });
    assert.equal(cursor.cellIn(SHOWN, false), 5);
  });
  it('waits until the page shows its puzzle', () => {
    const cursor = at(20, 3);
    assert.equal(cursor.cellIn(undefined, false), undefined);
    assert.equal(cursor.cellIn(SHOWN, false), undefined);
    assert.equal(cursor.cellIn({ ...SHOWN, start: 20 }, false), 3);
  });
  it('is ignored in a smaller puzzle', () => assert.equal(at(10, 81).cellIn(SHOWN, false), undefined));
  it('is followed only the first time on a board that has the focus', () => {
    const cursor = at(10, 3);
    assert.equal(cursor.cellIn(SHOWN, true), 3);
    cursor.take({ type: 'at', start: 10, cell: 4 });
    assert.equal(cursor.cellIn(SHOWN, true), undefined);
    assert.equal(cursor.cellIn(SHOWN, false), undefined); // the user has moved on the board meanwhile
  });
  it('is always followed when the extension says so, once its puzzle is shown', () => {
    const cursor = at(10, 3);
    assert.equal(cursor.cellIn(SHOWN, true), 3);
    cursor.take({ type: 'at', start: 20, cell: 4, always: true });
    assert.equal(cursor.cellIn(SHOWN, true), undefined);
    assert.equal(cursor.cellIn({ ...SHOWN, start: 20 }, true), 4);
  });
});

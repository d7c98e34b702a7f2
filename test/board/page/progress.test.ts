import assert from 'node:assert/strict';
import { changedCell, isFinishedBy, isRestarted, nameForTime } from '../../../src/board/page/progress';
import type { Snapshot } from '../../../src/board/protocol/snapshot';
import * as board from '../../../src/messages/boards/board';
import { changed, snapshotOf } from '../snapshots';

const FOUR = snapshotOf('1.34' + '3412' + '4123' + '234.');

/** The puzzle with these entries. */
const filled = (entries: Readonly<Record<number, number>>, changes: Partial<Snapshot> = {}): Snapshot => ({
  ...FOUR,
  digits: changed(FOUR.digits, entries),
  ...changes,
});
const SOLVED = filled({ 1: 2, 15: 1 }, { isSolved: true });

describe('a puzzle is finished', () => {
  function check(name: string, before: Snapshot | undefined, after: Snapshot, written: number[], expected: boolean) {
    it(name, () => assert.equal(isFinishedBy(before, after, written), expected));
  }
  check('by its last digit', filled({ 1: 2 }), SOLVED, [15], true);
  check('by the same digit in its last cells', FOUR, SOLVED, [0, 1, 15], true);
  check('by another digit', filled({ 1: 2, 15: 4 }), SOLVED, [15], true);
  check('not by a command that fills other cells', FOUR, SOLVED, [15], false);
  check('not by Redo', filled({ 1: 2 }), SOLVED, [], false);
  check('not when it is opened', undefined, SOLVED, [15], false);
  check('not when it was finished before', SOLVED, { ...SOLVED, version: 9 }, [15], false);
  check('not by an entry other than the last', FOUR, filled({ 1: 2 }), [1], false);
});

describe('a puzzle starts again', () => {
  function check(name: string, before: Snapshot | undefined, after: Snapshot, expected: boolean) {
    it(name, () => assert.equal(isRestarted(before, after), expected));
  }
  const marked = { ...FOUR, marks: { ...FOUR.marks, corner: changed(FOUR.marks.corner, { 1: 1, 15: 1 }) } };
  check('when its entries are gone', filled({ 1: 2, 15: 1 }), FOUR, true);
  check('when its marks are gone', marked, FOUR, true);
  check('when an entry and a mark are gone', filled({ 15: 1 }, { marks: marked.marks }), FOUR, true);
  check('not when only one entry is removed', filled({ 1: 2 }), FOUR, false);
  check('not when other entries remain', filled({ 1: 2, 15: 1 }), filled({ 1: 2 }), false);
  check('not when marks remain', filled({ 1: 2, 15: 1 }), marked, false);
  check('not when it is opened', undefined, FOUR, false);
});

describe('the time of a puzzle', () => {
  it('belongs to its givens', () => {
    assert.equal(nameForTime(filled({ 1: 2 }, { start: 99, title: 'Other' })), nameForTime(FOUR));
    assert.notEqual(nameForTime(snapshotOf('1.342412412323411')), nameForTime(FOUR));
    assert.notEqual(nameForTime(snapshotOf('.'.repeat(16))), nameForTime(snapshotOf('.'.repeat(81))));
  });
  it('is written in minutes and seconds, with hours if needed', () => {
    const times = [0, 5, 65, 600, 3599, 3600, 3723, 360_000];
    assert.deepEqual(times.map(board.time), [
      '0:00',
      '0:05',
      '1:05',
      '10:00',
      '59:59',
      '1:00:00',
      '1:02:03',
      '100:00:00',
    ]);
  });
  it('is part of the announcement at the end', () => {
    assert.equal(board.solved(65), 'Solved in 1:05. Well done!');
    assert.equal(board.solved(), 'Solved. Well done!');
  });
});

describe('the cell to look at after a change', () => {
  const listed = FOUR.digits.map(digit => (digit === 0 ? 0b0111 : 0));
  const less = { ...FOUR, listed: changed(listed, { 15: 0b0001 }) };
  function check(name: string, before: Snapshot, after: Snapshot, expected: number | undefined, cursor = 0) {
    it(name, () => assert.equal(changedCell(before, after, cursor), expected));
  }
  check('has another digit', FOUR, filled({ 15: 1 }), 15);
  check('has other candidates', { ...FOUR, listed }, less, 15);
  check(
    'has another digit even if other cells lose candidates',
    { ...FOUR, listed },
    { ...less, ...filled({ 1: 2 }), listed: less.listed },
    1,
  );
  const marked = { ...FOUR, marks: { ...FOUR.marks, corner: changed(FOUR.marks.corner, { 5: 1, 9: 1 }) } };
  check('has other marks', marked, FOUR, 5);
  check('has another digit even if other cells lose marks', marked, filled({ 15: 1 }), 15);
  check('is the one at the cursor if that has changed', marked, FOUR, 9, 9);
  check('is the first one if the one at the cursor has not changed', marked, FOUR, 5, 3);
  check('is none when nothing changed', FOUR, { ...FOUR, version: 9 }, undefined);
});

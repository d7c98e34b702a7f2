import assert from 'node:assert/strict';
import { News } from '../../../../src/board/page/announcements/news';
import type { CellProblem, PuzzleFault, Snapshot } from '../../../../src/board/protocol/snapshot';
import { changed, NINE, snapshotOf } from '../../snapshots';

const START = snapshotOf(NINE);

const conflict = (cell: number, message = '4 is already in row 1'): CellProblem => ({
  cell,
  kind: 'conflict',
  message,
});
const wrong = (cell: number): CellProblem => ({ cell, kind: 'wrong digit', message: 'It has no solution' });
const NONE: PuzzleFault = { kind: 'no solution', message: 'This puzzle has no solution' };

/** A snapshot with a version, entries and problems. */
function edited(version: number, entries: Readonly<Record<number, number>>, changes: Partial<Snapshot> = {}): Snapshot {
  return { ...START, version, digits: changed(START.digits, entries), ...changes };
}

const unchecked = { isChecked: false };

describe('the announced problems', () => {
  /** Compares the announcements after each of these snapshots, the first of which opens the board. */
  function check(name: string, snapshots: readonly Snapshot[], expected: readonly string[]) {
    it(name, () => {
      const news = new News();
      const announced = snapshots.map((after, i) => news.of(snapshots[i - 1], after, false));
      assert.deepEqual(announced, expected);
    });
  }

  check(
    'are none when a board opens, even if they are found later',
    [
      { ...START, problems: [conflict(0)], ...unchecked },
      { ...START, problems: [conflict(0), wrong(1)], faults: [NONE] },
    ],
    ['', ''],
  );

  check(
    'include those of cells other than the changed one',
    [START, edited(2, { 2: 4 }, { problems: [conflict(2), conflict(0)] })],
    ['', 'row 1, column 3: 4, 4 is already in row 1. row 1, column 1: 4 is already in row 1'],
  );

  const shared = (...cells: readonly number[]) => cells.map(cell => ({ ...conflict(cell), fault: cells[0] }));

  check(
    'are one where several cells have it, even when another cell joins them or leaves them',
    [
      START,
      edited(2, { 2: 4 }, { problems: shared(0, 2) }),
      edited(3, { 2: 4, 5: 4 }, { problems: shared(0, 2, 5) }),
      edited(4, { 5: 4 }, { problems: shared(0, 5) }),
      edited(5, { 5: 4, 6: 9, 7: 9 }, { problems: [...shared(0, 5), ...shared(6, 7)] }),
    ],
    [
      '',
      'row 1, column 3: 4, 4 is already in row 1',
      'row 1, column 6: 4, 4 is already in row 1',
      'row 1, column 3: empty',
      '9 in 2 cells. row 1, column 7: 4 is already in row 1',
    ],
  );

  check(
    'are the first one and the number of the others',
    [
      START,
      edited(2, { 2: 4, 3: 4 }, { problems: [conflict(0), conflict(2)] }),
      edited(3, { 2: 4, 3: 4 }, { problems: [conflict(2), conflict(0), conflict(1), conflict(5), conflict(6)] }),
    ],
    [
      '',
      '4 in 2 cells. row 1, column 1: 4 is already in row 1, and 1 more problem',
      'row 1, column 2: 4 is already in row 1, and 2 more problems',
    ],
  );

  check(
    'appear when the check finds them, and not again after the next edit',
    [
      START,
      edited(2, { 2: 9 }, unchecked),
      edited(2, { 2: 9 }, { faults: [NONE] }),
      edited(3, { 2: 9, 3: 8 }, unchecked),
      edited(3, { 2: 9, 3: 8 }, { faults: [NONE] }),
      edited(4, { 3: 8 }, unchecked),
      edited(4, { 3: 8 }),
    ],
    [
      '',
      'row 1, column 3: 9',
      'This puzzle has no solution',
      'row 1, column 4: 8',
      '',
      'row 1, column 3: empty',
      'No problems left',
    ],
  );

  check(
    'wait until the check is complete',
    [START, edited(2, { 2: 9 }, { faults: [NONE], ...unchecked }), edited(2, { 2: 9 }, { problems: [wrong(2)] })],
    ['', 'row 1, column 3: 9', 'row 1, column 3: It has no solution'],
  );

  check(
    'stay the same when only their wording changes, and differ for another digit',
    [
      START,
      edited(2, { 2: 9 }, { problems: [wrong(2)] }),
      edited(3, { 2: 9, 3: 8 }, { problems: [{ ...wrong(2), message: 'It still has none' }] }),
      edited(4, { 2: 1, 3: 8 }, unchecked),
      edited(4, { 2: 1, 3: 8 }, { problems: [wrong(2)] }),
    ],
    [
      '',
      'row 1, column 3: 9, It has no solution',
      'row 1, column 4: 8',
      'row 1, column 3: 1',
      'row 1, column 3: It has no solution',
    ],
  );

  check(
    'report that the last problem is gone, at once if it needed no search',
    [
      START,
      edited(2, { 2: 4 }, { problems: [conflict(2), conflict(0)], ...unchecked }),
      edited(3, {}, unchecked),
      edited(3, {}),
    ],
    [
      '',
      'row 1, column 3: 4, 4 is already in row 1. row 1, column 1: 4 is already in row 1',
      'row 1, column 3: empty. No problems left',
      '',
    ],
  );

  check(
    'are none when the grid is solved',
    [START, edited(2, { 2: 4 }, { problems: [conflict(2)] }), edited(3, { 2: 9 }, { isSolved: true })],
    ['', 'row 1, column 3: 4, 4 is already in row 1', 'row 1, column 3: 9'],
  );

  check(
    'include a digit without a place, before the check',
    [
      START,
      edited(2, { 2: 9 }, { faults: [{ kind: 'no place', message: 'row 1 has no cell left for 4' }], ...unchecked }),
    ],
    ['', 'row 1, column 3: 9. row 1 has no cell left for 4'],
  );

  it('exclude those of another puzzle', () => {
    const news = new News();
    const other = { ...snapshotOf(NINE.replace('4', '.')), start: 500, problems: [conflict(1)], title: 'B' };
    news.of(undefined, START, false);
    assert.match(news.of(START, other, true), /^B, 9x9 · [^.]*\.\d$/);
    assert.equal(news.of(other, { ...other, faults: [NONE] }, false), '');
    const after = { ...other, version: 2, faults: [NONE], problems: [conflict(1), conflict(7)] };
    assert.equal(news.of(other, after, false), 'row 1, column 8: 4 is already in row 1');
  });
});

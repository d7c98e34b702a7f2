import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  heightOf,
  type RowList,
  rowsInSight,
  scrollTopCentring,
  scrollTopShowing,
  topOf,
} from '../../../src/board/page/input/scrolling';
import { RUNS } from '../../core/arbitraries';

const SHORT: RowList = { total: 100, rowHeight: 50, viewHeight: 400 };
const LONG: RowList = { total: 500_000, rowHeight: 76, viewHeight: 600 };

const lists = fc.record({
  total: fc.integer({ min: 1, max: 2_000_000 }),
  rowHeight: fc.integer({ min: 20, max: 100 }),
  viewHeight: fc.integer({ min: 100, max: 2000 }),
});
/** A list, its scroll position, and one of its rows. */
const scrolled = fc.tuple(lists, fc.double({ min: 0, max: 1, noNaN: true }), fc.nat()).map(([list, part, n]) => ({
  list,
  scrollTop: part * Math.max(0, heightOf(list) - list.viewHeight),
  index: n % list.total,
}));

/** Position of a row in the viewport. */
const seenAt = (list: RowList, scrollTop: number, index: number) => topOf(list, scrollTop, index) - scrollTop;

describe('a list of rows', () => {
  function check(list: RowList, scrollTop: number, margin: number, first: number, end: number) {
    it(`of ${list.total} at ${scrollTop} shows ${first} .. ${end}`, () =>
      assert.deepEqual(rowsInSight(list, scrollTop, margin), { first, end }));
  }
  check(SHORT, 0, 0, 0, 8);
  check(SHORT, 25, 0, 0, 9);
  check(SHORT, 500, 3, 7, 21);
  check(SHORT, 4600, 3, 89, 100);
  check({ ...SHORT, total: 0 }, 0, 3, 0, 0);
  check(LONG, 0, 0, 0, 8);
  check(LONG, 15_000_000 - 600, 0, 499_992, 500_000);

  it('is as high as its rows, up to the limit of browsers', () => {
    assert.equal(heightOf(SHORT), 5000);
    assert.equal(heightOf(LONG), 15_000_000);
  });

  it('has its rows at multiples of their height when it is short', () => assert.equal(topOf(SHORT, 1234, 7), 350));

  it('shows exactly the visible rows', () => {
    fc.assert(
      fc.property(scrolled, ({ list, scrollTop }) => {
        const { first, end } = rowsInSight(list, scrollTop);
        assert.ok(seenAt(list, scrollTop, first) < 0.1 && seenAt(list, scrollTop, first + 1) > -0.1);
        assert.ok(end === list.total || seenAt(list, scrollTop, end) > list.viewHeight - 0.1);
        assert.ok(seenAt(list, scrollTop, end - 1) < list.viewHeight + 0.1);
      }),
      RUNS,
    );
  });

  it('can be scrolled to each row, which is then completely visible', () => {
    fc.assert(
      fc.property(scrolled, ({ list, scrollTop, index }) => {
        const to = scrollTopShowing(list, scrollTop, index);
        const at = seenAt(list, to, index);
        assert.ok(-0.1 < at && at + list.rowHeight < list.viewHeight + 0.1, `${to} ${at}`);
        assert.ok(0 <= to && to < Math.max(1, heightOf(list) - list.viewHeight + 0.1), `${to}`);
      }),
      RUNS,
    );
  });

  it('is not scrolled for a visible row', () => assert.equal(scrollTopShowing(SHORT, 40, 2), 40));

  it('can be scrolled so that a row is in the middle', () => {
    assert.equal(scrollTopCentring(SHORT, 50), 2325);
    assert.equal(scrollTopCentring(SHORT, 1), 0);
    assert.equal(Math.round(seenAt(LONG, scrollTopCentring(LONG, 400_000), 400_000)), 262);
  });
});

import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  makeRecords,
  type PracticeRecords,
  parseRecords,
  whatComesNext,
  withOutcome,
} from '../../../src/features/practice/records';
import { RUNS } from '../../core/arbitraries';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const IDS = ['full-house', 'naked-single', 'hidden-single', 'pointing', 'x-wing'];

/** The records after exercises of a technique: each correct or failed, and the milliseconds since the exercise before. */
function recordsAfter(
  results: readonly (readonly [isRight: boolean, later: number])[],
  technique = 'x-wing',
): PracticeRecords {
  let records: PracticeRecords = {};
  let now = 0;
  for (const [isRight, later] of results) {
    now += later;
    records = withOutcome(records, { technique, isRight, seconds: 10 }, now);
  }
  return records;
}

describe('the record of a technique', () => {
  /** Checks the box and the time until it is due, after the last exercise. */
  const check = (title: string, results: readonly (readonly [boolean, number])[], box: number, dueIn: number) =>
    it(title, () => {
      const now = results.reduce((sum, [, later]) => sum + later, 0);
      const record = recordsAfter(results)['x-wing'];
      assert.deepEqual([record.box, record.due - now], [box, dueIn]);
    });
  check('is in the second box after the first correct exercise', [[true, 0]], 2, DAY);
  check('is in the first box after the first failed exercise', [[false, 0]], 1, 10 * MINUTE);
  check(
    'goes up by one box when it was due',
    [
      [true, 0],
      [true, DAY],
    ],
    3,
    3 * DAY,
  );
  check(
    'stays in its box when it was not due',
    [
      [true, 0],
      [true, DAY - 1],
    ],
    2,
    1,
  );
  check(
    'goes down to the first box after a failed exercise, due or not',
    [
      [true, 0],
      [true, DAY],
      [false, 5],
    ],
    1,
    10 * MINUTE,
  );
  check(
    'stays in the last box',
    [[true, 0], ...[1, 3, 7, 21, 21].map(days => [true, days * DAY] as const)],
    5,
    21 * DAY,
  );

  it('counts exercises, and the time of the correct ones', () => {
    const { right, wrong, seconds } = recordsAfter([
      [true, 0],
      [false, 1],
      [true, 1],
    ])['x-wing'];
    assert.deepEqual([right, wrong, seconds], [2, 1, 20]);
  });
});

describe('the technique that comes next', () => {
  const check = (title: string, records: PracticeRecords, now: number, expected: string) =>
    it(title, () => assert.equal(whatComesNext(records, IDS, now), expected));
  const record = (box: number, due: number) => ({ box, due, right: 1, wrong: 1, seconds: 1 });
  check('is the easiest technique at first', {}, 0, 'full-house');
  check('is the easiest new technique when nothing is due', { 'full-house': record(2, DAY) }, 5, 'naked-single');
  check('is a technique that is due rather than a new one', { 'x-wing': record(4, 5) }, 5, 'x-wing');
  check(
    'is the technique in the lowest box of those that are due',
    { 'full-house': record(3, 0), 'x-wing': record(2, 4) },
    5,
    'x-wing',
  );
  check(
    'is the technique that has been due longest of those in the same box',
    { 'full-house': record(2, 4), 'x-wing': record(2, 3) },
    5,
    'x-wing',
  );
  const three = { 'full-house': record(1, 30), 'naked-single': record(1, 20), pointing: record(1, 25) };
  check('is not a new technique while three are in the first box', three, 5, 'naked-single');
  check(
    'is the technique that is due first when all have been practiced',
    Object.fromEntries(IDS.map((id, i) => [id, record(2, 100 - i)])),
    5,
    'x-wing',
  );
  check('ignores techniques that are not offered', { jellyfish: record(1, 0) }, 5, 'full-house');
});

describe('stored records', () => {
  it('are read as they were written', () => {
    const any = fc.dictionary(
      fc.constantFrom(...IDS),
      fc.record(
        { box: fc.integer({ min: 1, max: 5 }), due: fc.nat(), right: fc.nat(), wrong: fc.nat(), seconds: fc.nat() },
        { noNullPrototype: true },
      ),
      { noNullPrototype: true },
    );
    fc.assert(
      fc.property(any, records => assert.deepEqual(parseRecords(JSON.parse(makeRecords(records)).techniques), records)),
      RUNS,
    );
  });

  it('of any other kind are dropped', () => {
    fc.assert(
      fc.property(fc.jsonValue(), value => assert.ok(typeof parseRecords(value) === 'object')),
      RUNS,
    );
    const good = { box: 1, due: 0, right: 0, wrong: 1, seconds: 0 };
    const bad = [
      { ...good, box: 6 },
      { ...good, box: 1.5 },
      { ...good, due: -1 },
      { ...good, right: '1' },
      null,
      7,
      {},
    ];
    const stored = Object.fromEntries([...bad.entries()].map(([i, value]) => [`bad${i}`, value]));
    assert.deepEqual(parseRecords({ ...stored, good }), { good });
    assert.deepEqual(parseRecords('text'), {});
  });
});

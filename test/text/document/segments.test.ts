import assert from 'node:assert/strict';
import fc from 'fast-check';
import { KeyCounts } from '../../../src/features/collection/keyCounts';
import { CheckedLevel, keysOf, NO_FINDINGS, type Segment, segmentOf } from '../../../src/text/document/segment';
import { type SegmentPlace, Segments } from '../../../src/text/document/segments';
import { START } from '../../../src/text/parser/context';
import { RUNS } from '../../core/arbitraries';

const segment = (length: number, puzzles: number | undefined) => segmentOf(length, START, puzzles);

function all(segments: Segments): SegmentPlace[] {
  const places: SegmentPlace[] = [];
  for (let at: SegmentPlace | undefined = segments.first; at; at = segments.next(at)) places.push(at);
  return places;
}

/** The sums, computed from all segments. */
function sumsOf(segments: Segments) {
  const each = all(segments).map(place => place.segment);
  const sum = (of: (one: Segment) => number) => each.reduce((total, one) => total + of(one), 0);
  const isRead = ({ puzzles }: Segment) => puzzles !== undefined;
  return {
    length: sum(({ length }) => length),
    puzzles: sum(({ puzzles }) => puzzles ?? 0),
    unread: sum(one => Number(!isRead(one))),
    unruled: sum(one => Number(isRead(one) && one.checked < CheckedLevel.Rules)),
    unsearched: sum(one => Number(isRead(one) && one.checked < CheckedLevel.All)),
    withoutKeys: sum(({ puzzles, keys }) => Number(puzzles !== undefined && puzzles > 0 && keys === undefined)),
    withoutForms: sum(({ puzzles, forms }) => Number(puzzles !== undefined && puzzles > 0 && forms === undefined)),
    errors: sum(({ found }) => found.errors),
    warnings: sum(({ found }) => found.warnings),
    informations: sum(({ found }) => found.informations),
    hints: sum(({ found }) => found.hints),
  };
}

const segmentsOf = fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.option(fc.nat(2), { nil: undefined })), {
  minLength: 1,
  maxLength: 40,
});

describe('segments', () => {
  it('keep correct sums after any replacement or search', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(segmentsOf, fc.nat(), fc.integer({ min: 1, max: 700 }), fc.nat(2)), { maxLength: 6 }),
        steps => {
          const segments = new Segments(Array.from({ length: 900 }, () => segment(3, 1)));
          for (const [fresh, n, count, errors] of steps) {
            const places = all(segments);
            const stale = places[n % places.length];
            const at = places[Math.max(0, (n % places.length) - 3)];
            assert.deepEqual({ ...segments.totals }, sumsOf(segments)); // computes the sums of the blocks
            segments.replace(
              at,
              Math.min(count, places.length - 1),
              fresh.map(([length, puzzles]) => segment(length, puzzles)),
            );
            // The place was found before another replacement, so it is outdated, and its segment may be elsewhere or removed.
            stale.segment.found = { ...NO_FINDINGS, errors };
            stale.segment.checked = CheckedLevel.All;
            segments.changed(stale);
            assert.deepEqual({ ...segments.totals }, sumsOf(segments));
          }
        },
      ),
      RUNS,
    ));

  it('equal a plain list after any replacements, over several blocks', () =>
    fc.assert(
      fc.property(
        fc.array(fc.record({ at: fc.nat(), count: fc.nat(1500), fresh: fc.integer({ min: 1, max: 1500 }) }), {
          maxLength: 8,
        }),
        steps => {
          const segments = new Segments([segment(1, 1)]);
          const model = [segments.first.segment];
          for (const { at, count, fresh } of [{ at: 0, count: 0, fresh: 2500 }, ...steps]) {
            const index = at % model.length;
            // At least one segment is left, as in a document.
            const some = Array.from({ length: fresh }, (_, i) => segment(i % 4, i % 3));
            const place = all(segments)[index];
            const removed = Math.min(count, model.length - index);
            segments.replace(place, removed, some);
            model.splice(index, removed, ...some);
            const places = all(segments);
            assert.equal(places.length, model.length);
            let start = 0;
            for (const [i, wanted] of model.entries()) {
              if (places[i].segment !== wanted || places[i].start !== start) assert.fail(`segment ${i}`);
              start += wanted.length;
            }
          }
        },
      ),
      { ...RUNS, numRuns: Math.ceil((RUNS.numRuns ?? 100) / 4) },
    ));

  it('are found by offset and by sum, from either side', () =>
    fc.assert(
      fc.property(segmentsOf, fc.nat(400), (some, offset) => {
        const segments = new Segments(some.map(([length, puzzles]) => segment(length, puzzles)));
        const places = all(segments);
        const reaching = places.find(({ start, segment: { length } }) => start + length >= offset) ?? places.at(-1);
        assert.equal(segments.reaching(offset).segment, reaching?.segment);
        assert.equal(segments.startingAt(offset)?.segment, places.find(({ start }) => start === offset)?.segment);
        const ends = places.map(({ start, segment: { length } }) => start + length);
        const after = [...places.map(({ start }) => start), ...ends].filter(at => at >= offset);
        assert.equal(segments.startAfter(offset), after.length > 0 ? Math.min(...after) : Math.max(...ends));
        const hasPuzzles = (one: Segment) => (one.puzzles ?? 0) > 0;
        for (const [i, place] of places.entries()) {
          const next = places.slice(i).find(other => hasPuzzles(other.segment));
          assert.equal(segments.find('puzzles', hasPuzzles, place)?.segment, next?.segment);
          const before = places
            .slice(0, i)
            .reverse()
            .find(other => hasPuzzles(other.segment));
          assert.equal(segments.findBefore('puzzles', hasPuzzles, place)?.segment, before?.segment);
          assert.equal(segments.previous(place)?.segment, places[i - 1]?.segment);
        }
      }),
      RUNS,
    ));

  it('update their sums when a segment changes whose place is outdated', () => {
    const segments = new Segments([segment(3, 1), segment(4, 1)]);
    const place = segments.first;
    const second = segments.next(place) as SegmentPlace;
    segments.replace(second, 1, [segment(5, 1)]);
    assert.equal(segments.totals.errors, 0); // every sum is known now
    place.segment.found = { ...NO_FINDINGS, errors: 2 };
    segments.changed(place);
    assert.notEqual(place.revision, segments.revision);
    assert.equal(segments.totals.errors, 2);
  });

  it('update their sums when a segment changes whose place is outdated, even if it moved to another block', () => {
    const segments = new Segments([segment(1, 1)]);
    segments.replace(
      segments.first,
      1,
      Array.from({ length: 3000 }, () => segment(1, 1)),
    );
    const places = all(segments);
    const [early, late] = [places[10], places[2000]];
    assert.ok(early.block < late.block);
    // The early block splits, so the number of the late one changes.
    segments.replace(
      early,
      0,
      Array.from({ length: 2000 }, () => segment(1, 1)),
    );
    assert.equal(segments.totals.errors, 0); // every sum is known now
    assert.notEqual(all(segments).find(place => place.segment === late.segment)?.block, late.block);
    late.segment.found = { ...NO_FINDINGS, errors: 2 };
    segments.changed(late);
    assert.equal(segments.totals.errors, 2);
  });

  // The search skips whole blocks without matching segments.
  for (const [each, number] of [
    [97, 1000],
    [1499, 3000],
  ]) {
    it(`are found across many blocks with their starts: one of ${each} and the last ones`, () => {
      const has = (i: number) => i % each === 0 || i > number - 5;
      const segments = new Segments([segment(1, 0)]);
      // Replacing segments creates the blocks.
      const fresh = Array.from({ length: number }, (_, i) => segment(1 + (i % 3), has(i) ? 1 : 0));
      segments.replace(segments.first, 1, fresh);
      const places = all(segments);
      const hasPuzzles = (one: Segment) => one.puzzles === 1;
      const placeOf = (place: SegmentPlace | undefined) => place && { start: place.start, segment: place.segment };
      const wanted = places.filter(({ segment: one }) => hasPuzzles(one));
      for (const [i, place] of places.entries()) {
        const next = wanted.find(({ start }) => start >= place.start);
        assert.deepEqual(placeOf(segments.find('puzzles', hasPuzzles, place)), placeOf(next));
        const before = wanted.filter(({ start }) => start < place.start).at(-1);
        assert.deepEqual(placeOf(segments.findBefore('puzzles', hasPuzzles, place)), placeOf(before));
        assert.deepEqual(placeOf(segments.previous(place)), placeOf(places[i - 1]));
      }
      for (const [n, place] of wanted.entries()) {
        const found = segments.withPuzzle(n);
        assert.deepEqual([placeOf(found?.place), found?.before], [placeOf(place), n]);
      }
      assert.equal(segments.withPuzzle(wanted.length), undefined);
    });
  }

  it('discard findings', () => {
    const segments = new Segments([segment(1, 1), segment(1, 1)]);
    const { first } = segments;
    first.segment.found = { errors: 1, warnings: 1, informations: 1, hints: 1 };
    first.segment.checked = CheckedLevel.All;
    segments.changed(first);
    assert.equal(segments.totals.errors, 1);
    assert.equal(segments.totals.informations, 1);
    segments.forget();
    assert.deepEqual({ ...segments.totals }, sumsOf(segments));
    assert.equal(segments.totals.unsearched, 2);
  });

  it('count the keys of their puzzles through replacements', () => {
    const keys = fc.array(fc.nat(6), { maxLength: 3 });
    const step = fc.record({
      at: fc.nat(),
      count: fc.nat(3),
      fresh: fc.array(keys, { maxLength: 3 }),
      kind: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), steps => {
        const segments = new Segments([segment(0, 0)]);
        const counts = { keys: new KeyCounts(), forms: new KeyCounts() };
        segments.counts = counts;
        for (const { at, count, fresh, kind } of steps) {
          const places = all(segments);
          segments.replace(
            places[at % places.length],
            Math.min(count, places.length - 1),
            fresh.map(list => segment(1, list.length)),
          );
          for (const [i, place] of all(segments).entries()) {
            if (place.segment.keys !== undefined && i % 3 !== at % 3) continue;
            segments.setKeys(place.segment, kind ? 'keys' : 'forms', fresh[i]);
            segments.changed(place);
          }
          if (at % 7 === 0) segments.uncheck({ start: at % 5, end: (at % 5) + 1 });
          for (const each of ['keys', 'forms'] as const) {
            const all = allKeys(segments, each);
            for (let key = 1; key <= 6; key++)
              assert.equal(counts[each].of(key), all.filter(other => other === key).length);
            const repeated = new Set(all.filter((key, n) => key !== 0 && all.indexOf(key) !== n));
            assert.equal(counts[each].repeated, repeated.size);
          }
          assert.deepEqual({ ...segments.totals }, sumsOf(segments));
        }
      }),
      RUNS,
    );
  });
});

const allKeys = (segments: Segments, kind: 'keys' | 'forms') =>
  all(segments).flatMap(place => keysOf(place.segment, kind));

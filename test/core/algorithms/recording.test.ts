import assert from 'node:assert/strict';
import fc from 'fast-check';
import { runOf, startFrame } from '../../../src/core/algorithms/index';
import { Recording } from '../../../src/core/algorithms/recording';
import { parseLine } from '../../../src/core/notation';
import { RUNS } from '../arbitraries';

/** A puzzle that needs 12,000 events of exact cover. */
const HARD = parseLine('8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..')!;

/** The number of events between two copies of the state. */
const KEYFRAME = 4096;

const recorded = (limit?: number) => {
  const recording = new Recording(runOf('exactCover', HARD), startFrame('exactCover', HARD), limit);
  recording.record(Number.POSITIVE_INFINITY);
  return recording;
};

describe('a recording', () => {
  it('returns the events of the run', () => {
    const recording = recorded();
    const events = [...runOf('exactCover', HARD)];
    assert.equal(recording.length, events.length);
    assert.ok(events.length > 2 * KEYFRAME, `${events.length}`);
    for (const [i, event] of events.entries()) assert.deepEqual(recording.eventAt(i), event);
  });

  it('has the state after any number of events, forward and backward', () => {
    const recording = recorded();
    /** All states, one after another. */
    const expected = startFrame('exactCover', HARD);
    const states = [expected.copy()];
    for (const event of runOf('exactCover', HARD)) {
      expected.apply(event);
      states.push(expected.copy());
    }
    fc.assert(
      fc.property(fc.array(fc.nat(recording.length), { minLength: 1, maxLength: 8 }), places => {
        let frame = recording.frameAt(0);
        for (const place of places) {
          frame = recording.frameAt(place, frame);
          assert.deepEqual(frame, states[place]);
          // Stepping back is the same as replaying from the start.
          if (place > 0) assert.deepEqual(recording.frameAt(place - 1), states[place - 1]);
        }
      }),
      RUNS,
    );
    assert.deepEqual(recording.frameAt(recording.length), states.at(-1));
  });

  it('is the same if it grows in parts', () => {
    const whole = recorded();
    const parts = new Recording(runOf('exactCover', HARD), startFrame('exactCover', HARD));
    for (let i = 0; !parts.isComplete; i++) parts.record(i);
    assert.equal(parts.length, whole.length);
    assert.equal(parts.isCut, false);
    assert.deepEqual(parts.frameAt(parts.length), whole.frameAt(whole.length));
  });

  it('ends at its limit, which is not the end of the run', () => {
    const recording = recorded(KEYFRAME);
    assert.deepEqual([recording.length, recording.isComplete, recording.isCut], [KEYFRAME, true, true]);
    assert.deepEqual(recording.frameAt(KEYFRAME), recorded().frameAt(KEYFRAME));
    const { length } = recorded();
    assert.equal(recorded(length).isCut, false);
  });
});

import assert from 'node:assert/strict';
import { canWalk, Playback } from '../../../src/board/page/parts/playback';
import type { Snapshot, StepDrawing } from '../../../src/board/protocol/snapshot';
import { NINE, snapshotOf } from '../snapshots';

const START = snapshotOf(NINE);

function stepOf(index: number | undefined): StepDrawing {
  const inPath = index === undefined ? {} : { inPath: { index, count: 4 } };
  const evidence = { area: [], cells: [], candidates: [], links: [], ghosts: [], allowed: [] };
  return { name: 'Naked Single', sentence: `${index}`, explanation: '', ...evidence, ...inPath };
}

/** The puzzle with a step of its path, which has four steps. */
const at = (index: number, changes: Partial<Snapshot> = {}): Snapshot => ({
  ...START,
  step: stepOf(index),
  ...changes,
});

/** A playback whose timer is `tick`. */
function player() {
  const log: string[] = [];
  let tick: (() => void) | undefined;
  const intervals: number[] = [];
  const playback: Playback = new Playback(
    () => log.push('step'),
    () => log.push(playback.isPlaying() ? 'play' : 'pause'),
    milliseconds => given => {
      intervals.push(milliseconds);
      tick = given;
      return () => {
        tick = undefined;
      };
    },
  );
  return { playback, intervals, tick: () => tick?.(), taken: () => log.splice(0) };
}

describe('the player of a path', () => {
  it('shows the next step at once, and another with each tick, until the last step', () => {
    const { playback, tick, taken } = player();
    playback.toggle(undefined);
    assert.deepEqual(taken(), ['play', 'step']);
    playback.follow(START, at(0));
    tick();
    assert.deepEqual(taken(), ['step']);
    playback.follow(at(0), at(1));
    tick();
    playback.follow(at(1), at(2));
    assert.deepEqual(taken(), ['step']);
    playback.follow(at(2), at(3));
    assert.deepEqual(taken(), ['pause']);
    tick();
    assert.deepEqual(taken(), []);
    assert.equal(playback.isPlaying(), false);
  });

  it('waits for a step that is not shown yet', () => {
    const { playback, tick, taken } = player();
    playback.toggle(undefined);
    tick();
    tick();
    playback.follow(START, { ...START, status: 'Hard' });
    tick();
    assert.deepEqual(taken(), ['play', 'step']);
    playback.follow(START, at(0));
    tick();
    assert.deepEqual(taken(), ['step']);
  });

  it('pauses and continues', () => {
    const { playback, tick, taken } = player();
    playback.toggle(stepOf(1));
    playback.toggle(stepOf(1));
    tick();
    assert.deepEqual(taken(), ['play', 'step', 'pause']);
    playback.pause();
    playback.toggle(stepOf(1));
    assert.deepEqual(taken(), ['play', 'step']);
  });

  it('takes a step every two seconds, or more often', () => {
    const { playback, intervals, tick, taken } = player();
    playback.setSpeed(2);
    assert.deepEqual(intervals, []);
    playback.toggle(stepOf(1));
    playback.setSpeed(8);
    assert.deepEqual(intervals, [1000, 250]);
    playback.follow(at(1), at(2));
    tick();
    assert.deepEqual(taken(), ['play', 'step', 'step']);
    playback.pause();
    playback.setSpeed(1);
    playback.toggle(stepOf(1));
    assert.deepEqual(intervals, [1000, 250, 2000]);
  });

  it('does not play from the last step', () => {
    const { playback, taken } = player();
    playback.toggle(stepOf(3));
    assert.deepEqual(taken(), []);
  });

  function check(name: string, before: Snapshot, after: Snapshot, isPlaying: boolean) {
    it(`${isPlaying ? 'continues' : 'pauses'} ${name}`, () => {
      const { playback } = player();
      playback.toggle(before.step);
      playback.follow(before, after);
      assert.equal(playback.isPlaying(), isPlaying);
    });
  }
  check('after a step', at(0), at(1), true);
  check('when more is known about the puzzle', at(0), at(0, { status: 'Hard' }), true);
  check('from a hint to the path', { ...START, step: stepOf(undefined) }, at(0), true);
  check('after an edit', at(0), at(0, { version: 2 }), false);
  check('in another puzzle', at(0), at(0, { start: 200 }), false);
  check('in another document', at(0), at(0, { document: 'b' }), false);
  check('when the step is hidden', at(0), START, false);
  check('when a hint is shown', at(0), { ...START, step: stepOf(undefined) }, false);

  it('knows the ends of a path', () => {
    const ways = (step: StepDrawing | undefined) => [canWalk(step, -1), canWalk(step, 1)];
    assert.deepEqual(ways(undefined), [true, true]);
    assert.deepEqual(ways(stepOf(undefined)), [true, true]);
    assert.deepEqual(ways(stepOf(0)), [false, true]);
    assert.deepEqual(ways(stepOf(2)), [true, true]);
    assert.deepEqual(ways(stepOf(3)), [true, false]);
  });
});

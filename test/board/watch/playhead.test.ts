import assert from 'node:assert/strict';
import { Playhead, type Speed } from '../../../src/board/watch/playhead';

const LENGTH = 603_013;

/** The places after frames of 16 ms. */
function played(speed: Speed, frames: number, length = LENGTH): number[] {
  const playhead = new Playhead();
  playhead.speed = speed;
  playhead.toggle(length);
  return Array.from({ length: frames }, () => {
    playhead.advance(16, length, false);
    return playhead.position;
  });
}

describe('the playhead', () => {
  it('moves one event a second at the lowest speed', () => {
    const places = played(1, 125);
    assert.deepEqual([places[61], places[62], places[124]], [0, 1, 2]);
  });

  it('moves many events in a frame at a high speed', () => {
    assert.deepEqual(played(60_000, 3), [960, 1920, 2880]);
  });

  it('plays a run of any length in ten seconds', () => {
    for (const length of [10, 337, LENGTH, 2_000_000]) {
      const places = played('whole', 626, length);
      assert.ok(places[623] < length);
      assert.equal(places[625], length);
    }
  });

  it('stops at the end, and plays from the start again', () => {
    const playhead = new Playhead();
    playhead.speed = 600;
    playhead.toggle(5);
    playhead.advance(1000, 5, false);
    assert.deepEqual([playhead.position, playhead.isPlaying], [5, false]);
    playhead.toggle(5);
    assert.deepEqual([playhead.position, playhead.isPlaying], [0, true]);
  });

  it('waits at the end of a recording that still grows', () => {
    const playhead = new Playhead();
    playhead.speed = 600;
    playhead.toggle(Number.POSITIVE_INFINITY);
    playhead.advance(1000, 5, true);
    assert.deepEqual([playhead.position, playhead.isPlaying], [5, true]);
    playhead.advance(1000, 50, true);
    assert.equal(playhead.position, 50);
  });

  it('does not move while it pauses, and stays within the run', () => {
    const playhead = new Playhead();
    playhead.advance(1000, 50, false);
    assert.equal(playhead.position, 0);
    playhead.goTo(-1, 50);
    assert.equal(playhead.position, 0);
    playhead.goTo(51, 50);
    assert.equal(playhead.position, 50);
  });
});

import assert from 'node:assert/strict';
import { PlayClock } from '../../../src/board/page/clock';

/** A clock whose time is in `wait`, and which ticks each second. */
function clockOf(stored?: unknown) {
  let now = 5000;
  let tick: (() => void) | undefined;
  let ticks = 0;
  const clock = new PlayClock(
    stored,
    () => ticks++,
    () => now,
    given => {
      tick = given;
      return () => {
        tick = undefined;
      };
    },
  );
  return {
    clock,
    wait(seconds: number) {
      for (let i = 0; i < seconds; i++) {
        now += 1000;
        tick?.();
      }
    },
    /** Lets time pass without a tick, as when the computer sleeps. */
    sleep(seconds: number) {
      now += seconds * 1000;
    },
    ticks: () => ticks,
  };
}

describe('the clock', () => {
  it('counts while it runs, and updates each second', () => {
    const { clock, wait, ticks } = clockOf();
    clock.follow('a', true);
    wait(5);
    assert.deepEqual([clock.seconds, ticks()], [5, 5]);
    clock.follow('a', false);
    wait(10);
    assert.deepEqual([clock.seconds, ticks()], [5, 5]);
    clock.follow('a', true);
    wait(1);
    assert.equal(clock.seconds, 6);
  });
  it('adds up fractions of seconds', () => {
    const { clock, sleep } = clockOf();
    for (let i = 0; i < 4; i++) {
      clock.follow('a', true);
      sleep(0.5);
      clock.follow('a', false);
    }
    assert.equal(clock.seconds, 2);
  });
  it('has a separate time for each puzzle', () => {
    const { clock, wait } = clockOf();
    clock.follow('a', true);
    wait(3);
    clock.follow('b', true);
    assert.equal(clock.seconds, 0);
    wait(4);
    clock.follow('a', true);
    assert.equal(clock.seconds, 3);
    wait(1);
    assert.deepEqual(clock.stored(), [
      ['b', 4000],
      ['a', 4000],
    ]);
  });
  it('starts at zero when the puzzle is started again', () => {
    const { clock, wait, sleep } = clockOf();
    clock.follow('a', true);
    wait(3);
    sleep(0.9);
    clock.reset();
    assert.equal(clock.seconds, 0);
    sleep(0.9);
    clock.follow('a', false);
    assert.equal(clock.seconds, 0);
  });
  it('does not count the sleep of the computer', () => {
    const { clock, wait, sleep } = clockOf();
    clock.follow('a', true);
    sleep(36_000);
    wait(1);
    assert.equal(clock.seconds, 3);
  });
  it('continues from the stored time', () => {
    const { clock } = clockOf([['a', 61_500], ['b'], 'c', ['d', '1'], [1, 1]]);
    clock.follow('a', false);
    assert.equal(clock.seconds, 61);
    assert.deepEqual(clock.stored(), [['a', 61_500]]);
    for (const stored of [undefined, null, {}, 'a', [null]]) assert.deepEqual(clockOf(stored).clock.stored(), []);
  });
  it('keeps the times of the hundred puzzles that it counted last', () => {
    const { clock, wait } = clockOf();
    for (let i = 0; i < 150; i++) {
      clock.follow(`${i}`, true);
      wait(1);
    }
    clock.follow('60', true);
    wait(1);
    const names = clock.stored().map(([name]) => name);
    assert.deepEqual([names.length, names[0], names.at(-1), names.includes('60')], [100, '50', '60', true]);
  });
});

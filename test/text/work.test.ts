import assert from 'node:assert/strict';
import { Cache } from '../../src/core/cache';
import {
  finish,
  finishWithin,
  giveUp,
  runInSlices,
  SharedWork,
  type Work,
  waitUntil,
  withTimeLimit,
} from '../../src/text/work';

/** A clock that only the tests advance. */
class Clock {
  time = 0;
  readonly now = () => this.time;
}

/** Work of this many turns with this duration each. */
function* turns(count: number, clock: Clock, milliseconds: number, log: string[] = []): Work<number> {
  try {
    for (let i = 0; i < count; i++) {
      clock.time += milliseconds;
      yield undefined;
    }
    log.push('done');
    return count;
  } finally {
    log.push('ended');
  }
}

describe('work with a time limit', () => {
  it('returns its result if the time is enough', () => {
    const clock = new Clock();
    assert.equal(finish(withTimeLimit(10, turns(3, clock, 3), clock.now)), 3);
  });
  it('is given up if the time is not enough', () => {
    const clock = new Clock();
    const log: string[] = [];
    assert.equal(finish(withTimeLimit(10, turns(5, clock, 3, log), clock.now)), undefined);
    assert.deepEqual(log, ['ended']);
    assert.equal(clock.time, 12);
  });
  it('does not count the time between its turns', () => {
    const clock = new Clock();
    const work = withTimeLimit(10, turns(3, clock, 3), clock.now);
    for (let i = 0; i < 3; i++) {
      assert.equal(work.next().done, false);
      clock.time += 1000;
    }
    assert.deepEqual(work.next(), { done: true, value: 3 });
  });
  it('ends with its caller', () => {
    const log: string[] = [];
    const clock = new Clock();
    const work = withTimeLimit(10, turns(3, clock, 1, log), clock.now);
    work.next();
    giveUp(work);
    assert.deepEqual(log, ['ended']);
  });
  it('can run synchronously', () => {
    const clock = new Clock();
    assert.equal(finishWithin(10, turns(3, clock, 3), clock.now), 3);
    assert.equal(finishWithin(8, turns(3, clock, 3), clock.now), undefined);
  });
});

describe('work in slices', () => {
  const pausing = (clock: Clock) => {
    const pauses: number[] = [];
    const pause = async () => {
      pauses.push(clock.time);
      clock.time += 100;
    };
    return { pauses, clock: { now: clock.now, pause } };
  };
  it('pauses when a slice is over, and not before', async () => {
    const clock = new Clock();
    const { pauses, clock: both } = pausing(clock);
    assert.equal(await runInSlices(5, turns(6, clock, 2), both), 6);
    assert.deepEqual(pauses, [6, 112]);
  });
  it('ends when it is canceled, and ends the work', async () => {
    const clock = new Clock();
    const log: string[] = [];
    const { pauses, clock: both } = pausing(clock);
    const cancellation = {
      get isCancellationRequested() {
        return pauses.length > 0;
      },
    };
    assert.equal(await runInSlices(5, turns(99, clock, 2, log), both, cancellation), undefined);
    assert.deepEqual(log, ['ended']);
    assert.equal(clock.time, 106);
  });
  it('throws the error of the work', async () => {
    const clock = new Clock();
    // biome-ignore lint/correctness/useYield: it fails before it would.
    function* failing(): Work<number> {
      throw new Error('no');
    }
    await assert.rejects(runInSlices(5, failing(), pausing(clock).clock), /^Error: no$/);
  });
});

describe('shared work', () => {
  const started = () => {
    const log: string[] = [];
    const clock = new Clock();
    const shared = new SharedWork<number>(2);
    const join = (key: string, count = 3) => shared.join(key, () => turns(count, clock, 1, log));
    return { log, clock, shared, join };
  };
  it('is done once, and all callers get its result', () => {
    const { clock, join, log } = started();
    const [one, other] = [join('a'), join('a')];
    one.next();
    other.next();
    assert.equal(finish(one), 3);
    assert.equal(finish(other), 3);
    assert.equal(clock.time, 3);
    assert.deepEqual(log, ['done', 'ended']);
  });
  it('is separate for each key', () => {
    const { clock, join } = started();
    assert.deepEqual([finish(join('a', 2)), finish(join('b', 5))], [2, 5]);
    assert.equal(clock.time, 7);
  });
  it('continues after it was given up', () => {
    const { clock, join, log } = started();
    const one = join('a');
    one.next();
    giveUp(one);
    assert.deepEqual(log, []);
    assert.equal(finish(join('a')), 3);
    assert.equal(clock.time, 3);
  });
  it('is ended when too much of it is given up, oldest first, but never while a caller runs it', () => {
    const { join, log, clock } = started();
    const driven = join('driven');
    driven.next();
    for (const key of ['a', 'b', 'c']) {
      const one = join(key);
      one.next();
      giveUp(one);
    }
    assert.deepEqual(log, ['ended']);
    assert.equal(finish(driven), 3);
    assert.equal(clock.time, 6);
    finish(join('b'));
    assert.equal(clock.time, 8);
    finish(join('a'));
    assert.equal(clock.time, 11);
  });
  it('is ended when all is forgotten', () => {
    const { join, log, shared } = started();
    const one = join('a');
    one.next();
    giveUp(one);
    shared.forget();
    assert.deepEqual(log, ['ended']);
  });
  it('throws its error to all callers', () => {
    const shared = new SharedWork<number>(2);
    const start = function* (): Work<number> {
      yield undefined;
      throw new Error('broken');
    };
    const one = shared.join('key', start);
    const other = shared.join('key', start);
    one.next();
    assert.throws(() => other.next(), /broken/);
    assert.throws(() => one.next(), /broken/);
    assert.equal(
      finish(
        shared.join('key', function* () {
          yield undefined;
          return 7;
        }),
      ),
      7,
    );
  });
  it('starts again after it failed', () => {
    const shared = new SharedWork<number>(2);
    function* failing(): Work<number> {
      yield undefined;
      throw new Error('no');
    }
    assert.throws(() => finish(shared.join('a', failing)), /^Error: no$/);
    assert.equal(finish(shared.join('a', () => turns(2, new Clock(), 1))), 2);
  });
  it('starts again after it ended', () => {
    const { clock, join } = started();
    finish(join('a'));
    finish(join('a'));
    assert.equal(clock.time, 6);
  });
});

describe('waiting until a time', () => {
  /** The pauses until a time, with a clock that advances at every call, like real clocks. */
  async function pausesUntil(time: (now: number) => number): Promise<{ pauses: number[]; end: number }> {
    const pauses: number[] = [];
    let now = 0;
    const clock = {
      now: () => now++,
      pause: async (milliseconds: number) => {
        pauses.push(milliseconds);
        now += milliseconds - 1; // a timer may be early
      },
    };
    await waitUntil(() => time(now), clock);
    return { pauses, end: now };
  }

  it('ends at that time, and never pauses for a negative time', async () => {
    for (let time = -2; time <= 4; time++) {
      const { pauses, end } = await pausesUntil(() => time);
      assert.ok(
        pauses.every(pause => pause > 0),
        `${time}: ${pauses}`,
      );
      assert.ok(end >= time);
    }
  });
  it('continues if the time is postponed', async () => {
    const { pauses } = await pausesUntil(now => (now < 5 ? 10 : 20));
    assert.equal(pauses.length, 2);
  });
});

describe('a cache', () => {
  it('returns the last value', () => {
    const memory = new Cache<number>(2);
    assert.equal(memory.recall('a'), undefined);
    memory.remember('a', 1);
    memory.remember('a', 2);
    assert.equal(memory.recall('a'), 2);
  });
  it('remembers at least as many as its limit, and at most twice as many', () => {
    const memory = new Cache<number>(3);
    for (let i = 0; i < 20; i++) {
      memory.remember(String(i), i);
      for (let back = 0; back < Math.min(3, i + 1); back++) assert.equal(memory.recall(String(i - back)), i - back);
    }
    const left = Array.from({ length: 20 }, (_, i) => memory.recall(String(i))).filter(found => found !== undefined);
    assert.ok(left.length >= 3 && left.length <= 6, String(left));
  });
  it('keeps recently used values', () => {
    const memory = new Cache<number>(3);
    memory.remember('used', 0);
    for (let i = 0; i < 50; i++) {
      memory.remember(String(i), i);
      assert.equal(memory.recall('used'), 0);
    }
  });
  it('can forget all values', () => {
    const memory = new Cache<number>(2);
    for (const key of 'abcd') memory.remember(key, 1);
    memory.forget();
    for (const key of 'abcd') assert.equal(memory.recall(key), undefined);
  });
});

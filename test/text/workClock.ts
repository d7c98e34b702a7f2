import type { Now } from '../../src/text/work';

/**
 * A clock that depends on the work and not on the speed of the machine: each call advances it by this many milliseconds. Work that
 * pauses about every millisecond reads it twice for each pause.
 */
export function workClock(milliseconds = 0.5): Now {
  let now = 0;
  return () => {
    now += milliseconds;
    return now;
  };
}

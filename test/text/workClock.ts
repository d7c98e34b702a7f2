import type { Now } from '../../src/text/work';

/**
 * A clock that goes by the work, and not by the speed of the machine: this many milliseconds later whenever it is read. Work that pauses
 * about every millisecond reads it twice for each pause.
 */
export function workClock(milliseconds = 0.5): Now {
  let now = 0;
  return () => {
    now += milliseconds;
    return now;
  };
}

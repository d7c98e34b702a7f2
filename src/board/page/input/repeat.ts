/** Timers. */

/** Calls a function repeatedly. Returns a function that stops it. */
export type Repeater = (tick: () => void) => () => void;

/** Calls a function at a fixed interval. */
export function every(milliseconds: number): Repeater {
  return tick => {
    const timer = setInterval(tick, milliseconds);
    return () => clearInterval(timer);
  };
}

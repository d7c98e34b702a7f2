/** What is done again and again. */

/** Calls a function again and again. Returns what ends it. */
export type Repeat = (tick: () => void) => () => void;

/** Calls a function after each such time. */
export function every(milliseconds: number): Repeat {
  return tick => {
    const timer = setInterval(tick, milliseconds);
    return () => clearInterval(timer);
  };
}

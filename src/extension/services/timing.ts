/**
 * Measures waiting times of the user, with the User Timing standard. Developer tools and `npm run bench:editor` read the
 * measures.
 */

// Node and the browser both have these. Other globals of either must not be used here.
declare const performance: {
  now(): number;
  measure(name: string, options: { start: number; detail?: unknown }): void;
  clearMeasures(name: string): void;
};

/** Milliseconds since a fixed moment; only for differences. */
export function now(): number {
  return performance.now();
}

/** The time when the extension's code started to run, approximately: this file is one of the first that are loaded. */
export const loading = now();

/** Records the time since `start` under this name. `detail` describes the measurement. */
export function measured(name: `sudoku.${string}`, start: number, detail?: unknown): void {
  performance.measure(name, { start, detail });
  performance.clearMeasures(name); // observers already have it, and the list would grow without limit
}

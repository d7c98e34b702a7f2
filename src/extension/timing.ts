/**
 * How long things took that a user waits for, as measures of the User Timing standard: developer tools and
 * `npm run bench:editor` see them, and nobody else is bothered.
 */

// Both hosts have these; neither Node's nor the DOM's other names should be in reach here.
declare const performance: {
  now(): number;
  measure(name: string, options: { start: number; detail?: unknown }): void;
  clearMeasures(name: string): void;
};

/** Milliseconds since some moment; for differences only. */
export function now(): number {
  return performance.now();
}

/** About when the extension's code began to run: this file is among the first that it loads. */
export const loading = now();

/** Something that began at `start` is done. */
export function measured(name: `sudoku.${string}`, start: number): void {
  performance.measure(name, { start });
  performance.clearMeasures(name); // whoever watches has it by now, and a list of them would only grow
}

/** How many tests passed, failed and were skipped, and the names of those that failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly string[];
}

/** All counts are 0. */
export const NONE: Counts = { passed: 0, failed: 0, skipped: 0, failures: [] };

/** Adds two counts. */
export const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  failures: [...a.failures, ...b.failures],
});

/** The counts as a line: `3 passed, 0 failed`, and `, 1 skipped` when there is one. */
export const summary = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

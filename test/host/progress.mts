/** What the runner shows while suites run: pure functions from the state of the suites to lines. */
import type { SuiteEvent } from '../events.ts';

/** What is known about a suite that was started. Times are in milliseconds since the runner started. */
export interface SuiteState {
  readonly name: string;
  readonly began: number;
  ended?: number;
  /** How many tests there are, once they are counted. */
  found?: number;
  passed: number;
  skipped: number;
  /** The tests that failed. */
  readonly failed: string[];
  /** The test that runs. */
  current: string;
  hasFinished: boolean;
  /** The tests that passed and how long each took. */
  readonly times: { readonly title: string; readonly milliseconds: number }[];
}

/** The state of a suite that starts now. */
export const startedAt = (name: string, began: number): SuiteState => ({
  name,
  began,
  passed: 0,
  skipped: 0,
  failed: [],
  current: '',
  hasFinished: false,
  times: [],
});

/** Updates the state of a suite. */
export function record(suite: SuiteState, event: SuiteEvent): void {
  if (event.kind === 'found') suite.found = (suite.found ?? 0) + event.count;
  else if (event.kind === 'finished') suite.hasFinished = true;
  else if (event.kind === 'started') suite.current = event.title;
  else if (event.kind === 'skipped') suite.skipped++;
  else if (event.kind === 'failed') suite.failed.push(event.title);
  else if (event.kind === 'passed') {
    suite.passed++;
    suite.times.push(event);
  }
}

/** How many tests are done, of how many: `12/340, 1 failed`. */
function countsOf({ found, passed, skipped, failed }: SuiteState): string {
  const done = passed + skipped + failed.length;
  if (found === undefined) return 'starting';
  return `${done}/${found}${failed.length > 0 ? `, ${failed.length} failed` : ''}`;
}

/** Minutes and seconds: `1:05`. */
export function clock(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A line for each suite that runs, for a terminal of this width. */
export function liveLines(suites: readonly SuiteState[], now: number, columns: number): string[] {
  return suites
    .filter(({ ended }) => ended === undefined)
    .map(suite => {
      const head = `${clock(now - suite.began).padStart(5)}  ${suite.name.padEnd(6)}  ${countsOf(suite)}`;
      return `${head.padEnd(36)}  ${suite.current}`.slice(0, columns - 1);
    });
}

/** One line for all suites that run, for a log. */
export function logLine(suites: readonly SuiteState[], now: number): string {
  const running = suites.filter(({ ended }) => ended === undefined);
  return `${clock(now).padStart(5)}  ${running.map(suite => `${suite.name} ${countsOf(suite)}`).join(' · ')}`;
}

/** The line of a suite that ended: its counts and how long it took. */
export function endLine({ name, began, ended = began, passed, failed, skipped }: SuiteState): string {
  const counts = `${passed} passed, ${failed.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  return `${failed.length === 0 ? '✔' : '✘'} ${name.padEnd(6)} ${counts} (${((ended - began) / 1000).toFixed(0)} s)`;
}

/** The tests that took the longest, the slowest first. */
export function slowest(suites: readonly SuiteState[], count: number): string[] {
  return suites
    .flatMap(({ name, times }) => times.map(({ title, milliseconds }) => ({ name, title, milliseconds })))
    .sort((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, count)
    .map(({ name, title, milliseconds }) => `${(milliseconds / 1000).toFixed(1)} s  ${name}: ${title}`);
}

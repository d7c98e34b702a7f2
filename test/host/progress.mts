/** The progress of running suites: pure functions from the state of the suites to lines. */
import type { SuiteEvent } from '../events.ts';

/** The state of a started suite. Times are in milliseconds since the runner started. */
export interface SuiteState {
  readonly name: string;
  readonly began: number;
  ended?: number;
  /** The number of tests, once they are counted. */
  found?: number;
  passed: number;
  skipped: number;
  /** The tests that failed. */
  readonly failed: string[];
  /** The running tests, several if a suite has several processes. */
  readonly running: Set<string>;
  /** The time of its last report. */
  heard: number;
  /** Number of tests that failed and then ran again. */
  retried: number;
  /** The reason why it cannot run on this machine. */
  omitted?: string;
  hasFinished: boolean;
  /** The tests that passed, with their durations. */
  readonly times: { readonly title: string; readonly milliseconds: number }[];
}

/** The state of a suite that starts now. */
export const startedAt = (name: string, began: number): SuiteState => ({
  name,
  began,
  passed: 0,
  skipped: 0,
  failed: [],
  running: new Set(),
  heard: began,
  retried: 0,
  hasFinished: false,
  times: [],
});

/** Updates the state of a suite. */
export function record(suite: SuiteState, event: SuiteEvent, now: number): void {
  suite.heard = now;
  if ('title' in event && event.kind !== 'started') suite.running.delete(event.title);
  if (event.kind === 'found') suite.found = (suite.found ?? 0) + event.count;
  else if (event.kind === 'finished') suite.hasFinished = true;
  else if (event.kind === 'started') suite.running.add(event.title);
  else if (event.kind === 'retried') suite.retried++;
  else if (event.kind === 'omitted') suite.omitted = event.reason;
  else if (event.kind === 'skipped') suite.skipped++;
  else if (event.kind === 'failed') suite.failed.push(event.title);
  else if (event.kind === 'passed') {
    suite.passed++;
    suite.times.push(event);
  }
}

/** The number of finished tests and of all tests: `12/340, 1 failed`. */
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

/** A line for each running suite, for a terminal of this width. */
export function liveLines(suites: readonly SuiteState[], now: number, columns: number): string[] {
  return suites
    .filter(({ ended }) => ended === undefined)
    .map(suite => {
      const head = `${clock(now - suite.began).padStart(5)}  ${suite.name.padEnd(6)}  ${countsOf(suite)}`;
      return `${head.padEnd(36)}  ${[...suite.running].at(-1) ?? ''}`.slice(0, columns - 1);
    });
}

/** Milliseconds after which a log names a running test. */
const LONG_MS = 20_000;

/** One line for all running suites, for a log. */
export function logLine(suites: readonly SuiteState[], now: number): string {
  const running = suites.filter(({ ended }) => ended === undefined);
  const parts = running.map(suite => {
    const isLong = now - suite.heard >= LONG_MS && suite.running.size > 0;
    return `${suite.name} ${countsOf(suite)}${isLong ? ` (${[...suite.running].join(', ')})` : ''}`;
  });
  return `${clock(now).padStart(5)}  ${parts.join(' · ') || 'preparing'}`;
}

/** The line of a suite that ended: its counts and duration. */
export function endLine({ name, began, ended = began, passed, failed, skipped, retried, omitted }: SuiteState): string {
  if (omitted !== undefined) return `– ${name.padEnd(6)} ${omitted}`;
  const others = [skipped > 0 ? `, ${skipped} skipped` : '', retried > 0 ? `, ${retried} ran again` : ''];
  const counts = `${passed} passed, ${failed.length} failed${others.join('')}`;
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

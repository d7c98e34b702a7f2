/**
 * Runs suites and shows their progress: `tsx test/host/test.mts [--grep PATTERN] [--all] [--verbose] SUITE …`.
 * `--grep` selects tests whose full title matches a regular expression, `--all` includes the exhaustive data runs, `--verbose` prints all
 * output of the suites. The last line is `N passed, N failed`.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import logUpdate from 'log-update';
import type { SuiteEvent } from '../events.ts';
import { prepare } from './prepare.mts';
import { endLine, liveLines, logLine, record, type SuiteState, slowest, startedAt } from './progress.mts';
import { runInProcess } from './suiteProcess.mts';
import { SUITES } from './suites.mts';
import { exitOnSignals } from './temp.mts';

/** Number of suites that run at the same time. Those in an editor often wait for it. */
const AT_ONCE = Math.max(1, Number(process.env.SUDOKU_TEST_AT_ONCE ?? (availableParallelism() > 1 ? 3 : 1)) || 1);

const REDRAW_MS = 100;
const LOG_MS = 10_000;

/** Milliseconds without a report from a suite after which it is ended: only a stuck suite takes so long. */
const HANG_MS = 60_000 * Number(process.env.SUDOKU_TEST_HANG ?? (process.argv.includes('--all') ? 120 : 10));

/** Number of slowest tests that are named at the end. */
const SLOWEST = 3;

// A terminal without a size, such as one from `docker run -t`, cannot show lines that are redrawn.
const isTerminal = process.stdout.isTTY && process.stdout.columns > 0 && process.stdout.rows > 0;
const suites: SuiteState[] = [];

/** Prints lines above the lines of progress. */
function print(text: string): void {
  if (isTerminal) logUpdate.clear();
  console.log(text);
  if (isTerminal) draw();
}

function draw(): void {
  logUpdate(liveLines(suites, performance.now(), process.stdout.columns).join('\n'));
}

/** Updates the state of a suite, and immediately prints failed tests with the reasons. */
function take(suite: SuiteState, event: SuiteEvent): void {
  record(suite, event, performance.now());
  if (event.kind === 'failed') print(`✘ ${suite.name}: ${event.title}\n${indented(event.reason)}`);
  if (event.kind === 'retried') print(`↻ ${suite.name}: ${event.title} runs again\n${indented(event.reason)}`);
}

const indented = (text: string) => text.replace(/^/gm, '    ');

/** Runs a suite to its end. */
async function run(name: string, isVerbose: boolean, hasPattern: boolean): Promise<void> {
  const suite = startedAt(name, performance.now());
  suites.push(suite);
  let output = '';
  const hang = new AbortController();
  const watch = setInterval(() => {
    if (performance.now() - suite.heard > HANG_MS) hang.abort();
  }, 1000);
  const ended = await runInProcess(
    name,
    event => take(suite, event),
    text => {
      if (isVerbose) print(text.trimEnd());
      else output += text;
    },
    hang.signal,
  );
  clearInterval(watch);
  const during = suite.running.size > 0 ? ` during ${[...suite.running].join(', ')}` : '';
  const problem = hang.signal.aborted
    ? `it reported nothing for ${HANG_MS / 60_000} minutes${during}`
    : !suite.hasFinished
      ? `it did not come to its end (${ended})${during}`
      : !suite.found && !hasPattern && suite.omitted === undefined
        ? 'it has no tests'
        : undefined;
  // A suite that could not run counts as another failure, so that it is included in the total.
  if (problem) {
    print(`✘ ${name}: ${problem}\n${indented(output.trimEnd())}`);
    suite.failed.push(problem);
  }
  suite.ended = performance.now();
  print(endLine(suite));
}

async function main(): Promise<boolean> {
  const { values, positionals: names } = parseArgs({
    allowPositionals: true,
    options: { grep: { type: 'string' }, all: { type: 'boolean' }, verbose: { type: 'boolean', default: false } },
  });
  const unknown = names.filter(name => !(name in SUITES));
  if (names.length === 0 || unknown.length > 0) {
    throw new Error(`Name one or more of: ${Object.keys(SUITES).join(', ')}.`);
  }
  if (values.grep !== undefined) process.env.SUDOKU_TEST_GREP = `${new RegExp(values.grep).source}`;
  if (values.all) process.env.TEST_ALL = '1';
  // Preparing prints lines itself, which redrawn lines would overwrite.
  const log = () => setInterval(() => console.log(logLine(suites, performance.now())), LOG_MS);
  const preparing = log();
  await prepare(names);
  clearInterval(preparing);
  const timer = isTerminal ? setInterval(draw, REDRAW_MS) : log();
  const waiting = [...names];
  const runWaiting = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      await run(name, values.verbose, values.grep !== undefined);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runWaiting));
  clearInterval(timer);
  if (isTerminal) logUpdate.clear();
  return summarize(values.grep);
}

/** Prints the summary. Returns whether all tests passed. */
function summarize(pattern: string | undefined): boolean {
  const failures = suites.flatMap(({ name, failed }) => failed.map(title => `✘ ${name}: ${title}`));
  const passed = suites.reduce((sum, suite) => sum + suite.passed, 0);
  const slow = slowest(suites, SLOWEST);
  const parts = [
    slow.length > 0 ? `The slowest tests:\n${slow.map(indented).join('\n')}` : '',
    suites.map(endLine).join('\n'),
    failures.join('\n'),
  ];
  console.log(`\n${parts.filter(part => part).join('\n\n')}`);
  const isEmpty = passed + failures.length === 0;
  if (isEmpty) console.log(pattern === undefined ? 'No test ran.' : `No test matches ${pattern}.`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  return failures.length === 0 && !isEmpty;
}

exitOnSignals();
process.exitCode = (await main()) ? 0 : 1;

/** The reports of a running suite, as plain data: it crosses processes and the extension host as JSON. */

/** One report of a suite. Titles are full: the names of the groups, then that of the test. */
export type SuiteEvent =
  /** More tests will run. */
  | { readonly kind: 'found'; readonly count: number }
  | { readonly kind: 'started'; readonly title: string }
  | { readonly kind: 'passed'; readonly title: string; readonly milliseconds: number }
  | { readonly kind: 'skipped'; readonly title: string }
  | { readonly kind: 'failed'; readonly title: string; readonly reason: string }
  /** A test failed and runs again. */
  | { readonly kind: 'retried'; readonly title: string; readonly reason: string }
  /** The suite cannot run on this machine, and why. */
  | { readonly kind: 'omitted'; readonly reason: string }
  /** The suite came to its end: its counts are complete. */
  | { readonly kind: 'finished' };

/** Receives the reports of a suite. */
export type Report = (event: SuiteEvent) => void;

/** The message of an error and the lines of its stack that lie in the project. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const text = error.stack?.includes(error.message) ? error.stack : `${error.name}: ${error.message}\n${error.stack}`;
  const lines = text
    .split('\n')
    .filter(line => !/^\s+at .*(?:node_modules|node:|extensionHostProcess|extensionHostWorker)/.test(line));
  return withoutMiddle(
    withoutMiddle(lines, MOST_LINES, 'lines').join('\n').split(''),
    MOST_CHARACTERS,
    'characters',
  ).join('');
}

/** The most that is printed of the reason of a failure: assertions about long texts print both of them. */
const MOST_LINES = 120;
const MOST_CHARACTERS = 10_000;

/** The parts of a text without those in the middle, if there are more than `most`: the message is at the start, the stack at the end. */
function withoutMiddle(parts: readonly string[], most: number, name: string): readonly string[] {
  const left = parts.length - most;
  const head = Math.ceil((most * 3) / 4);
  return left <= 0 ? parts : [...parts.slice(0, head), `\n… ${left} ${name} …\n`, ...parts.slice(head + left)];
}

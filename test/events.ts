/** What a running suite reports, as plain data: it crosses processes and the extension host as JSON. */

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
  /** The suite came to its end: its counts are complete. */
  | { readonly kind: 'finished' };

/** Receives the reports of a suite. */
export type Report = (event: SuiteEvent) => void;

/** The message of an error and the lines of its stack that lie in the project. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const text = error.stack?.includes(error.message) ? error.stack : `${error.name}: ${error.message}\n${error.stack}`;
  return text
    .split('\n')
    .filter(line => !/^\s+at .*(?:node_modules|node:|extensionHostProcess|extensionHostWorker)/.test(line))
    .join('\n');
}

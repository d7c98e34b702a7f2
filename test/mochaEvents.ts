import { type Report, reasonOf } from './events';

/** Reports the events of a mocha runner, in Node and in browsers. */
export function reportRun(runner: Mocha.Runner, report: Report): void {
  runner.once('start', () => report({ kind: 'found', count: runner.total }));
  runner.on('test', test => report({ kind: 'started', title: test.fullTitle() }));
  runner.on('pass', test => report({ kind: 'passed', title: test.fullTitle(), milliseconds: test.duration ?? 0 }));
  runner.on('pending', test => report({ kind: 'skipped', title: test.fullTitle() }));
  runner.on('fail', (test, error) => report({ kind: 'failed', title: test.fullTitle(), reason: reasonOf(error) }));
  runner.on('retry', (test, error) => report({ kind: 'retried', title: test.fullTitle(), reason: reasonOf(error) }));
}

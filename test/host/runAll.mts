import { type Report, reasonOf } from '../events.ts';

/** A test of a suite without mocha, whose tests all share a browser. */
export interface NamedTest {
  readonly name: string;
}

/** The tests whose names match `--grep`; all of them without it. */
export function chosen<Test extends NamedTest>(tests: readonly Test[]): Test[] {
  const pattern = new RegExp(process.env.SUDOKU_TEST_GREP ?? '');
  return tests.filter(({ name }) => pattern.test(name));
}

/** Runs tests one after another and reports each. A failed test runs once more, as in the editor suites. */
export async function runAll<Test extends NamedTest>(
  tests: readonly Test[],
  run: (test: Test) => Promise<void>,
  report: Report,
): Promise<void> {
  for (const test of tests) {
    const title = test.name;
    const start = performance.now();
    report({ kind: 'started', title });
    try {
      await run(test).catch(async error => {
        report({ kind: 'retried', title, reason: reasonOf(error) });
        await run(test);
      });
      report({ kind: 'passed', title, milliseconds: performance.now() - start });
    } catch (error) {
      report({ kind: 'failed', title, reason: reasonOf(error) });
    }
  }
}

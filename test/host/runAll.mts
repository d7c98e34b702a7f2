import { type Report, reasonOf } from '../events.ts';

/** A test of a suite that needs no mocha, because all of its tests share a browser. */
export interface NamedTest {
  readonly name: string;
}

/** The tests whose names match `--grep`; all of them without it. */
export function chosen<Test extends NamedTest>(tests: readonly Test[]): Test[] {
  const pattern = new RegExp(process.env.SUDOKU_TEST_GREP ?? '');
  return tests.filter(({ name }) => pattern.test(name));
}

/**
 * Runs tests one after the other and reports each. `mostTries` is for what a busy machine may do late or in another
 * order.
 */
export async function runAll<Test extends NamedTest>(
  tests: readonly Test[],
  run: (test: Test) => Promise<void>,
  report: Report,
  mostTries = 1,
): Promise<void> {
  for (const test of tests) {
    const title = test.name;
    report({ kind: 'started', title });
    for (let tries = 1; ; tries++) {
      const start = performance.now();
      try {
        await run(test);
        report({ kind: 'passed', title, milliseconds: performance.now() - start });
        break;
      } catch (error) {
        const reason = reasonOf(error);
        if (tries === mostTries) {
          report({ kind: 'failed', title, reason });
          break;
        }
        report({ kind: 'retried', title, reason });
      }
    }
  }
}

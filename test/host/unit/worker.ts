/** Runs compiled test files in this process and sends the events to its parent: `node worker.mjs FILE …`. */
import Mocha from 'mocha';
import type { SuiteEvent } from '../../events';
import { reportRun } from '../../mochaEvents';

/** Stops only stuck tests: a busy machine may be many times slower than an idle one. */
const TIMEOUT_MS = process.env.TEST_ALL ? 7_200_000 : 1_200_000;

const send = (event: SuiteEvent) => new Promise<void>(resolve => process.send!(event, () => resolve()));

async function main(files: readonly string[]): Promise<void> {
  const mocha = new Mocha({ ui: 'bdd', timeout: TIMEOUT_MS, reporter: Mocha.reporters.Base });
  if (process.env.SUDOKU_TEST_GREP) mocha.grep(new RegExp(process.env.SUDOKU_TEST_GREP));
  for (const file of files) mocha.addFile(file);
  await mocha.loadFilesAsync();
  let sent = Promise.resolve();
  await new Promise<void>(resolve => {
    const runner = mocha.run(() => resolve());
    reportRun(runner, event => {
      const written = send(event);
      sent = sent.then(() => written);
    });
  });
  await sent;
  await send({ kind: 'finished' });
  process.exit(); // a failed test may have left something running
}

void main(process.argv.slice(2));

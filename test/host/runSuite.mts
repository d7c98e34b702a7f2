/** Runs one suite and sends its events to the runner, which starts this file: `tsx test/host/runSuite.mts unit`. */
import type { SuiteEvent } from '../events.ts';
import { SUITES } from './suites.mts';
import { exitOnSignals } from './temp.mts';

exitOnSignals();
const [name] = process.argv.slice(2);
/** The events that have been written. Without the wait an exit could lose the last ones. */
let sent = Promise.resolve();
const report = (event: SuiteEvent) => {
  const written = new Promise<void>(resolve => process.send!(event, () => resolve()));
  sent = sent.then(() => written);
};
try {
  await SUITES[name](report);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
await sent;
process.disconnect();

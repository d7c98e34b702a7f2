/** Runs one suite and writes its outcome to a file: `tsx test/host/runSuite.mts unit FILE`. The runner starts it. */
import { renameSync, writeFileSync } from 'node:fs';
import { type Outcome, SUITES } from './suites.mts';
import { exitOnSignals } from './temp.mts';

exitOnSignals();
const [name, file] = process.argv.slice(2);
const outcome = await SUITES[name]().catch((error: unknown): Outcome => {
  console.error(error);
  return { problem: 'it could not be run' };
});
// A file of this name is complete.
writeFileSync(`${file}.part`, JSON.stringify(outcome));
renameSync(`${file}.part`, file);

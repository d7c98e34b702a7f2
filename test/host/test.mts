/** Runs the suites named on the command line: `tsx test/host/test.mts unit editor web`. */
import { availableParallelism } from 'node:os';
import { add, type Counts, NONE, summary } from './counts.mts';
import { prepare } from './prepare.mts';
import { startSuite } from './startSuite.mts';
import { SUITES } from './suites.mts';
import { exitOnSignals } from './temp.mts';

/** How many suites run at the same time. Each has a process, folders and ports of its own. Those in an editor often wait for it. */
const AT_ONCE = Math.max(1, Number(process.env.SUDOKU_TEST_AT_ONCE ?? (availableParallelism() > 1 ? 3 : 1)) || 1);

async function main(names: string[]): Promise<boolean> {
  const unknown = names.filter(name => !(name in SUITES));
  if (names.length === 0 || unknown.length > 0) {
    throw new Error(`Name one or more of: ${Object.keys(SUITES).join(', ')}.`);
  }
  await prepare(names);
  const waiting = [...names];
  const isLive = names.length === 1 || AT_ONCE === 1;
  let total = NONE;
  const lines: string[] = [];
  /** Runs one suite after another until none waits. */
  async function runWaiting(): Promise<void> {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const start = Date.now();
      console.log(isLive ? `\n=== ${name} ===` : `${name} is running …`);
      const { outcome, output } = await startSuite(name, isLive);
      const { problem } = outcome;
      // A suite that could not run counts as one more failure, so that the sum shows it.
      const lost: Counts = problem ? { ...NONE, failed: 1, failures: [`${name}: ${problem}`] } : NONE;
      const counts = add(outcome.counts ?? NONE, lost);
      total = add(total, counts);
      const seconds = ((Date.now() - start) / 1000).toFixed(1);
      if (!isLive) console.log(`\n=== ${name} ===\n${output}`);
      lines.push(`${name.padEnd(8)} ${summary(counts)} (${seconds} s)${problem ? `: ${problem}` : ''}`);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, runWaiting));
  for (const failure of total.failures) console.log(`\nFailed: ${failure}`);
  console.log(`\n${lines.join('\n')}\n${summary(total)}`);
  return total.failed === 0;
}

exitOnSignals();
process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;

/** Runs the suites named on the command line, one after another: `tsx test/host/test.mts unit editor web`. */
import { add, NONE, summary } from './counts.mts';
import { type Outcome, SUITES } from './suites.mts';
import { exitOnSignals } from './temp.mts';

async function main(names: string[]): Promise<boolean> {
  const unknown = names.filter(name => !(name in SUITES));
  if (names.length === 0 || unknown.length > 0) {
    throw new Error(`Name one or more of: ${Object.keys(SUITES).join(', ')}.`);
  }
  let total = NONE;
  const lines: string[] = [];
  for (const name of names) {
    console.log(`\n=== ${name} ===`);
    const start = Date.now();
    const outcome = await SUITES[name]().catch((error: unknown): Outcome => {
      console.error(error);
      return { problem: 'it could not be run' };
    });
    const { problem } = outcome;
    // A suite that could not run counts as one more failure, so that the sum shows it.
    const counts = add(
      outcome.counts ?? NONE,
      problem ? { ...NONE, failed: 1, failures: [`${name}: ${problem}`] } : NONE,
    );
    total = add(total, counts);
    const seconds = ((Date.now() - start) / 1000).toFixed(1);
    lines.push(`${name.padEnd(8)} ${summary(counts)} (${seconds} s)${problem ? `: ${problem}` : ''}`);
  }
  for (const failure of total.failures) console.log(`\nFailed: ${failure}`);
  console.log(`\n${lines.join('\n')}\n${summary(total)}`);
  return total.failed === 0;
}

exitOnSignals();
process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;

import { type Counts, NONE } from './counts.mts';

/**
 * Runs one test of a suite, prints its line of the report and returns its counts. `mostTries` is for what a busy
 * machine may do late or in another order.
 */
export async function runOne(name: string, run: () => Promise<void>, mostTries = 1): Promise<Counts> {
  for (let tries = 1; ; tries++) {
    const start = Date.now();
    try {
      await run();
      console.log(`    ✔ ${name} (${Date.now() - start} ms${tries > 1 ? `, at try ${tries}` : ''})`);
      return { ...NONE, passed: 1 };
    } catch (error) {
      console.log(`    ✘ ${name}, try ${tries}\n${error instanceof Error ? error.stack : error}`);
      if (tries === mostTries) return { ...NONE, failed: 1, failures: [name] };
    }
  }
}

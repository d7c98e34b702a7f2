/** Runs test files of a built project, to find the code that each executes, and whether it notices a fault. */

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Project, ROOT } from './build';

/** The results of a test file without a fault. */
export interface Baseline {
  /** Titles of the tests that pass. Some need files that are missing, and some would take too long. */
  readonly tests: readonly string[];
  /** The processor time of these tests. */
  readonly milliseconds: number;
  /** By file: parts of its code as `[start, end, was executed]`, an inner part after the outer one. */
  readonly executed: Readonly<Record<string, readonly (readonly [number, number, 0 | 1])[]>>;
}

/** The factor by which processor time may increase with a fault. Elapsed time depends too much on other work. */
const SLOWER = 4;
const GRACE_MS = 10_000;
/** Elapsed time in milliseconds after which a test file is stopped: it waits for something that does not happen. */
const WAITED_MS = 600_000;

/**
 * Processor time in milliseconds after which the rest of a test file is skipped; and the whole file if a test takes {@link SLOWER} times as
 * long.
 */
const LIMIT_MS = 10_000;

const KEPT = join(ROOT, 'dist/mutation');

/** Whether code at an offset of a file is executed. */
export function executes({ executed }: Baseline, file: string, offset: number): boolean {
  const around = (executed[file] ?? []).filter(([start, end]) => start <= offset && offset < end);
  // Parts are nested: the smallest one is decisive.
  around.sort((a, b) => a[1] - a[0] - (b[1] - b[0]));
  return around[0]?.[2] === 1;
}

/** Runs test files, each in a separate process. */
export class TestFiles {
  private readonly baselines = new Map<string, Promise<Baseline>>();

  constructor(private readonly project: Project) {}

  /** Runs a test file without a fault: once, and again only if it or something that it imports has changed. */
  baseline(test: string): Promise<Baseline> {
    let baseline = this.baselines.get(test);
    if (!baseline) {
      baseline = this.measured(test);
      this.baselines.set(test, baseline);
    }
    return baseline;
  }

  private async measured(test: string): Promise<Baseline> {
    const kept = join(KEPT, `${this.fingerprint(test)}.json`);
    if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8'));
    const tests: string[] = [];
    let milliseconds = 0;
    let executed: Baseline['executed'] = {};
    await this.run(test, { LIMIT_MS: `${LIMIT_MS}` }, SLOWER * LIMIT_MS + GRACE_MS, line => {
      if (line.passed !== undefined) tests.push(line.passed);
      milliseconds = line.end ?? milliseconds;
      executed = line.executed ?? executed;
    });
    if (tests.length === 0) console.log(`${test}  LEFT OUT: no test passes without a fault`);
    const baseline: Baseline = { tests: milliseconds > 0 ? tests : [], milliseconds, executed };
    mkdirSync(dirname(kept), { recursive: true });
    writeFileSync(kept, JSON.stringify(baseline));
    return baseline;
  }

  /** A fingerprint of a test file and everything that it imports. */
  private fingerprint(test: string): string {
    const { folder, imports } = this.project;
    const files = new Set([test]);
    for (const file of files) for (const imported of imports.get(file) ?? []) files.add(imported);
    const hash = createHash('sha256');
    for (const file of [...files].sort()) {
      if (existsSync(join(folder, file))) hash.update(file).update(readFileSync(join(folder, file)));
    }
    return hash.digest('hex').slice(0, 32);
  }

  /** The title of the first test that fails if `file` has other code, `endless` if one does not end, or undefined. */
  async failure(test: string, file: string, code: string): Promise<string | undefined> {
    const { tests, milliseconds } = await this.baseline(test);
    // The titles of some files are longer than an environment can be.
    const titles = `${code}.tests`;
    writeFileSync(titles, JSON.stringify(tests));
    const env = { MUTANT_FILE: join(this.project.folder, file), MUTANT_CODE: code, TESTS: titles };
    let failed: string | undefined;
    const end = await this.run(test, env, SLOWER * milliseconds + GRACE_MS, line => {
      failed ??= line.failed;
    });
    return failed ?? (end === 'done' ? undefined : `${end} in ${test}`);
  }

  private run(
    test: string,
    env: Record<string, string>,
    most: number,
    onLine: (line: ChildLine) => void,
  ): Promise<'done' | 'endless' | 'died'> {
    return new Promise(resolve => {
      const child = spawn(process.execPath, [join(__dirname, 'child.cjs'), test], {
        cwd: this.project.folder,
        env: { ...process.env, ...env, MOST_MS: `${most}` },
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      let end: 'done' | 'endless' | 'died' = 'died';
      const timer = setTimeout(() => {
        end = 'endless';
        child.kill('SIGKILL');
      }, WAITED_MS);
      createInterface({ input: child.stdout }).on('line', text => {
        // The output of the tests themselves is ignored.
        const line: ChildLine = text.startsWith('{"') ? JSON.parse(text) : {};
        if (line.end !== undefined) end = 'done';
        if (line.endless) end = 'endless';
        onLine(line);
      });
      child.on('close', () => {
        clearTimeout(timer);
        resolve(end);
      });
    });
  }
}

/** A line of `child.cjs`. */
interface ChildLine {
  readonly passed?: string;
  readonly failed?: string;
  readonly end?: number;
  readonly endless?: true;
  readonly executed?: Baseline['executed'];
}

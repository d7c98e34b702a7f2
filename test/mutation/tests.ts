/** Test files of a built project: which faults each of them notices. */

import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Project } from './build';

/** What a test file says of a fault. */
export type Answer =
  | { readonly fault: number; readonly noticedBy: string }
  /** Its tests that execute the place pass. The number is their processor time in milliseconds. */
  | { readonly fault: number; readonly passed: number }
  /** The place is executed while files are loaded, so it cannot be switched. */
  | { readonly fault: number; readonly early: true };

/** A fault to try, and the processor time that the tests of it may take, in milliseconds. */
export interface Wanted {
  readonly fault: number;
  readonly budget: number;
}

/** After this processor time the rest of a test file is left out. */
const LIMIT_MS = 15_000;
/** After this processor time, a test file with a fault that is there from the start has an endless loop. */
const ENDLESS_MS = 60_000;
/** After this elapsed time a test file is stopped in any case: it waits for something that does not happen. */
const WAITED_MS = 600_000;

/** Runs test files, each in a process of its own. */
export class TestFiles {
  private files = 0;
  /** By test file: the titles of the tests that pass without a fault. */
  private readonly sound = new Map<string, Promise<ReadonlySet<string>>>();

  constructor(private readonly project: Project) {}

  /** What a test file says of faults that can be switched. No answer for those whose places it does not execute. */
  async answers(test: string, wanted: readonly Wanted[]): Promise<Answer[]> {
    const answers: Answer[] = [];
    let left = [...wanted];
    // A process ends early after an endless loop, and where a fault has left something behind. The next one goes on with the others.
    while (left.length > 0) {
      const faults = join(this.project.folder, `faults-${this.files++}.json`);
      writeFileSync(faults, JSON.stringify(left));
      const found: Answer[] = [];
      const isDone = await this.run(test, { FAULTS: faults }, line => {
        if (line.fault !== undefined) found.push(line as Answer);
      });
      answers.push(...found);
      const last = found.at(-1);
      if (isDone || !last) break;
      left = left.slice(left.findIndex(({ fault }) => fault === last.fault) + 1);
    }
    return answers;
  }

  /** The title of a test that fails when `file` has other code from the start; undefined when none does. */
  async failure(test: string, file: string, code: string): Promise<string | undefined> {
    let sound = this.sound.get(test);
    if (!sound) {
      sound = this.passing(test, file, join(this.project.folder, file)).then(({ passed }) => passed);
      this.sound.set(test, sound);
    }
    const [before, after] = [await sound, await this.passing(test, file, code)];
    return after.isDone ? [...before].find(title => !after.passed.has(title)) : `${test} ends`;
  }

  private async passing(test: string, file: string, code: string) {
    const passed = new Set<string>();
    const env = { MUTANT_FILE: join(this.project.folder, file), MUTANT_CODE: code };
    const isDone = await this.run(test, { ...env, LIMIT_MS: `${ENDLESS_MS}` }, line => {
      if (line.passed !== undefined) passed.add(`${line.passed}`);
    });
    return { passed, isDone };
  }

  /** Whether the process came to its end. */
  private run(test: string, env: Record<string, string>, onLine: (line: ChildLine) => void): Promise<boolean> {
    return new Promise(resolve => {
      const child = spawn(process.execPath, [join(__dirname, 'child.cjs'), test], {
        cwd: this.project.folder,
        env: { ...process.env, LIMIT_MS: `${LIMIT_MS}`, ...env },
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      let isDone = false;
      const timer = setTimeout(() => child.kill('SIGKILL'), WAITED_MS);
      createInterface({ input: child.stdout }).on('line', text => {
        // What the tests themselves write is no line of ours.
        const line: ChildLine = text.startsWith('{"') ? JSON.parse(text) : {};
        if (line.end !== undefined) isDone = true;
        onLine(line);
      });
      child.on('close', () => {
        clearTimeout(timer);
        resolve(isDone);
      });
    });
  }
}

/** A line of `child.cjs`. */
interface ChildLine {
  readonly fault?: number;
  readonly passed?: string | number;
  readonly end?: number;
}

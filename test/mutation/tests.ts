/** Runs test files of a built project to find the faults that each of them notices. */

import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Project } from './build';

/** The result of a test file for a fault. */
export type Answer =
  | { readonly fault: number; readonly noticedBy: string }
  /** Its tests that execute the place pass. The number is their processor time in milliseconds. */
  | { readonly fault: number; readonly passed: number }
  /** The place is executed while files are loaded, so it cannot be switched. */
  | { readonly fault: number; readonly early: true };

/** A fault to try, and the limit of processor time for its tests, in milliseconds. */
export interface Wanted {
  readonly fault: number;
  readonly budget: number;
}

/** Milliseconds of processor time after which the rest of a test file is skipped. */
const LIMIT_MS = 15_000;
/** Milliseconds of processor time after which a test file with a fault in its source is considered an endless loop. */
const ENDLESS_MS = 60_000;
/** Elapsed milliseconds after which a test file is stopped: it waits for something that does not happen. */
const WAITED_MS = 600_000;

/** Runs test files, each in a separate process. */
export class TestFiles {
  private files = 0;
  /** Test files that cannot be loaded, with the reason: they say nothing about faults. */
  readonly unloaded = new Map<string, string>();
  /** By test file: the titles of the tests that pass without a fault. */
  private readonly sound = new Map<string, Promise<ReadonlySet<string>>>();

  constructor(private readonly project: Project) {}

  /** The results of a test file for switchable faults. Faults whose places it does not execute have no result. */
  async answers(test: string, wanted: readonly Wanted[]): Promise<Answer[]> {
    const answers: Answer[] = [];
    let left = [...wanted];
    // A process ends early after an endless loop, and if a fault has changed the state of the tests. The next one continues with the others.
    while (left.length > 0) {
      const faults = join(this.project.folder, `faults-${this.files++}.json`);
      writeFileSync(faults, JSON.stringify(left));
      const found: Answer[] = [];
      const isDone = await this.run(test, { FAULTS: faults }, line => {
        if (line.fault !== undefined) found.push(line as Answer);
        else if (line.failed !== undefined) this.unloaded.set(test, line.failed);
      });
      answers.push(...found);
      const last = found.at(-1);
      if (isDone || !last) break;
      left = left.slice(left.findIndex(({ fault }) => fault === last.fault) + 1);
    }
    return answers;
  }

  /** The title of a test that fails when `file` has other code from the start; undefined if none does. */
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
        const line = lineOf(text);
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

/** A line of `child.cjs`. Nothing for what the tests themselves write, and for a line that was cut off when the process was stopped. */
function lineOf(text: string): ChildLine {
  try {
    return text.startsWith('{"') ? JSON.parse(text) : {};
  } catch {
    return {};
  }
}

/** A line of `child.cjs`. */
interface ChildLine {
  readonly fault?: number;
  readonly passed?: string | number;
  readonly failed?: string;
  readonly end?: number;
}

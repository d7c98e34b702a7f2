/**
 * `npm run mutate [-- FILE-OR-FOLDER…] [--sample N] [--seed N] [--jobs N] [--seconds N] [--again FILE] [-v]`: puts small faults into sources,
 * one at a time, and says which of them no test notices. Without names: `src/core` and `src/language`. `--sample` takes so
 * many faults, the same ones for the same seed. For each fault the tests beside its source run, then the quickest others that
 * import it, for about so many `--seconds`. `--again FILE` takes those that survived a run with this output, and runs the slow
 * tests first. See docs/mutation.md.
 */

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { buildProject, distance, type Project, ROOT, testsOf } from './build';
import { linesBy } from './lines';
import { type Mutant, mutantsOf, mutated } from './mutants';

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    again: { type: 'string' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '30' },
    verbose: { type: 'boolean', short: 'v', default: false },
  },
});

/** Sources that run as something else, or that no rule of ours is in. */
const LEFT_OUT = /^src\/core\/solver\/bands\/(assembly\/|wasm\.)/;

/** How much longer than without a fault a test file may take, as this machine may be busy. */
const SLOWER = 6;
const GRACE_MS = 15_000;

/** How long each test file took without a fault; delete it when tests have changed much. */
const TIMES = join(ROOT, 'dist/mutation/times.json');

interface Fault {
  readonly file: string;
  readonly line: number;
  readonly mutant: Mutant;
  readonly source: string;
}

/** What became of a fault: the test that failed, `endless` where one did not end, undefined where all passed. */
type Fate = string | undefined;

void main();

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'sudoku-mutation-'));
  try {
    const project = await buildProject(folder);
    const faults = chosen(
      survivors(faultsOf(project)),
      values.sample === undefined ? undefined : Number(values.sample),
    );
    console.log(`${faults.length} faults in ${new Set(faults.map(({ file }) => file)).size} files`);
    const runner = new Runner(project);
    await runner.timeAll();
    const fates: Fate[] = new Array(faults.length);
    let next = 0;
    // Ctrl+C ends the run early: what is known so far is reported.
    process.once('SIGINT', () => {
      faults.length = Math.min(faults.length, next);
    });
    const work = async (): Promise<void> => {
      while (next < faults.length) {
        const i = next++;
        fates[i] = await runner.fateOf(faults[i]);
        if (fates[i] === undefined || values.verbose) console.log(`${describe(faults[i])}  ${fates[i] ?? 'SURVIVED'}`);
      }
    };
    await Promise.all(Array.from({ length: Number(values.jobs) }, work));
    report(faults, fates);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function faultsOf({ folder, imports }: Project): Fault[] {
  const wanted = positionals.length > 0 ? positionals : ['src/core', 'src/language'];
  const prefixes = wanted.map(name => {
    const path = name.replace(/\/$/, '');
    if (!existsSync(join(ROOT, path))) throw new Error(`There is no ${name}.`);
    return statSync(join(ROOT, path)).isDirectory() ? `${path}/` : path.replace(/\.ts$/, '.js');
  });
  const sources = [...imports.keys()].filter(file => prefixes.some(prefix => file.startsWith(prefix))).sort();
  return sources
    .filter(file => !LEFT_OUT.test(file))
    .flatMap(file => {
      const source = readFileSync(join(folder, file), 'utf8');
      const lineOf = linesBy(source, JSON.parse(readFileSync(join(folder, `${file}.map`), 'utf8')).mappings);
      return mutantsOf(source).flatMap(mutant => {
        const line = lineOf(mutant.start);
        return line === undefined ? [] : [{ file, line, mutant, source }];
      });
    });
}

/** With `--again FILE` those that survived the run that wrote this output; else all. */
function survivors(faults: Fault[]): Fault[] {
  if (values.again === undefined) return faults;
  const lines = new Set(readFileSync(values.again, 'utf8').split('\n'));
  return faults.filter(fault => lines.has(`${describe(fault)}  SURVIVED`));
}

/** So many of the faults, in an order that depends on the seed alone; all of them, in their order, without a number. */
function chosen(faults: readonly Fault[], count: number | undefined): Fault[] {
  if (count === undefined) return [...faults];
  let state = Number(values.seed);
  const random = (): number => {
    // https://en.wikipedia.org/wiki/Linear_congruential_generator, with the numbers of Numerical Recipes
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return faults
    .map(fault => ({ fault, at: random() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ fault }) => fault);
}

class Runner {
  /** By test file: the milliseconds that it takes without a fault. */
  private readonly times = new Map<string, Promise<number>>();
  private runs = 0;

  constructor(private readonly project: Project) {}

  async fateOf({ file, mutant, source }: Fault): Promise<Fate> {
    const tests = await this.closest(file);
    if (tests.length === 0) return undefined;
    const code = join(this.project.folder, `mutant-${this.runs++}.txt`);
    writeFileSync(code, mutated(source, mutant));
    const limits = await Promise.all(tests.map(async test => SLOWER * (await this.time(test)) + GRACE_MS));
    const env = { MUTANT_FILE: join(this.project.folder, file), MUTANT_CODE: code };
    return await this.run(tests, limits, env, () => {});
  }

  /** The tests beside a source, then the quickest ones, until they take so many seconds together; one at least. */
  private async closest(file: string): Promise<string[]> {
    const timed: { test: string; time: number }[] = [];
    for (const test of testsOf(this.project, file)) timed.push({ test, time: await this.time(test) });
    const rank = (test: string) => distance(file, test);
    // What survived the quick tests needs the slow ones.
    const sign = values.again === undefined ? 1 : -1;
    timed.sort((a, b) => rank(a.test) - rank(b.test) || sign * (a.time - b.time));
    let left = 1000 * Number(values.seconds);
    return timed
      .filter(({ time }, i) => {
        if (time > left && (i > 0 || time === Number.POSITIVE_INFINITY)) return false;
        left -= time;
        return true;
      })
      .map(({ test }) => test);
  }

  private time(test: string): Promise<number> {
    let time = this.times.get(test);
    if (!time) {
      time = this.timed(test);
      this.times.set(test, time);
    }
    return time;
  }

  /** Runs all tests without a fault, one after the other: the times of those that run side by side would say less. */
  async timeAll(): Promise<void> {
    if (existsSync(TIMES)) {
      for (const [test, time] of Object.entries(JSON.parse(readFileSync(TIMES, 'utf8')))) {
        this.times.set(test, Promise.resolve(time === null ? Number.POSITIVE_INFINITY : Number(time)));
      }
    }
    const tests = [...this.project.imports.keys()].filter(file => file.endsWith('.test.js'));
    const times: Record<string, number> = {};
    for (const test of tests) times[test] = await this.time(test);
    mkdirSync(dirname(TIMES), { recursive: true });
    writeFileSync(TIMES, JSON.stringify(times, undefined, 1));
  }

  private async timed(test: string): Promise<number> {
    let time = 0;
    const fate = await this.run([test], [600_000], {}, milliseconds => {
      time = milliseconds;
    });
    // Some look at the sources as text, which are not here.
    if (fate !== undefined) console.log(`Left out: ${test} fails without a fault: ${fate}`);
    return fate === undefined ? time : Number.POSITIVE_INFINITY;
  }

  private run(
    tests: readonly string[],
    limits: readonly number[],
    env: Record<string, string>,
    onTime: (milliseconds: number) => void,
  ): Promise<Fate> {
    return new Promise(resolve => {
      const child = spawn(process.execPath, [join(__dirname, 'child.cjs'), ...tests], {
        cwd: this.project.folder,
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      let fate: Fate;
      let done = 0;
      let isEnded = false;
      const stop = () => {
        isEnded = true;
        fate = `endless in ${tests[done]}`;
        child.kill('SIGKILL');
      };
      let timer = setTimeout(stop, limits[0]);
      createInterface({ input: child.stdout }).on('line', line => {
        const [word, rest] = [line.split(' ', 1)[0], line.slice(line.indexOf(' ') + 1)];
        if (word === 'failed') fate ??= rest;
        if (word !== 'ok') return;
        onTime(Number(rest.split(' ', 1)[0]));
        clearTimeout(timer);
        if (++done < tests.length) timer = setTimeout(stop, limits[done]);
      });
      child.on('close', code => {
        clearTimeout(timer);
        if (fate === undefined && !isEnded && (code !== 0 || done < tests.length)) fate = `died with code ${code}`;
        resolve(fate);
      });
    });
  }
}

/** `src/core/grid.ts:12  a < b -> a <= b` */
function describe({ file, line, mutant, source }: Fault): string {
  const from = source.lastIndexOf('\n', mutant.start) + 1;
  const end = source.indexOf('\n', mutant.end);
  const clean = (code: string) =>
    code
      .trim()
      .replace(/\(0, import_\w+\.(\w+)\)/g, '$1')
      .replace(/import_\w+\./g, '');
  const before = clean(source.slice(from, end));
  const after = clean(source.slice(from, mutant.start) + mutant.replacement + source.slice(mutant.end, end));
  const [short, shortAfter] = differing(before.replace(/\s+/g, ' '), after.replace(/\s+/g, ' '));
  return `${file.replace(/\.js$/, '.ts')}:${line}  ${short} -> ${shortAfter}`;
}

/** Two texts without what they have in common far from where they differ. */
function differing(a: string, b: string): readonly [string, string] {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const from = Math.max(0, start - 40);
  const cut = (text: string) => text.slice(from, Math.max(from, text.length - end) + Math.min(end, 40));
  return [cut(a), cut(b)];
}

function report(faults: readonly Fault[], fates: readonly Fate[]): void {
  const folders = new Map<string, { killed: number; of: number }>();
  for (const [i, { file }] of faults.entries()) {
    const parts = dirname(file).split('/');
    // A line for each folder, for the floor that it belongs to, and for all.
    for (const name of new Set([parts.join('/'), parts.slice(0, 2).join('/'), 'all'])) {
      const counts = folders.get(name) ?? { killed: 0, of: 0 };
      counts.of++;
      if (fates[i] !== undefined) counts.killed++;
      folders.set(name, counts);
    }
  }
  console.log('');
  for (const [name, { killed, of }] of [...folders].sort(([a], [b]) => (a < b ? -1 : 1))) {
    console.log(`${name.padEnd(40)} ${String(killed).padStart(4)} of ${String(of).padStart(4)}  ${rate(killed, of)}`);
  }
}

const rate = (killed: number, of: number) => `${((100 * killed) / of).toFixed(1).padStart(5)} %`;

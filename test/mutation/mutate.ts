/**
 * `npm run mutate [-- FILE-OR-FOLDER…] [--sample N] [--seed N] [--jobs N] [--seconds N] [--again FILE] [-v]`: puts small faults into
 * sources, one at a time, and lists those that no unit test notices. Without names: all of `src`. `--sample` limits the number of faults,
 * the same ones for the same seed. For each fault only the test files run that execute its place, the closest first, for about `--seconds`
 * in total. `--again FILE` repeats those that survived a run with this output. See bench/results/mutation.md.
 */

import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildProject, distance, isRecord, type Project, ROOT, testsOf } from './build';
import { linesBy } from './lines';
import { type Mutant, mutantsOf, mutated, switching } from './mutants';
import { type Answer, TestFiles } from './tests';

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    again: { type: 'string' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: `${availableParallelism()}` },
    seconds: { type: 'string', default: '30' },
    verbose: { type: 'boolean', short: 'v', default: false },
  },
});

/** Sources that do not run as JavaScript. */
const LEFT_OUT = /^src\/core\/solver\/bands\/(assembly\/|wasm\.)/;

/**
 * How many of the test files that import a source are considered, the closest first, and how many that execute the place of a fault are
 * enough besides records: for most sources of `core`, nearly all tests import them. With the usual 30 seconds, 60 and 12.
 */
const CONSIDERED = 2 * Number(values.seconds);
const ENOUGH = Math.ceil(0.4 * Number(values.seconds));

/** The tests of one file of records may take this fraction of the time of a fault, so that the others are tried, too. */
const RECORD_SHARE = 3;

/** The limit for the faults that one process tries: a file of records would otherwise take many minutes, while the other jobs wait. */
const FAULTS_OF_PROCESS = 20;

/** Number of files with faults above which records are tried first. */
const MANY_FILES = 20;

interface Fault {
  readonly file: string;
  readonly line: number;
  readonly mutant: Mutant;
  readonly source: string;
}

/** The fate of a fault: the test that noticed it, or the reason why none did. */
interface Fate {
  readonly noticedBy?: string;
  /** `passed`: tests execute the place and pass. `not executed`: no test does. `no unit test`: no unit test imports the file. */
  readonly survived?: 'passed' | 'not executed' | 'no unit test';
}

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
    switchIn(project, faults);
    const fates = await new Run(project, faults).fates();
    report(faults, fates);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function faultsOf({ folder, imports }: Project): Fault[] {
  const wanted = positionals.length > 0 ? positionals : ['src'];
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

/** With `--again FILE` those that survived the run that wrote this output, otherwise all. */
function survivors(faults: Fault[]): Fault[] {
  if (values.again === undefined) return faults;
  const lines = new Set(
    readFileSync(values.again, 'utf8')
      .split('\n')
      .map(line => line.split('  SURVIVED')[0]),
  );
  return faults.filter(fault => lines.has(describe(fault)));
}

/** The given number of faults, in an order that depends only on the seed; without a number all of them, in order. */
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

/** Puts all switchable faults into the sources of the project. */
function switchIn({ folder }: Project, faults: readonly Fault[]): void {
  for (const file of new Set(faults.map(fault => fault.file))) {
    const mutants = new Map<number, Mutant>();
    for (const [i, { file: other, mutant }] of faults.entries()) {
      if (other === file && mutant.switched) mutants.set(i, mutant);
    }
    const { source } = faults.find(fault => fault.file === file) as Fault;
    writeFileSync(join(folder, file), switching(source, mutants));
  }
}

class Run {
  private readonly tests: TestFiles;
  private readonly found: Fate[];
  /** By fault: the test files that are considered, the closest first; the number that execute it, and the remaining time for their tests. */
  private readonly about: readonly { readonly tests: readonly string[]; executing: number; left: number }[];
  private readonly early = new Set<number>();
  private isStopped = false;

  constructor(
    private readonly project: Project,
    private readonly faults: readonly Fault[],
  ) {
    this.tests = new TestFiles(project);
    this.about = faults.map(({ file }) => ({
      tests: testsOf(project, file).slice(0, CONSIDERED),
      executing: 0,
      left: 1000 * Number(values.seconds),
    }));
    this.found = this.about.map(({ tests }) => ({ survived: tests.length === 0 ? 'no unit test' : 'not executed' }));
  }

  async fates(): Promise<readonly Fate[]> {
    // Ctrl+C ends the run early, and the results so far are reported.
    process.once('SIGINT', () => {
      this.isStopped = true;
    });
    // The closest first. Otherwise a slow test that concerns many faults would take the time of the test of the file itself. With faults in
    // many files, the few processes of records leave fewer faults for the processes of all these tests.
    const order = new Set(this.faults.map(({ file }) => file)).size > MANY_FILES ? [1, 2, 0, 3, 4] : [0, 1, 3, 2, 4];
    for (const away of order) await this.inAll((fault, test) => distance(this.faults[fault].file, test) === away);
    const unswitched = [...this.faults.keys()].filter(i => this.early.has(i) || !this.faults[i].mutant.switched);
    await this.atOnce(unswitched, fault => this.tryUnswitched(fault));
    if (this.isStopped) console.log('Stopped: not all tests have run, so the rates are lower bounds.');
    for (const [i, { noticedBy, survived }] of this.found.entries()) {
      if (survived) console.log(`${describe(this.faults[i])}  SURVIVED: ${survived}`);
      else if (values.verbose) console.log(`${describe(this.faults[i])}  ${noticedBy}`);
    }
    for (const [test, reason] of this.tests.unloaded) console.error(`${test} cannot be loaded: ${reason}`);
    if (this.tests.unloaded.size > 0) process.exitCode = 1;
    return this.found;
  }

  /** Runs test files, those with the most faults first, each for the faults that it could notice. */
  private async inAll(isWanted: (fault: number, test: string) => boolean): Promise<void> {
    const wantedBy = new Map<string, number[]>();
    for (const [fault, { tests }] of this.about.entries()) {
      if (!this.faults[fault].mutant.switched) continue;
      for (const test of tests) if (isWanted(fault, test)) wantedBy.set(test, [...(wantedBy.get(test) ?? []), fault]);
    }
    const ordered = [...wantedBy]
      .sort(([, a], [, b]) => b.length - a.length)
      .flatMap(([test, faults]) => inParts(faults).map(part => [test, part] as const));
    await this.atOnce(ordered, async ([test, faults]) => {
      const open = faults.filter(fault => {
        const { executing, left } = this.about[fault];
        return this.found[fault].survived && !this.early.has(fault) && executing < ENOUGH && left > 0;
      });
      if (open.length === 0) return;
      const most = isRecord(test) ? (1000 * Number(values.seconds)) / RECORD_SHARE : Number.POSITIVE_INFINITY;
      const wanted = open.map(fault => ({ fault, budget: Math.min(most, this.about[fault].left) }));
      for (const answer of await this.tests.answers(test, wanted)) this.take(answer, isRecord(test));
      console.error(`${test}: ${this.found.filter(({ survived }) => survived).length} left`);
    });
  }

  private take(answer: Answer, ofRecord: boolean): void {
    const about = this.about[answer.fault];
    if ('early' in answer) this.early.add(answer.fault);
    else if ('noticedBy' in answer) this.found[answer.fault] = { noticedBy: answer.noticedBy };
    else {
      if (!ofRecord) about.executing++;
      about.left -= answer.passed;
      if (this.found[answer.fault].survived) this.found[answer.fault] = { survived: 'passed' };
    }
  }

  private async tryUnswitched(fault: number): Promise<void> {
    const { file, mutant, source } = this.faults[fault];
    const code = join(this.project.folder, `mutant-${fault}.txt`);
    writeFileSync(code, mutated(source, mutant));
    for (const test of this.about[fault].tests.slice(0, ENOUGH)) {
      const failed = await this.tests.failure(test, file, code);
      this.found[fault] = failed === undefined ? { survived: 'passed' } : { noticedBy: failed };
      if (failed !== undefined) return;
    }
  }

  /** Processes each item, several at the same time. */
  private async atOnce<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
    let next = 0;
    const worker = async (): Promise<void> => {
      while (next < items.length && !this.isStopped) await work(items[next++]);
    };
    await Promise.all(Array.from({ length: Number(values.jobs) }, worker));
  }
}

function inParts(faults: readonly number[]): (readonly number[])[] {
  const count = Math.ceil(faults.length / FAULTS_OF_PROCESS);
  return Array.from({ length: count }, (_, i) => faults.slice(i * FAULTS_OF_PROCESS, (i + 1) * FAULTS_OF_PROCESS));
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

/** Removes from two texts the common parts far from their difference. */
function differing(a: string, b: string): readonly [string, string] {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const from = Math.max(0, start - 40);
  const cut = (text: string) => text.slice(from, Math.max(from, text.length - end) + Math.min(end, 40));
  return [cut(a), cut(b)];
}

/** The parts of the report. */
const PARTS = ['core', 'text', 'features', 'rest'] as const;

const partOf = ({ file }: Fault) => PARTS.find(part => file.startsWith(`src/${part}/`)) ?? 'rest';

function report(faults: readonly Fault[], fates: readonly Fate[]): void {
  console.log('');
  for (const part of [...PARTS, 'all'] as const) {
    const ofPart = fates.filter((_, i) => part === 'all' || partOf(faults[i]) === part);
    const survivedBy = (why: Fate['survived']) => ofPart.filter(({ survived }) => survived === why).length;
    const unreached = survivedBy('no unit test');
    const noticed = ofPart.filter(({ noticedBy }) => noticedBy !== undefined).length;
    const of = ofPart.length - unreached;
    console.log(
      `${part.padEnd(8)} noticed ${noticed} of ${of} (${rate(noticed, of)}), not noticed: ${survivedBy('passed')}, ` +
        `not executed: ${survivedBy('not executed')}, in files that no unit test imports: ${unreached}`,
    );
  }
}

const rate = (noticed: number, of: number) => (of === 0 ? '-' : `${((100 * noticed) / of).toFixed(1)} %`);

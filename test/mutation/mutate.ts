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
import { buildProject, isClose, type Project, ROOT, testsOf } from './build';
import { linesBy } from './lines';
import { type Mutant, mutantsOf, mutated } from './mutants';
import { executes, TestFiles } from './tests';

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
 * enough: nearly all tests import most sources of `core`. The search continues beyond the first number while there are too few.
 */
const CONSIDERED = 30;
const ENOUGH = 12;

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
    const runner = new Runner(project);
    const fates: Fate[] = [];
    let next = 0;
    // Ctrl+C ends the run early, and the results so far are reported.
    process.once('SIGINT', () => {
      faults.length = Math.min(faults.length, next);
    });
    const work = async (): Promise<void> => {
      while (next < faults.length) {
        const i = next++;
        fates[i] = await runner.fateOf(faults[i]);
        const { noticedBy, survived } = fates[i];
        if (survived) console.log(`${describe(faults[i])}  SURVIVED: ${survived}`);
        else if (values.verbose) console.log(`${describe(faults[i])}  ${noticedBy}`);
      }
    };
    await Promise.all(Array.from({ length: Number(values.jobs) }, work));
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

class Runner {
  private readonly tests: TestFiles;
  private runs = 0;

  constructor(private readonly project: Project) {
    this.tests = new TestFiles(project);
  }

  async fateOf(fault: Fault): Promise<Fate> {
    const { file, mutant, source } = fault;
    const importers = testsOf(this.project, file);
    if (importers.length === 0) return { survived: 'no unit test' };
    const code = join(this.project.folder, `mutant-${this.runs++}.txt`);
    writeFileSync(code, mutated(source, mutant));
    let left = 1000 * Number(values.seconds);
    let isExecuted = false;
    for await (const test of this.executing(importers, fault)) {
      const { milliseconds } = await this.tests.baseline(test);
      // The first one runs in any case.
      if (milliseconds > left && isExecuted) continue;
      isExecuted = true;
      left -= milliseconds;
      const failed = await this.tests.failure(test, file, code);
      if (failed !== undefined) return { noticedBy: failed };
    }
    return { survived: isExecuted ? 'passed' : 'not executed' };
  }

  /** The test files that execute the place of a fault: the closest ones, then the others, the fastest first. */
  private async *executing(tests: readonly string[], { file, mutant }: Fault): AsyncGenerator<string> {
    const others: { readonly test: string; readonly milliseconds: number }[] = [];
    let found = 0;
    for (const [i, test] of tests.entries()) {
      if (i >= CONSIDERED && found >= ENOUGH) break;
      const baseline = await this.tests.baseline(test);
      if (!executes(baseline, file, mutant.start)) continue;
      found++;
      if (isClose(file, test)) yield test;
      else others.push({ test, milliseconds: baseline.milliseconds });
    }
    for (const { test } of others.sort((a, b) => a.milliseconds - b.milliseconds)) yield test;
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

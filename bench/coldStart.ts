/** Measures the start of an engine, loading and the first puzzle, in fresh processes: the wait of a user who opens one puzzle. */

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { contestant, type Id } from './contestants/index.ts';
import { median } from './statistics.ts';

/** Milliseconds, medians. */
export interface ColdStart {
  readonly contestant: string;
  /** Until the engine is ready: modules loaded, WebAssembly compiled. */
  readonly load: number;
  /** The first solution after that, of a hard puzzle, and then of another puzzle. */
  readonly first: number;
  readonly second: number;
}

const STARTS = 11;
const OUTPUT = join(import.meta.dirname, '../dist/bench/cold');

/** Hard for people and programs: each has 20 to 23 clues and no easy step. */
const PUZZLES = [
  '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
  '1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1',
];

/** Bundled like the extension, so that the time does not include reading many files. */
export async function coldStarts(ids: readonly Id[]): Promise<ColdStart[]> {
  await build({
    entryPoints: ids.map(id => join(import.meta.dirname, `contestants/${id}.ts`)),
    outdir: OUTPUT,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    define: { 'import.meta.dirname': JSON.stringify(import.meta.dirname) },
    logLevel: 'error',
  });
  const times = ids.map((): number[][] => []);
  for (let start = 0; start < STARTS; start++) {
    for (const [i, id] of ids.entries()) times[i].push(timesOf(join(OUTPUT, `${id}.mjs`)));
  }
  return Promise.all(
    ids.map(async (id, i) => {
      const [load, first, second] = [0, 1, 2].map(k => median(times[i].map(one => one[k])));
      return { contestant: (await contestant(id)).name, load, first, second };
    }),
  );
}

const SCRIPT = `
const [file, ...puzzles] = process.argv.slice(1);
const marks = [performance.now()];
const { default: solver } = await import(file);
solver.warmUp?.();
marks.push(performance.now());
for (const puzzle of puzzles) {
  solver.solve(puzzle);
  marks.push(performance.now());
}
console.log(JSON.stringify(marks));`;

function timesOf(file: string): number[] {
  const output = execFileSync(
    process.execPath,
    ['--input-type=module', '-e', SCRIPT, pathToFileURL(file).href, ...PUZZLES],
    {
      encoding: 'utf8',
    },
  );
  const marks: number[] = JSON.parse(output);
  return marks.slice(1).map((mark, i) => mark - marks[i]);
}

/**
 * The benchmark of the command line: `npm run bench:cli -- [--write] [FILE]`. Whole processes, with start, reading and writing: puzzles per
 * second by verb with one thread and with two, compared with the bare engine on the same lines and Debian's `qqwing` if it is installed;
 * memory, and the time of a start. `--write` updates bench/results/cli.md and docs/scale.md.
 * All take turns in many rounds, so that other load on the machine affects them in the same way. A ratio is the median over the rounds:
 * trust the ratios, not the speeds.
 */

import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { inProject } from '../test/host/project.mts';
import { bundledCore } from './bundledCore.ts';
import { machine, markdownTable, today, writeSection } from './document.ts';
import { figure, median, sample } from './statistics.ts';

const { countLine, solveLine } = await bundledCore('cliCore');

const ROUNDS = 3;
const STARTS = 11;
/** How often the long file repeats the collection: some seconds of work for the engine. */
const TIMES = 120;
/** Number of puzzles for qqwing, and for verbs that take milliseconds per puzzle. */
const FEW = 2000;

/** A measured process. */
interface Run {
  readonly seconds: number;
  /** Maximum memory, if the system reports it. */
  readonly megabytes: number;
}

/** Runs a command to its end, with its output into a file. */
function run(command: readonly string[]): Run {
  const out = openSync(join(folder, 'out'), 'w');
  const timed = existsSync(TIME) ? [TIME, '-f', '%M', ...command] : command;
  const begin = performance.now();
  const { stderr } = spawnSync(timed[0], timed.slice(1), { stdio: ['ignore', out, 'pipe'], encoding: 'utf8' });
  const seconds = (performance.now() - begin) / 1000;
  closeSync(out);
  return { seconds, megabytes: Number(stderr.trim().split('\n').at(-1)) / 1024 };
}

const TIME = '/usr/bin/time';
const folder = mkdtempSync(join(tmpdir(), 'sudoku-bench-'));
const { values, positionals } = parseArgs({ options: { write: { type: 'boolean' } }, allowPositionals: true });
const collection = positionals[0] ?? inProject('../shared/data/royle17_49151.txt');
const lines = readFileSync(collection, 'utf8')
  .split('\n')
  .filter(line => line.length === 81);
const long = join(folder, 'long.sdm');
const once = join(folder, 'once.sdm');
const few = join(folder, 'few.sdm');
writeFileSync(long, `${lines.join('\n')}\n`.repeat(TIMES));
writeFileSync(once, `${lines.join('\n')}\n`);
writeFileSync(few, `${sample(lines, FEW).join('\n')}\n`);
/** Puzzles with several solutions, which `check` reports separately, if the collection is on the machine. */
const AMBIGUOUS = inProject('../shared/data/serg_multi_10000.txt');
const several = existsSync(AMBIGUOUS) ? AMBIGUOUS : undefined;
const ambiguous = several === undefined ? 0 : readFileSync(several, 'utf8').trim().split('\n').length;
spawnSync(process.execPath, [inProject('tools/build.mjs'), 'cli'], { stdio: 'inherit' });
const sudoku = [process.execPath, inProject('dist/cli/main.mjs')];

/** Puzzles per second of the engine alone, on the lines in memory. */
function bare(engine: (line: string) => unknown): number {
  const begin = performance.now();
  for (let i = 0; i < TIMES; i++) for (const line of lines) engine(line);
  return (1000 * TIMES * lines.length) / (performance.now() - begin);
}

const both = (runs: readonly Run[], puzzles: number) => ({
  speed: median(runs.map(({ seconds }) => puzzles / seconds)),
  megabytes: median(runs.map(({ megabytes }) => megabytes)),
});

/** By verb: puzzles per second of one thread. */
const rates: [name: string, speed: number][] = [];

/** The time for a billion puzzles, by verb. */
function billion(): string {
  const rows = rates.map(([name, speed]) => [`\`${name}\``, figure(speed), figure(1e9 / speed / 3600)]);
  return markdownTable([['Work', 'Puzzles per second', 'Core hours for a billion'], ...rows]);
}

/** The rows of verbs, and of the engine that they use. */
function throughput(): string[][] {
  const rows: string[][] = [];
  const measured: [name: string, args: string[], file: string, puzzles: number, engine?: (line: string) => unknown][] =
    [
      ['solve', ['solve'], long, TIMES * lines.length, solveLine],
      ['count', ['count'], long, TIMES * lines.length, (line: string) => countLine(line, 2)],
      ['check', ['check'], long, TIMES * lines.length, (line: string) => countLine(line, 2)],
      ...(several === undefined
        ? []
        : ['count', 'check'].map((verb): [string, string[], string, number] => [
            `${verb}, several solutions`,
            [verb],
            several,
            ambiguous,
          ])),
      ['canonical', ['canonical'], once, lines.length],
      ['dedupe --by canonical', ['dedupe', '--by', 'canonical'], once, lines.length],
      ['rate --scale se', ['rate', '--scale', 'se'], few, FEW],
      ['rate --scale hodoku', ['rate', '--scale', 'hodoku'], few, FEW],
      ['path --proof', ['path', '--proof'], few, FEW],
    ];
  for (const [name, args, file, puzzles, engine] of measured) {
    console.log(`measuring ${name}`);
    const hasJobs = !name.startsWith('dedupe');
    const rounds = Array.from({ length: ROUNDS }, () => ({
      engine: engine && bare(engine),
      one: run([...sudoku, ...args, ...(hasJobs ? ['--jobs', '1'] : []), file]),
      two: hasJobs ? run([...sudoku, ...args, '--jobs', '2', file]) : undefined,
    }));
    const one = both(
      rounds.map(round => round.one),
      puzzles,
    );
    const two = hasJobs
      ? both(
          rounds.map(round => round.two!),
          puzzles,
        )
      : undefined;
    const share = median(rounds.map(round => puzzles / round.one.seconds / (round.engine ?? Number.NaN)));
    const gain = median(rounds.map(round => round.one.seconds / (round.two?.seconds ?? Number.NaN)));
    rates.push([name, one.speed]);
    rows.push([
      name,
      figure(one.speed),
      engine ? `${Math.round(100 * share)} %` : '-',
      figure(two?.speed ?? Number.NaN),
      figure(gain),
      figure(one.megabytes),
      figure(two?.megabytes ?? Number.NaN),
    ]);
  }
  const theirs = spawnSync('qqwing', ['--version']).error
    ? undefined
    : both(
        Array.from({ length: ROUNDS }, () => run(['sh', '-c', `qqwing --solve --one-line < ${few}`])),
        FEW,
      );
  if (theirs)
    rows.push(['the command `qqwing --solve`', figure(theirs.speed), '-', '-', '-', figure(theirs.megabytes), '-']);
  return rows;
}

/** Milliseconds of a start: of Node alone, of the help, and of one puzzle. */
function starts(): string {
  const one = join(folder, 'one.sdm');
  writeFileSync(one, `${lines[0]}\n`);
  const commands = [
    [process.execPath, '-e', '0'],
    [...sudoku, '--help'],
    [...sudoku, 'solve', one],
  ];
  const rounds = Array.from({ length: STARTS }, () => commands.map(command => 1000 * run(command).seconds));
  const [node, help, solve] = commands.map((_, i) => Math.round(median(rounds.map(round => round[i]))));
  const own = Math.round(median(rounds.map(round => round[1] - round[0])));
  return `Startup: Node alone takes ${node} ms, \`sudoku --help\` takes ${help} ms (${own} ms more in the median of the differences), and \`sudoku solve\` with one puzzle takes ${solve} ms.`;
}

const counted = (puzzles: number) => puzzles.toLocaleString('en');
const heading = [
  'Verb',
  'puzzles per second, one thread',
  'share of the engine',
  'two threads',
  'speedup',
  'MB',
  'MB, two threads',
];
const report = [
  `${today()}, ${machine()}.`,
  starts(),
  markdownTable([heading, ...throughput()]),
  `Number of puzzles: ${counted(TIMES * lines.length)} with 17 clues in the first three rows, ${counted(ambiguous)} in the rows about several solutions, ${counted(lines.length)} for \`canonical\` and \`dedupe\`, and ${counted(FEW)} in all other rows.`,
].join('\n\n');
console.log(`\n${report}`);
if (values.write) {
  writeSection('cli', report);
  writeSection('scale', billion());
}
rmSync(folder, { recursive: true, force: true });

/**
 * The benchmark of solvers: `npm run bench`. The solvers are listed in `contestants/index.ts`.
 *
 *     npm run bench -- [--all] [--large | --reasoning] [--write] [FILE ...]
 * At the end it runs the benchmarks of puzzles with rules (`variants.ts`) and of the command line (`cli.ts`), unless an option or FILE
 * selects a part.
 * `--all` uses whole collections instead of samples, and `--large` only those of puzzles larger than 9x9. `--reasoning` measures only
 * paths, steps, ratings and wrong entries. `--write` updates bench/results, or with `--large` or `--reasoning` only their section. FILE is
 * a puzzle file in any format of the extension, which replaces the collections; it cannot be combined with options other than `--all`.
 */

import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPrototypes } from './buildPrototypes.ts';
import { coldStarts } from './coldStart.ts';
import { parseWish, type Wish } from './commandLine.ts';
import exactCover from './contestants/exactCover.ts';
import { CONTESTANTS, contestant, type Id } from './contestants/index.ts';
import ours from './contestants/ours.ts';
import { machine, today } from './document.ts';
import { type Entry, measure } from './measure.ts';
import { puzzleSets } from './puzzleSets.ts';
import { reasoning, reasoningRows, writeReasoning } from './reasoning.ts';
import { aligned, coldTable, type Report, taskTable, writeDocument, writeLarge } from './report.ts';
import type { Result } from './result.ts';
import { summary } from './summary.ts';
import { canDo, TASKS, titleOf } from './task.ts';
import { type Patience, Trial } from './trial.ts';
import { wrongDigitRows } from './wrongDigits.ts';

const FILE = join(import.meta.dirname, '../dist/bench/solvers.json');

/** Solvers whose start is measured: our own, and peers of similar speed. */
const STARTERS: readonly Id[] = [
  'ours',
  'exactCover',
  'dancingLinks',
  'algorithmTs',
  'sudoku',
  'bandsScalar',
  'bandsSimd',
];

const wish = wishOrExit();
const counts = new Map<string, number>();
const begin = performance.now();
buildPrototypes();
const entries = wish.reasoning ? [] : await takingPart();
const results: Result[] = [];
for (const set of wish.reasoning ? [] : puzzleSets(wish).filter(({ lines }) => lines.length > 0)) {
  for (const task of TASKS) {
    const able = entries.filter(({ contestant }) => canDo(contestant, task));
    const longestPass = wish.all ? 5000 : 150;
    const some = await measure(able, set, task, patienceFor, solutionsOf, longestPass);
    console.log(`\n${titleOf[task]}: ${set.name}, ${set.lines.length} of ${set.outOf} puzzles`);
    console.log(taskTable(some));
    results.push(...some);
  }
}
for (const { trial } of entries) trial.end();

const ids = entries.map(({ id }) => id);
const starts = wish.large || wish.reasoning ? [] : await coldStarts(STARTERS.filter(id => ids.includes(id)));
if (starts.length > 0) console.log(`\nCold start\n${coldTable(starts)}`);

const reasoned = wish.large || wish.files.length > 0 ? [] : reasoning();
if (reasoned.length > 0) console.log(`\nReasoning, ms\n${aligned(reasoningRows(reasoned))}`);
if (reasoned.length > 0) console.log(`\nWrong entries, ms\n${aligned(wrongDigitRows())}`);

const report: Report = { date: today(), machine: machine(), results, starts };
for (const sentence of results.length > 0 ? summary(results) : []) console.log(`\n${sentence}`);
mkdirSync(join(FILE, '..'), { recursive: true });
writeFileSync(FILE, `${JSON.stringify({ ...report, reasoned }, undefined, 2)}\n`);
if (wish.write) {
  if (!wish.reasoning) writeLarge(report);
  if (!wish.reasoning && !wish.large) writeDocument(report);
  if (!wish.large) writeReasoning(reasoned, `${report.date}, ${report.machine}`);
}
console.log(`\n${Math.round((performance.now() - begin) / 1000)} s; the figures are in ${FILE}`);

const others = [
  ['Puzzles with rules', 'variants.ts'],
  ['The command line', 'cli.ts'],
];
for (const [title, file] of wish.large || wish.reasoning || wish.files.length > 0 ? [] : others) {
  console.log(`\n${title}`);
  const script = join(import.meta.dirname, file);
  spawnSync(process.execPath, [...process.execArgv, script, ...(wish.write ? ['--write'] : [])], { stdio: 'inherit' });
}

function wishOrExit(): Wish {
  try {
    return parseWish(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** All solvers that can run; the others are reported. */
async function takingPart(): Promise<Entry[]> {
  const all: Entry[] = [];
  for (const id of CONTESTANTS) {
    const one = await contestant(id);
    if (one.absent) console.log(`Without ${one.name}: ${one.absent}.`);
    else all.push({ id, contestant: one, trial: new Trial(id) });
  }
  return all;
}

/** Time limits for a puzzle like `line` and for its set. Large puzzles take longer. */
function patienceFor(line: string): Patience {
  if (wish.all) return { puzzle: 4000, set: 120_000 };
  if (line.length <= 81) return { puzzle: 2000, set: 1500 };
  return { puzzle: 2000, set: 40_000 };
}

/**
 * The number of solutions of a puzzle, up to two, by our exact cover; for puzzles larger than 9x9, which could take it hours, together with
 * the learning engine. It is not checked here, because tests compare both with a plain backtracker.
 */
function solutionsOf(line: string): number {
  let known = counts.get(line);
  if (known === undefined) {
    known = (line.length <= 81 ? exactCover : ours).count?.(line, 2) ?? 0;
    counts.set(line, known);
  }
  return known;
}

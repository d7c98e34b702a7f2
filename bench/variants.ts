/**
 * The benchmark of puzzles with rules: `npm run bench:variants -- [--iss FOLDER] [--each] [--write] [FILE ...]`. Milliseconds to prove that
 * a puzzle has one solution, starting from its rules in memory. FOLDER is a checkout of Interactive Sudoku Solver, which then takes turns
 * with ours in the same process. `--each` also prints each puzzle. `--write` updates bench/results/variants.md. FILE is a collection that
 * replaces the usual ones, with a puzzle in any format in each line.
 */

import { parseArgs } from 'node:util';
import { bundledCore } from './bundledCore.ts';
import { machine, markdownTable, today, writeSection } from './document.ts';
import { issIn } from './issCheckout.ts';
import { aligned } from './report.ts';
import { figure, geometricMean, median } from './statistics.ts';
import { type VariantPuzzle, type VariantSet, variantSets } from './variantSets.ts';

const core = await bundledCore('variantCore');

const ROUNDS = 31;
/** Milliseconds after which a puzzle is no longer repeated. */
const LONGEST = 4000;
/** In milliseconds, before anything is measured, so that the host has optimized the code. */
const WARM_UP = 3000;

/** A puzzle, with the median times of the rounds in milliseconds. */
interface Timed {
  readonly name: string;
  readonly ours: number;
  readonly theirs: number;
}

const { values, positionals } = parseArgs({
  options: { iss: { type: 'string' }, each: { type: 'boolean' }, write: { type: 'boolean' } },
  allowPositionals: true,
});
const other = values.iss === undefined ? undefined : await issIn(values.iss);
const sets = variantSets(core, positionals);
warmUp(sets);
const rows = sets.map(rowOf);
const table = [head(), ...rows];
console.log(aligned(table));
if (values.write && positionals.length === 0)
  writeSection(other ? 'variants beside ISS' : 'variants', `${today()}, ${machine()}.\n\n${markdownTable(table)}`);

function head(): string[] {
  const ours = ['', 'puzzles', 'median', 'slowest', 'sum'];
  return other ? [...ours, 'ISS: median', 'slowest', 'sum', 'ratio', 'of medians', 'ours slower'] : ours;
}

function lineOf({ name, ours, theirs }: Timed): string {
  const beside = other ? [figure(theirs).padStart(9), figure(theirs / ours).padStart(6)] : [];
  return [figure(ours).padStart(9), ...beside, name].join(' ');
}

function rowOf({ name, puzzles }: VariantSet): string[] {
  const timed = puzzles.map(measure);
  if (values.each) for (const one of timed) console.log(lineOf(one));
  const spread = (times: readonly number[]) =>
    [median(times), Math.max(...times), times.reduce((sum, time) => sum + time, 0)].map(figure);
  const ours = timed.map(one => one.ours);
  const row = [name, `${puzzles.length}`, ...spread(ours)];
  if (!other) return row;
  const theirs = timed.map(one => one.theirs);
  const slower = timed.filter(one => one.ours > one.theirs).length;
  const ratios = [geometricMean(timed.map(one => one.theirs / one.ours)), median(theirs) / median(ours)];
  return [...row, ...spread(theirs), ...ratios.map(figure), `${slower}`];
}

/** Solves a puzzle in turn, each time with the other one first. */
function measure(puzzle: VariantPuzzle): Timed {
  const solve = solverOf(puzzle);
  const prove = other?.reading(puzzle.iss);
  if (prove && prove() !== solve()) console.log(`${puzzle.name}: the solvers find different numbers of solutions`);
  const ours: number[] = [];
  const theirs: number[] = [];
  const turns = [() => ours.push(timeOf(solve)), ...(prove ? [() => theirs.push(timeOf(prove))] : [])];
  const begin = performance.now();
  for (let round = 0; round < ROUNDS && (round < 1 || performance.now() - begin < LONGEST); round++)
    for (let turn = 0; turn < turns.length; turn++) turns[(round + turn) % turns.length]();
  return { name: puzzle.name, ours: median(ours), theirs: median(theirs) };
}

function timeOf(run: () => unknown): number {
  const begin = performance.now();
  run();
  return performance.now() - begin;
}

/** Counts solutions up to two, and derives all data from the rules again each time. */
function solverOf({ geometry, digits }: VariantPuzzle): () => number {
  const { cachedPerGeometry, problemOf, Search } = core;
  const { layout, rules } = geometry.variant
    ? cachedPerGeometry(geometry, (layout, rules) => ({ layout, rules }))
    : { layout: geometry, rules: [] };
  return () => {
    const problem = problemOf(layout, rules);
    const allowed = Int32Array.from(problem.allowed, (mask, cell) =>
      digits[cell] > 0 ? mask & (1 << (digits[cell] - 1)) : mask,
    );
    const search = new Search({ ...problem, allowed });
    let found = 0;
    for (let outcome = search.goOn(); outcome !== 'done' && found < 2; outcome = search.goOn())
      if (outcome === 'found') found++;
    return found;
  };
}

function warmUp(some: readonly VariantSet[]): void {
  const begin = performance.now();
  const puzzles = some.flatMap(set => set.puzzles.slice(0, 40));
  for (let i = 0; performance.now() - begin < WARM_UP; i++) {
    const puzzle = puzzles[i % puzzles.length];
    solverOf(puzzle)();
    other?.reading(puzzle.iss)();
  }
}

/** Measures reasoning: whole paths, single steps, ratings, and the longest time between two yields. */

import type { Position } from '../src/core/position.ts';
import { bundledCore } from './bundledCore.ts';
import { markdownTable, writeSection } from './document.ts';
import { puzzleSets } from './puzzleSets.ts';
import { figure, median, sample } from './statistics.ts';

const { parseLine, positionOf, rating, Path } = await bundledCore('reasoningCore');

/** Times are in milliseconds. */
export interface Reasoning {
  readonly set: string;
  readonly puzzles: number;
  readonly solved: number;
  /** Of whole paths. */
  readonly path: Spread;
  /** Of the search for the next step, for every step of every path: the time for a hint. */
  readonly step: Spread;
  readonly rating: Spread;
  /** The longest time between two pauses. */
  readonly held: number;
}

export interface Spread {
  readonly median: number;
  /** The 99th percentile. */
  readonly most: number;
  readonly slowest: number;
}

/** By name of a set: the number of its puzzles that are solved. */
const SHARE: Readonly<Record<string, number>> = {
  exchange_easy_150: 150,
  exchange_hard_150: 150,
  norvig_top95: 95,
  royle17_49151: 100,
  forum_hardest_2000: 20,
};

/** Puzzles that are solved before the measurement, so that the host has optimized the code. */
const WARM_UP = 20;

export function reasoning(): Reasoning[] {
  const sets = puzzleSets({ files: [], all: false, large: false }).filter(({ name }) => name in SHARE);
  const positions = sets.map(({ name, lines }) => sample(lines, SHARE[name]).flatMap(positionOfLine));
  for (const some of positions) for (const position of sample(some, WARM_UP / positions.length)) walk(position);
  return sets.map(({ name }, i) => measure(name, positions[i]));
}

function positionOfLine(line: string): Position[] {
  const grid = parseLine(line);
  return grid ? [positionOf(grid)] : [];
}

function measure(set: string, positions: readonly Position[]): Reasoning {
  const walks = positions.map(walk);
  const ratings = positions.map(position => timed(rating(position)));
  // Other load on the machine delays a run at random, and rarely twice at the same puzzle.
  const again = positions.map(position => Math.max(walk(position).held, timed(rating(position)).held));
  const held = again.map((time, i) => Math.min(time, Math.max(walks[i].held, ratings[i].held)));
  return {
    set,
    puzzles: positions.length,
    solved: walks.filter(({ solved }) => solved).length,
    path: spreadOf(walks.map(({ steps }) => steps.reduce((sum, step) => sum + step, 0))),
    step: spreadOf(walks.flatMap(({ steps }) => steps)),
    rating: spreadOf(ratings.map(({ time }) => time)),
    held: Math.max(...held),
  };
}

function walk(position: Position): { steps: number[]; held: number; solved: boolean } {
  const path = new Path(position);
  const steps: number[] = [];
  let held = 0;
  while (!path.outcome) {
    const { length } = path.steps;
    const one = timed(path.until(step => step === path.steps[length]));
    steps.push(one.time);
    held = Math.max(held, one.held);
  }
  return { steps, held, solved: path.outcome === 'solved' };
}

function timed(work: Generator<unknown, unknown>): { time: number; held: number } {
  const begin = performance.now();
  let held = 0;
  for (let last = begin, done = false; !done; ) {
    done = work.next().done ?? false;
    const now = performance.now();
    held = Math.max(held, now - last);
    last = now;
  }
  return { time: performance.now() - begin, held };
}

function spreadOf(times: readonly number[]): Spread {
  const sorted = [...times].sort((a, b) => a - b);
  return {
    median: median(sorted),
    most: sorted[Math.floor(0.99 * sorted.length)],
    slowest: sorted.at(-1) ?? Number.NaN,
  };
}

const HEAD = ['', 'puzzles', 'solved', 'path', 'slowest', 'step', '99 %', 'slowest', 'rating', 'slowest', 'held'];

/** One row for each set. */
export function reasoningRows(results: readonly Reasoning[]): string[][] {
  const rows = results.map(({ set, puzzles, solved, path, step, rating, held }) => [
    set,
    `${puzzles}`,
    `${solved}`,
    ...[path.median, path.slowest, step.median, step.most, step.slowest, rating.median, rating.slowest, held].map(
      figure,
    ),
  ]);
  return [HEAD, ...rows];
}

/** Writes the figures to bench/results/reasoning.md. */
export function writeReasoning(results: readonly Reasoning[], where: string): void {
  writeSection('reasoning', `${where}.\n\n${markdownTable(reasoningRows(results))}`);
}

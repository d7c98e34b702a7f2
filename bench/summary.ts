/** The summary of a run: our engine compared with the fastest prototype and with the peers. */

import type { Result } from './result.ts';
import { figure, geometricMean } from './statistics.ts';
import { TASKS, type Task, titleOf } from './task.ts';

const PEERS = ['dancing-links', '@algorithm.ts/sudoku', 'sudoku', 'qqwing', 'sudoku-core'];
const YARDSTICK = 'bands.simd.ts';
const CLUES_17 = 'royle17_49151';

/** The kinds of puzzles that other comparisons of solvers use, and our sets of each. Every kind counts once. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  easy: ['exchange_easy_150', 'euler50'],
  '17 clues': [CLUES_17],
  'magictour-like': ['norvig_top95'],
  hardest: ['forum_hardest_2000'],
  'many solutions': ['serg_multi_10000'],
};

/** Sentences about the sets and contestants that were part of the run. */
export function summary(results: readonly Result[]): string[] {
  return [...TASKS.flatMap(task => againstYardstick(results, task)), ...behindOn17Clues(results)];
}

function againstYardstick(results: readonly Result[], task: Task): string[] {
  const ratios = new Map<string, number>();
  for (const one of results) {
    if (one.task === task && one.contestant === YARDSTICK && one.ratio) ratios.set(one.set, one.ratio);
  }
  if (ratios.size === 0) return [];
  const title = titleOf[task];
  const mean = figure(geometricMean([...ratios.values()]));
  const [worst, least] = [...ratios].reduce((a, b) => (b[1] < a[1] ? b : a));
  const speed = `${title}: ours is ${mean} times as fast as ${YARDSTICK}`;
  if (ratios.size === 1) return [`${speed} (${worst}).`];
  const sentences = [
    `${speed} (geometric mean of ${ratios.size} sets), and at worst ${figure(least)} times as fast (${worst}).`,
  ];
  const kinds = Object.entries(KINDS)
    .map(([kind, names]) => ({ kind, ratio: geometricMean(names.flatMap(name => ratios.get(name) ?? [])) }))
    .filter(({ ratio }) => !Number.isNaN(ratio));
  if (kinds.length > 1) {
    const each = kinds.map(({ kind, ratio }) => `${kind} ${figure(ratio)}`).join(', ');
    const all = figure(geometricMean(kinds.map(({ ratio }) => ratio)));
    sentences.push(`${title}, by kind of puzzle: ${each}; the geometric mean of the kinds is ${all}.`);
  }
  return sentences;
}

function behindOn17Clues(results: readonly Result[]): string[] {
  const behind = PEERS.flatMap(peer => {
    const one = results.find(
      ({ set, task, contestant }) => set === CLUES_17 && task === 'solve' && contestant === peer,
    );
    return one ? `${peer} ${one.ratio ? `${figure(one.ratio)} times as long` : '(finished none)'}` : [];
  });
  return behind.length > 0 ? [`Time on puzzles with 17 clues, compared with ours: ${behind.join(', ')}.`] : [];
}

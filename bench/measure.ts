/**
 * Times contestants on a puzzle set, in turn and round after round, so that whatever else the machine does hits all
 * alike. Each is compared with the first on the very puzzles that it was timed with itself, in the same round.
 */

import { Bench } from 'tinybench';
import type { Contestant } from './contestants/contestant.ts';
import type { Id } from './contestants/index.ts';
import type { PuzzleSet } from './puzzleSets.ts';
import { median } from './statistics.ts';
import { isRight, passOver, type Task } from './task.ts';
import type { Patience, Reply, Trial } from './trial.ts';

export interface Entry {
  readonly id: Id;
  readonly contestant: Contestant;
  readonly trial: Trial;
}

/** How one contestant did in one task on one set. */
export interface Result {
  readonly set: string;
  readonly task: Task;
  readonly contestant: string;
  /** Puzzles in the set that are of its sizes, puzzles it was given, and what became of those. */
  readonly puzzles: number;
  readonly given: number;
  readonly wrong: number;
  /** No answer, where there is a solution. */
  readonly missing: number;
  /** Took too long. */
  readonly unfinished: number;
  /** Puzzles that it was timed with. */
  readonly timed: number;
  /** Median of the rounds; undefined when it was not timed. */
  readonly puzzlesPerSecond?: number | undefined;
  /** Median of the rounds: its time over that of the first contestant, same puzzles and same round. */
  readonly ratio?: number | undefined;
}

const ROUNDS = 7;
/** For how long a contestant is timed each round, in milliseconds; longer only if one pass takes longer. */
const SLICE = 50;

/** @param longestPass How long one pass may take, in milliseconds: the slow are timed with fewer puzzles. */
export async function measure(
  entries: readonly Entry[],
  { name, lines }: PuzzleSet,
  task: Task,
  patienceFor: (line: string) => Patience,
  solutionsOf: (line: string) => number,
  longestPass: number,
): Promise<Result[]> {
  const runners: { result: Result; pass: () => void; reference: () => void; timed: readonly string[] }[] = [];
  const first = entries[0].contestant;
  for (const { contestant, trial } of entries) {
    const fitting = lines.filter(line => contestant.sizes.includes(Math.sqrt(line.length)));
    if (fitting.length === 0) continue;
    const replies = await trial.run(task, fitting, patienceFor(fitting[0]));
    const timed = quickest(fitting, replies, longestPass, contestant.solveAll !== undefined);
    const faulty = replies.filter(
      (reply, i) => reply && !isRight(task, fitting[i], reply.answer, solutionsOf(fitting[i])),
    );
    const missing = faulty.filter(reply => reply?.answer === undefined);
    const result: Result = {
      set: name,
      task,
      contestant: contestant.name,
      puzzles: fitting.length,
      given: replies.length,
      wrong: faulty.length - missing.length,
      missing: missing.length,
      unfinished: replies.filter(reply => !reply).length,
      timed: timed.length,
    };
    runners.push({ result, timed, pass: passOver(contestant, task, timed), reference: passOver(first, task, timed) });
  }

  const times = runners.map((): { own: number[]; ratios: number[] } => ({ own: [], ratios: [] }));
  for (let round = 0; round < ROUNDS; round++) {
    const references = new Map<string, number>();
    for (const [i, { timed, pass, reference }] of runners.entries()) {
      if (timed.length === 0) continue;
      const key = timed.join();
      const base = references.get(key) ?? millisecondsOf(reference);
      references.set(key, base);
      const own = i === 0 ? base : millisecondsOf(pass);
      times[i].own.push(own);
      times[i].ratios.push(own / base);
    }
  }
  return runners.map(({ result, timed }, i) =>
    timed.length === 0
      ? result
      : { ...result, puzzlesPerSecond: (1000 * timed.length) / median(times[i].own), ratio: median(times[i].ratios) },
  );
}

/**
 * The puzzles to time a contestant with: from the first on what it finished, until a pass would take too long. What its
 * trial took to start a process for each puzzle, when it would need only one for all, is not counted.
 */
function quickest(
  lines: readonly string[],
  replies: readonly (Reply | undefined)[],
  longestPass: number,
  isProcess: boolean,
): string[] {
  const start = isProcess ? Math.min(...replies.map(reply => reply?.milliseconds ?? Number.POSITIVE_INFINITY)) : 0;
  const chosen: string[] = [];
  let sum = 0;
  for (const [i, reply] of replies.entries()) {
    if (!reply) continue;
    if (sum > longestPass) break;
    sum += reply.milliseconds - start;
    chosen.push(lines[i]);
  }
  return chosen;
}

/** The median time of a pass, repeated for one slice. */
function millisecondsOf(pass: () => void): number {
  const bench = new Bench({ time: SLICE, iterations: 1, warmup: false });
  bench.add('pass', pass).runSync();
  const result = bench.tasks[0].result;
  if (!('latency' in result)) throw new Error('A pass failed.', { cause: result });
  return result.latency.p50;
}

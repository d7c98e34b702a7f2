/**
 * Times contestants on a puzzle set in turn, in many rounds, so that other load on the machine affects all of them in the same way. Each
 * round starts with another contestant. Each is compared with the first contestant on the same puzzles immediately before, so that a change
 * in the speed of the machine does not change the ratio.
 */

import { Bench } from 'tinybench';
import type { Contestant } from './contestants/contestant.ts';
import type { Id } from './contestants/index.ts';
import type { PuzzleSet } from './puzzleSets.ts';
import type { Result } from './result.ts';
import { median, spread } from './statistics.ts';
import { type Fault, faultOf, passOver, type Task } from './task.ts';
import type { Patience, Reply, Trial } from './trial.ts';

export interface Entry {
  readonly id: Id;
  readonly contestant: Contestant;
  readonly trial: Trial;
}

const ROUNDS = 7;
/** How long a contestant is timed in each round, in milliseconds. A single pass may take longer. */
const SLICE = 50;

/** The state of a contestant in one task on one set. */
interface Runner {
  readonly result: Result;
  readonly pass: () => void;
  /** The first contestant's pass over the same puzzles. */
  readonly reference: () => void;
  /** Times by round, in milliseconds. */
  readonly own: number[];
  readonly ratios: number[];
}

/**
 * Times one set.
 * @param longestPass the time that one pass may take, in milliseconds: slow contestants are timed with fewer puzzles
 */
export async function measure(
  entries: readonly Entry[],
  { name, lines }: PuzzleSet,
  task: Task,
  patienceFor: (line: string) => Patience,
  solutionsOf: (line: string) => number,
  longestPass: number,
): Promise<Result[]> {
  const runners: Runner[] = [];
  const first = entries[0].contestant;
  for (const { contestant, trial } of entries) {
    // Many sets begin with easy puzzles, so a slow contestant also gets puzzles from the whole set.
    const fitting = spread(lines.filter(line => contestant.sizes.includes(Math.sqrt(line.length))));
    if (fitting.length === 0) continue;
    const replies = await trial.run(task, fitting, patienceFor(fitting[0]));
    const faults = replies.map((reply, i) => reply && faultOf(task, fitting[i], reply.answer, solutionsOf(fitting[i])));
    const timed = quickest(replies, longestPass, contestant.solveAll !== undefined);
    const timedLines = timed.map(i => fitting[i]);
    const pass = passOver(contestant, task, timedLines);
    // The timed process is not that of the trial, so its answers are checked too, before the clock runs.
    for (const [k, answer] of (timed.length > 0 ? pass() : []).entries()) {
      faults[timed[k]] ??= faultOf(task, timedLines[k], answer, solutionsOf(timedLines[k]));
    }
    const countOf = (fault: Fault) => faults.filter(one => one === fault).length;
    const result: Result = {
      set: name,
      task,
      contestant: contestant.name,
      puzzles: fitting.length,
      given: replies.length,
      wrong: countOf('wrong'),
      missing: countOf('missing'),
      threw: countOf('threw'),
      unfinished: replies.filter(reply => !reply).length,
      isLarge: fitting.some(line => line.length > 81),
      median: median(replies.map(reply => reply?.milliseconds ?? Number.POSITIVE_INFINITY)),
      slowest: Math.max(...replies.map(reply => reply?.milliseconds ?? 0)),
      timed: timed.length,
    };
    runners.push({ result, pass, reference: passOver(first, task, timedLines), own: [], ratios: [] });
  }

  const [reference] = runners;
  const running = runners.filter(({ result }) => result.timed > 0);
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 0; i < running.length; i++) {
      const runner = running[(i + round) % running.length];
      const base = runner === reference ? undefined : millisecondsOf(runner.reference);
      const own = millisecondsOf(runner.pass);
      runner.own.push(own);
      runner.ratios.push(own / (base ?? own));
    }
  }
  return runners.map(({ result, own, ratios }) =>
    result.timed === 0
      ? result
      : { ...result, puzzlesPerSecond: (1000 * result.timed) / median(own), ratio: median(ratios) },
  );
}

/**
 * The puzzles to time a contestant with: the first ones that it finished, until a pass would take too long. If the
 * trial started a process for each puzzle but one process is enough for all, the time of the starts is not counted.
 */
function quickest(replies: readonly (Reply | undefined)[], longestPass: number, isProcess: boolean): number[] {
  const start = isProcess ? Math.min(...replies.map(reply => reply?.milliseconds ?? Number.POSITIVE_INFINITY)) : 0;
  const chosen: number[] = [];
  let sum = 0;
  for (const [i, reply] of replies.entries()) {
    if (!reply) continue;
    if (sum > longestPass) break;
    sum += reply.milliseconds - start;
    chosen.push(i);
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

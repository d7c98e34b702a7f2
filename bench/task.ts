/** The tasks of solvers, and the errors in their answers. */

import type { Contestant } from './contestants/contestant.ts';
import { isSolutionOf } from './verify.ts';

export type Task = 'solve' | 'count';

export const TASKS: readonly Task[] = ['solve', 'count'];

export const titleOf: Readonly<Record<Task, string>> = {
  solve: 'Finding one solution',
  count: 'Counting to two',
};

/** The outcome of a call that threw an exception. It does not count as the answer that there is no solution. */
export interface Threw {
  readonly threw: string;
}

/** The answer of a solver: the solution (undefined for none), or the count. */
export type Answer = string | number | undefined | Threw;

export function canDo({ solve, count }: Contestant, task: Task): boolean {
  return (task === 'solve' ? solve : count) !== undefined;
}

export function answerOf(contestant: Contestant, task: Task, line: string): Answer {
  try {
    return task === 'solve' ? contestant.solve(line) : contestant.count?.(line, 2);
  } catch (error) {
    return { threw: String(error) };
  }
}

/** Returns a function that performs the task for all lines, to be timed. It returns the answers, so that they can be checked. */
export function passOver(contestant: Contestant, task: Task, lines: readonly string[]): () => Answer[] {
  const { solveAll } = contestant;
  if (task === 'solve' && solveAll) return () => solveAll(lines);
  return () => lines.map(line => answerOf(contestant, task, line));
}

/** Whether an answer is right; `solutions` is the number of solutions, up to two. */
export function isRight(task: Task, line: string, answer: Answer, solutions: number): boolean {
  if (task === 'count') return answer === solutions;
  return solutions === 0 ? answer === undefined : typeof answer === 'string' && isSolutionOf(line, answer);
}

export type Fault = 'wrong' | 'missing' | 'threw';

/** The error in an answer, if there is one. It takes the same arguments as `isRight`. */
export function faultOf(task: Task, line: string, answer: Answer, solutions: number): Fault | undefined {
  if (isRight(task, line, answer, solutions)) return undefined;
  if (answer === undefined) return 'missing';
  return typeof answer === 'object' ? 'threw' : 'wrong';
}

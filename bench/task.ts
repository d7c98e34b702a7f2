/** What solvers are asked to do with a puzzle. */

import type { Contestant } from './contestants/contestant.ts';
import { isSolutionOf } from './verify.ts';

export type Task = 'solve' | 'count';

export const TASKS: readonly Task[] = ['solve', 'count'];

export const titleOf: Readonly<Record<Task, string>> = {
  solve: 'Finding one solution',
  count: 'Counting to two',
};

/** What a solver answers: the solution (undefined for none), or the count. */
export type Answer = string | number | undefined;

export function canDo({ solve, count }: Contestant, task: Task): boolean {
  return (task === 'solve' ? solve : count) !== undefined;
}

/** What a contestant answers; an exception is no answer. */
export function answerOf(contestant: Contestant, task: Task, line: string): Answer {
  try {
    return task === 'solve' ? contestant.solve(line) : contestant.count?.(line, 2);
  } catch {
    return undefined;
  }
}

/** The task done for all lines, as a function to be timed. */
export function passOver(contestant: Contestant, task: Task, lines: readonly string[]): () => void {
  const { solveAll } = contestant;
  if (task === 'solve' && solveAll) return () => solveAll(lines);
  return () => {
    for (const line of lines) answerOf(contestant, task, line);
  };
}

/** Whether an answer is right, given how many solutions there are, up to two. */
export function isRight(task: Task, line: string, answer: Answer, solutions: number): boolean {
  if (task === 'count') return answer === solutions;
  return solutions === 0 ? answer === undefined : typeof answer === 'string' && isSolutionOf(line, answer);
}

/** The problems of cells without duplicates: a problem that several cells have is listed once. */

import type { CellProblem, Snapshot } from '../protocol/snapshot';

/** A problem, as each of its cells has it. */
export type SameProblems = readonly [CellProblem, ...CellProblem[]];

/** The problems, in the order of their first cells. */
export function sameProblems({ problems }: Pick<Snapshot, 'problems'>): SameProblems[] {
  const found = new Map<string, [CellProblem, ...CellProblem[]]>();
  for (const problem of problems) {
    const { kind, cell, fault } = problem;
    const name = `${kind} ${fault ?? `at ${cell}`}`;
    const same = found.get(name);
    if (same) same.push(problem);
    else found.set(name, [problem]);
  }
  return [...found.values()];
}

/** The way through a puzzle that a person could take: always the easiest step there is. */

import type { Position } from '../position';
import { steps, usualTechniques } from './index';
import type { Step, Technique } from './step';

export interface Path {
  readonly steps: readonly Step[];
  /** The position after the last of them. */
  readonly end: Position;
  readonly outcome:
    | 'solved'
    /** No technique finds a further step. */
    | 'stuck'
    /** The puzzle turned out to have no solution. */
    | 'contradictory';
}

/** The path from a position; see {@link findingPath}. */
export function solveLogically(position: Position, tried: readonly Technique[] = usualTechniques): Path {
  const finding = findingPath(position, tried);
  for (;;) {
    const next = finding.next();
    if (next.done) return next.value;
  }
}

/** Finds the path from a position, always the easiest step next; yields where the search may be paused or given up. */
export function* findingPath(
  start: Position,
  tried: readonly Technique[] = usualTechniques,
): Generator<undefined, Path> {
  const taken: Step[] = [];
  let position = start;
  for (;;) {
    if (position.isContradictory) return { steps: taken, end: position, outcome: 'contradictory' };
    if (position.isSolved) return { steps: taken, end: position, outcome: 'solved' };
    const step = yield* findingStep(position, tried);
    if (!step) return { steps: taken, end: position, outcome: 'stuck' };
    taken.push(step);
    position = position.after(step);
    yield undefined;
  }
}

/** Finds the easiest step of a position; yields where the search may be paused or given up. */
export function* findingStep(
  position: Position,
  tried: readonly Technique[] = usualTechniques,
): Generator<undefined, Step | undefined> {
  for (const step of steps(position, tried)) {
    if (step) return step;
    yield undefined;
  }
  return undefined;
}

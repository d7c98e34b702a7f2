/** Complete steps and paths, without pauses. */

import type { Position } from '../../../src/core/position';
import { allSteps } from '../../../src/core/techniques/index';
import { Path } from '../../../src/core/techniques/path';
import type { Step, Technique } from '../../../src/core/techniques/step';

/** The easiest step of a position, or undefined if there is none. */
export function findStep(position: Position, tried?: readonly Technique[]): Step | undefined {
  for (const step of allSteps(position, tried)) if (step) return step;
  return undefined;
}

/** The whole path from a position. */
export function solveLogically(position: Position, tried?: readonly Technique[]): Path {
  const path = new Path(position, tried);
  for (const _ of path.until(() => false));
  return path;
}

/** The positions in which the steps were found, one for each step. */
export function positionsOf({ start, steps }: Path): Position[] {
  let position = start;
  return steps.map(step => {
    const before = position;
    position = position.after(step);
    return before;
  });
}

/** Processor time so far, in seconds. More reliable than a clock if other work shares the machine. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

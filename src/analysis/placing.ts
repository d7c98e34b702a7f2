/** Finds the steps up to a placement. */

import type { Cell } from '../core/numbers';
import { hardestOf } from '../core/techniques/grade';
import { findAllSteps, techniques } from '../core/techniques/index';
import type { Path } from '../core/techniques/path';
import type { Step } from '../core/techniques/step';
import type { Placing } from '../features/steps/stepsToPlacement';
import type { Work } from '../text/work';

/** The steps as a placing, or undefined if the last step does not satisfy `isEnough`. */
export function placingOf(steps: readonly Step[], isEnough: (step: Step) => boolean): Placing | undefined {
  const last = steps.at(-1);
  if (!last || !isEnough(last)) return undefined;
  const before = steps.slice(0, -1);
  return { steps, hardest: hardestOf(steps), hardestBefore: before.length > 0 ? hardestOf(before) : undefined };
}

/**
 * The way in which a cell gets its digit along a path: by a single in the position where the path starts, otherwise by
 * the steps of the path. Undefined when the path ends before it fills the cell. Yields wherever it may be paused.
 */
export function* placingAlong(path: Path, cell: Cell): Work<Placing | undefined> {
  const places = (step: Step) => step.placements.some(placement => placement.cell === cell);
  const now = findAllSteps(path.start, singles).find(places);
  return placingOf(now ? [now] : yield* path.until(places), places);
}

/** Techniques that place a digit directly. */
const singles = techniques.filter(({ level }) => level === 'easy');

/** The solutions of positions. In hard puzzles, a search takes seconds, so it is not repeated after each step. */

import { bitOf } from '../../grid';
import type { Pausable } from '../../pausing';
import type { Position } from '../../position';
import { type Verdict, verdict } from '../../solver/index';
import { masksOf } from './clueSteps';

/** The solution of a position that has one, with its candidates. */
interface Known {
  readonly masks: Uint32Array;
  readonly solution: Uint8Array;
  readonly verdict: Verdict;
}

/** By the givens of a puzzle, which all its positions share. */
const known = new WeakMap<Uint8Array, Known>();

/** The verdict about a position. The position after a step has the same solution, and needs no new search. */
export function* truthOf(position: Position): Pausable<Verdict> {
  const masks = masksOf(position);
  const before = known.get(position.givens);
  if (before && isAfter(masks, before)) return before.verdict;
  const found = yield* verdict({ ...position, allowed: masks });
  if (found.kind === 'valid') known.set(position.givens, { masks, solution: found.solution, verdict: found });
  return found;
}

/** Whether some candidates are a subset of those of a position, and contain its solution. */
function isAfter(masks: Uint32Array, before: Known): boolean {
  if (masks.length !== before.masks.length) return false;
  for (let cell = 0; cell < masks.length; cell++)
    if ((masks[cell] & ~before.masks[cell]) !== 0 || (masks[cell] & bitOf(before.solution[cell])) === 0) return false;
  return true;
}

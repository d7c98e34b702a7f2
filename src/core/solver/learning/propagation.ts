/**
 * Draws conclusions from the literals that hold. A placement eliminates its rivals, the other candidates of its four items. If all
 * literals of a clause except one fail, that one holds.
 *
 * No clauses forbid pairs of rivals. They would need one for each pair: ten times as many as there are items
 * in a hard 25x25 puzzle, and many more in an empty one. The rivals are known from the clauses of the items.
 */

import type { Clauses } from './clauses';
import type { LearningProblem } from './problem';
import { force, isPlacementLiteral, type Trail } from './trail';

/** Draws all conclusions. False if there is a conflict, which the trail records. */
export function propagate(problem: LearningProblem, trail: Trail): boolean {
  while (trail.propagated < trail.length) {
    const literal = trail.literals[trail.propagated++];
    if (isPlacementLiteral(literal) && !eliminateRivals(problem, trail, literal)) return false;
    if (!visitWatches(problem.clauses, trail, literal ^ 1)) return false;
  }
  return true;
}

function eliminateRivals({ clauses, itemsOf }: LearningProblem, trail: Trail, placement: number): boolean {
  const { words } = clauses;
  const { value } = trail;
  for (let i = 2 * placement; i < 2 * placement + 4; i++) {
    const item = itemsOf[i];
    const end = item + words[item - 4];
    for (let at = item; at < end; at++) {
      const rival = words[at];
      if (value[rival] >= 0 && rival !== placement && !force(trail, rival ^ 1, ~placement)) return false;
    }
  }
  return true;
}

/** Visits the clauses that watch a failed literal. A clause then watches another literal, or forces one. */
function visitWatches({ words }: Clauses, trail: Trail, failed: number): boolean {
  const { value } = trail;
  let link = failed; // the address that `watch` was read from
  for (let watch = words[link]; watch !== 0; watch = words[link]) {
    const other = words[watch ^ 1];
    if (value[other] <= 0) {
      const clause = watch & ~1;
      const end = clause + words[clause - 4];
      let at = clause + 2;
      while (at < end && value[words[at]] < 0) at++;
      if (at < end) {
        const literal = words[at];
        words[at] = failed;
        words[watch] = literal;
        words[link] = words[watch - 2];
        words[watch - 2] = words[literal];
        words[literal] = watch;
        continue;
      }
      if (!force(trail, other, clause)) return false;
    }
    link = watch - 2;
  }
  return true;
}

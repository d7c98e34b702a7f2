/** The candidates that are shown of a position. */

import { candidatesByRules } from '#narrowing';
import type { Candidates } from '../../core/candidates';
import { bitOf } from '../../core/grid';
import type { Position } from '../../core/position';
import type { Step } from '../../core/techniques/step';

/**
 * The candidates of a position that each rule by itself leaves. Of a step that is shown, the cells keep the candidates in which it was
 * found, so that what it is about can be seen.
 */
export function shownCandidates(position: Position, step?: Step): Candidates {
  const { geometry, digits, candidates } = position;
  const shown = candidatesByRules({ geometry, digits, allowed: candidates });
  if (!step || !geometry.variant) return shown;
  for (const cell of step.cells) shown[cell] = candidates[cell];
  for (const { cell, digit } of [...step.eliminations, ...step.placements])
    shown[cell] |= candidates[cell] & bitOf(digit);
  return shown;
}

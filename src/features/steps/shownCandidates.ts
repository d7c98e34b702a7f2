/** The displayed candidates of a position. */

import { candidatesByRules } from '#narrowing';
import type { Candidates } from '../../core/candidates';
import { bitOf } from '../../core/grid';
import type { Position } from '../../core/position';
import type { Step } from '../../core/techniques/step';

/**
 * The candidates of a position after applying each rule separately. The cells of a displayed step keep the candidates with which it was
 * found, so that its pattern is visible.
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

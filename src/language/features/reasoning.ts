/** What can be reasoned about a puzzle of a file: from its text's own terms to those of the techniques, and back. */

import { type Position, positionOf } from '../../core/position';
import type { Verdict } from '../../core/solver/index';
import { techniques, usualTechniques } from '../../core/techniques/index';
import { Path } from '../../core/techniques/path';
import type { Step, Technique } from '../../core/techniques/step';
import type { Puzzle } from '../puzzle';

/** What reasoning starts from: a puzzle's position, and which of its digits were given. */
export type Start = Pick<Puzzle, 'grid' | 'givens'>;

/**
 * The path from a puzzle's position. Techniques that hold in valid puzzles only are left out where there are several
 * solutions; where there is none, the path ends at once, as no step could be right.
 */
export function pathFrom(puzzle: Start, verdict: Verdict | undefined): Path {
  if (verdict?.kind === 'contradictory') return Path.ofContradictory(startOf(puzzle));
  const isValid = verdict?.kind === 'valid';
  return new Path(
    startOf(puzzle),
    usualTechniques.filter(({ needsUniqueness }) => isValid || !needsUniqueness),
  );
}

/** The position: digits, candidates, and which digits were given. */
export function startOf({ grid, givens }: Start): Position {
  return positionOf(grid, givens);
}

export function isPlacement(step: Step): boolean {
  return step.placements.length > 0;
}

/** The hardest technique of some steps: the one that comes last in the list. There must be a step. */
export function hardestOf(steps: readonly Step[]): Technique {
  return techniques[Math.max(...steps.map(({ technique }) => techniques.indexOf(technique)))];
}

/** What can be reasoned about a puzzle of a file: from its text's own terms to those of the techniques, and back. */

import { type Position, positionOf } from '../../core/position';
import type { Verdict } from '../../core/solver/index';
import { techniques, usualTechniques } from '../../core/techniques/index';
import { Path } from '../../core/techniques/path';
import type { Step, Technique } from '../../core/techniques/step';
import type { Puzzle } from '../puzzle';

/**
 * The path from where a puzzle stands. What holds in valid puzzles only is left out where there are several solutions; where
 * there is none, nobody should reason on from what is wrong.
 */
export function pathFrom(puzzle: Puzzle, verdict: Verdict | undefined): Path {
  if (verdict?.kind === 'contradictory') return Path.ofContradictory(startOf(puzzle));
  const isValid = verdict?.kind === 'valid';
  return new Path(
    startOf(puzzle),
    usualTechniques.filter(({ needsUniqueness }) => isValid || !needsUniqueness),
  );
}

/** Where a puzzle stands: its digits, its candidates, and which digits were given. */
export function startOf(puzzle: Puzzle): Position {
  return positionOf(puzzle.grid, puzzle.givens);
}

export function isPlacement(step: Step): boolean {
  return step.placements.length > 0;
}

/** The hardest technique of some steps: the one that comes last in the list. There must be a step. */
export function hardestOf(steps: readonly Step[]): Technique {
  return techniques[Math.max(...steps.map(({ technique }) => techniques.indexOf(technique)))];
}

/** Groups the steps of a position by technique, as a list to choose from. */

import type { Step, Technique } from '../../core/techniques/step';
import { messages } from '../messages';
import { namesFor, type Puzzle } from '../puzzle';

/** All steps of one technique, at least one. */
export interface StepGroup {
  readonly technique: Technique;
  readonly heading: string;
  readonly entries: readonly StepEntry[];
}

/** A step in the list. */
export interface StepEntry {
  readonly step: Step;
  /** The step in HoDoKu's notation. */
  readonly text: string;
  /** Other names of the technique, so that a search finds the step by them; empty when it has none. */
  readonly otherNames: string;
}

/** The groups in the order of their first steps, with the steps of each group in their order. */
export function stepGroups(puzzle: Puzzle, steps: readonly Step[]): StepGroup[] {
  const names = namesFor(puzzle);
  const byTechnique = new Map<Technique, Step[]>();
  for (const step of steps) {
    const known = byTechnique.get(step.technique);
    if (known) known.push(step);
    else byTechnique.set(step.technique, [step]);
  }
  return [...byTechnique].map(([technique, ofTechnique]) => ({
    technique,
    heading: messages.allSteps.group(technique, ofTechnique.length),
    entries: ofTechnique.map(step => ({
      step,
      text: names.step(step),
      otherNames: messages.allSteps.otherNames(technique),
    })),
  }));
}

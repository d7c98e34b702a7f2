/** The steps of a position as a list to choose from, grouped by technique. */

import type { Step, Technique } from '../../core/techniques/step';
import { messages } from '../messages';
import { namesFor, type Puzzle } from '../puzzle';

/** The steps of one technique. There is at least one. */
export interface StepGroup {
  readonly technique: Technique;
  readonly heading: string;
  readonly entries: readonly StepEntry[];
}

export interface StepEntry {
  readonly step: Step;
  /** The step in HoDoKu's notation. */
  readonly text: string;
  /** What else the technique is called, so that a search finds it by that too; empty where it has one name only. */
  readonly otherNames: string;
}

/** Groups in the order in which their first steps come; steps of a group in the order in which they come. */
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

/** The steps of a position as a list to choose from, grouped by technique. It grows while steps are found. */

import type { Cell } from '../../core/numbers';
import type { Names } from '../../core/techniques/names';
import type { Step, Technique } from '../../core/techniques/step';
import * as messages from '../../messages/index';
import { namesFor, type Puzzle } from '../../text/puzzle';

/** All steps of one technique, at least one. */
export interface StepGroup {
  readonly technique: Technique;
  readonly entries: readonly StepEntry[];
}

/** A step in the list. */
export interface StepEntry {
  readonly step: Step;
  /** The step in HoDoKu's notation. */
  readonly text: string;
  /**
   * Other search terms for the step: the cells that it changes, if the notation merges them
   * (`r123c6`), and other names of the technique. May be empty.
   */
  readonly description: string;
}

/** The title of a group, as it is now. */
export function headingOf({ technique, entries }: StepGroup): string {
  return messages.allSteps.group(technique, entries.length);
}

/** All steps that were found so far, grouped by technique. */
export class StepList {
  /** Number of steps. */
  count = 0;
  private readonly byTechnique = new Map<Technique, StepEntry[]>();
  private readonly names: Names;

  constructor(puzzle: Puzzle) {
    this.names = namesFor(puzzle);
  }

  /** The groups in the order of their first steps, with the steps of each group in their order. */
  get groups(): StepGroup[] {
    return [...this.byTechnique].map(([technique, entries]) => ({ technique, entries }));
  }

  add(step: Step): void {
    const { technique } = step;
    const text = this.names.step(step);
    const description = messages.allSteps.description(this.cellsNotIn(text, step), technique);
    const entries = this.byTechnique.get(technique);
    const entry = { step, text, description };
    if (entries) entries.push(entry);
    else this.byTechnique.set(technique, [entry]);
    this.count++;
  }

  /** The names of changed cells that the text does not contain. */
  private cellsNotIn(text: string, { placements, eliminations }: Step): string[] {
    const cells = new Set<Cell>([...placements, ...eliminations].map(({ cell }) => cell));
    return [...cells].map(cell => this.names.cell(cell)).filter(name => !text.includes(name));
  }
}

/** What chains and nets have in common for those who look for conclusions: a premise is followed, then asked about. */

import type { Pausable } from '../../pausing';
import type { Chain } from '../step';
import type { Choices } from './choices';

export interface Reasoning {
  readonly choices: Choices;
  /** Takes a statement to be true and works out what follows. All else here is about the last premise. */
  follow(premise: number): Pausable<void>;
  /** The statements that follow, the premise first; numbers past those of the candidates are of no concern. */
  readonly reached: Int32Array;
  /** How many of them there are. */
  readonly reachedCount: number;
  readonly isContradictory: boolean;
  /** How many nodes it takes to get to a statement that was reached. */
  costOf(statement: number): number;
  costOfContradiction(): number;
  /** From the premise to a statement that was reached, with no node that is not needed. */
  chainTo(statement: number): Chain;
  /** From the premise to what contradicts it. */
  contradiction(): Chain[];
}

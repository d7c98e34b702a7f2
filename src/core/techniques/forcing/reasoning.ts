/** What chains and nets have in common for those who look for conclusions: a premise is followed, then asked about. */

import type { Choices } from '../../implications/choices';
import { isOn, nodeOf } from '../../implications/statement';
import type { Statement } from '../../numbers';
import type { Pausable } from '../../pausing';
import type { Chain, Node } from '../step';

export interface Reasoning {
  readonly choices: Choices;
  /** Takes a statement to be true and works out what follows. All else here is about the last premise. */
  follow(premise: Statement): Pausable<void>;
  /** The statements that follow, the premise first; those about groups come with the others. */
  readonly reached: Int32Array;
  /** How many of them there are. */
  readonly reachedCount: number;
  readonly isContradictory: boolean;
  /** How many nodes it takes to get to a statement that was reached. */
  costOf(statement: Statement): number;
  costOfContradiction(): number;
  /** From the premise to a statement that was reached, with no node that is not needed. */
  chainTo(statement: Statement): Chain;
  /** From the premise to what contradicts it. */
  contradiction(): Chain[];
}

/** A statement about one candidate, as steps record it. */
export function recorded({ cellOf, digitOf }: Choices, statement: Statement): Node {
  const candidate = nodeOf(statement);
  return { digit: digitOf[candidate], cells: [cellOf[candidate]], isOn: isOn(statement) };
}

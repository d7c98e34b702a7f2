/** The common interface of chains and nets: follow a premise, then query the results. */

import type { Choices } from '../../implications/choices';
import { isOn, nodeOf } from '../../implications/statement';
import type { Statement } from '../../numbers';
import type { Pausable } from '../../pausing';
import type { Chain, Node } from '../step';

/** A kind of reasoning. All results are about the last premise that was followed. */
export interface ForcingReasoning {
  readonly choices: Choices;
  /** A new object for the same reasoning, for work that may pause while others use this one. */
  another(): ForcingReasoning;
  /** Assumes that a statement is true and finds its consequences. */
  follow(premise: Statement): Pausable<void>;
  /** The statements that follow, the premise first. They include statements about groups. Valid up to `reachedCount`. */
  readonly reached: Int32Array;
  readonly reachedCount: number;
  /** Whether the premise leads to a contradiction. */
  readonly isContradictory: boolean;
  /** The number of nodes that are needed to reach a statement. It must have been reached. */
  costOf(statement: Statement): number;
  /** The number of nodes of the contradiction. There must be one. */
  costOfContradiction(): number;
  /** The nodes from the premise to a statement that was reached, without unnecessary ones. */
  chainTo(statement: Statement): Chain;
  /** The chains from the premise to the statements that contradict each other. */
  contradiction(): Chain[];
}

/** A statement about one candidate, as a node of a step. */
export function stepNodeOf({ cellOf, digitOf }: Choices, statement: Statement): Node {
  const candidate = nodeOf(statement);
  return { digit: digitOf[candidate], cells: [cellOf[candidate]], isOn: isOn(statement) };
}

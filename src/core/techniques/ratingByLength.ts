/** The rating of chains in puzzles with rules or irregular regions. */

import { lengthSurcharge } from './chainLength';
import type { Node, VaryingRating } from './step';

/** The statements of all chains of a step add to its rating, as in Sukaku Explainer's chains. */
export const byLength = (lowest: number): VaryingRating => ({
  lowest,
  of: ({ chains = [] }) => lowest + lengthSurcharge(chains.reduce((sum, { nodes }) => sum + statementsIn(nodes), 0)),
});

/** The number of statements, including those of the nets that refute their opposites. */
function statementsIn(nodes: readonly Node[]): number {
  return nodes.reduce((sum, { refutation }) => sum + 1 + (refutation ? statementsIn(refutation.nodes) : 0), 0);
}

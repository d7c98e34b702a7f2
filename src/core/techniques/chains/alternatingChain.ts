/** Chains of alternating strong and weak links between two candidates. */

import type { Candidate, Position } from '../../position';
import type { Names } from '../names';
import type { Step } from '../step';
import { nodesOf, tell, tellConsequences } from './chain';
import { eachOther, seenByBoth } from './ends';

/** The candidates that the two ends of a chain exclude together, two or more. A chain with only one is a discontinuous nice loop. */
export const excludedByAic = (position: Position) => (start: Candidate, end: Candidate) =>
  start.digit === end.digit ? seenByBoth(position, start, end, 2) : eachOther(position, start, end);

/** Explains a chain between two ends, whose digits may be equal or different. */
export function explainEnds(step: Step, names: Names): string {
  const nodes = nodesOf(step);
  const [first, last] = [nodes[0], nodes[nodes.length - 1]];
  const [from, to] = [first, last].map(({ cells }) => names.cells(cells));
  const chain = `If ${tell(first, names)}, then ${tellConsequences(nodes, names)}. `;
  if (first.digit === last.digit && from === to) {
    return `${chain}So ${tell(last, names)} in any case, and no cell that sees it can be ${names.digit(last.digit)}.`;
  }
  const either = `So ${tell({ ...first, isOn: true }, names)} or ${tell(last, names)}, or both`;
  if (first.digit !== last.digit) {
    return `${chain}${either}. The two cells see each other, so neither can hold the digit of the other end.`;
  }
  return `${chain}${either}, and no cell that sees ${from} and ${to} can be ${names.digit(first.digit)}.`;
}

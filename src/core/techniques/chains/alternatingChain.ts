/** Chains of alternating strong and weak links between two candidates. */

import type { Candidate, Position } from '../../position';
import { t } from '../../sentences';
import type { Names } from '../names';
import type { Step } from '../step';
import { consequencesInWords, nodeInWords, nodesOf } from './chain';
import { eachOther, seenByBoth } from './ends';

/** The candidates that the two ends of a chain exclude together, two or more. A chain with only one is a discontinuous nice loop. */
export const excludedByAic = (position: Position) => (start: Candidate, end: Candidate) =>
  start.digit === end.digit ? seenByBoth(position, start, end, 2) : eachOther(position, start, end);

/** Explains a chain between two ends, whose digits may be equal or different. */
export function explainEnds(step: Step, names: Names): string {
  const nodes = nodesOf(step);
  const [first, last] = [nodes[0], nodes[nodes.length - 1]];
  const [from, to] = [first, last].map(({ cells }) => names.cells(cells));
  const premise = nodeInWords(first, names);
  const consequences = consequencesInWords(nodes, names);
  const end = nodeInWords(last, names);
  if (first.digit === last.digit && from === to) {
    return t('If {premise}, then {consequences}. So {end} in any case, and no cell that sees it can be {digit}.', {
      premise,
      consequences,
      end,
      digit: names.digit(last.digit),
    });
  }
  const start = nodeInWords({ ...first, isOn: true }, names);
  if (first.digit !== last.digit) {
    return t(
      'If {premise}, then {consequences}. So {start} or {end}, or both. ' +
        'The two cells see each other, so neither can hold the digit of the other end.',
      { premise, consequences, start, end },
    );
  }
  return t(
    'If {premise}, then {consequences}. ' +
      'So {start} or {end}, or both, and no cell that sees {from} and {to} can be {digit}.',
    { premise, consequences, start, end, from, to, digit: names.digit(first.digit) },
  );
}

/** The names that players have given to short chains of some shapes. */

import { joinSentences, type Phrase, phrase, t } from '../../sentences';
import type { Node, Step } from '../step';
import { nodesOf } from './chain';

/**
 * The names of chains with three strong links. By link: `c` if it is in a cell with two candidates, `h` if it is between the two
 * places for a digit in a house.
 */
const NAMES: Readonly<Record<string, Phrase>> = {
  ccc: phrase('XY-Wing'),
  cch: phrase('H-Wing'),
  hcc: phrase('H-Wing'),
  chc: phrase('W-Wing'),
  chh: phrase('M-Wing'),
  hhc: phrase('M-Wing'),
  hch: phrase('S-Wing'),
  hhh: phrase('L-Wing'),
};

/** The name of a chain; undefined if it has none. The chain may begin or end with a candidate that it excludes. */
export function wingName(nodes: readonly Node[]): Phrase | undefined {
  const ends = nodes.slice(nodes[0].isOn ? 1 : 0, nodes[nodes.length - 1].isOn ? undefined : -1);
  if (ends.length !== 6 || ends.some(({ almostLocked }) => almostLocked)) return undefined;
  if (ends.every(({ digit }) => digit === ends[0].digit)) return undefined; // an X-Chain
  return NAMES[[0, 2, 4].map(at => (ends[at].digit === ends[at + 1].digit ? 'h' : 'c')).join('')];
}

/** An explanation, with the name of the chain if it has one. */
export function withWingName(explanation: string, step: Step): string {
  const name = wingName(nodesOf(step));
  if (name === undefined) return explanation;
  return joinSentences([
    explanation,
    t('Chains with three strong links of these kinds have the name {name}.', { name }),
  ]);
}

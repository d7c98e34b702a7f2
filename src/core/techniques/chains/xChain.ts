import { houseLinks } from '../../implications/links';
import { peerSets } from '../../position';
import { byLength } from '../ratingByLength';
import { distinct, eliminate, type Technique } from '../step';
import { explainEnds } from './alternatingChain';
import { writeChain } from './chain';
import { endToEnd, seenByBoth } from './ends';

/** A chain of alternating strong and weak links of one digit. If it ends where it starts, that cell holds the digit. */
export const xChain: Technique = {
  id: 'x-chain',
  name: 'X-Chain',
  aliases: ['X-Cycle', 'Forcing X-Chain'],
  level: 'unfair',
  score: 260,
  rating: byLength(66),

  find: position =>
    distinct(
      endToEnd({
        technique: xChain,
        graph: houseLinks(position),
        mayReturn: true,
        excluded: (start, end) =>
          start.cell === end.cell
            ? eliminate(position, peerSets(position.geometry)[start.cell], start.digit)
            : seenByBoth(position, start, end, 1),
      }),
    ),

  evidence: writeChain,
  explain: explainEnds,
};

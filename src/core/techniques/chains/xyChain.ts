import { bivalueLinks } from '../../implications/links';
import { byLength } from '../ratingByLength';
import { distinct, type Technique } from '../step';
import { explainEnds } from './alternatingChain';
import { writeEnds } from './chain';
import { endToEnd, seenByBoth } from './ends';

/** The minimum number of links. A chain of two cells, with three links, is a naked pair. */
const LEAST_LINKS = 5;

/** A chain of cells with two candidates each. Adjacent cells share a digit, and both ends have the same digit. */
export const xyChain: Technique = {
  id: 'xy-chain',
  name: 'XY-Chain',
  level: 'unfair',
  score: 260,
  rating: byLength(70),

  find: position =>
    distinct(
      endToEnd({
        technique: xyChain,
        graph: bivalueLinks(position),
        excluded: (start, end, length) => (length < LEAST_LINKS ? [] : seenByBoth(position, start, end, 1)),
      }),
    ),

  evidence: writeEnds,
  explain: explainEnds,
};

import { bivalueLinks } from '../../implications/links';
import { distinct, type Technique } from '../step';
import { explainEnds } from './aic';
import { writeEnds } from './chain';
import { endToEnd, seenByBoth } from './ends';

/** Two cells are a naked pair; three or more are a chain. */
const LEAST_LINKS = 5;

/** A chain of cells with two candidates each, linked by a digit that they share, with the same digit at both ends. */
export const xyChain: Technique = {
  id: 'xy-chain',
  name: 'XY-Chain',
  level: 'unfair',
  score: 260,

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

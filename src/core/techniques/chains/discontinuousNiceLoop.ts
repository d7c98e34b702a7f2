import { cellLinks } from '../../implications/links';
import { distinct, type Technique } from '../step';
import { writeChain } from './chain';
import { discontinuousLoops, explainDiscontinuousLoop } from './discontinuousLoop';

/** A chain from a cell back to the same cell which proves that one of its candidates is false, or true. */
export const discontinuousNiceLoop: Technique = {
  id: 'discontinuous-nice-loop',
  name: 'Discontinuous Nice Loop',
  level: 'unfair',
  score: 280,
  find: position => distinct(discontinuousLoops(discontinuousNiceLoop, cellLinks(position))),
  evidence: writeChain,
  explain: explainDiscontinuousLoop,
};

import { groupLinks } from '../../implications/links';
import { distinct, type Technique } from '../step';
import { writeChain } from './chain';
import { discontinuousLoops, explainDiscontinuousLoop } from './discontinuousLoop';

/** A discontinuous nice loop that runs through groups: a digit in the cells that it has left where a line crosses a box. */
export const groupedDiscontinuousNiceLoop: Technique = {
  id: 'grouped-discontinuous-nice-loop',
  name: 'Grouped Discontinuous Nice Loop',
  level: 'unfair',
  score: 300,
  maxSize: 16,
  find: position => distinct(discontinuousLoops(groupedDiscontinuousNiceLoop, groupLinks(position))),
  evidence: writeChain,
  explain: explainDiscontinuousLoop,
};

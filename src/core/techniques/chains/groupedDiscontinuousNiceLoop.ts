import { groupLinks } from '../../implications/links';
import { distinct, type Technique } from '../step';
import { writeChain } from './chain';
import { discontinuousLoops, explainDiscontinuousLoop } from './discontinuousLoop';

/** A discontinuous nice loop through groups. A group is a digit in several cells of an intersection. */
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

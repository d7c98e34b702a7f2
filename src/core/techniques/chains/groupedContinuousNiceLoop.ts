import { groupLinks } from '../../implications/links';
import { distinct, type Technique } from '../step';
import { writeLoop } from './chain';
import { continuousLoops, explainContinuousLoop } from './continuousLoop';

/** A continuous nice loop through groups. A group is a digit in several cells of an intersection. */
export const groupedContinuousNiceLoop: Technique = {
  id: 'grouped-continuous-nice-loop',
  name: 'Grouped Continuous Nice Loop',
  level: 'unfair',
  score: 300,
  maxSize: 16,
  find: position => distinct(continuousLoops(groupedContinuousNiceLoop, groupLinks(position))),
  evidence: writeLoop,
  explain: explainContinuousLoop,
};

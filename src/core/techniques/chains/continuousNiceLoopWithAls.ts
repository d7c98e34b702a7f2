import { setLinks } from '../../implications/setLinks';
import { distinct, type Technique } from '../step';
import { writeLoop } from './chain';
import { continuousLoops, explainContinuousLoop } from './continuousLoop';

/** A continuous nice loop through almost locked sets, and possibly groups. */
export const continuousNiceLoopWithAls: Technique = {
  id: 'continuous-nice-loop-with-als',
  name: 'Continuous Nice Loop with ALS',
  otherNames: ['Grouped Continuous Nice Loop'],
  level: 'unfair',
  score: 300,
  isExotic: true,
  find: position => distinct(continuousLoops(continuousNiceLoopWithAls, setLinks(position))),
  evidence: writeLoop,
  explain: explainContinuousLoop,
};

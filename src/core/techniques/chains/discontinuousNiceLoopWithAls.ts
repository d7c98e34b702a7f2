import { setLinks } from '../../implications/setLinks';
import { distinct, type Technique } from '../step';
import { writeChain } from './chain';
import { discontinuousLoops, explainDiscontinuousLoop } from './discontinuousLoop';

/** A discontinuous nice loop through almost locked sets, and possibly groups. */
export const discontinuousNiceLoopWithAls: Technique = {
  id: 'discontinuous-nice-loop-with-als',
  name: 'Discontinuous Nice Loop with ALS',
  otherNames: ['Grouped Discontinuous Nice Loop'],
  level: 'unfair',
  score: 300,
  isExotic: true,
  find: position => distinct(discontinuousLoops(discontinuousNiceLoopWithAls, setLinks(position))),
  evidence: writeChain,
  explain: explainDiscontinuousLoop,
};

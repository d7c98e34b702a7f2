import { cellLinks } from '../../implications/links';
import { distinct, type Technique } from '../step';
import { writeLoop } from './chain';
import { continuousLoops, explainContinuousLoop } from './continuousLoop';

/** A chain whose last statement implies its first, so that exactly one end of each of its weak links is true. */
export const continuousNiceLoop: Technique = {
  id: 'continuous-nice-loop',
  name: 'Continuous Nice Loop',
  level: 'unfair',
  score: 280,
  find: position => distinct(continuousLoops(continuousNiceLoop, cellLinks(position))),
  evidence: writeLoop,
  explain: explainContinuousLoop,
};

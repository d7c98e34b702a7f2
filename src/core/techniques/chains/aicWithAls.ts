import { setLinks } from '../../implications/setLinks';
import { distinct, type Technique } from '../step';
import { excludedByAic, explainEnds } from './aic';
import { writeEnds } from './chain';
import { endToEnd } from './ends';

/** An AIC through almost locked sets, and possibly groups. */
export const aicWithAls: Technique = {
  id: 'aic-with-als',
  name: 'AIC with ALS',
  otherNames: ['Grouped AIC'],
  level: 'unfair',
  score: 300,
  isExotic: true,
  find: position =>
    distinct(
      endToEnd({
        technique: aicWithAls,
        graph: setLinks(position),
        excluded: excludedByAic(position),
      }),
    ),
  evidence: writeEnds,
  explain: explainEnds,
};

import { groupLinks } from '../../implications/links';
import { distinct, type Technique } from '../step';
import { excludedByAic, explainEnds } from './aic';
import { writeEnds } from './chain';
import { endToEnd } from './ends';

/** An AIC that runs through groups: a digit in the cells that it has left where a line crosses a box. */
export const groupedAic: Technique = {
  id: 'grouped-aic',
  name: 'Grouped AIC',
  level: 'unfair',
  score: 300,
  maxSize: 16,
  find: position =>
    distinct(
      endToEnd({
        technique: groupedAic,
        graph: groupLinks(position),
        excluded: excludedByAic(position),
      }),
    ),
  evidence: writeEnds,
  explain: explainEnds,
};

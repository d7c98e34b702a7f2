import { groupLinks } from '../../implications/links';
import { distinct, type Technique } from '../step';
import { excludedByAic, explainEnds } from './aic';
import { writeEnds } from './chain';
import { endToEnd } from './ends';

/** An AIC through groups. A group is a digit in several cells of an intersection. */
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

import type { Position } from '../../position';
import { joinSentences } from '../../sentences';
import { distinct, eliminate, makeStep, type Step, type Technique } from '../step';
import { coloredWith, coloringEvidence, colorings, explainColors, seesBothColors } from './coloring';

/** A candidate that sees both colors of a coloring. One of the two colors is true, so the candidate is false. */
export const simpleColorsTrap: Technique = {
  id: 'simple-colors-trap',
  name: 'Simple Colors Trap',
  otherNames: ['Color Trap', 'Simple Coloring', 'Singles Chain'],
  aliases: ['Simple Colors', "Single's Chain"],
  level: 'hard',
  score: 150,
  rating: 66,
  find: position => distinct(findTraps(position)),
  evidence: coloringEvidence,
  explain: (step, names) => joinSentences([explainColors(step, names), seesBothColors(step, names)]),
};

function* findTraps(position: Position): Generator<Step | undefined> {
  for (const ofDigit of colorings(position)) {
    for (const coloring of ofDigit) {
      const [first, second] = coloring.colors;
      const eliminations = eliminate(position, first.seen.and(second.seen), coloring.digit);
      yield makeStep({ technique: simpleColorsTrap, ...coloredWith(coloring), eliminations });
    }
  }
}

import type { Position } from '../../position';
import { distinct, eliminate, makeStep, type Step, type Technique } from '../step';
import { cellsOfCandidates, coloredWith, coloringEvidence, colorings, explainColors } from './coloring';

/** A candidate that sees both colors of a coloring. One of the two colors is true, so the candidate is false. */
export const simpleColorsTrap: Technique = {
  id: 'simple-colors-trap',
  name: 'Simple Colors Trap',
  otherNames: ['Color Trap', 'Simple Coloring', 'Singles Chain'],
  level: 'hard',
  score: 150,
  find: position => distinct(findTraps(position)),
  evidence: coloringEvidence,

  explain(step, names) {
    const digit = names.digit(step.digits[0]);
    const cells = names.cells(cellsOfCandidates(step.eliminations));
    const [see, cannot] = step.eliminations.length > 1 ? ['see', 'none of them can'] : ['sees', 'it cannot'];
    return `${explainColors(step, names)} ${cells} ${see} cells of both colors, so ${cannot} be ${digit}.`;
  },
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

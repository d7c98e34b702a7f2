import type { Position } from '../../position';
import { joinSentences, t } from '../../sentences';
import { candidatesIn, distinct, makeStep, type Step, type Technique } from '../step';
import { cellsOfCandidates, coloredWith, coloringEvidence, colorings, explainColors, findMeeting } from './coloring';

/** A color with two cells that see each other. It is the false color. */
export const simpleColorsWrap: Technique = {
  id: 'simple-colors-wrap',
  name: 'Simple Colors Wrap',
  otherNames: ['Color Wrap', 'Simple Coloring', 'Singles Chain'],
  aliases: ['Simple Colors', "Single's Chain"],
  level: 'hard',
  score: 150,
  rating: 66,
  find: position => distinct(findWraps(position)),
  evidence: coloringEvidence,

  explain(step, names) {
    const excluded = cellsOfCandidates(step.eliminations);
    const [cell, other] = findMeeting(names.geometry, excluded, excluded)!;
    const wrapped = t(
      '{cell} and {other} have the same color and see each other, ' +
        'so that color is false: none of {cells} can be {digit}.',
      {
        cell: names.cell(cell),
        other: names.cell(other),
        cells: names.cells(excluded),
        digit: names.digit(step.digits[0]),
      },
    );
    return joinSentences([explainColors(step, names), wrapped]);
  },
};

function* findWraps(position: Position): Generator<Step | undefined> {
  for (const ofDigit of colorings(position)) {
    for (const coloring of ofDigit) {
      const wrapped = coloring.colors.filter(({ cells, seen }) => seen.intersects(cells));
      const eliminations = wrapped.flatMap(({ cells }) => candidatesIn(cells, coloring.digit));
      yield makeStep({ technique: simpleColorsWrap, ...coloredWith(coloring), eliminations });
    }
  }
}

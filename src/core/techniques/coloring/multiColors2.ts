import type { Position } from '../../position';
import { joinSentences, t } from '../../sentences';
import { candidatesIn, distinct, makeStep, type Step, type Technique } from '../step';
import {
  type Coloring,
  cellsOfCandidates,
  coloredWith,
  coloringEvidence,
  colorings,
  explainColors,
  findMeeting,
} from './coloring';

/** A color whose cells see both colors of another coloring. One of these is true, so the first color is false. */
export const multiColors2: Technique = {
  id: 'multi-colors-2',
  name: 'Multi Colors 2',
  otherNames: ['Multi-Coloring', 'Color Wrap'],
  aliases: ['Multi-Colors', 'Multiple Coloring'],
  level: 'hard',
  score: 200,
  rating: 67,
  find: position => distinct(findMultiColors(position)),
  evidence: coloringEvidence,

  explain(step, names) {
    const excluded = cellsOfCandidates(step.eliminations);
    const meetings = step.colors!.slice(2).map(color => {
      return findMeeting(names.geometry, excluded, cellsOfCandidates(color))!.map(cell => names.cell(cell));
    });
    const [[cell, seen], [other, otherSeen]] = meetings;
    const sees =
      cell === other
        ? t('{cell} sees {seen} and {otherSeen}.', { cell, seen, otherSeen })
        : t('{cell} sees {seen} and {other} sees {otherSeen}.', { cell, seen, other, otherSeen });
    const contradiction = t(
      'Either {seen} or {otherSeen} is {digit}. ' +
        'So {n, plural, one {{cells} cannot be {digit}} other {none of {cells} can be {digit}}}.',
      { seen, otherSeen, digit: names.digit(step.digits[0]), n: excluded.length, cells: names.cells(excluded) },
    );
    return joinSentences([explainColors(step, names), sees, contradiction]);
  },
};

function* findMultiColors(position: Position): Generator<Step | undefined> {
  for (const ofDigit of colorings(position)) {
    for (const coloring of ofDigit) {
      for (const other of ofDigit) if (other !== coloring) yield findAgainst(coloring, other);
      yield undefined;
    }
  }
}

function findAgainst(coloring: Coloring, other: Coloring): Step | undefined {
  const excluded = coloring.colors.filter(({ seen }) => other.colors.every(({ cells }) => seen.intersects(cells)));
  const eliminations = excluded.flatMap(({ cells }) => candidatesIn(cells, coloring.digit));
  return makeStep({ technique: multiColors2, ...coloredWith(coloring, other), eliminations });
}

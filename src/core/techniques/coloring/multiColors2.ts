import type { Position } from '../../position';
import { candidatesIn, distinct, makeStep, type Step, type Technique } from '../step';
import {
  type Coloring,
  cellsOf,
  coloredWith,
  coloringEvidence,
  colorings,
  explainColors,
  findMeeting,
} from './coloring';

/** A color that sees both colors of another coloring, with whichever of its cells: it is false. */
export const multiColors2: Technique = {
  id: 'multi-colors-2',
  name: 'Multi Colors 2',
  otherNames: ['Multi-Coloring', 'Color Wrap'],
  level: 'hard',
  score: 200,
  find: position => distinct(search(position)),
  evidence: coloringEvidence,

  explain(step, names) {
    const excluded = cellsOf(step.eliminations);
    const meetings = step.colors!.slice(2).map(color => {
      const [cell, other] = findMeeting(names.geometry, excluded, cellsOf(color))!;
      return `${names.cell(cell)} sees ${names.cell(other)}`;
    });
    const digit = names.digit(step.digits[0]);
    const cells = names.cells(excluded);
    const cannot =
      excluded.length > 1 ? `${cells} cannot all be ${digit}, and then none is` : `${cells} cannot be ${digit}`;
    return `${explainColors(step, names)} ${meetings.join(' and ')}, so whichever of the latter is true, ${cannot}.`;
  },
};

function* search(position: Position): Generator<Step | undefined> {
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

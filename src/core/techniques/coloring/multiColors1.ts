import type { Geometry } from '../../geometry';
import { type Position, peerSets } from '../../position';
import { joinSentences, t } from '../../sentences';
import { distinct, eliminate, makeStep, type Step, type Technique } from '../step';
import {
  type Coloring,
  cellsOfCandidates,
  coloredWith,
  coloringEvidence,
  colorings,
  explainColors,
  findMeeting,
  holdsInWords,
  seesBothColors,
} from './coloring';

/**
 * Two colorings of a digit, in which a color of one sees a color of the other. These two colors are not both true. So at least
 * one of their opposite colors is true, and a cell that sees both opposite colors cannot hold the digit.
 */
export const multiColors1: Technique = {
  id: 'multi-colors-1',
  name: 'Multi Colors 1',
  otherNames: ['Multi-Coloring', 'Color Wing'],
  aliases: ['Multi-Colors', 'Multiple Coloring'],
  level: 'hard',
  score: 200,
  rating: 67,
  find: position => distinct(findMultiColors(position)),
  evidence: coloringEvidence,

  explain(step, names) {
    const digit = names.digit(step.digits[0]);
    const bridges = bridgesOf(step, names.geometry).map(({ meeting: [cell, other], opposites }) => {
      const [one, another] = opposites.map(cells => holdsInWords(cells, digit, names));
      return t('{cell} sees {other}, so they are not both {digit}. So {one} or {another}.', {
        cell: names.cell(cell),
        other: names.cell(other),
        digit,
        one,
        another,
      });
    });
    const seen =
      bridges.length > 1
        ? t(
            '{n, plural, one {{cells} sees cells of both colors of one of these alternatives, so it cannot be {digit}} ' +
              'other {{cells} see cells of both colors of one of these alternatives, so none of them can be {digit}}}.',
            { n: step.eliminations.length, cells: names.cells(cellsOfCandidates(step.eliminations)), digit },
          )
        : seesBothColors(step, names);
    return joinSentences([explainColors(step, names), ...bridges, seen]);
  },
};

function* findMultiColors(position: Position): Generator<Step | undefined> {
  for (const ofDigit of colorings(position)) {
    for (const [i, one] of ofDigit.entries()) {
      for (const other of ofDigit.slice(i + 1)) yield findBetween(position, one, other);
      yield undefined;
    }
  }
}

function findBetween(position: Position, one: Coloring, other: Coloring): Step | undefined {
  const eliminations = [0, 1].flatMap(i =>
    [0, 1].flatMap(j => {
      if (!one.colors[i].seen.intersects(other.colors[j].cells)) return [];
      return eliminate(position, one.colors[1 - i].seen.and(other.colors[1 - j].seen), one.digit);
    }),
  );
  return makeStep({ technique: multiColors1, ...coloredWith(one, other), eliminations });
}

/**
 * The bridges between the two colorings: two cells of different colorings that see each other, and the cells of the two
 * opposite colors, if an eliminated cell sees both of these colors.
 */
function bridgesOf({ colors, eliminations }: Step, geometry: Geometry) {
  const peers = peerSets(geometry);
  const cells = colors!.map(cellsOfCandidates);
  return [0, 1].flatMap(i =>
    [2, 3].flatMap(j => {
      const meeting = findMeeting(geometry, cells[i], cells[j]);
      const opposites = [cells[1 - i], cells[5 - j]];
      const isSeen = eliminations.some(({ cell }) =>
        opposites.every(side => side.some(other => peers[cell].has(other))),
      );
      return meeting && isSeen ? [{ meeting, opposites }] : [];
    }),
  );
}

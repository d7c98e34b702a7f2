import { bitOf, digitsOf, isSingle } from '../../grid';
import { bivalueCells, type Position, peerSets } from '../../position';
import { any, joinSentences, t } from '../../sentences';
import { distinct, eliminate, makeStep, type Step, type Technique } from '../step';
import {
  cornersOf,
  explainRectangle,
  isGivenByDigits,
  isInTwoBoxes,
  notGivens,
  placedCells,
  rectangleEvidence,
} from './rectangle';

/**
 * A rectangle with two placed digits, none of them a given. Each of the other two cells has the digit that would complete the
 * rectangle and one extra candidate, the same in both. One of the two cells holds the extra candidate.
 */
export const avoidableRectangleType2: Technique = {
  id: 'avoidable-rectangle-type-2',
  name: 'Avoidable Rectangle Type 2',
  otherNames: ['Avoidable Rectangle'],
  level: 'hard',
  score: 100,
  needsUniqueness: true,
  find: position => distinct(findRectangles(position)),
  evidence: rectangleEvidence,

  explain(step, names) {
    const { cells, fins, eliminations } = step;
    const placed = cells.filter(cell => !fins!.includes(cell));
    return joinSentences([
      notGivens(placed, names),
      explainRectangle(step, names),
      t(
        'To prevent that, {cells} must be {extra}, the only other candidate there. ' +
          'So no cell that sees both can be {extra}.',
        { cells: any(fins!.map(cell => names.cell(cell))), extra: names.digit(eliminations[0].digit) },
      ),
    ]);
  },
};

function* findRectangles(position: Position): Generator<Step | undefined> {
  if (!(yield* isGivenByDigits(position))) return;
  const { geometry, digits, candidates } = position;
  const peers = peerSets(geometry);
  const placed = placedCells(position);
  for (const cell of bivalueCells(position)) {
    for (const opposite of placed) {
      if (!isInTwoBoxes(geometry, cell, opposite)) continue;
      const cells = cornersOf(geometry, cell, opposite);
      const other = cells.find(corner => corner > cell && digits[corner] === 0);
      const beside = cells.find(corner => corner !== opposite && placed.has(corner));
      if (other === undefined || beside === undefined) continue;
      const extra = candidates[cell] & ~bitOf(digits[opposite]);
      if (!isSingle(extra) || candidates[other] !== (extra | bitOf(digits[beside]))) continue;
      const eliminations = eliminate(position, peers[cell].and(peers[other]), digitsOf(extra)[0]);
      const pair = opposite < beside ? [digits[opposite], digits[beside]] : [digits[beside], digits[opposite]];
      const fins = [cell, other];
      yield makeStep({ technique: avoidableRectangleType2, digits: pair, houses: [], cells, fins, eliminations });
    }
    yield undefined;
  }
}

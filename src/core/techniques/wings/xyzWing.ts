import { countBits } from '../../cellSet';
import { digitsOf } from '../../grid';
import { bivalueCells, type Position, peerSets } from '../../position';
import { all, t } from '../../sentences';
import { distinct, eliminate, makeStep, type Step, type Technique } from '../step';
import { wingEvidence } from './wing';

/** A cell with the candidates x, y and z that sees a cell with x and z and a cell with y and z. One of the three holds z. */
export const xyzWing: Technique = {
  id: 'xyz-wing',
  name: 'XYZ-Wing',
  level: 'hard',
  score: 180,
  rating: 44,
  find: position => distinct(findXyzWings(position)),
  evidence: wingEvidence,

  explain({ digits, cells: [pivot, first, second], eliminations: [{ digit: z }] }, names) {
    return t(
      'If neither {first} nor {second} is {z}, they are {others}, and {pivot}, which sees both, must be {z}. ' +
        'So one of the three cells is {z}, and no cell that sees all of them can be {z}.',
      {
        first: names.cell(first),
        second: names.cell(second),
        pivot: names.cell(pivot),
        z: names.digit(z),
        others: all(digits.filter(digit => digit !== z).map(names.digit)),
      },
    );
  },
};

function* findXyzWings(position: Position): Generator<Step | undefined> {
  const { geometry, candidates } = position;
  const peers = peerSets(geometry);
  const bivalue = bivalueCells(position);
  for (const pivot of position.empty) {
    if (countBits(candidates[pivot]) !== 3) continue;
    const wings = bivalue
      .and(peers[pivot])
      .cells()
      .filter(cell => (candidates[cell] & ~candidates[pivot]) === 0);
    for (const [i, first] of wings.entries()) {
      for (const second of wings.slice(i + 1)) {
        if (candidates[first] === candidates[second] || peers[first].has(second)) continue;
        const z = digitsOf(candidates[first] & candidates[second])[0];
        const seen = peers[pivot].and(peers[first]).and(peers[second]);
        const eliminations = eliminate(position, seen, z);
        const cells = [pivot, first, second];
        yield makeStep({ technique: xyzWing, digits: digitsOf(candidates[pivot]), houses: [], cells, eliminations });
      }
    }
    yield undefined;
  }
}

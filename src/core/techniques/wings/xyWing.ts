import { digitsOf } from '../../grid';
import { bivalueCells, type Position, peerSets } from '../../position';
import { t } from '../../sentences';
import { distinct, eliminate, makeStep, type Step, type Technique } from '../step';
import { wingEvidence } from './wing';

/** A cell with the candidates x and y that sees a cell with x and z and a cell with y and z. One of these two cells holds z. */
export const xyWing: Technique = {
  id: 'xy-wing',
  name: 'XY-Wing',
  otherNames: ['Y-Wing', 'Bent Naked Triple'],
  aliases: ['Bent Triple'],
  level: 'hard',
  score: 160,
  rating: 42,
  find: position => distinct(findXyWings(position)),
  evidence: wingEvidence,

  explain({ digits: [x, y, z], cells: [pivot, first, second] }, names) {
    return t(
      '{pivot} is {x} or {y}. If it is {x}, {first} must be {z}. If it is {y}, {second} must be {z}. ' +
        'So one of these two cells is {z}, and no cell that sees both can be {z}.',
      {
        pivot: names.cell(pivot),
        first: names.cell(first),
        second: names.cell(second),
        x: names.digit(x),
        y: names.digit(y),
        z: names.digit(z),
      },
    );
  },
};

function* findXyWings(position: Position): Generator<Step | undefined> {
  const { geometry, candidates } = position;
  const peers = peerSets(geometry);
  const bivalue = bivalueCells(position);
  for (const pivot of bivalue) {
    const [x, y] = digitsOf(candidates[pivot]);
    const seen = bivalue.and(peers[pivot]);
    for (const first of seen.and(position.cellsWith[x]).minus(position.cellsWith[y])) {
      const mask = candidates[pivot] ^ candidates[first];
      for (const second of seen.minus(peers[first])) {
        if (candidates[second] !== mask) continue;
        const z = digitsOf(mask & ~candidates[pivot])[0];
        const eliminations = eliminate(position, peers[first].and(peers[second]), z);
        const cells = [pivot, first, second];
        yield makeStep({ technique: xyWing, digits: [x, y, z], houses: [], cells, eliminations });
      }
    }
    yield undefined;
  }
}

import { digitsOf } from '../../grid';
import { bivalueCells, type Position, peerSets } from '../../position';
import { distinct, eliminate, makeStep, type Step, type Technique } from '../step';
import { wingEvidence } from './wing';

/** A cell with the candidates x and y that sees one with x and z and one with y and z: one of these two holds z. */
export const xyWing: Technique = {
  id: 'xy-wing',
  name: 'XY-Wing',
  otherNames: ['Y-Wing', 'Bent Naked Triple'],
  level: 'hard',
  score: 160,
  find: position => distinct(search(position)),
  evidence: wingEvidence,

  explain({ digits: [x, y, z], cells: [pivot, first, second] }, names) {
    const [one, two, common] = [x, y, z].map(names.digit);
    return (
      `${names.cell(pivot)} holds ${one} or ${two}. ` +
      `If it holds ${one}, ${names.cell(first)} must be ${common}; if it holds ${two}, ${names.cell(second)} must. ` +
      `Either way one of them is ${common}, so no cell that sees both can be.`
    );
  },
};

function* search(position: Position): Generator<Step | undefined> {
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

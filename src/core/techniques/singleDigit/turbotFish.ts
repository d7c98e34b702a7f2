import { type Position, peerSets } from '../../position';
import { distinct, eliminate, makeStep, type Step, type Technique } from '../step';
import { explainJoinedPairs, joinedPairs, patternOf } from './joinedPairs';

/**
 * Two joined conjugate pairs of a digit, in any houses. Skyscrapers and kites are turbot fish too. Those with a pair in a box,
 * which have no other name, come first.
 */
export const turbotFish: Technique = {
  id: 'turbot-fish',
  name: 'Turbot Fish',
  otherNames: ['Turbot Chain', 'Two Strong Links'],
  aliases: ['Crane', 'Turbot Crane'],
  level: 'hard',
  score: 120,
  rating: 41,

  find: position => distinct(findTurbotFish(position)),

  /** `7 r3c3 =7= r6c3 -7- r6c4 =7= r5c5` */
  evidence({ digits, chains }, names) {
    const [a, b, c, d] = chains![0].nodes.map(({ cells: [cell] }) => names.cell(cell));
    const digit = names.digit(digits[0]);
    return `${digit} ${a} =${digit}= ${b} -${digit}- ${c} =${digit}= ${d}`;
  },

  explain: explainJoinedPairs,
};

function* findTurbotFish(position: Position): Generator<Step | undefined> {
  const peers = peerSets(position.geometry);
  const inLines: (Step | undefined)[] = [];
  for (const joined of joinedPairs(position)) {
    if (!joined) {
      yield undefined;
      continue;
    }
    const [end, otherEnd] = joined.ends;
    const eliminations = eliminate(position, peers[end].and(peers[otherEnd]), joined.digit);
    const step = makeStep({ technique: turbotFish, ...patternOf(joined), eliminations });
    if (joined.houses.some(({ kind }) => kind === 'box')) yield step;
    else inLines.push(step);
  }
  yield* inLines;
}

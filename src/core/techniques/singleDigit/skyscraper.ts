import { type Position, peerSets } from '../../position';
import { distinct, eliminate, makeStep, type Step, type Technique } from '../step';
import { explainJoinedPairs, type JoinedPairs, joinedPairs, joinedPairsEvidence, patternOf } from './joinedPairs';

/**
 * A digit with two places in each of two parallel lines. One place of each is in the same crossing line, the other two places
 * (the roofs) are not.
 */
export const skyscraper: Technique = {
  id: 'skyscraper',
  name: 'Skyscraper',
  aliases: ['Turbot Skyscraper'],
  level: 'hard',
  score: 130,
  rating: 40,
  find: position => distinct(findSkyscrapers(position)),
  evidence: joinedPairsEvidence,
  explain: explainJoinedPairs,
};

function* findSkyscrapers(position: Position): Generator<Step | undefined> {
  const peers = peerSets(position.geometry);
  for (const joined of joinedPairs(position)) {
    if (!joined || !isSkyscraper(position, joined)) {
      yield undefined;
      continue;
    }
    const [end, otherEnd] = joined.ends;
    const eliminations = eliminate(position, peers[end].and(peers[otherEnd]), joined.digit);
    yield makeStep({ technique: skyscraper, ...patternOf(joined), eliminations });
  }
}

function isSkyscraper({ geometry: { rowOf, columnOf } }: Position, { houses, ends, joints }: JoinedPairs): boolean {
  const { kind } = houses[0];
  if (kind === 'box' || houses[1].kind !== kind) return false;
  const across = kind === 'row' ? columnOf : rowOf;
  // If the ends are in one line too, it is an X-Wing.
  return across[joints[0]] === across[joints[1]] && across[ends[0]] !== across[ends[1]];
}

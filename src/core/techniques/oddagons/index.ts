import type { Position } from '../../position';
import type { Family, TechniqueGroup } from '../family';
import { distinct, makeStep, type Step, type Technique } from '../step';
import { bivalueOddagon } from './bivalueOddagon';
import { brokenWing } from './brokenWing';
import { tridagonForcingNet } from './forcingNet';
import { effectOfGuardians } from './guardians';
import { tridagonPatternOf, tridagonsIn } from './tridagonSearch';
import { explainTridagon, oddagonEvidence } from './words';

const family: Family = { id: 'oddagons', name: 'Oddagons' };

/** Twelve cells in four boxes that cannot hold only three digits. */
const tridagon: Technique = {
  id: 'tridagon',
  name: 'Tridagon',
  otherNames: ['Trivalue Oddagon', "Thor's Hammer"],
  aliases: ['Anti-Tridagon'],
  level: 'extreme',
  score: 400,
  rating: 77,
  find: position => distinct(findTridagons(position)),
  evidence: oddagonEvidence,
  explain: explainTridagon,
};

function* findTridagons(position: Position): Generator<Step | undefined> {
  for (const found of yield* tridagonsIn(position)) {
    yield makeStep({
      ...tridagonPatternOf(found),
      technique: tridagon,
      ...effectOfGuardians(position, found.guardians),
    });
  }
}

/** Patterns that are impossible without their guardians. */
export const oddagons: TechniqueGroup = { family, techniques: [brokenWing, bivalueOddagon, tridagon] };

/** Oddagons whose guardians lead to the same conclusion by nets. */
export const oddagonNets: TechniqueGroup = { family, techniques: [tridagonForcingNet] };

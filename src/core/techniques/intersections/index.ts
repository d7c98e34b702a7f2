import type { Family, TechniqueGroup } from '../family';
import { type TechniqueRow, techniqueOf } from '../step';
import { explainNaked, nakedSubsets, subsetEvidence } from '../subsets/nakedSubset';
import { claiming } from './claiming';
import { pointing } from './pointing';
import { sueDeCoq } from './sueDeCoq';

const family: Family = { id: 'intersections', name: 'Intersections' };

/** A naked subset in an intersection that eliminates candidates in the box and in the line. */
const locked = (n: number, row: TechniqueRow) =>
  techniqueOf(row, {
    find: (position, technique) => nakedSubsets(position, technique, n, 'locked'),
    evidence: subsetEvidence,
    explain: explainNaked,
  });

/** Locked candidates and locked subsets. */
export const intersections: TechniqueGroup = {
  family,
  techniques: [
    locked(2, { id: 'locked-pair', name: 'Locked Pair', level: 'medium', score: 40, rating: 29 }),
    locked(3, {
      id: 'locked-triple',
      name: 'Locked Triple',
      otherNames: ['Locked Triplet'],
      level: 'medium',
      score: 60,
      rating: 35,
    }),
    pointing,
    claiming,
  ],
};

/** Sue de Coq, which is much harder than the other intersections. */
export const disjointSubsets: TechniqueGroup = {
  family,
  techniques: [sueDeCoq],
};

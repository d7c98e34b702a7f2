import type { Family, TechniqueGroup } from '../family';
import { type TechniqueRow, techniqueOf } from '../step';
import { explainHidden, hiddenSubsets } from './hiddenSubset';
import { explainNaked, nakedSubsets, subsetEvidence } from './nakedSubset';

const family: Family = { id: 'subsets', name: 'Subsets' };

const naked = (n: number, row: TechniqueRow) =>
  techniqueOf(row, {
    find: (position, technique) => nakedSubsets(position, technique, n, 'naked'),
    evidence: subsetEvidence,
    explain: explainNaked,
  });

const hidden = (n: number, row: TechniqueRow) =>
  techniqueOf(row, {
    find: (position, technique) => hiddenSubsets(position, technique, n),
    evidence: subsetEvidence,
    explain: explainHidden,
  });

/** Naked and hidden subsets. */
export const subsets: TechniqueGroup = {
  family,
  techniques: [
    // Two cells of a house with the same two candidates and no others.
    naked(2, {
      id: 'naked-pair',
      name: 'Naked Pair',
      aliases: ['Naked Subset', 'Naked Candidates'],
      level: 'medium',
      score: 60,
      rating: 30,
    }),
    // Three cells of a house that together have only three candidates.
    naked(3, {
      id: 'naked-triple',
      name: 'Naked Triple',
      otherNames: ['Naked Triplet'],
      aliases: ['Naked Subset', 'Naked Candidates'],
      level: 'medium',
      score: 80,
      rating: 36,
    }),
    // Two digits with the same two places in a house and no others.
    hidden(2, {
      id: 'hidden-pair',
      name: 'Hidden Pair',
      aliases: ['Hidden Subset', 'Hidden Candidates'],
      level: 'medium',
      score: 70,
      rating: 34,
    }),
    // Three digits that together have only three places in a house.
    hidden(3, {
      id: 'hidden-triple',
      name: 'Hidden Triple',
      otherNames: ['Hidden Triplet'],
      aliases: ['Hidden Subset', 'Hidden Candidates'],
      level: 'medium',
      score: 100,
      rating: 40,
    }),
    // Four cells of a house that together have only four candidates.
    naked(4, {
      id: 'naked-quadruple',
      name: 'Naked Quadruple',
      otherNames: ['Naked Quad'],
      aliases: ['Naked Subset', 'Naked Candidates', 'Naked Quadruplet'],
      level: 'hard',
      score: 120,
      rating: 50,
    }),
    // Four digits that together have only four places in a house.
    hidden(4, {
      id: 'hidden-quadruple',
      name: 'Hidden Quadruple',
      otherNames: ['Hidden Quad'],
      aliases: ['Hidden Subset', 'Hidden Candidates', 'Hidden Quadruplet'],
      level: 'hard',
      score: 150,
      rating: 54,
    }),
  ],
};

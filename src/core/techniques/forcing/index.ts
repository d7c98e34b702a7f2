import type { Family, TechniqueGroup } from '../family';
import { byLength } from '../ratingByLength';
import { type TechniqueRow, techniqueOf } from '../step';
import { contradictionEvidence, explainContradiction, explainVerity, forcingSteps, verityEvidence } from './forcing';
import { forcingChains } from './forcingChains';
import { forcingNets } from './forcingNets';

const family: Family = { id: 'forcing', name: 'Forcing chains and nets' };

const contradictions = (findings: typeof forcingChains, row: TechniqueRow) =>
  techniqueOf(row, {
    find: (position, technique) => forcingSteps(technique, findings(position), 'contradictions'),
    evidence: contradictionEvidence,
    explain: explainContradiction,
  });

const verities = (findings: typeof forcingChains, row: TechniqueRow) =>
  techniqueOf(row, {
    find: (position, technique) => forcingSteps(technique, findings(position), 'verities'),
    evidence: verityEvidence,
    explain: explainVerity,
  });

/** Forcing chains and forcing nets. */
export const forcing: TechniqueGroup = {
  family,
  techniques: [
    // Chains of implications from one premise, a candidate that is true or false, to a contradiction. So the premise is wrong.
    contradictions(forcingChains, {
      id: 'forcing-chain-contradiction',
      name: 'Forcing Chain Contradiction',
      otherNames: ['Contradiction Forcing Chain', 'Nishio Forcing Chain'],
      aliases: ['Forcing Chain', 'Nishio'],
      level: 'extreme',
      score: 500,
      rating: byLength(80),
      maxSize: 16,
    }),
    // A conclusion that chains of implications reach from every candidate of a cell, from every place for a digit in a house, or both from a candidate being true and from it being false.
    verities(forcingChains, {
      id: 'forcing-chain-verity',
      name: 'Forcing Chain Verity',
      otherNames: ['Cell Forcing Chain', 'Region Forcing Chain', 'Double Forcing Chain'],
      aliases: [
        'Forcing Chain',
        'Multiple Forcing Chain',
        'Digit Forcing Chain',
        'Unit Forcing Chain',
        'Kraken Cell',
        'Kraken Row',
        'Kraken Column',
        'Kraken Box',
      ],
      level: 'extreme',
      score: 500,
      rating: byLength(80),
      maxSize: 16,
    }),
    // Implications from one premise that branch and join until they contradict each other. So the premise is wrong.
    contradictions(forcingNets, {
      id: 'forcing-net-contradiction',
      name: 'Forcing Net Contradiction',
      otherNames: ['Dynamic Contradiction Forcing Chain', 'Nested Forcing Chain', 'Trial and Error'],
      aliases: ['Forcing Net', 'Dynamic Forcing Chain', "Bowman's Bingo"],
      level: 'extreme',
      score: 700,
      rating: byLength(90),
      maxSize: 16,
    }),
    // A conclusion that nets reach from every candidate of a cell, from every place for a digit in a house, or both from a candidate being true and from it being false.
    verities(forcingNets, {
      id: 'forcing-net-verity',
      name: 'Forcing Net Verity',
      otherNames: ['Dynamic Cell Forcing Chain', 'Dynamic Region Forcing Chain'],
      aliases: ['Forcing Net', 'Dynamic Forcing Chain', 'Dynamic Double Forcing Chain', 'Nested Forcing Chain'],
      level: 'extreme',
      score: 700,
      rating: byLength(90),
      maxSize: 16,
    }),
  ],
};

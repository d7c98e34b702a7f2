import type { Technique } from '../step';
import { explainVerity, forcingSteps, verityEvidence } from './forcing';
import { forcingNets } from './forcingNets';

/**
 * A conclusion that nets reach from every candidate of a cell, from every place for a digit in a house, or both from a candidate
 * being true and from it being false.
 */
export const forcingNetVerity: Technique = {
  id: 'forcing-net-verity',
  name: 'Forcing Net Verity',
  otherNames: ['Dynamic Cell Forcing Chain', 'Dynamic Region Forcing Chain'],
  level: 'extreme',
  score: 700,
  maxSize: 16,
  find: position => forcingSteps(forcingNetVerity, forcingNets(position), 'verities'),
  evidence: verityEvidence,
  explain: explainVerity,
};

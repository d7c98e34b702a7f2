import type { Technique } from '../step';
import { explainVerity, forcingSteps, verityEvidence } from './forcing';
import { forcingChains } from './forcingChains';

/**
 * A conclusion that chains of implications reach from every candidate of a cell, from every place for a digit in a house, or both
 * from a candidate being true and from it being false.
 */
export const forcingChainVerity: Technique = {
  id: 'forcing-chain-verity',
  name: 'Forcing Chain Verity',
  otherNames: ['Cell Forcing Chain', 'Region Forcing Chain', 'Double Forcing Chain'],
  level: 'extreme',
  score: 500,
  maxSize: 16,
  find: position => forcingSteps(forcingChainVerity, forcingChains(position), 'verities'),
  evidence: verityEvidence,
  explain: explainVerity,
};

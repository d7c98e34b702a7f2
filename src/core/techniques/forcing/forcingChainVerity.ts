import type { Technique } from '../step';
import { explainVerity, forcingSteps, verityEvidence } from './forcing';
import { forcingChains } from './forcingChains';

/** A conclusion that single chains of implications reach from every candidate of a cell, every place of a digit or both states of a candidate. */
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

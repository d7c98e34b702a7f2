import type { Technique } from '../step';
import { contradictionEvidence, explainContradiction, forcingSteps } from './forcing';
import { forcingChains } from './forcingChains';

/** Single chains of implications from one candidate, true or false, to what cannot be: the candidate has the other state. */
export const forcingChainContradiction: Technique = {
  id: 'forcing-chain-contradiction',
  name: 'Forcing Chain Contradiction',
  otherNames: ['Contradiction Forcing Chain', 'Nishio Forcing Chain'],
  level: 'extreme',
  score: 500,
  maxSize: 16,
  find: position => forcingSteps(forcingChainContradiction, forcingChains(position), 'contradictions'),
  evidence: contradictionEvidence,
  explain: explainContradiction,
};

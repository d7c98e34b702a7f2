import type { Technique } from '../step';
import { contradictionEvidence, explainContradiction, forcingSteps } from './forcing';
import { forcingChains } from './forcingChains';

/** Chains of implications from one premise, a candidate that is true or false, to a contradiction. So the premise is wrong. */
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

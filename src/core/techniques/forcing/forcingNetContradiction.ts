import type { Technique } from '../step';
import { contradictionEvidence, explainContradiction, forcingSteps } from './forcing';
import { forcingNets } from './forcingNets';

/** Implications from one premise that branch and join until they contradict each other. So the premise is wrong. */
export const forcingNetContradiction: Technique = {
  id: 'forcing-net-contradiction',
  name: 'Forcing Net Contradiction',
  otherNames: ['Dynamic Contradiction Forcing Chain', 'Nested Forcing Chain', 'Trial and Error'],
  level: 'extreme',
  score: 700,
  maxSize: 16,
  find: position => forcingSteps(forcingNetContradiction, forcingNets(position), 'contradictions'),
  evidence: contradictionEvidence,
  explain: explainContradiction,
};

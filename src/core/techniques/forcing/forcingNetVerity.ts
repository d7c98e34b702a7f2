import type { Technique } from '../step';
import { explainVerity, forcingSteps, verityEvidence } from './forcing';
import { forcingNets } from './forcingNets';

/** A conclusion that nets reach from every candidate of a cell, every place of a digit or both states of a candidate. */
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

import type { Technique } from '../step';
import { clueEvidence, clueSteps, cluesOfKinds, explainClue } from './clueSteps';

/** A thermometer: a cell needs room for lower digits on the side of the bulb, and for higher ones on the other. */
export const thermoBounds: Technique = {
  id: 'thermo-bounds',
  name: 'Thermo Bounds',
  otherNames: ['Thermometer'],
  level: 'easy',
  score: 30,
  find: position => clueSteps(position, thermoBounds, cluesOfKinds(position, ['thermo', 'slowThermo']), 'settled'),
  evidence: clueEvidence,
  explain: explainClue,
};

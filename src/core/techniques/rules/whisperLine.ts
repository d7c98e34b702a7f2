import type { Technique } from '../step';
import { clueEvidence, clueSteps, cluesOfKinds, explainClue } from './clueSteps';

/** A line whose neighbours are far apart: digits in the middle fit nowhere, and low and high ones take turns. */
export const whisperLine: Technique = {
  id: 'whisper-line',
  name: 'Whisper Line',
  otherNames: ['German Whispers', 'Dutch Whispers'],
  level: 'medium',
  score: 70,
  find: position => clueSteps(position, whisperLine, cluesOfKinds(position, ['whispers']), 'exactly'),
  evidence: clueEvidence,
  explain: explainClue,
};

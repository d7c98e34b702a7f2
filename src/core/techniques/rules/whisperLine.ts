import type { Technique } from '../step';
import { clueEvidence, clueSteps, cluesFor, explainClue } from './clueSteps';

/** A line whose adjacent digits differ by a minimum: middle digits fit nowhere, and low and high ones alternate. */
export const whisperLine: Technique = {
  id: 'whisper-line',
  name: 'Whisper Line',
  otherNames: ['German Whispers', 'Dutch Whispers'],
  level: 'medium',
  score: 70,
  find: position => clueSteps(position, whisperLine, cluesFor(position, 'whispers'), 'exactly'),
  evidence: clueEvidence,
  explain: explainClue,
};

import { digitsOf } from '../../grid';
import { all, joinSentences, t } from '../../sentences';
import type { Names } from '../names';
import type { Step, Technique } from '../step';
import { clueEvidence, clueSteps, cluesFor, effectInWords, introduce } from './clueSteps';

/** A thermometer: a cell needs room for lower digits on the side of the bulb, and for higher ones on the other side. */
export const thermoBounds: Technique = {
  id: 'thermo-bounds',
  name: 'Thermo Bounds',
  otherNames: ['Thermometer'],
  level: 'easy',
  score: 30,
  rating: 24,
  find: position => clueSteps(position, thermoBounds, cluesFor(position, 'thermo'), 'settled'),
  evidence: clueEvidence,
  explain,
};

function explain(step: Step, names: Names): string {
  const left = step.left!.map(digitsOf);
  return joinSentences([
    introduce(step, names),
    t(
      'Given the candidates, the digits, starting at the bulb, are at least {least}, and at most {most}. So {effect}.',
      {
        least: all(left.map(digits => names.digit(digits[0]))),
        most: all(left.map(digits => names.digit(digits[digits.length - 1]))),
        effect: effectInWords(step, names),
      },
    ),
  ]);
}

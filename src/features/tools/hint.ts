import { wordsOf } from '../../core/sentences';
import * as messages from '../../messages/index';
import { whole } from '../../messages/steps/hint';
import { namesFor } from '../../text/puzzle';
import { foundResult, none } from '../../text/result';
import { type HintStage, hintOf, LAST_STAGE } from '../steps/hint';
import { type StepInput, startStepSearch, stepData, stepProperties, stepTexts, whyNoStep } from './steps';
import type { PlainTool } from './tool';
import { checkerOf, verifyingStep } from './verifying';

interface Input extends StepInput {
  readonly stage?: HintStage;
}

/** `sudoku_hint` */
export const hintTool: PlainTool<Input> = {
  name: 'sudoku_hint',
  title: 'Hint for a Sudoku',
  summary: 'Gives a hint for the next step of a Sudoku, with no more detail than requested.',
  description:
    'Give a player a hint for the easiest next step of a Sudoku, in three stages: 1 (the default) shows only where to look, 2 also names the ' +
    'technique, 3 shows the step and its reason. Start with stage 1, and continue when the player asks for more: a hint must not reveal more than ' +
    'the player asked for. The step is verified.',
  input: {
    type: 'object',
    properties: {
      ...stepProperties,
      stage: { type: 'integer', minimum: 1, maximum: 3, description: 'How much the hint reveals, from 1 to 3.' },
    },
    required: ['puzzle'],
    additionalProperties: false,
  },
  *run(input) {
    const start = yield* startStepSearch(input);
    if (!start.isFound) return start;
    const { path, state, verdict } = start.value;
    const [step] = yield* path.until(() => true);
    if (!step) return none(whyNoStep(start.value));
    const { puzzle, position } = state;
    const { stage = 1 } = input;
    const verified = yield* verifyingStep(checkerOf(state, verdict), position, step, verdict);
    const say = messages.tools;
    const texts = stepTexts(puzzle, step, position);
    if (stage === LAST_STAGE) {
      const text = [
        whole(messages.hint.effect(namesFor(puzzle), step)),
        `${texts.notation}. ${texts.reason}`,
        say.verified[verified](),
      ];
      return foundResult({ text: text.join('\n'), data: { stage, verified, step: stepData(position, step, texts) } });
    }
    const { message } = hintOf(puzzle, step, stage);
    const { id, name, level } = step.technique;
    const named = stage === 1 ? {} : { technique: { id, name, level } };
    return foundResult({
      text: message,
      data: { stage, verified, where: wordsOf(messages.hint.where(puzzle, step)), ...named },
    });
  },
};

import { isPlacement, type Step } from '../../core/techniques/step';
import * as messages from '../../messages/index';
import { foundResult, none } from '../../text/result';
import {
  positionAfter,
  type StepInput,
  startStepSearch,
  stepData,
  stepProperties,
  stepTexts,
  whyNoStep,
} from './steps';
import type { PlainTool } from './tool';
import { checkerOf, verifyingStep } from './verifying';

interface Input extends StepInput {
  readonly until?: 'step' | 'placement';
}

/** `sudoku_next_step` */
export const nextStepTool: PlainTool<Input> = {
  name: 'sudoku_next_step',
  title: 'Next Step of a Sudoku',
  summary: 'Finds the next logical step of a Sudoku, with its reason.',
  description:
    'Find the easiest next logical step of a Sudoku, with its technique, its reason, and what it places or eliminates. Every step is verified ' +
    'before it is returned. To continue, call it again with "position" and "eliminated" from the answer. With until "placement", it returns all steps up ' +
    'to the next digit. Use it instead of reasoning about the grid yourself.',
  input: {
    type: 'object',
    properties: {
      ...stepProperties,
      until: {
        type: 'string',
        enum: ['step', 'placement'],
        description: 'Where to stop: after one step (the default), or after the next digit.',
      },
    },
    required: ['puzzle'],
    additionalProperties: false,
  },
  *run(input) {
    const start = yield* startStepSearch(input);
    if (!start.isFound) return start;
    const { path, state, verdict } = start.value;
    const isEnough = input.until === 'placement' ? isPlacement : () => true;
    const steps: readonly Step[] = yield* path.until(isEnough);
    if (steps.length === 0) return none(whyNoStep(start.value));
    const say = messages.tools;
    const lines: string[] = [];
    const data = [];
    const checker = checkerOf(state, verdict);
    let before = state.position;
    for (const [i, step] of steps.entries()) {
      const verified = yield* verifyingStep(checker, before, step, verdict);
      const texts = stepTexts(state.puzzle, step, before);
      lines.push(say.step(i + 1, texts.notation, texts.reason), `   ${say.verified[verified]()}`);
      data.push({ ...stepData(before, step, texts), verified });
      before = before.after(step);
    }
    const after = positionAfter(state, steps);
    const isStuck = !isEnough(steps[steps.length - 1]);
    if (isStuck) lines.push(whyNoStep(start.value));
    if (before.isSolved) lines.push(say.solved());
    lines.push(say.positionAfter(after.position, after.eliminated));
    return foundResult({ text: lines.join('\n'), data: { steps: data, ...after, isSolved: before.isSolved } });
  },
};

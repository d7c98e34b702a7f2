import type { Position, StepEffect } from '../../core/position';
import { claimsOf } from '../../core/proof/checker';
import type { Literal, Premise } from '../../core/proof/premise';
import { applicable } from '../../core/techniques/exclusion';
import { allSteps, usualTechniques } from '../../core/techniques/index';
import type { Step } from '../../core/techniques/step';
import * as messages from '../../messages/index';
import { namesFor } from '../../text/puzzle';
import { foundResult, none, type Result } from '../../text/result';
import type { Work } from '../../text/work';
import { makePremise } from '../proof/notation';
import { provingStep } from '../proof/premises';
import { readPaths } from '../proof/reading';
import type { WrittenStep } from '../proof/written';
import { type PositionInput, positionProperties, readState, type ToolPosition, verdictOf } from './puzzleInput';
import { stepTexts } from './steps';
import type { PlainTool, ToolResult } from './tool';
import { checkerOf, holds } from './verifying';

interface Input extends PositionInput {
  readonly step: string;
}

/** `sudoku_verify_step` */
export const verifyStepTool: PlainTool<Input> = {
  name: 'sudoku_verify_step',
  title: 'Verify a Step of a Sudoku',
  summary: 'Verifies a claimed step of a Sudoku.',
  description:
    'Verify a claimed step of a Sudoku: a digit (r4c7=5), removed candidates (r8c3<>4, r1c25<>7), or a step in HoDoKu notation ("X-Wing: 4 r57 ' +
    'c17 => r6c17<>4"), optionally with premises on the lines below. The answer is "follows" (a checker has derived it), "right" (true, but no single ' +
    'step derives it), or "wrong". Use it for every step that does not come from sudoku_next_step, before you state it.',
  input: {
    type: 'object',
    properties: {
      ...positionProperties,
      step: {
        type: 'string',
        maxLength: 5000,
        description: 'The claimed step, such as r4c7=5 or "X-Wing: 4 r57 c17 => r6c17<>4".',
      },
    },
    required: ['puzzle', 'step'],
    additionalProperties: false,
  },
  *run(input) {
    const state = readState(input);
    if (!state.isFound) return state;
    const written = writtenStep(state.value, input.step);
    if (!written.isFound) return written;
    const known = yield* verdictOf(state.value);
    if (!known.isFound) return known;
    const say = messages.tools;
    if (known.value.kind === 'contradictory') return none(say.noSteps.contradictory());
    const { puzzle, position } = state.value;
    const names = namesFor(puzzle);
    const { effect, premises } = written.value;
    const claims = names.effect(effect);
    if (!(yield* holds(position, effect, known.value))) {
      return foundResult<ToolResult>({ text: say.wrongStep(claims), data: { verdict: 'wrong' } });
    }
    const checker = checkerOf(state.value, known.value);
    const failure = checker.take({ ...effect, premises });
    if (!failure) return foundResult({ text: say.stepFollows(claims), data: { verdict: 'follows' } });
    const step = yield* stepWith(position, effect, known.value);
    const proof = step && (yield* provingStep(step, position, checkerOf(state.value, known.value)));
    if (step && proof) {
      const { notation, reason } = stepTexts(puzzle, step, position);
      const rests = proof.map(premise => makePremise(premise, names));
      return foundResult({
        text: [say.stepFollows(claims), `${notation}. ${reason}`, ...rests].join('\n'),
        data: { verdict: 'follows', notation, reason, premises: rests },
      });
    }
    const why =
      failure.kind === 'claim'
        ? messages.proof.claim(names, failure.claim)
        : messages.proof.premise(names, premises[failure.premise], failure.why);
    return foundResult({ text: say.stepRight(claims, why), data: { verdict: 'right' } });

    /** The easiest step with all these claims. */
    function* stepWith(
      before: Position,
      wanted: StepEffect,
      verdict: Parameters<typeof holds>[2],
    ): Work<Step | undefined> {
      const isIn = (step: Step) => {
        const known = claimsOf(step);
        return claimsOf(wanted).every(one => known.some(other => isSame(one, other)));
      };
      for (const step of allSteps(before, applicable(usualTechniques, verdict, []))) {
        if (step && isIn(step)) return step;
        yield undefined;
      }
      return undefined;
    }
  },
};

const isSame = (one: Literal, other: Literal) =>
  one.cell === other.cell && one.digit === other.digit && one.isOn === other.isOn;

/** A step of a text, and the premises below it. */
function writtenStep(
  { puzzle }: ToolPosition,
  text: string,
): Result<{ readonly effect: StepEffect; readonly premises: readonly Premise[] }> {
  // The line above represents the puzzle, which has already been read.
  const { paths } = readPaths(`#\n${text}`, [{ ...puzzle, start: 0, end: 1 }]);
  const parts = paths.flatMap(path => path.parts).filter((part): part is WrittenStep => part.kind === 'step');
  const [step] = parts;
  const say = messages.tools.input;
  if (!step || parts.length > 1 || step.claims.length === 0) return none(say.notAClaim(text));
  const premises = step.premises.flatMap(({ premise }) => premise ?? []);
  if (premises.length < step.premises.length) return none(messages.proof.unreadablePremise());
  const placements = step.claims.filter(({ isOn }) => isOn);
  const eliminations = step.claims.filter(({ isOn }) => !isOn);
  return foundResult({ effect: { placements, eliminations }, premises });
}

/** The next steps of a state, and their texts in tools. */

import { makeCell, makeLine } from '../../core/notation';
import type { Candidate, Position } from '../../core/position';
import type { Verdict } from '../../core/solver/index';
import { applicable } from '../../core/techniques/exclusion';
import { usualTechniques } from '../../core/techniques/index';
import { Path } from '../../core/techniques/path';
import type { Step } from '../../core/techniques/step';
import * as messages from '../../messages/index';
import { namesFor, type Puzzle } from '../../text/puzzle';
import { foundResult, none, type Result } from '../../text/result';
import type { Work } from '../../text/work';
import { isTechniqueWord, techniqueIds } from '../generate/techniqueWords';
import { reasonOf } from '../steps/reason';
import { removalText } from './candidateText';
import { type PositionInput, positionProperties, readState, type ToolPosition, verdictOf } from './puzzleInput';
import type { Schema } from './schema';
import type { Json } from './tool';

/** The properties of tools that search for steps. */
export const stepProperties = {
  ...positionProperties,
  exclude: {
    type: 'array',
    maxItems: 100,
    items: { type: 'string', maxLength: 60 },
    description:
      'Techniques that must not be used, by name (X-Wing), id (x-wing) or family (fish), or "unique" for all that require exactly one solution.',
  },
} as const satisfies Record<string, Schema>;

/** An input with {@link stepProperties}. */
export interface StepInput extends PositionInput {
  readonly exclude?: readonly string[];
}

/** A state, and the search for steps from it. */
export interface StepSearch {
  readonly state: ToolPosition;
  readonly verdict: Verdict;
  /** The path that starts at the state. */
  readonly path: Path;
}

/** Reads an input, and starts its solution path. Yields where it may be paused. */
export function* startStepSearch(input: StepInput): Work<Result<StepSearch>> {
  const state = readState(input);
  if (!state.isFound) return state;
  const excluded = techniqueIds(input.exclude ?? []);
  const unknown = excluded.find(word => !isTechniqueWord(word));
  if (unknown !== undefined) return none(messages.tools.input.unknownTechnique(unknown));
  const verdict = yield* verdictOf(state.value);
  if (!verdict.isFound) return verdict;
  if (verdict.value.kind === 'contradictory') return none(messages.tools.noSteps.contradictory());
  const { position } = state.value;
  const path = new Path(position, applicable(usualTechniques, verdict.value, excluded), excluded);
  return foundResult({ state: state.value, verdict: verdict.value, path });
}

/** Why no step was found at the end of a path. */
export function whyNoStep({ path, verdict }: StepSearch): string {
  const say = messages.tools.noSteps;
  if (path.outcome === 'solved') return say.solved();
  return verdict.kind === 'ambiguous' ? say.ambiguous() : say.stuck(path.excluded);
}

/** A step in words. */
export interface StepTexts {
  /** In HoDoKu's notation. */
  readonly notation: string;
  readonly reason: string;
}

/** The words for a step that was found in the position `before`. */
export function stepTexts(puzzle: Puzzle, step: Step, before: Position): StepTexts {
  const names = namesFor(puzzle);
  return {
    notation: names.step(step),
    reason: reasonOf(puzzle, step, before),
  };
}

/** A step as data. */
export function stepData({ geometry }: Position, step: Step, { notation, reason }: StepTexts): Record<string, Json> {
  const { technique, placements, eliminations } = step;
  const plain = (candidates: readonly Candidate[]) =>
    candidates.map(({ cell, digit }) => ({ cell: makeCell(geometry, cell), digit }));
  return {
    technique: { id: technique.id, name: technique.name, level: technique.level },
    notation,
    reason,
    placements: plain(placements),
    eliminations: plain(eliminations),
  };
}

/** The position after steps, as input for the next call. */
export function positionAfter(
  state: ToolPosition,
  steps: readonly Step[],
): { readonly position: string; readonly eliminated: string[] } {
  const after = steps.reduce((position, step) => position.after(step), state.position);
  const { geometry, digits } = after;
  const removed = [...state.eliminated, ...steps.flatMap(({ eliminations }) => eliminations)];
  const stillOpen = removed.filter(({ cell }) => digits[cell] === 0);
  return {
    position: makeLine(digits),
    eliminated: [...new Set(stillOpen.map(candidate => removalText(geometry, candidate)))],
  };
}

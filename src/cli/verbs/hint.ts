import { isFull } from '../../core/grid';
import { isContradictory, isWhole, namesFor, type Puzzle } from '../../text/puzzle';
import {
  excludedTechniques,
  excludeOption,
  formatOption,
  jobsOption,
  millisecondsOf,
  timeLimitOption,
} from './shared/common';
import { FOUND_FIELD, type VerbOutcome, without, withResult } from './shared/outcome';
import { formatOf, PLACE_FIELDS, perPuzzle } from './shared/perPuzzle';
import type { OutputRow, PuzzleVerb, VerbOption } from './shared/verb';

const stageOption: VerbOption = {
  name: 'stage',
  value: 'N',
  values: ['1', '2', '3'],
  standard: '3',
  summary: 'How much is shown: 1 where to look, 2 also the technique, 3 the step itself.',
};
const explainOption: VerbOption = { name: 'explain', summary: 'Also explain why the step is valid.' };

/** `sudoku hint`. */
export const hintVerb: PuzzleVerb = {
  description: [
    "Shows the same step as a hint in the editor: the step with the easiest technique, in HoDoKu's notation.",
    'The output for a solved puzzle is `solved`. The exit status is 1 when an unsolved puzzle has no next step.',
  ],
  options: [stageOption, explainOption, excludeOption, formatOption, jobsOption, timeLimitOption],
  examples: [
    { command: 'sudoku hint puzzle.sudoku', does: 'Shows the next step.' },
    { command: 'sudoku hint --stage 1 puzzle.sudoku', does: 'Shows only where to look.' },
  ],
  fields: [...PLACE_FIELDS, 'technique', 'step', 'reason', FOUND_FIELD],
  isSlow: true,
  async load(values, now) {
    const { pathOf, searchedVerdict } = await import('../work/reasoning');
    const { finishWithin } = await import('../../text/work');
    const { TIME_UP, whyNoMoreSteps: whyNoStep } = await import('../work/reasons');
    const { hintOf, nextStep } = await import('../../features/steps/hint');
    const limit = millisecondsOf(values);
    const excluded = await excludedTechniques(values);
    const stage = Number(values.stage ?? 3) as 1 | 2 | 3;
    const outcomeOf = (puzzle: Puzzle): VerbOutcome => {
      const none = (reason: string, isFound: 'no' | 'unknown' = 'no') =>
        without(NO_ROW, 'no step', `has no next step: ${reason}`, isFound);
      if (!isWhole(puzzle)) return none(whyNoStep(puzzle), 'unknown');
      if (isContradictory(puzzle)) return none(whyNoStep(puzzle));
      if (isFull(puzzle.grid)) return { row: { ...NO_ROW, [FOUND_FIELD]: 'no' }, text: 'solved' };
      const end = now() + limit;
      const verdict = searchedVerdict(puzzle, limit, now);
      const path = pathOf(puzzle, verdict, excluded);
      const next = finishWithin(end - now(), nextStep(puzzle, path, { verdict }), now);
      if (!next) return none(TIME_UP, 'unknown');
      if (!next.isFound) return none(whyNoStep(puzzle, path, verdict));
      const { step, before } = next.value;
      const shown = hintOf(puzzle, step, stage, before);
      const reason = values.explain && stage === 3 ? (shown.reason ?? null) : null;
      // The notation without the name, which `sudoku verify` reads.
      const said = stage === 3 ? namesFor(puzzle).step(step) : shown.message;
      const row = { technique: stage > 1 ? step.technique.id : null, step: said, reason };
      return withResult(row, reason === null ? said : `${said}\n  ${reason}`);
    };
    return perPuzzle(formatOf(values), ({ puzzle }) => outcomeOf(puzzle));
  },
};

const NO_ROW: OutputRow = { technique: null, step: null, reason: null };

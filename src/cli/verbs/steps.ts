import { isContradictory, isWhole, namesFor, type Puzzle } from '../../text/puzzle';
import {
  excludedTechniques,
  excludeOption,
  formatOption,
  jobsOption,
  millisecondsOf,
  timeLimitOption,
  wholeNumberOf,
} from './shared/common';
import { FOUND_FIELD, type VerbOutcome, without, withResult } from './shared/outcome';
import { formatOf, PLACE_FIELDS, perPuzzle } from './shared/perPuzzle';
import type { PuzzleVerb, VerbOption } from './shared/verb';

const mostOption: VerbOption = {
  name: 'limit',
  short: 'n',
  value: 'N',
  summary: 'The maximum number of steps to list for a position; by default, all.',
};

/** `sudoku steps`. */
export const stepsVerb: PuzzleVerb = {
  description: [
    "Lists every step that a technique finds in the position of each puzzle, as the editor's `Find All Steps` does: easiest techniques first, in HoDoKu's notation, one per line.",
    'The exit status is 1 when a position has none.',
  ],
  options: [mostOption, excludeOption, formatOption, jobsOption, timeLimitOption],
  examples: [{ command: 'sudoku steps position.sudoku', does: 'Lists the steps of a position.' }],
  fields: [...PLACE_FIELDS, 'technique', 'step', FOUND_FIELD],
  isSlow: true,
  async load(values, now) {
    const { pathOf, searchedVerdict } = await import('../work/reasoning');
    const { whyNoMoreSteps: whyNoStep } = await import('../work/reasons');
    const limit = millisecondsOf(values);
    const excluded = await excludedTechniques(values);
    const most = values.limit === undefined ? Number.POSITIVE_INFINITY : wholeNumberOf(values, mostOption, 1, 1, 1e9);
    const outcomesOf = (puzzle: Puzzle): readonly VerbOutcome[] => {
      const none = (reason: string, isFound: 'no' | 'unknown' = 'no') => [
        without(NO_ROW, 'no step', `has no step: ${reason}`, isFound),
      ];
      if (!isWhole(puzzle)) return none(whyNoStep(puzzle), 'unknown');
      if (isContradictory(puzzle)) return none(whyNoStep(puzzle));
      const end = now() + limit;
      const verdict = searchedVerdict(puzzle, limit, now);
      const path = pathOf(puzzle, verdict, excluded);
      const names = namesFor(puzzle);
      const found: VerbOutcome[] = [];
      if (path.outcome) return none(whyNoStep(puzzle, path, verdict));
      for (const step of path.stepsIn(path.start)) {
        if (step) {
          const text = names.step(step);
          found.push(withResult({ technique: step.technique.id, step: text }, text));
        }
        if (found.length >= most) return found;
        if (now() > end)
          return [
            ...found,
            without(NO_ROW, 'time is up', 'may have more steps: its time limit was reached', 'unknown'),
          ];
      }
      return found.length > 0 ? found : none(whyNoStep(puzzle, path, verdict));
    };
    return perPuzzle(formatOf(values), ({ puzzle }) => outcomesOf(puzzle));
  },
};

const NO_ROW = { technique: null, step: null };

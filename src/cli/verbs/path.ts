import { isContradictory, isWhole } from '../../text/puzzle';
import type { PuzzleRecord } from '../input/records';
import { printable } from '../output/printable';
import {
  excludedTechniques,
  excludeOption,
  formatOption,
  jobsOption,
  millisecondsOf,
  timeLimitOption,
} from './shared/common';
import { FOUND_FIELD, type VerbOutcome, without } from './shared/outcome';
import { formatOf, PLACE_FIELDS, perPuzzle } from './shared/perPuzzle';
import type { PuzzleVerb, VerbOption } from './shared/verb';

const proofOption: VerbOption = {
  name: 'proof',
  short: 'p',
  summary: 'Write below each step what it is based on, apart from singles, so that `sudoku verify` can check it.',
};
const markdownOption: VerbOption = { name: 'markdown', short: 'm', summary: 'Write Markdown instead of plain text.' };

/** `sudoku path`. */
export const pathVerb: PuzzleVerb = {
  description: [
    "Writes the report of the editor's `Show Solution Path`: the score, the techniques, and the steps in HoDoKu's notation. Each step is the easiest one at its position.",
    'The exit status is 1 when a path does not solve its puzzle.',
  ],
  options: [proofOption, markdownOption, excludeOption, formatOption, jobsOption, timeLimitOption],
  examples: [
    { command: 'sudoku path puzzle.sudoku', does: 'Writes a path.' },
    {
      command: 'sudoku path --proof puzzle.sudoku | sudoku verify',
      does: 'Writes a path with its proof, and checks it.',
    },
  ],
  fields: [...PLACE_FIELDS, 'outcome', 'steps', 'score', 'level', 'path', FOUND_FIELD],
  isSlow: true,
  async load(values, now) {
    const { pathOf, searchedVerdict } = await import('../work/reasoning');
    const { finishWithin } = await import('../../text/work');
    const { TIME_UP, whyNoMoreSteps: whyNoStep } = await import('../work/reasons');
    const { writePath } = await import('../../features/steps/pathReport');
    const { provingPath } = await import('../../features/proof/proving');
    const limit = millisecondsOf(values);
    const excluded = await excludedTechniques(values);
    const outcomeOf = ({ puzzle, line }: PuzzleRecord): VerbOutcome => {
      const none = (reason: string, isFound: 'no' | 'unknown' = 'no') =>
        without(NO_ROW, 'no path', `has no path: ${reason}`, isFound);
      if (!isWhole(puzzle)) return none(whyNoStep(puzzle), 'unknown');
      if (isContradictory(puzzle)) return none(whyNoStep(puzzle));
      const end = now() + limit;
      const verdict = searchedVerdict(puzzle, limit, now);
      const found = pathOf(puzzle, verdict, excluded);
      if (found.outcome === 'contradictory') return none(whyNoStep(puzzle, found, verdict));
      const walked = finishWithin(
        end - now(),
        found.until(() => false),
        now,
      );
      if (!walked) return none(TIME_UP, 'unknown');
      const proof = values.proof ? finishWithin(end - now(), provingPath(puzzle, found), now) : undefined;
      if (values.proof && !proof) return none('the search for its proof reached its time limit', 'unknown');
      const name = printable(puzzle.title ?? `line ${line}`);
      const text = writePath({ puzzle, name, path: found, verdict, proof }, values.markdown ? 'markdown' : 'text');
      const { score, level } = found.grade;
      return {
        row: { outcome: found.outcome ?? null, steps: walked.length, score, level, path: text, [FOUND_FIELD]: 'yes' },
        text,
        hasFinding: found.outcome !== 'solved',
      };
    };
    return perPuzzle(formatOf(values), outcomeOf);
  },
};

const NO_ROW = { outcome: null, steps: null, score: null, level: null, path: null };

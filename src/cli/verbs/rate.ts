import { isBeyondAllRules } from '../../core/rating/rating';
import { ratedGrid } from '../../features/puzzles/difficulty';
import { isContradictory, isWhole, type Puzzle } from '../../text/puzzle';
import {
  excludedTechniques,
  excludeOption,
  formatOption,
  jobsOption,
  millisecondsOf,
  timeLimitOption,
} from './shared/common';
import { FOUND_FIELD, GIVEN_UP, type VerbOutcome, whyNotRead, without, withResult } from './shared/outcome';
import { formatOf, PLACE_FIELDS, perPuzzle } from './shared/perPuzzle';
import type { OutputRow, PuzzleVerb, VerbOption } from './shared/verb';

const scaleOption: VerbOption = {
  name: 'scale',
  value: 'SCALE',
  values: ['both', 'se', 'hodoku'],
  standard: 'both',
  summary:
    "se: Sukaku Explainer's ratings ER, EP and ED, or the rating of puzzles with rules. hodoku: HoDoKu's level and score. One of them takes less time than both.",
};

const dedupeOption: VerbOption = {
  name: 'dedupe',
  summary:
    'Rate only one of several puzzles that are essentially the same, and use its rating for the others. Ratings of such puzzles may differ a little, so ' +
    'this is an approximation. It needs memory for each class of puzzles.',
};

/** `sudoku rate`. */
export const rateVerb: PuzzleVerb = {
  description: [
    "Rates the givens of each puzzle: the highest rating of a step (ER), of a step up to the first placement (EP) and of the first step (ED) on Sukaku Explainer's scale, and HoDoKu's level and score.",
    "The ratings of puzzles with rules or regions are on a different scale, which is close to Sukaku Explainer's but not the same.",
    'A puzzle without exactly one solution has no rating. A part that does not exist is left out. If the time limit was reached, `isFound` is `unknown`, and the exit status is 1.',
  ],
  options: [scaleOption, dedupeOption, excludeOption, formatOption, jobsOption, timeLimitOption],
  examples: [
    { command: 'sudoku rate puzzles.sdm', does: 'Rates a file.' },
    { command: 'sudoku rate --scale se --format tsv puzzles.sdm', does: 'Writes ratings for a spreadsheet.' },
  ],
  fields: [...PLACE_FIELDS, 'er', 'ep', 'ed', 'hardest', 'level', 'score', 'scale', FOUND_FIELD],
  isSlow: true,
  textOf,
  async load(values, now) {
    const { computedGrade, ratingOf, searchedVerdict } = await import('../work/reasoning');
    const limit = millisecondsOf(values);
    const excluded = await excludedTechniques(values);
    const outcomeOf = (puzzle: Puzzle): VerbOutcome => {
      if (!isWhole(puzzle)) return without(NO_ROW, NOT_RATED, whyNotRead(puzzle), 'unknown');
      const rated = ratedGrid(puzzle);
      if (isContradictory(puzzle)) return without(NO_ROW, NOT_RATED, 'has no solution', 'no');
      const end = now() + limit;
      const verdict = searchedVerdict({ grid: rated, givens: puzzle.givens }, limit, now);
      if (!verdict) return without(NO_ROW, NOT_RATED, GIVEN_UP, 'unknown');
      if (verdict.kind === 'ambiguous') return without(NO_ROW, NOT_RATED, 'has several solutions', 'no');
      if (verdict.kind !== 'valid') return without(NO_ROW, NOT_RATED, 'has no solution', 'no');
      const grading = values.scale === 'se' ? 'none' : computedGrade(puzzle, verdict, excluded, end - now(), now);
      const measured = values.scale === 'hodoku' ? 'none' : ratingOf(puzzle, end - now(), now);
      const grade = grading === 'none' ? undefined : grading;
      const rating = measured === 'none' ? undefined : measured;
      const isTimeUp = !grading || !measured;
      const row = {
        er: rating?.er ?? null,
        ep: rating?.ep ?? null,
        ed: rating?.ed ?? null,
        hardest: rating?.hardest ?? null,
        level: grade?.level ?? null,
        score: grade?.score ?? null,
        scale: rating ? (rating.isWithRules ? 'rules' : 'se') : null,
      };
      if (isTimeUp) {
        const problem =
          rating || grade
            ? 'is rated only in part: its time limit was reached'
            : 'has no rating: its time limit was reached';
        return without(row, textOf(row), problem, 'unknown');
      }
      if (rating || grade) return withResult(row, textOf(row));
      return without(row, textOf(row), 'has no rating: no known technique applies', 'no');
    };
    return perPuzzle(formatOf(values), ({ puzzle }) => outcomeOf(puzzle));
  },
};

const NOT_RATED = 'not rated';

const NO_ROW: OutputRow = { er: null, ep: null, ed: null, hardest: null, level: null, score: null, scale: null };

/** `7.1/1.2/1.2  Forcing Chain  unfair 1700`, or `rules 2.7/2.7/2.5  Cage Locking  medium 3830` */
function textOf({ er, ep, ed, hardest, level, score, scale }: OutputRow): string {
  const figures = [er, ep, ed].map(figure => (figure as number | null)?.toFixed(1));
  const isBeyond = er !== null && isBeyondAllRules({ er: er as number });
  const parts = [
    ...(er === null
      ? []
      : [`${scale === 'rules' ? 'rules ' : ''}${figures.join('/')}`, isBeyond ? 'beyond all rules' : `${hardest}`]),
    ...(level === null ? [] : [`${level} ${score}`]),
  ];
  return parts.length > 0 ? parts.join('  ') : NOT_RATED;
}

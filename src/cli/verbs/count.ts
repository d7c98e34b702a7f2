import { LINE_BYTES } from '../../core/solver/bands/lines';
import { countLine, countSolutions } from '../../core/solver/index';
import { isContradictory, isWhole, type Puzzle } from '../../language/puzzle';
import { clockOf, formatOption, jobsOption, timeLimitOption, wholeNumberOf } from './common';
import { notRead, type Outcome } from './outcome';
import { formatOf, PLACE_FIELDS, perPuzzle } from './perPuzzle';
import type { Quick } from './quick';
import type { Option, PuzzleVerb } from './verb';

const limitOption: Option = {
  name: 'limit',
  short: 'n',
  value: 'N',
  standard: '2',
  summary: 'Count no further than to this number.',
};

/** Solutions that are counted in a moment, without a look at the clock. */
const QUICK = 1000;

/** `sudoku count`. */
export const count: PuzzleVerb = {
  description: [
    'Each puzzle becomes one line with the number of its solutions. `2+` means that it has two, and was counted no further.',
    'The exit status is 1 when a puzzle has no solution, or more than one.',
  ],
  options: [limitOption, formatOption, jobsOption, timeLimitOption],
  examples: [
    { command: 'sudoku count puzzles.sdm', does: 'Tells which puzzles have one solution.' },
    { command: 'sudoku count --limit 1000 puzzles.sdm', does: 'Counts up to a thousand solutions of each.' },
  ],
  fields: [...PLACE_FIELDS, 'solutions', 'isMore'],
  async load(values, now) {
    const limit = wholeNumberOf(values, limitOption, 2, 1, 1e9);
    const clock = clockOf(values, now);
    const outcome = (solutions: number, problem?: string): Outcome => {
      const isMore = solutions >= limit && limit > 1;
      return {
        row: { solutions, isMore: isMore ? 'yes' : 'no' },
        text: isMore ? `${solutions}+` : `${solutions}`,
        ...(problem !== undefined && { problem }),
        hasFinding: solutions !== 1,
      };
    };
    const outcomeOf = (puzzle: Puzzle): Outcome => {
      if (!isWhole(puzzle)) return notRead({ solutions: null, isMore: null }, puzzle);
      if (isContradictory(puzzle)) return outcome(0);
      const isTimeUp = clock();
      const solutions = countSolutions(puzzle.grid, limit, isTimeUp);
      if (solutions >= limit || !isTimeUp()) return outcome(solutions);
      return { ...outcome(solutions, 'was given up: its time was up'), text: `${solutions} or more`, hasFinding: true };
    };
    // The exit status depends on numbers other than 1.
    // A larger number may take longer than the time limit, which only the other way knows.
    const quick: Quick = {
      bytes(engine, lines, from) {
        const end = engine.notUnique(lines, from, limit);
        return { end, written: Buffer.from('1\n'.repeat((end - from) / LINE_BYTES)) };
      },
      line: line => (countLine(line, limit) === 1 ? outcome(1) : undefined),
    };
    return perPuzzle(formatOf(values), ({ puzzle }) => outcomeOf(puzzle), limit <= QUICK ? quick : undefined);
  },
};

import { LINE_BYTES } from '../../core/solver/bands/lines';
import { countLine, countSolutions } from '../../core/solver/index';
import { isContradictory, isWhole, type Puzzle } from '../../text/puzzle';
import type { Ternary } from '../../text/ternary';
import { clockOf, formatOption, jobsOption, timeLimitOption, wholeNumberOf } from './shared/common';
import type { Quick } from './shared/fastLines';
import { GIVEN_UP, type VerbOutcome, whyNotRead } from './shared/outcome';
import { formatOf, PLACE_FIELDS, perPuzzle } from './shared/perPuzzle';
import type { OutputRow, PuzzleVerb, VerbOption } from './shared/verb';

const limitOption: VerbOption = {
  name: 'limit',
  short: 'n',
  value: 'N',
  standard: '2',
  summary: 'Stop counting at this number.',
};

/** Number of solutions that are counted so quickly that the clock need not be checked. */
const QUICK = 1000;

/** `sudoku count`. */
export const countVerb: PuzzleVerb = {
  description: [
    'Each puzzle becomes one line with the number of its solutions. `2+` means that counting stopped after two solutions. `1 or more` means that the time limit was reached.',
    'The exit status is 1 when a puzzle has no solution, or more than one.',
  ],
  options: [limitOption, formatOption, jobsOption, timeLimitOption],
  examples: [
    { command: 'sudoku count puzzles.sdm', does: 'Shows which puzzles have one solution.' },
    { command: 'sudoku count --limit 1000 puzzles.sdm', does: 'Counts up to a thousand solutions of each.' },
  ],
  fields: [...PLACE_FIELDS, 'solutions', 'isMore'],
  async load(values, now) {
    const limit = wholeNumberOf(values, limitOption, 2, 1, 1e9);
    const clock = clockOf(values, now);
    /** At the limit, the search ended. */
    const outcome = (solutions: number): VerbOutcome => {
      const isAll = solutions < limit;
      return {
        row: rowOf(solutions, isAll ? 'no' : 'unknown'),
        text: isAll ? `${solutions}` : `${solutions}+`,
        hasFinding: solutions !== 1,
      };
    };
    const outcomeOf = (puzzle: Puzzle): VerbOutcome => {
      if (!isWhole(puzzle))
        return { row: rowOf(null, 'unknown'), text: 'not read', problem: whyNotRead(puzzle), hasFinding: true };
      if (isContradictory(puzzle)) return outcome(0);
      const isTimeUp = clock();
      const solutions = countSolutions(puzzle.grid, limit, isTimeUp);
      if (solutions >= limit || !isTimeUp()) return outcome(solutions);
      return { row: rowOf(solutions, 'unknown'), text: `${solutions} or more`, problem: GIVEN_UP, hasFinding: true };
    };
    // A larger number may take longer than the time limit, which only the slow path observes.
    const quick: Quick = {
      bytes(engine, lines, from) {
        const end = engine.notUnique(lines, from, limit);
        return { end, written: Buffer.from(`${outcome(1).text}\n`.repeat((end - from) / LINE_BYTES)) };
      },
      line(line) {
        const solutions = countLine(line, limit);
        return solutions === undefined ? undefined : outcome(solutions);
      },
    };
    return perPuzzle(formatOf(values), ({ puzzle }) => outcomeOf(puzzle), limit <= QUICK ? quick : undefined);
  },
};

/** `solutions`: null if none could be counted. `isMore`: whether there are more. */
const rowOf = (solutions: number | null, isMore: Ternary): OutputRow => ({ solutions, isMore });

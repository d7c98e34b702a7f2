import { makeLine } from '../../core/notation';
import { solveLine } from '../../core/solver/index';
import { solutionIn, solvePuzzle } from '../../features/solving/solving';
import type { Puzzle } from '../../text/puzzle';
import { finish } from '../../text/work';
import { clockOf, formatOption, jobsOption, timeLimitOption } from './shared/common';
import { FOUND_FIELD, GIVEN_UP, unreadOutcome, type VerbOutcome, without, withResult } from './shared/outcome';
import { formatOf, PLACE_FIELDS, perPuzzle } from './shared/perPuzzle';
import type { PuzzleVerb } from './shared/verb';

/** `sudoku solve`. */
export const solveVerb: PuzzleVerb = {
  description: [
    'Each puzzle becomes one line with the digits of its solution; 10 and more are A, B and so on. If there are several solutions, it is the ' +
      'first one found: `sudoku count` shows whether there are more.',
    'A puzzle without a solution becomes the line `no solution`, so that the lines of the output correspond to the puzzles of the input. ' +
      'The reason is on standard error, and the exit status is 1.',
  ],
  options: [formatOption, jobsOption, timeLimitOption],
  examples: [
    { command: 'sudoku solve puzzles.sdm', does: 'Solves a file.' },
    { command: 'sudoku solve < puzzles.sdm > solutions.txt', does: 'Solves the standard input.' },
  ],
  fields: [...PLACE_FIELDS, 'solution', FOUND_FIELD],
  async load(values, now) {
    const clock = clockOf(values, now);
    const solved = (line: string): VerbOutcome => withResult({ solution: line }, line);
    const outcomeOf = (puzzle: Puzzle): VerbOutcome => {
      const outcome = finish(solvePuzzle(puzzle, clock(), 'any solution'));
      const solution = solutionIn(puzzle, outcome);
      if (solution) return solved(makeLine(solution));
      if (outcome.kind === 'unchanged') return unreadOutcome({ solution: null }, puzzle);
      return outcome.kind === 'timedOut'
        ? without({ solution: null }, 'time is up', GIVEN_UP, 'unknown')
        : without({ solution: null }, 'no solution', 'has no solution', 'no');
    };
    return perPuzzle(formatOf(values), ({ puzzle }) => outcomeOf(puzzle), {
      bytes(engine, lines, from) {
        const end = engine.solve(lines, from);
        return { end, written: lines.subarray(from, end) };
      },
      line(line) {
        const solution = solveLine(line);
        return solution === undefined ? undefined : solved(solution);
      },
    });
  },
};

import { solve as solveGrid, solveLine } from '../../core/solver/index';
import { isContradictory, isWhole, type Puzzle } from '../../language/puzzle';
import { clockOf, formatOption, jobsOption, timeLimitOption } from './common';
import { lineOfGrid, notRead, type Outcome, without } from './outcome';
import { formatOf, PLACE_FIELDS, perPuzzle } from './perPuzzle';
import type { PuzzleVerb } from './verb';

/** Why a puzzle has no solution in the output. */
const NO_SOLUTION = 'no solution';
const TIME_IS_UP = 'time is up';

/** `sudoku solve`. */
export const solve: PuzzleVerb = {
  description: [
    'Each puzzle becomes one line with the digits of its solution; 10 and more are A, B and so on. Of several solutions it is the ' +
      'first that is found: `sudoku count` tells whether there are more.',
    'A puzzle without a solution becomes a line that says so, so that the lines of the output belong to the puzzles of the input. ' +
      'Why, is told on the error output, and the exit status is 1.',
  ],
  options: [formatOption, jobsOption, timeLimitOption],
  examples: [
    { command: 'sudoku solve puzzles.sdm', does: 'Solves a file.' },
    { command: 'sudoku solve < puzzles.sdm > solutions.txt', does: 'Solves the standard input.' },
  ],
  fields: [...PLACE_FIELDS, 'solution'],
  async load(values, now) {
    const clock = clockOf(values, now);
    const solved = (line: string): Outcome => ({ row: { solution: line }, text: line });
    const outcomeOf = (puzzle: Puzzle): Outcome => {
      if (!isWhole(puzzle)) return notRead({ solution: null }, puzzle);
      if (isContradictory(puzzle)) return noSolution(NO_SOLUTION, 'has no solution');
      const isTimeUp = clock();
      const solution = solveGrid(puzzle.grid, isTimeUp);
      if (!solution && isTimeUp()) return noSolution(TIME_IS_UP, 'was given up: its time was up');
      if (!solution) return noSolution(NO_SOLUTION, 'has no solution');
      return solved(lineOfGrid({ ...puzzle.grid, digits: solution }));
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

const noSolution = (text: string, problem: string) => without({ solution: null }, text, problem);

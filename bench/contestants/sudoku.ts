/** `sudoku` from npm. It stops at the first solution. */

import npmSudoku from 'sudoku';
import { type Contestant, digitsOf, lineOf } from './contestant.ts';

const sudoku: Contestant = {
  name: 'sudoku',
  from: 'npm',
  sizes: [9],
  solve(line) {
    const puzzle = Array.from(digitsOf(line), digit => (digit === 0 ? null : digit - 1));
    const solution = npmSudoku.solvepuzzle(puzzle);
    return solution ? lineOf(solution.map(digit => digit + 1)) : undefined;
  },
};

export default sudoku;

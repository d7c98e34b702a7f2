/** `@algorithm.ts/sudoku` from npm, which uses its author's dancing links. It stops at the first solution. */

import { SudokuSolver } from '@algorithm.ts/sudoku';
import { type Contestant, digitsOf, lineOf } from './contestant.ts';

const solvers = new Map<number, SudokuSolver>();

const algorithmTs: Contestant = {
  name: '@algorithm.ts/sudoku',
  from: 'npm',
  sizes: [4, 9, 16, 25],
  solve(line) {
    const childMatrixWidth = line.length ** 0.25;
    let solver = solvers.get(childMatrixWidth);
    if (!solver) {
      solver = new SudokuSolver({ childMatrixWidth });
      solvers.set(childMatrixWidth, solver);
    }
    const puzzle = Array.from(digitsOf(line), digit => digit - 1);
    const solution: number[] = [];
    return solver.solve(puzzle, solution) ? lineOf(solution.map(digit => digit + 1)) : undefined;
  },
};

export default algorithmTs;

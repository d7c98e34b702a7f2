/** `sudoku-core` from npm, which solves with human techniques. */

import { solve } from 'sudoku-core';
import { type Contestant, digitsOf, lineOf } from './contestant.ts';

const sudokuCore: Contestant = {
  name: 'sudoku-core',
  from: 'npm',
  sizes: [9],
  solve(line) {
    const { board } = solve(Array.from(digitsOf(line), digit => digit || null));
    return board?.every(digit => digit !== null) ? lineOf(board as number[]) : undefined;
  },
};

export default sudokuCore;

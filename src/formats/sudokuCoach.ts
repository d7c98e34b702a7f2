/** The site Sudoku Coach: the givens in the path of a link. */

import { type Format, NINE } from './format';

/** A link of Sudoku Coach. */
export const sudokuCoach: Format = {
  id: 'sudokuCoach',
  word: 'sudoku-coach',
  perLine: true,
  name: 'Sudoku Coach Link',
  detail: 'the givens, to play there',
  language: 'plaintext',
  sizes: NINE,
  says: [],
  digits: 'givens',
  write: puzzles => puzzles.map(({ givens }) => `https://sudoku.coach/en/play/${givens.join('')}`).join('\n'),
};

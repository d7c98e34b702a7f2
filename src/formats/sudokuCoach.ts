/** The site Sudoku Coach: the givens in the path of a link. */

import { NINE, type WritableFormat } from './format';
import { decodedPercent, parameterIn } from './shared/link';
import { takeLine } from './shared/reading';

/** SudokuExchange has such links too. */
const HOSTS = /(?:^|\.)(?:sudoku\.coach|sudokuexchange\.com)$/;

/** A Sudoku Coach link. */
export const sudokuCoach: WritableFormat = {
  id: 'sudokuCoach',
  word: 'sudoku-coach',
  perLine: true,
  name: 'Sudoku Coach Link',
  detail: 'the givens, to play there',
  language: 'plaintext',
  sizes: NINE,
  says: [],
  digits: 'givens',
  link: {
    hosts: HOSTS,
    textIn: ({ host, path, query }) =>
      HOSTS.test(host)
        ? (parameterIn(query, 's') ??
          decodedPercent(path)
            .split('/')
            .filter(part => part !== '')
            .at(-1))
        : undefined,
    read: takeLine,
  },
  write: puzzles => puzzles.map(({ givens }) => `https://sudoku.coach/en/play/${givens.join('')}`).join('\n'),
};

/** Strings of Interactive Sudoku Solver, which has most rules. https://github.com/sigh/Interactive-Sudoku-Solver */

import type { WritableFormat } from '../format';
import { parameterIn } from '../shared/link';
import { readAnySections, readIssSections } from './sections';
import { writeIss } from './writing';

/** A string of parts such as `.Cage~16~R1C1~R1C2`. */
export const iss: WritableFormat = {
  id: 'iss',
  word: 'iss',
  perLine: true,
  name: 'ISS String',
  detail: 'givens and rules, for Interactive Sudoku Solver',
  language: 'plaintext',
  sizes: [4, 16],
  otherBoxes: true,
  rules: true,
  says: [],
  digits: 'givens',
  read: readIssSections,
  link: {
    hosts: /(?:^|\.)sigh\.github\.io$/,
    // In a query, a plus sign is a space.
    textIn: ({ query, fragment }) =>
      parameterIn(query.replaceAll('+', '%20'), 'q') ?? parameterIn(fragment.replaceAll('+', '%20'), 'q'),
    read: readAnySections,
  },
  marks: { sign: /~|\.[A-Z]/, word: /^\.[A-Z]\w*(?:~|\.\S*~)/ },
  dropsOf: content => writeIss(content).lost,
  write: puzzles =>
    puzzles
      .map(content => {
        const { text } = writeIss(content);
        const { size } = content.grid.geometry;
        // Lines of parts are one puzzle, so each puzzle begins with its size.
        return text.startsWith('.Shape') ? text : `.Shape~${size}x${size}${text}`;
      })
      .join('\n'),
};

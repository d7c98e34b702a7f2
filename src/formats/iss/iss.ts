/** Strings of Interactive Sudoku Solver, which has most rules. */

import type { Format } from '../format';
import { variantOf } from '../shared/ruled';
import { writeIss } from './writing';

/** A string of parts such as `.Cage~16~R1C1~R1C2`. */
export const iss: Format = {
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
  dropsOf: content => {
    const { size, regions, givens, rules } = variantOf(content);
    const bare = { size, givens, digits: givens, rules, lost: [], ...(regions !== undefined && { regions }) };
    return writeIss(bare)?.lost ?? [];
  },
  write: puzzles =>
    puzzles
      .map(content => {
        const text = writeIss(variantOf(content))?.text ?? '';
        const { size } = content.grid.geometry;
        // Lines of parts are one puzzle, so each puzzle begins with its size.
        return text.startsWith('.Shape') ? text : `.Shape~${size}x${size}${text}`;
      })
      .join('\n'),
};

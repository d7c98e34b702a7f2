/** The simplest solver of textbooks: tries every digit that fits, ascending, in the first empty cell in reading order. */

import { geometryOfSize } from '../../src/core/geometry.ts';
import { type Contestant, digitsOf, lineOf } from './contestant.ts';

const { peersOf } = geometryOfSize(9);

/** Fills `digits` from `cell` on and returns the number of solutions, at most `limit`. The last solution remains in `digits`. */
function fill(digits: Uint8Array, cell: number, limit: number): number {
  const empty = digits.indexOf(0, cell);
  if (empty < 0) return 1;
  let count = 0;
  for (let digit = 1; digit <= 9; digit++) {
    if (peersOf[empty].some(peer => digits[peer] === digit)) continue;
    digits[empty] = digit;
    count += fill(digits, empty + 1, limit - count);
    if (count >= limit) return count;
  }
  digits[empty] = 0;
  return count;
}

/** The solver does not check the givens: it accepts a digit that is given twice in a house. */
const clashes = (digits: Uint8Array) =>
  digits.some((digit, cell) => digit !== 0 && peersOf[cell].some(peer => digits[peer] === digit));

const textbook: Contestant = {
  name: 'textbook backtracker',
  from: 'textbook',
  sizes: [9],
  solve(line) {
    const digits = digitsOf(line);
    return !clashes(digits) && fill(digits, 0, 1) > 0 ? lineOf(digits) : undefined;
  },
  count(line, limit) {
    const digits = digitsOf(line);
    return clashes(digits) ? 0 : fill(digits, 0, limit);
  },
};

export default textbook;

/**
 * A line of HoDoKu's library, `:code:candidates:givens:deleted:eliminations:placements:extra:`. The code `0000` is a puzzle
 * without a technique. The parser reads such lines.
 */

import { digitsOf } from '../core/grid';
import { type Content, eliminatedOf } from './content';
import { NINE, type WritableFormat } from './format';

/** HoDoKu's library. */
export const hodoku: WritableFormat = {
  id: 'hodoku',
  word: 'hodoku',
  perLine: true,
  name: 'HoDoKu Library Line',
  detail: 'distinguishes givens from placed digits, with eliminated candidates',
  language: 'sudoku',
  sizes: NINE,
  says: ['entries', 'candidates'],
  digits: 'position',
  write: puzzles => puzzles.map(libraryLine).join('\n'),
};

function libraryLine(content: Content): string {
  const { grid, givens } = content;
  const { rowOf, columnOf } = grid.geometry;
  const cells = Array.from(grid.digits, (digit, cell) => {
    if (digit === 0) return '.';
    return givens[cell] === digit ? String(digit) : `+${digit}`;
  });
  const deleted = Array.from(eliminatedOf(content), (mask, cell) =>
    digitsOf(mask).map(digit => `${digit}${rowOf[cell] + 1}${columnOf[cell] + 1}`),
  ).flat();
  return `:0000:x:${cells.join('')}:${deleted.join(' ')}:::`;
}

/**
 * The solver of SudokuWiki. Its links have 81 digits, or `S9B` and two characters for each cell, a number in base 36: 1 to 9
 * is a given, 10 to 18 a placed digit, and 18 more than a mask is the candidates of an empty cell. There is no number for an
 * empty cell without candidates: 18 is a placed 9.
 */

import { candidatesOf } from '../core/candidates';
import { geometryOfSize } from '../core/geometry';
import { type Content, eliminatedOf, hasEntries } from './content';
import { type Format, NINE } from './format';
import { type ImportedPuzzle, takeLine } from './shared/reading';

/** A link of SudokuWiki. */
export const sudokuWiki: Format = {
  id: 'sudokuWiki',
  word: 'sudokuwiki',
  perLine: true,
  name: 'SudokuWiki Link',
  detail: 'opens the solver, with entries and candidates',
  language: 'plaintext',
  sizes: NINE,
  says: ['entries', 'candidates'],
  digits: 'position',
  alsoLoses: content => (isEmptied(content) ? ['candidates'] : []),
  write: puzzles => puzzles.map(content => `https://www.sudokuwiki.org/sudoku.htm?bd=${boardOf(content)}`).join('\n'),
};

const PLACED = 9;
const LISTED = 18;
const ALL = 0x1ff;
const KEY = 'S9B';

/** Whether all candidates of an empty cell are gone, and not only because its peers hold them. */
function isEmptied(content: Content): boolean {
  const { grid } = content;
  const candidates = candidatesOf(grid);
  return eliminatedOf(content).some((mask, cell) => mask !== 0 && candidates[cell] === 0);
}

function boardOf(content: Content): string {
  const { grid, givens } = content;
  if (!hasEntries(content) && eliminatedOf(content).every(mask => mask === 0)) return grid.digits.join('');
  const candidates = candidatesOf(grid);
  const numbers = Array.from(grid.digits, (digit, cell) => {
    if (digit === 0) return LISTED + (candidates[cell] || ALL);
    return digit + (givens[cell] === digit ? 0 : PLACED);
  });
  return KEY + numbers.map(number => number.toString(36).padStart(2, '0')).join('');
}

/** The puzzle in the parameter `bd` of a link; undefined for other texts. */
export function takeBoard(board: string): ImportedPuzzle | undefined {
  if (!board.startsWith(KEY)) return takeLine(board);
  const pairs = board.slice(KEY.length).match(/[0-9a-z]{2}/g) ?? [];
  const geometry = geometryOfSize(9);
  if (pairs.length !== geometry.cellCount) return undefined;
  const numbers = pairs.map(pair => Number.parseInt(pair, 36));
  const digits = Uint8Array.from(numbers, number =>
    number <= PLACED ? number : number <= LISTED ? number - PLACED : 0,
  );
  const givens = Uint8Array.from(numbers, number => (number <= PLACED ? number : 0));
  const listed = Uint32Array.from(numbers, number => (number > LISTED ? (number - LISTED) & ALL : ALL));
  const all = candidatesOf({ geometry, digits });
  const isShort = all.some((mask, cell) => (mask & listed[cell]) !== mask);
  return { content: { grid: { geometry, digits, ...(isShort && { allowed: listed }) }, givens }, lost: [] };
}

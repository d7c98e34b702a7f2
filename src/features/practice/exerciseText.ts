/** The text of an exercise: the givens, and below them the position with its candidates. */

import { findForced } from '../../core/candidates';
import type { Position } from '../../core/position';
import { makeSymbol, type Symbols } from '../../text/symbols';
import { drawCandidates } from '../steps/drawing';

const SYMBOLS: Symbols = { kind: 'character', text: '123456789' };

/**
 * The text of a position up to 9x9 below a comment. A position with a single, in which the text must not list candidates because a list of one
 * is a digit, has no eliminations: see `positionFor`.
 */
export function exerciseText(title: string, position: Position): string {
  const { geometry, digits, givens, candidates } = position;
  const grid = { geometry, digits };
  const hasSingle = digits.some((_, cell) => findForced(grid, candidates, cell) !== undefined);
  const state = hasSingle ? rowsOf(position, digits) : drawCandidates(position, SYMBOLS).text;
  // The mark of a cell with one candidate would show the answer.
  const comment = hasSingle ? '# sudoku-disable forced-cell\n' : '';
  return `# ${title}\n${comment}[Puzzle]\n${rowsOf(position, givens)}\n[State]\n${state}\n`;
}

function rowsOf({ geometry: { size } }: Position, digits: Uint8Array): string {
  const texts = Array.from(digits, digit => (digit === 0 ? '.' : makeSymbol(SYMBOLS, digit)));
  return Array.from({ length: size }, (_, row) => texts.slice(size * row, size * (row + 1)).join('')).join('\n');
}

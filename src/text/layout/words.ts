/** The words that a drawing shows for the cells of a puzzle. */

import { candidatesOf } from '../../core/candidates';
import { digitsOf } from '../../core/grid';
import type { Cell } from '../../core/numbers';
import { type Puzzle, type Style, textOf } from '../puzzle';
import { type Sheet, spanIn } from '../sheets';
import { makeSymbol, type Symbols } from '../symbols';

/** The parts of a puzzle that drawings of its digits and candidates need. */
export interface Drawn {
  readonly grid: Puzzle['grid'];
  readonly style: Pick<Style, 'symbols' | 'blank' | 'isPasted'>;
}

/** The largest size whose pencil marks are read. */
export const LARGEST_MARKED = 9;

/** The cells as the text writes them, with one blank for all empty cells. */
export function writtenWords(puzzle: Puzzle, sheet: Sheet): string[] {
  const { blank, isPasted } = puzzle.style;
  if (isPasted) return digitWords({ ...puzzle, grid: { ...puzzle.grid, digits: puzzle.written } });
  const isOdd = new Set(puzzle.oddBlanks.map(({ cell }) => cell));
  return cellsOf(puzzle).map(cell => {
    const span = spanIn(puzzle, sheet, cell);
    const word = span ? textOf(puzzle, span) : blank;
    return sheet.kind === 'position' && isOdd.has(cell) ? blank : word;
  });
}

/** The digits, and a blank for every empty cell. */
export function digitWords({ grid, style }: Drawn, symbols: Symbols = style.symbols): string[] {
  // A blank of a pasted form may be no text, a space or a word.
  const blank = style.isPasted && !/^[.0*_\-xX]$/.test(style.blank) ? '.' : style.blank;
  return Array.from(grid.digits, digit => (digit === 0 ? blank : makeSymbol(symbols, digit)));
}

/**
 * The digits, and the candidates of every empty cell. Candidates that a rule excludes are listed: a list without them
 * is a different position, whose path and rating start later. A list of one candidate would be read as a digit, so an
 * empty cell with fewer than two has a blank.
 */
export function cellMarkWords(puzzle: Drawn): string[] {
  const { grid, style } = puzzle;
  const candidates = candidatesOf(grid);
  return cellsOf(puzzle).map(cell => {
    const digit = grid.digits[cell];
    if (digit !== 0) return makeSymbol(style.symbols, digit);
    const list = digitsOf(candidates[cell]).map(candidate => makeSymbol(style.symbols, candidate));
    return list.length > 1 ? list.join('') : '.';
  });
}

function cellsOf({ grid }: Pick<Puzzle, 'grid'>): Cell[] {
  return Array.from({ length: grid.geometry.cellCount }, (_, cell) => cell);
}

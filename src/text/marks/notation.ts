/** The notation of marks: `12`, or `1,12` if a digit can have two characters. Colors are numbers from 1 to 9. */

import { bitOf, digitsOf } from '../../core/grid';
import type { MarkLayer } from '../../core/marks';
import type { DigitMask } from '../../core/numbers';
import { digitOf } from '../parser/grids/cells';
import type { Puzzle } from '../puzzle';
import { makeSymbol, type Symbols } from '../symbols';

/** The parts of a puzzle that its marks need. */
export interface Marked {
  readonly grid: Puzzle['grid'];
  readonly style: { readonly symbols: Symbols };
}

/** The number of colors. */
const COLOURS = 9;

/** The largest mark of a layer. */
export function largestMark({ grid }: Puzzle, layer: MarkLayer): number {
  return layer === 'colour' ? COLOURS : grid.geometry.size;
}

/** The mask of marks in a text, or 0 when the text is anything else. */
export function maskOfMarks(puzzle: Puzzle, layer: MarkLayer, text: string): DigitMask {
  const { size } = puzzle.grid.geometry;
  let mask = 0;
  for (const word of isWide(puzzle, layer) ? text.split(',') : text) {
    const digit = layer === 'colour' ? colourOf(word) : digitOf(word, puzzle.style.symbols, size);
    if (digit === 0) return 0;
    mask |= bitOf(digit);
  }
  return mask;
}

/** The text of marks, ascending. */
export function makeMarks(puzzle: Marked, layer: MarkLayer, mask: DigitMask): string {
  const { symbols } = puzzle.style;
  const words = digitsOf(mask).map(digit => (layer === 'colour' ? String(digit) : makeSymbol(symbols, digit)));
  return words.join(isWide(puzzle, layer) ? ',' : '');
}

/** Whether a digit can be two characters wide. */
function isWide({ grid, style }: Marked, layer: MarkLayer): boolean {
  return layer !== 'colour' && style.symbols.kind === 'decimal' && grid.geometry.size > 9;
}

function colourOf(word: string): number {
  return /^[1-9]$/.test(word) ? Number(word) : 0;
}

/** What a puzzle's text itself says: its digits, and the candidates that it lists. */

import type { Cell } from '../core/numbers';
import { isWhole, marksSpanOf, type Puzzle, textOf } from '../language/puzzle';
import { digitOfCharacter, makeSymbol } from '../language/symbols';
import type { ListedPuzzle } from '../protocol/snapshot';
import { rulesDrawingOf } from './rules/drawing';

/** What a list of puzzles shows of one. */
export function listedPuzzleOf({ start, title = '', grid, style }: Puzzle): ListedPuzzle {
  const { size, boxOf } = grid.geometry;
  const symbols = Array.from({ length: size }, (_, i) => makeSymbol(style.symbols, i + 1));
  const rules = rulesDrawingOf(grid.geometry, symbols);
  return { start, title, size, regions: [...boxOf], symbols, digits: [...grid.digits], ...(rules && { rules }) };
}

/** By cell: the candidates that the text lists. Undefined when it lists none. */
export function listedIn(puzzle: Puzzle): number[] | undefined {
  const { digits, geometry } = puzzle.grid;
  if (!isWhole(puzzle) || (puzzle.style.form !== 'marks' && !puzzle.markPlaces)) return undefined;
  return Array.from({ length: geometry.cellCount }, (_, cell) => (digits[cell] === 0 ? listedAt(puzzle, cell) : 0));
}

function listedAt(puzzle: Puzzle, cell: Cell): number {
  const span = marksSpanOf(puzzle, cell);
  let mask = 0;
  for (const character of span ? textOf(puzzle, span) : '') {
    const digit = digitOfCharacter(puzzle.style.symbols, character.charCodeAt(0));
    if (digit > 0) mask |= 1 << (digit - 1);
  }
  return mask;
}

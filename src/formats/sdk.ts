/** SadMan's format: givens in `[Puzzle]`, the position in `[State]`, a description in `#D`, and our mark lines at the end. */

import { makeLine } from '../core/notation';
import { linesOfMarks } from '../text/marks/marks';
import { type Content, contentHasEntries, symbolsFor } from './content';
import { ALL_SIZES, WORDS, type WritableFormat } from './format';
import { withBoxes } from './shared/boxes';
import { ruleLines } from './shared/ruleLines';

/** SadMan's format. */
export const sdk: WritableFormat = {
  id: 'sdk',
  word: 'sdk',
  name: '.sdk File',
  detail: 'givens, position and marks in sections',
  language: 'sudoku',
  sizes: ALL_SIZES,
  otherBoxes: true,
  rules: true,
  says: [...WORDS, 'entries', 'marks', 'colours', 'chains'],
  digits: 'position',
  write: puzzles => withBoxes(puzzles, '\n\n', sectionsOf),
};

function sectionsOf(content: Content): string {
  const { grid, givens, title } = content;
  return [
    ...(title === undefined ? [] : [`#D${title}`]),
    '[Puzzle]',
    ...rowsOf(givens, grid.geometry.size),
    ...(contentHasEntries(content) ? ['[State]', ...rowsOf(grid.digits, grid.geometry.size)] : []),
    ...markLinesOf(content),
    ...ruleLines(content),
  ].join('\n');
}

/** The lines with a player's marks, as written below a puzzle. */
export function markLinesOf({ grid, marks }: Content): string[] {
  return marks ? linesOfMarks({ grid, style: { symbols: symbolsFor(grid.geometry) } }, marks) : [];
}

function rowsOf(digits: Uint8Array, size: number): string[] {
  const cells = makeLine(digits);
  return Array.from({ length: size }, (_, row) => cells.slice(row * size, (row + 1) * size));
}

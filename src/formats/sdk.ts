/** SadMan's format: givens in `[Puzzle]`, the position in `[State]`, a description in `#D`, and our mark lines at the end. */

import { MARK_LAYERS } from '../core/marks';
import { makeCell, makeLine } from '../core/notation';
import { makeMarks } from '../text/marks/notation';
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
  says: [...WORDS, 'entries', 'marks', 'colours'],
  digits: 'position',
  // This is the description of puzzles without a title.
  alsoLoses: ({ title }) => (title === 'Puzzle' ? ['title'] : []),
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
  if (!marks) return [];
  const marked = { grid, style: { symbols: symbolsFor(grid.geometry) } };
  return MARK_LAYERS.flatMap(layer => {
    const parts = marks[layer].flatMap((mask, cell) =>
      mask === 0 ? [] : [`${makeCell(grid.geometry, cell)}=${makeMarks(marked, layer, mask)}`],
    );
    return parts.length > 0 ? [`# ${layer}: ${parts.join(' ')}`] : [];
  });
}

function rowsOf(digits: Uint8Array, size: number): string[] {
  const cells = makeLine(digits);
  return Array.from({ length: size }, (_, row) => cells.slice(row * size, (row + 1) * size));
}

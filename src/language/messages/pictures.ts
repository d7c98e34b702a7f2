/** Pictures of puzzles: exported files, printed pages, and what they say to people who cannot see them. */

import { plain } from '../markdown';
import type { Puzzle } from '../puzzle';
import { sizeOf } from './wording';

/** Pictures of puzzles. */
export const pictures = {
  /** What a picture shows; `step` is what a step in it says. */
  label: ({ title, grid }: Puzzle, digits: readonly number[], step?: string) =>
    plain(
      [
        `Sudoku ${sizeOf(grid.geometry)}${title ? `, ${title}` : ''}`,
        `${digits.filter(digit => digit !== 0).length} of ${digits.length} cells filled`,
      ].join(': ') + (step ? `. ${step}` : ''),
    ),
};

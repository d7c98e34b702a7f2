/** Messages shown when a puzzle is converted to another format. */

import { count } from './wording';

/** Conversions. */
export const convert = {
  title: () => 'Convert the puzzle to',
  tooLarge: () => 'Pencil marks are supported only in puzzles up to 9x9. Nothing was changed.',
  severalGrids: () => 'The puzzle consists of several grids, which one grid cannot store. Nothing was changed.',
  otherText: () => 'Other text is between or next to the cells of the puzzle. Nothing was changed.',
  readDifferently: () => 'The puzzle would be read differently in this format. Nothing was changed.',
  already: () => 'The puzzle already has this format.',
  lostCandidates: (candidates: number) =>
    `${count(candidates, 'eliminated candidate')} cannot be written in this format. Undo restores them.`,
  losesGivens: () => 'This format does not distinguish givens from entries. Undo restores the previous format.',
} as const;

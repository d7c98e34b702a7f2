/** What is said when a puzzle is converted to another form. */

import { count } from './wording';

/** Conversions. */
export const convert = {
  title: () => 'Convert the puzzle to',
  tooLarge: () => 'Pencil marks are read in puzzles up to 9x9. Nothing was changed.',
  severalGrids: () => 'The puzzle is written in several grids. One cannot hold them. Nothing was changed.',
  otherText: () => 'Other text is between or beside the cells of the puzzle. Nothing was changed.',
  readDifferently: () => 'The puzzle would be read differently in this form. Nothing was changed.',
  already: () => 'The puzzle has this form already.',
  lostCandidates: (candidates: number) =>
    `${count(candidates, 'eliminated candidate')} cannot be written in this form. Undo brings them back.`,
  losesGivens: () => 'This form does not tell givens from placed digits. Undo brings the old form back.',
} as const;

/** Messages shown when a puzzle is converted to another format. */

import { t } from '../../core/sentences';

/** Conversions. */
export const convert = {
  title: () => t('Convert the puzzle to'),
  tooLarge: () => t('Pencil marks are supported only in puzzles up to 9x9. Nothing was changed.'),
  severalGrids: () => t('The puzzle consists of several grids, which one grid cannot store. Nothing was changed.'),
  otherText: () => t('Other text is between or next to the cells of the puzzle. Nothing was changed.'),
  readDifferently: () => t('The puzzle would be read differently in this format. Nothing was changed.'),
  already: () => t('The puzzle already has this format.'),
  lostCandidates: (candidates: number) =>
    t(
      '{n, plural, one {# eliminated candidate cannot be written in this format. Undo restores it.} other {# eliminated candidates cannot be written in this format. Undo restores them.}}',
      { n: candidates },
    ),
  losesGivens: () => t('This format does not distinguish givens from entries. Undo restores the previous format.'),
} as const;

/** Adding rules by selecting cells. */

import { t } from '../../core/sentences';
import { quoted } from '../wording';

export const ruleEdits = {
  drawCages: () => t('Write cages as letters'),
  writeCages: () => t('Write cages as rules'),
  /** By the shape that a rule needs: why the selected cells do not fit. */
  needs: {
    two: (keyword: string) =>
      t('{keyword} needs at least 2 cells. Select them in order.', { keyword: quoted(keyword) }),
    arrow: (keyword: string) =>
      t('{keyword} needs a circle and a shaft. Select the cells of the circle first, and then at least one more.', {
        keyword: quoted(keyword),
      }),
    square: (keyword: string) =>
      t('{keyword} needs its digits and a square of 4 cells. Select the cells.', { keyword: quoted(keyword) }),
    diagonal: (keyword: string) =>
      t('{keyword} needs cells along a diagonal. Select at least 2, starting at the edge.', {
        keyword: quoted(keyword),
      }),
    line: (keyword: string) =>
      t('{keyword} needs cells along a row or column. Select at least 2, starting at the side of the clue.', {
        keyword: quoted(keyword),
      }),
  } as const,
  sharedRules: () =>
    t('The rules of this puzzle are at the top of the file and apply to all of its puzzles. Add the line there.'),
  selectCells: () => t('Select cells first. A line goes through them in the order of their selection.'),
  which: (cells: number) =>
    t('Choose a rule for {cells, plural, one {# selected cell} other {# selected cells}}', { cells }),
  /** `id` is the rule. */
  askNumber: (id: string, isOptional: boolean) => {
    if (id === 'arrow') return t('The number of cells in the circle, counted from the first: 1, or more for a pill');
    return isOptional ? t('The number of the rule. Leave empty for none') : t('The number of the rule');
  },
  askDigits: () => t('The digits'),
  adding: () => t('Adding a rule'),
  noPlace: () => t('There is no place for rules below this puzzle. Convert it to a grid first.'),
} as const;

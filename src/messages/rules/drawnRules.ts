/** The words of the drawing of rules: its legend below the grid, and descriptions of cells for screen readers. */

import { t } from '../../core/sentences';

export const drawnRules = {
  noBoxes: () => t('No boxes'),
  disjointGroups: () => t('Disjoint groups'),
  strictKropki: () => t('All dots given'),
  strictWhiteDots: () => t('All white dots given'),
  strictBlackDots: () => t('All black dots given'),
  strictXv: () => t('All Xs and Vs given'),
  columnIndex: () => t('Column index'),
  rowIndex: () => t('Row index'),
  sandwich: () => t('Sandwich'),
  xSum: () => t('X-sum'),
  skyscraper: () => t('Skyscraper'),
  numberedRoom: () => t('Numbered room'),
} as const;

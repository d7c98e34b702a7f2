/** The names of drawn rules that differ from the words for their kinds. */

import { t } from '../../core/sentences';

export const drawnRules = {
  noBoxes: () => t('No boxes'),
  strictKropki: () => t('All dots given'),
  strictWhiteDots: () => t('All white dots given'),
  strictBlackDots: () => t('All black dots given'),
  strictXv: () => t('All Xs and Vs given'),
} as const;

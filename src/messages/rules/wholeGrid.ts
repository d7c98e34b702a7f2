/** The names and meanings of the rules of the whole grid. How digits break them is in brokenRules.ts, which is loaded earlier. */

import type { WholeGridRule } from '../../core/rules/kinds/wholeGrid';
import { t } from '../../core/sentences';

/** By kind: the name of a rule in legends and headings, and what it means. */
export const wholeGridRules: Readonly<
  Record<WholeGridRule['kind'], { readonly name: () => string; readonly meaning: () => string }>
> = {
  antiKnight: {
    name: () => t('Anti-knight'),
    meaning: () => t("Cells that are a chess knight's move apart have different digits."),
  },
  antiKing: { name: () => t('Anti-king'), meaning: () => t('Cells that touch at a corner have different digits.') },
  antiQueen: {
    name: () => t('Anti-queen'),
    meaning: () => t('The highest digit appears at most once on each diagonal, as if it were a queen in chess.'),
  },
  nonConsecutive: {
    name: () => t('Non-consecutive'),
    meaning: () => t('Adjacent cells never have consecutive digits, such as 4 and 5.'),
  },
  globalEntropy: {
    name: () => t('Global entropy'),
    meaning: () => t('Each 2x2 square has a low, a middle and a high digit. In 9x9, these are 1-3, 4-6 and 7-9.'),
  },
};

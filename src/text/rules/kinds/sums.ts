/** Words of the rules of sums. */

import type { SumsRule } from '../../../core/rules/kinds/sums';
import { reachOf, reachOfDifferent } from '../reach';
import type { KindWords } from '../ruleWord';
import { arrow } from '../shapes/arrow';
import { cellSet } from '../shapes/cellList';

/** How rules of sums are written. */
export const sumWords: KindWords<SumsRule> = {
  cage: {
    ...cellSet('cage', ['cage', 'killer cage', 'killer'], {
      form: 'cage 16',
      place: 'area',
      number: { without: 'absent', range: ({ size }, { length }) => reachOfDifferent(size, length) },
      repeats: 'never',
      fewest: 1,
      isDifferent: true,
    }),
    iss: 'Cage',
    fPuzzles: 'killercage',
  },
  sum: {
    ...cellSet('sum', ['sum', 'sum of', 'sum group'], {
      form: 'sum 16',
      place: 'area',
      number: { without: 'required', range: reachOf },
      repeats: 'counts',
      fewest: 1,
    }),
    iss: 'Sum',
  },
  arrow: { ...arrow, iss: 'Arrow', fPuzzles: 'arrow' },
};

/** The notation of the rules about sums. */

import type { SumsRule } from '../../../core/rules/kinds/sums';
import { reachOfDifferent, sumReachOf } from '../reach';
import type { KindWords } from '../ruleWord';
import { arrow } from '../shapes/arrow';
import { cellSetShape } from '../shapes/cellList';

/** The keyword and the notation of each kind. */
export const sumWords: KindWords<SumsRule> = {
  cage: {
    ...cellSetShape('cage', ['cage', 'killer cage', 'killer'], {
      form: 'cage 16',
      place: 'area',
      number: { without: 'absent', range: ({ size }, { length }) => reachOfDifferent(size, length) },
      repeats: 'never',
      fewest: 1,
      isDifferent: true,
    }),
    generated: 'killer',
    iss: 'Cage',
    fPuzzles: 'killercage',
  },
  sum: {
    ...cellSetShape('sum', ['sum', 'sum of', 'sum group'], {
      form: 'sum 16',
      place: 'area',
      number: { without: 'required', range: sumReachOf },
      repeats: 'counts',
      fewest: 1,
    }),
    iss: 'Sum',
  },
  arrow: { ...arrow, generated: 'arrows', iss: 'Arrow', fPuzzles: 'arrow' },
};

/** The notation of rules about single cells. */

import type { CellRule } from '../../../core/rules/kinds/cells';
import type { KindWords, WordSpec } from '../ruleWord';
import { cellSetShape } from '../shapes/cellList';
import { digits, even, odd } from '../shapes/digits';

/** The keyword and the notation of each kind. */
export const cellRuleWords: KindWords<CellRule> = {
  digits: { ...digits, iss: '' },
  columnIndex: {
    ...cellSetShape('columnIndex', ['column index', 'column indexer', 'column indexing'], {
      form: 'column index',
      repeats: 'never',
      fewest: 1,
    }),
    iss: 'Indexing',
    fPuzzles: 'columnindexer',
  },
  rowIndex: {
    ...cellSetShape('rowIndex', ['row index', 'row indexer', 'row indexing'], {
      form: 'row index',
      repeats: 'never',
      fewest: 1,
    }),
    iss: 'Indexing',
    fPuzzles: 'rowindexer',
  },
};

/** Further keywords for these rules. */
export const otherCellWords = { even, odd } satisfies Readonly<Record<string, WordSpec>>;

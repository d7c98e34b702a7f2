/** Cells that tell where in their row or column a digit is. */

import type { Cell } from '../numbers';
import { cellsInSight, type Sight } from './cells';
import type { RuleKind } from './demands';

/**
 * `columnIndex`: a cell of column C with digit V says that C is in column V of its row. `rowIndex`: a cell of row R with digit V says
 * that R is in row V of its column.
 */
export interface IndexRule {
  readonly kind: 'columnIndex' | 'rowIndex';
  readonly cells: readonly Cell[];
}

export const index: RuleKind<IndexRule> = {
  demand({ kind, cells }, { geometry, related }) {
    const { rowOf, columnOf } = geometry;
    const isInRow = kind === 'columnIndex';
    for (const cell of cells) {
      const sight: Sight = isInRow
        ? { kind: 'row', index: rowOf[cell], isReversed: false }
        : { kind: 'column', index: columnOf[cell], isReversed: false };
      const own = (isInRow ? columnOf : rowOf)[cell] + 1;
      // A row has its digits once each: where the other cell has the number of this place, this cell names the other.
      // Two such cells in a row say the same of each other.
      for (const [i, other] of cellsInSight(geometry, sight).entries())
        if (other !== cell && (other > cell || !cells.includes(other)))
          related(cell, other, (at, digit) => (at === i + 1) === (digit === own));
    }
  },
};

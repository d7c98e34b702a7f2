/**
 * Rules about single cells: each cell holds one of some digits, or indexes the place of a digit in its row or column.
 */

import type { Cell, Digit, DigitMask } from '../../numbers';
import { cellsInSight, type Sight } from '../cells';
import { type Constraint, type IsAllowed, type RuleKind, type RuleKinds, relation } from '../constraint';

/** Each of the cells holds one of the digits. */
export interface DigitsRule {
  readonly kind: 'digits';
  readonly cells: readonly Cell[];
  readonly digits: DigitMask;
}

const digits: RuleKind<DigitsRule> = {
  scope: 'grid',
  constraints: ({ cells, digits: mask }) => cells.map(cell => ({ kind: 'domain', cell, digits: mask })),
};

/**
 * `columnIndex`: digit V in a cell of column C means that C is in column V of its row. `rowIndex`: digit V in a cell of row R means
 * that R is in row V of its column.
 */
export interface IndexRule {
  readonly kind: 'columnIndex' | 'rowIndex';
  readonly cells: readonly Cell[];
}

const index: RuleKind<IndexRule> = {
  uses: ['pair'],
  scope: 'grid',
  constraints({ kind, cells }, geometry) {
    const { rowOf, columnOf } = geometry;
    const isInRow = kind === 'columnIndex';
    const all = new Set(cells);
    const found: Constraint[] = [];
    /** By place and number. All cells share these functions, because the tables of relations are cached by function. */
    const functions = new Map<number, IsAllowed>();
    const names = (place: number, own: Digit): IsAllowed => {
      const key = place * (geometry.size + 1) + own;
      const before = functions.get(key);
      if (before) return before;
      const isAllowed: IsAllowed = (at, digit) => (at === place) === (digit === own);
      functions.set(key, isAllowed);
      return isAllowed;
    };
    for (const cell of cells) {
      const sight: Sight = isInRow
        ? { kind: 'row', index: rowOf[cell], isReversed: false }
        : { kind: 'column', index: columnOf[cell], isReversed: false };
      const own = (isInRow ? columnOf : rowOf)[cell] + 1;
      // Each digit occurs once in a row: if the other cell holds the number of this place, this cell holds the number
      // of the other place. Two index cells in a row imply the same about each other.
      for (const [i, other] of cellsInSight(geometry, sight).entries())
        if (other !== cell && (other > cell || !all.has(other))) found.push(relation(cell, other, names(i + 1, own)));
    }
    return found;
  },
};

/** A rule about each of its cells by itself. */
export type CellRule = DigitsRule | IndexRule;

/** The kinds of rules about single cells. */
export const cellKinds: RuleKinds<CellRule> = { digits, columnIndex: index, rowIndex: index };

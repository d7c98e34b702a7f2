/** Examples of rules of the whole grid. */

import type { WholeGridRule } from '../../../../src/core/rules/kinds/wholeGrid';
import { differ, type FullGrid, hasThirds, keyword, type RuleExamples, thirdOf } from '../ruleExample';

/** Whether cells that are so far apart always have different digits. */
const differApart = (one: number, other: number) => (grid: FullGrid) =>
  grid.cellsApart(one, other).every(pair => differ(grid.of(pair)));

/** By kind: its examples. */
export const wholeGridExamples: RuleExamples<WholeGridRule> = {
  antiKnight: {
    ...keyword('anti-knight', 'Anti-knight', differApart(1, 2)),
    iss: '.AntiKnight',
    fPuzzles: 'antiknight',
  },
  antiKing: { ...keyword('anti-king', 'Anti-king', differApart(1, 1)), iss: '.AntiKing', fPuzzles: 'antiking' },
  antiQueen: keyword('anti-queen', 'Anti-queen', grid =>
    grid.cells.every((_, distance) =>
      grid.cellsApart(distance, distance).every(pair => pair.some(cell => grid.digits[cell] !== grid.size)),
    ),
  ),
  nonConsecutive: {
    ...keyword('non-consecutive', 'Non-consecutive', grid =>
      grid.cellsApart(0, 1).every(([a, b]) => Math.abs(grid.digits[a] - grid.digits[b]) !== 1),
    ),
    iss: '.AntiConsecutive',
    fPuzzles: 'nonconsecutive',
  },
  globalEntropy: {
    ...keyword('global entropy', 'Global entropy', grid => {
      const { rowOf, columnOf, size } = grid.geometry;
      const corners = grid.cells.filter(cell => rowOf[cell] < size - 1 && columnOf[cell] < size - 1);
      return corners.every(cell => new Set(grid.squareAt(cell).map(digit => thirdOf(digit, size))).size === 3);
    }),
    isPossible: hasThirds,
    random: ({ grid }) => (hasThirds(grid.geometry) ? {} : undefined),
    iss: '.GlobalEntropy',
  },
};

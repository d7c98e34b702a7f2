/** Messages of diagnostics that need a search for repairs. */

import type { Cell } from '../core/numbers';
import type { Explanation } from '../core/repair/contradiction';
import type { Puzzle } from '../text/puzzle';
import { cellName, count, quoted, symbolOf } from './wording';

/** Maximum number of cells that a message names. */
const MOST_CELLS = 8;

/** Messages about a puzzle beyond its verdict. */
export const insights = {
  redundant: (puzzle: Puzzle, cell: Cell) =>
    `The given ${symbolOf(puzzle, puzzle.givens[cell])} in ${cellName(puzzle, cell)} is redundant: the puzzle still has one solution without it`,
  /** `isSmallest`: no smaller set of digits is contradictory. */
  conflictSet: (puzzle: Puzzle, { cells, isSmallest, isIrreducible }: Explanation) =>
    `This puzzle has no solution: ${count(cells.length, 'digit')} contradict each other (${names(puzzle, cells)})${isSmallest ? ', and no smaller set does' : isIrreducible ? ', and each of them is needed for the contradiction' : ''}`,
  /** The contradiction, without known rules that cause it. */
  rulesContradict: () => 'This puzzle has no solution: its rules contradict each other',
  /** At one of the rules. `others`: their texts. `isIrreducible`: without one of them, the others have a solution. */
  ruleConflict: (others: readonly string[], isIrreducible: boolean) => {
    if (others.length === 0) return 'This puzzle has no solution: no digits satisfy this rule';
    const what = others.length === 1 ? quoted(others[0]) : `${others.length} others together`;
    const rest = isIrreducible && others.length > 1 ? '. Without one of them, the others can be satisfied' : '';
    return `This puzzle has no solution: no digits satisfy this rule and ${what}${rest}`;
  },
  isInRuleConflict: () => 'This rule is one of those that contradict each other',
  inSet: (puzzle: Puzzle, cell: Cell) => `${cellName(puzzle, cell)} is one of them`,
} as const;

function names(puzzle: Puzzle, cells: readonly Cell[]): string {
  const shown = cells.slice(0, MOST_CELLS).map(cell => cellName(puzzle, cell));
  return [...shown, ...(cells.length > MOST_CELLS ? ['…'] : [])].join(', ');
}

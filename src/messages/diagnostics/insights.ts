/** Messages of diagnostics that need a search for repairs. */

import type { Cell } from '../../core/numbers';
import type { Explanation } from '../../core/repair/contradiction';
import { sideBySide, t } from '../../core/sentences';
import type { Puzzle } from '../../text/puzzle';
import { cellName, quoted, symbolOf } from '../wording';

/** Maximum number of cells that a message names. */
const MOST_CELLS = 8;

/** Messages about redundant givens, and about digits and rules that contradict each other. */
export const insights = {
  redundant: (puzzle: Puzzle, cell: Cell) =>
    t('The given {digit} in {cell} is redundant: the puzzle still has one solution without it', {
      digit: symbolOf(puzzle, puzzle.givens[cell]),
      cell: cellName(puzzle, cell),
    }),
  /** `isSmallest`: no smaller set of digits is contradictory. */
  conflictSet: (puzzle: Puzzle, { cells, isSmallest, isIrreducible }: Explanation) =>
    t(
      'This puzzle has no solution: {n, plural, one {# digit is impossible} other {# digits contradict each other}} ({cells}){kind, select, smallest {, and no smaller set does} irreducible {, and each of them is needed for the contradiction} other {}}',
      {
        n: cells.length,
        cells: names(puzzle, cells),
        kind: cells.length === 1 ? 'other' : isSmallest ? 'smallest' : isIrreducible ? 'irreducible' : 'other',
      },
    ),
  /** The same with a full stop. */
  conflictSentence: (puzzle: Puzzle, explanation: Explanation): string =>
    t('{sentence}.', { sentence: insights.conflictSet(puzzle, explanation) }),
  /** The contradiction, without known rules that cause it. */
  rulesContradict: () => t('This puzzle has no solution: its rules contradict each other'),
  /** At one of the rules. `others`: their texts. `isIrreducible`: without one of them, the others have a solution. */
  ruleConflict: (others: readonly string[], isIrreducible: boolean) => {
    const n = others.length;
    if (n === 0) return t('This puzzle has no solution: no digits satisfy this rule');
    if (n === 1)
      return t('This puzzle has no solution: no digits satisfy this rule and {rule}', { rule: quoted(others[0]) });
    return isIrreducible
      ? t(
          'This puzzle has no solution: no digits satisfy this rule and {n, plural, one {# other} other {# others}} together. If any one of these rules is removed, the others can be satisfied',
          { n },
        )
      : t(
          'This puzzle has no solution: no digits satisfy this rule and {n, plural, one {# other} other {# others}} together',
          { n },
        );
  },
  isInRuleConflict: () => t('This rule is one of those that contradict each other'),
  inSet: (puzzle: Puzzle, cell: Cell) => t('{cell} is one of them', { cell: cellName(puzzle, cell) }),
} as const;

function names(puzzle: Puzzle, cells: readonly Cell[]): string {
  const shown = cells.slice(0, MOST_CELLS).map(cell => cellName(puzzle, cell));
  return sideBySide([...shown, ...(cells.length > MOST_CELLS ? ['…'] : [])]);
}

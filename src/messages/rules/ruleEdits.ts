/** Adding rules by selecting cells. */

import { count, quoted } from '../wording';

export const ruleEdits = {
  drawCages: () => 'Write cages as letters',
  writeCages: () => 'Write cages as rules',
  notThese: (keyword: string, needs: string) => `${quoted(keyword)} needs ${needs}.`,
  /** The selection that some rules need. */
  needs: {
    two: 'at least 2 cells. Select them in order',
    arrow: 'a circle and a shaft. Select the cells of the circle first, and then at least one more',
    square: 'its digits and a square of 4 cells. Select these',
    diagonal: 'cells along a diagonal. Select at least 2, starting at the edge',
    line: 'cells along a row or column. Select at least 2, starting at the side of the clue',
  } as const,
  sharedRules: () =>
    'The rules of this puzzle are at the top of the file and apply to all of its puzzles. Add the line there.',
  selectCells: () => 'Select cells first. A line goes through them in the order of their selection.',
  which: (cells: number) => `The rule of ${count(cells, 'selected cell')}`,
  /** `id` is the rule. */
  askNumber: (id: string, isOptional: boolean) => {
    if (id === 'arrow') return 'The number of first cells that form the circle: 1, or more for a pill';
    return isOptional ? 'The number of the rule, or nothing for none' : 'The number of the rule';
  },
  askDigits: () => 'The digits',
  adding: () => 'Adding a rule',
  noPlace: () => 'There is no place for rules below this puzzle. Write it as a grid first.',
} as const;

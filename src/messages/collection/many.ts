/** Questions before a command changes many puzzles. */

import { t } from '../../core/sentences';

/** Questions to the user, with their buttons. `solveOne` and `fillOne` are the titles of the commands that they run. */
export const many = {
  solve: (puzzles: number) =>
    t('Solve all {puzzles, plural, one {# puzzle} other {# puzzles}} in this file?', { puzzles }),
  solveAll: (puzzles: number) => t('Solve {puzzles, plural, one {# Puzzle} other {# Puzzles}}', { puzzles }),
  solveOne: () => t('Solve Puzzle at Cursor'),
  fill: (puzzles: number) =>
    t('Fill the forced cells of all {puzzles, plural, one {# puzzle} other {# puzzles}} in this file?', { puzzles }),
  fillAll: (puzzles: number) => t('Fill in {puzzles, plural, one {# Puzzle} other {# Puzzles}}', { puzzles }),
  fillOne: () => t('Fill Forced Cells in Puzzle'),
  detail: () => t('One undo reverts this. The file is not saved.'),
} as const;

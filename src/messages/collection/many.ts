/** Questions before a command changes many puzzles. */

import { count } from '../wording';

/** Questions to the user, with their buttons. `solveOne` and `fillOne` are the titles of the commands that they run. */
export const many = {
  solve: (puzzles: number) => `Solve all ${count(puzzles, 'puzzle')} in this file?`,
  solveAll: (puzzles: number) => `Solve ${count(puzzles, 'Puzzle')}`,
  solveOne: () => 'Solve Puzzle at Cursor',
  fill: (puzzles: number) => `Fill the forced cells of all ${count(puzzles, 'puzzle')} in this file?`,
  fillAll: (puzzles: number) => `Fill in ${count(puzzles, 'Puzzle')}`,
  fillOne: () => 'Fill Forced Cells in Puzzle',
  detail: () => 'One undo reverts this. The file is not saved.',
} as const;

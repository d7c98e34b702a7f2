/** Forms in which puzzles leave Sudoku files, and come from other programs. Loaded at first use. */

import * as drawn from './drawn';
import type { Format } from './format';
import { fPuzzles, fPuzzlesJson } from './fPuzzles/fPuzzles';
import { hodoku } from './hodoku';
import { iss } from './iss/iss';
import { openSudoku } from './openSudoku';
import { sdk } from './sdk';
import { sudokuCoach } from './sudokuCoach';
import { sudokuPad } from './sudokuPad/sudokuPad';
import { sudokuWiki } from './sudokuWiki';
import * as tables from './tables';

/** All formats, in the order in which they are offered. To add one, write a file in this folder and a line here. */
export const FORMATS: readonly Format[] = [
  drawn.line,
  ...drawn.grids,
  drawn.simpleSudoku,
  drawn.pencilMarks,
  sdk,
  hodoku,
  tables.csv,
  tables.markdown,
  tables.latex,
  tables.html,
  tables.json,
  openSudoku,
  sudokuWiki,
  sudokuCoach,
  fPuzzles,
  fPuzzlesJson,
  sudokuPad,
  iss,
];

export { lossesOf, obstacleOf } from './format';
export { contentsOf, writing } from './writing';

/**
 * Text formats in which puzzles come from other programs and leave Sudoku files. Loaded at first use.
 *
 * To add a format, write a file in this folder and list it here. Unlike the lists of commands and diagnostics, these are not generated from
 * the files: their order decides what users see first, and which of two readers gets a text that both can read. It compares all formats,
 * so it is easier to read and to change in one list than as a rank in each file.
 */

import { cageLists } from './cageLists';
import { candidateLines } from './candidateLines';
import * as drawn from './drawn';
import type { Format, WritableFormat } from './format';
import { fPuzzles, fPuzzlesJson } from './fPuzzles/fPuzzles';
import { hodoku } from './hodoku';
import { iss } from './iss/iss';
import { jigsawLines } from './jigsawLines';
import { killerArrows } from './killerArrows';
import { killerNumbers } from './killerNumbers';
import { letterCages } from './letterCages';
import { openSudoku } from './openSudoku';
import { sdk } from './sdk';
import { solo } from './solo';
import { sudokuCoach } from './sudokuCoach';
import { sudokuPad } from './sudokuPad/sudokuPad';
import { sudokuWiki } from './sudokuWiki';
import { sumoCue } from './sumoCue';
import * as tables from './tables';

/** The formats that are written, in the order in which they are offered. */
export const WRITABLE_FORMATS: readonly WritableFormat[] = [
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

/**
 * All formats. Their readers are tried in this order: those with the clearest marks first. Jigsaws on one line must come before cages with
 * letters, because the givens behind the letters of the regions look like the sums of cages.
 */
export const FORMATS: readonly Format[] = [
  ...WRITABLE_FORMATS,
  killerNumbers,
  sumoCue,
  solo,
  candidateLines,
  killerArrows,
  jigsawLines,
  letterCages,
  cageLists,
];

export { lossesOf, obstacleOf } from './format';
export { contentsOf, writing } from './writing';

/** Declares the commands of “Convert, transform and export”. */

import { IN_TEXT_OR_GRID, OF_SUDOKU, SEVERAL, WRITABLE } from './conditions';
import type { CommandDeclarations } from './declaration';

export const SHARING_COMMANDS = {
  'sudoku.convertTo': {
    title: 'Convert To…',
    description:
      'Converts puzzles to a format that you choose, in place or in a new file: `.sdk`, HoDoKu, CSV, Markdown, LaTeX, HTML, JSON, OpenSudoku, links',
    enablement: IN_TEXT_OR_GRID,
    menus: {
      'sudoku.menu': { group: '4_change@1' },
    },
  },
  'sudoku.copyAs': {
    title: 'Copy As…',
    description: 'Copies the selected puzzles, or the one at the cursor, to the clipboard in one of these formats',
    enablement: IN_TEXT_OR_GRID,
    menus: {
      'sudoku.menu': { group: '5_share@1' },
    },
  },
  'sudoku.transform': {
    title: 'Transform Puzzle…',
    description:
      'Rotates, mirrors, transposes, swaps, relabels or shuffles the puzzle at the cursor, or writes a canonical form of it',
    enablement: IN_TEXT_OR_GRID,
    menus: {
      'sudoku.menu': { group: '4_change@2', when: WRITABLE },
    },
  },
  'sudoku.transformAll': {
    title: 'Transform All Puzzles…',
    description: 'Transforms all puzzles in the file in the same way',
    enablement: IN_TEXT_OR_GRID,
    palette: SEVERAL,
  },
  'sudoku.exportPicture': {
    title: 'Export as Picture…',
    description:
      'Saves an SVG or PNG picture of the puzzle: digits, candidates, givens or solution, and the current hint',
    enablement: IN_TEXT_OR_GRID,
    menus: {
      'editor/title': { group: '1_sudokuPicture@1', when: OF_SUDOKU },
      'sudoku.menu': { group: '5_share@2' },
    },
  },
  'sudoku.exportWebPage': {
    title: 'Export as Web Page…',
    description: 'Saves the puzzle as one HTML file in which anyone can play it, even offline',
    enablement: IN_TEXT_OR_GRID,
    menus: {
      'editor/title': { group: '1_sudokuPicture@2', when: OF_SUDOKU },
      'sudoku.menu': { group: '5_share@3' },
    },
  },
  'sudoku.print': {
    title: 'Print…',
    description:
      'Saves one puzzle, the selected puzzles or all puzzles as a web page, and opens the page for printing or saving as PDF',
    enablement: IN_TEXT_OR_GRID,
    menus: {
      'editor/title': { group: '1_sudokuPicture@3', when: OF_SUDOKU },
      'sudoku.menu': { group: '5_share@4' },
    },
  },
} as const satisfies CommandDeclarations;

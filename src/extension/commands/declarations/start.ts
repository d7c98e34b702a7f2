/** Declares the commands of “Start”. */

import { IN_GRID, OF_SUDOKU } from './conditions';
import type { CommandDeclarations } from './declaration';

export const START_COMMANDS = {
  'sudoku.getStarted': {
    title: 'Get Started',
    description: 'Opens the walkthrough',
  },
  'sudoku.openSamples': {
    title: 'Open Samples',
    description: 'Lists the sample files, and opens a copy of the one you choose',
  },
  'sudoku.newPuzzle': {
    title: 'New Puzzle File',
    description: 'Opens a new file with an empty grid. Also in `File: New File…`',
    menus: {
      'file/newFile': { group: 'file' },
    },
  },
  'sudoku.generate': {
    title: 'Generate Puzzles…',
    description:
      'Generates puzzles by size, rules, difficulty, symmetry, clues and techniques, at the cursor or in a new file. See [Generate puzzles](generating.md)',
  },
  'sudoku.treatAsSudoku': {
    title: 'Treat as Sudoku',
    description: 'Sets the language of the active file to Sudoku, regardless of its name',
    palette: 'resourceLangId != sudoku',
  },
  'sudoku.openAsGrid': {
    title: 'Open as Grid',
    description: 'Shows the file as a grid, with the puzzle at the cursor',
    icon: '$(table)',
    enablement: OF_SUDOKU,
    menus: {
      'editor/title': { group: 'navigation@2', when: `${OF_SUDOKU} && !activeCustomEditorId && !isInDiffEditor` },
      'sudoku.menu': { group: '6_view@1', when: '!isInDiffEditor' },
    },
  },
  'sudoku.openAsText': {
    title: 'Open as Text',
    description: 'Returns from the grid to the text',
    icon: '$(file-code)',
    enablement: IN_GRID,
    menus: {
      'editor/title': { group: 'navigation@2', when: IN_GRID },
    },
  },
  'sudoku.showBoard': {
    title: 'Show Board',
    description: 'Shows the puzzle at the cursor as a grid in the side bar',
    icon: '$(layout-sidebar-left)',
    menus: {
      'editor/title': { group: '1_sudoku@6', when: OF_SUDOKU },
      'sudoku.menu': { group: '6_view@2' },
    },
  },
} as const satisfies CommandDeclarations;

/** Declares the commands of “Collections”. */

import { IN_TEXT, SEVERAL } from './conditions';
import type { CommandDeclarations } from './declaration';

export const COLLECTION_COMMANDS = {
  'sudoku.sortPuzzles': {
    title: 'Sort Puzzles…',
    description:
      'Sorts the puzzles in the file by rating, clues, title or canonical form, each with its title, comments and marks',
    enablement: IN_TEXT,
    palette: SEVERAL,
  },
  'sudoku.removeDuplicates': {
    title: 'Remove Duplicates',
    description: 'Removes copies of puzzles, but keeps the first occurrence and copies with entries',
    enablement: IN_TEXT,
    palette: SEVERAL,
  },
  'sudoku.filterPuzzles': {
    title: 'Filter Puzzles…',
    description:
      'Opens the puzzles that match conditions, such as `rating 3-4.5 and clues <= 22 and not technique x-wing`, in a new document',
    enablement: IN_TEXT,
    palette: SEVERAL,
  },
  'sudoku.statistics': {
    title: 'Statistics',
    description:
      'Counts the puzzles in the file by size, solutions, clues, level and rating, in a document with bar charts',
    enablement: IN_TEXT,
    palette: SEVERAL,
  },
  'sudoku.annotate': {
    title: 'Rate and Annotate',
    description: 'Writes a comment above each puzzle with its difficulty, number of clues and techniques',
    enablement: IN_TEXT,
  },
  'sudoku.lintWorkspace': {
    title: 'Check All Files',
    description: 'Checks every Sudoku file in the workspace, and finds puzzles that appear in several files',
    palette: 'sudoku.hasCollections && workspaceFolderCount > 0',
  },
  'sudoku.acceptFindings': {
    title: 'Accept Current Findings',
    description: 'Writes the findings of lint rules into `.sudoku-baseline.json`, so that only new ones are shown',
    palette: 'sudoku.hasCollections && workspaceFolderCount > 0',
  },
  'sudoku.toggleTestExplorer': {
    title: 'Toggle Test Explorer',
    description:
      'Turns `sudoku.testExplorer` on or off. When it is on, every puzzle in the workspace is a [test](../ci.md#tests-in-the-editor)',
    palette: 'workspaceFolderCount > 0',
  },
} as const satisfies CommandDeclarations;

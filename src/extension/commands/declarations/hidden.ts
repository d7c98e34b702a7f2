/** Declares the commands that the command palette does not show, for keyboard shortcuts. */

import { CELL_KEYS } from './cellKeys';
import { IN_TEXT, IN_TEXT_OR_GRID, NEVER } from './conditions';
import type { CommandDeclarations } from './declaration';

export const HIDDEN_COMMANDS = {
  'sudoku.convertToLine': {
    title: 'Convert to One Line',
    description: 'Writes each of the selected puzzles, or the one at the cursor, on one line',
    enablement: IN_TEXT,
    palette: NEVER,
  },
  'sudoku.convertToGrid': {
    title: 'Convert to Plain Grid',
    description: 'Writes the puzzles in rows, with nothing between the cells',
    enablement: IN_TEXT,
    palette: NEVER,
  },
  'sudoku.convertToSpaced': {
    title: 'Convert to Spaced Grid',
    description: 'Writes the puzzles in rows, with a space between the cells',
    enablement: IN_TEXT,
    palette: NEVER,
  },
  'sudoku.convertToBordered': {
    title: 'Convert to Bordered Grid',
    description: 'Writes the puzzles with lines between the boxes',
    enablement: IN_TEXT,
    palette: NEVER,
  },
  'sudoku.convertToBoxDrawing': {
    title: 'Convert to Grid with Box Drawing',
    description: 'Writes the puzzles in a frame of box-drawing characters',
    enablement: IN_TEXT,
    palette: NEVER,
  },
  'sudoku.convertToPencilMarks': {
    title: 'Convert to Pencil Marks',
    description: 'Writes the puzzles with the candidates of every empty cell, up to 9x9',
    enablement: IN_TEXT,
    palette: NEVER,
  },
  'sudoku.exportSvg': {
    title: 'Export as SVG…',
    description: 'Saves the puzzle as an SVG file',
    enablement: IN_TEXT_OR_GRID,
    palette: NEVER,
  },
  'sudoku.exportPng': {
    title: 'Export as PNG…',
    description: 'Saves the puzzle as a PNG file',
    enablement: IN_TEXT_OR_GRID,
    palette: NEVER,
  },
  'sudoku.pressCellKey': {
    title: 'Press Key in Cell',
    description:
      'Types its argument into the cells at the cursors, as [cell typing](typing.md) does: a character, `backspace`, `delete`, `tab`, `left`',
    enablement: IN_TEXT,
    palette: NEVER,
    keys: CELL_KEYS,
  },
} as const satisfies CommandDeclarations;

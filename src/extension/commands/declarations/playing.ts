/** Declares the commands of “Play and edit”. */

import { IN_TEXT, IN_TEXT_OR_GRID, IN_TEXT_OR_TAB, OF_SUDOKU, SEVERAL, WRITABLE } from './conditions';
import type { CommandDeclarations } from './declaration';

export const PLAYING_COMMANDS = {
  'sudoku.startPlaying': {
    title: 'Start Playing',
    description:
      'Adds a `[State]` section below the givens, so that you cannot change the givens by mistake while you play',
    enablement: IN_TEXT_OR_GRID,
    menus: {
      'sudoku.menu': { group: '1_play@1', when: WRITABLE },
    },
  },
  'sudoku.checkProgress': {
    title: 'Check My Progress',
    description: 'Lists the wrong entries and deleted givens of the puzzle, without revealing any correct digit',
    enablement: IN_TEXT_OR_GRID,
    menus: {
      'editor/title': { group: '1_sudoku@2', when: OF_SUDOKU },
      'editor/context': { group: '1_sudoku@3', when: IN_TEXT },
    },
  },
  'sudoku.explainMistake': {
    title: 'Explain My Mistake',
    description:
      'Shows why the wrong entry at the cursor is wrong, or the one that is easiest to refute: the digits that follow from it, up to a contradiction. No correct digit is revealed',
    enablement: IN_TEXT_OR_GRID,
  },
  'sudoku.goBack': {
    title: 'Go Back to Before the Mistake',
    description:
      'Removes the first wrong entry and all entries after it, in one undo step. You can keep the correct ones among them',
    enablement: IN_TEXT_OR_GRID,
  },
  'sudoku.revealCell': {
    title: 'Reveal Cell',
    description: 'Writes the correct digit into the cell at the cursor',
    enablement: IN_TEXT_OR_GRID,
    menus: {
      'sudoku.menu': { group: '1_play@3', when: WRITABLE },
    },
  },
  'sudoku.restart': {
    title: 'Restart Puzzle',
    description: 'Resets the puzzle to its givens by removing all entries and marks',
    enablement: IN_TEXT_OR_GRID,
    menus: {
      'sudoku.menu': { group: '1_play@2', when: WRITABLE },
    },
  },
  'sudoku.markGivens': {
    title: 'Mark as Givens',
    description: 'Turns all digits of the puzzle at the cursor into givens',
    enablement: IN_TEXT,
    menus: {
      'editor/title': { group: '1_sudoku@3', when: OF_SUDOKU },
      'sudoku.menu': { group: '4_change@4' },
    },
  },
  'sudoku.resetToGivens': {
    title: 'Reset to Givens',
    description: 'Removes every entry of the puzzle, in one undo step',
    enablement: IN_TEXT,
    menus: {
      'sudoku.menu': { group: '4_change@5', when: WRITABLE },
    },
  },
  'sudoku.addRule': {
    title: 'Add Rule to Selected Cells…',
    description: 'Adds a cage, a line or another rule for the selected cells to the `[Rules]` section of the puzzle',
    enablement: IN_TEXT_OR_GRID,
    menus: {
      'sudoku.menu': { group: '4_change@3', when: WRITABLE },
    },
  },
  'sudoku.minimisePuzzle': {
    title: 'Minimize Puzzle',
    description:
      'Removes givens until each remaining one is needed, in one undo step. It can keep the symmetry of the givens',
    enablement: IN_TEXT_OR_GRID,
  },
  'sudoku.toggleCellTyping': {
    title: 'Toggle Cell Typing',
    description: 'Turns cell typing on or off, in the scope where the setting is defined',
    enablement: IN_TEXT_OR_TAB,
    palette: 'activeCustomEditorId != sudoku.grid',
  },
  'sudoku.nextPuzzle': {
    title: 'Go to Next Puzzle',
    description: 'Moves the cursor to the next puzzle (`Ctrl+Alt+PageDown`)',
    enablement: IN_TEXT,
    palette: SEVERAL,
    keys: [{ key: 'ctrl+alt+pagedown', mac: 'cmd+alt+pagedown', when: `editorTextFocus && ${IN_TEXT}` }],
  },
  'sudoku.previousPuzzle': {
    title: 'Go to Previous Puzzle',
    description: 'Moves the cursor to the previous puzzle (`Ctrl+Alt+PageUp`)',
    enablement: IN_TEXT,
    palette: SEVERAL,
    keys: [{ key: 'ctrl+alt+pageup', mac: 'cmd+alt+pageup', when: `editorTextFocus && ${IN_TEXT}` }],
  },
  'sudoku.selectRow': {
    title: 'Select Row',
    description: 'Selects the row of the cell at each cursor',
    enablement: IN_TEXT,
  },
  'sudoku.selectColumn': {
    title: 'Select Column',
    description: 'Selects the column, with a cursor in each of its cells',
    enablement: IN_TEXT,
  },
  'sudoku.selectBox': {
    title: 'Select Box',
    description: 'Selects the box, with a cursor in each of its rows',
    enablement: IN_TEXT,
  },
} as const satisfies CommandDeclarations;

/** Declares the commands of “Hints and solutions”. */

import {
  IN_ANY_EDITOR,
  IN_TEXT,
  IN_TEXT_OR_GRID,
  IN_TEXT_OR_TAB,
  NEVER,
  OF_SUDOKU,
  ON_GRID,
  ONE,
  SEVERAL,
  WRITABLE,
} from './conditions';
import type { CommandDeclarations } from './declaration';

export const SOLVING_COMMANDS = {
  'sudoku.hint': {
    title: 'Hint',
    description: 'Shows where the next step is. Run it again to see the technique, and a third time to see the step',
    icon: '$(compass)',
    enablement: IN_TEXT_OR_GRID,
    menus: {
      'editor/title': { group: 'navigation@1', when: OF_SUDOKU },
      'editor/context': { group: '1_sudoku@1', when: IN_TEXT },
    },
    keys: [{ key: 'ctrl+k h', mac: 'cmd+k h', when: `editorTextFocus && ${IN_TEXT} || ${ON_GRID}` }],
  },
  'sudoku.applyStep': {
    title: 'Apply Next Step',
    description: 'Applies the step of the current hint or, without a hint, the next step',
    enablement: IN_TEXT_OR_GRID,
    menus: {
      'editor/title': { group: '1_sudoku@1', when: `${OF_SUDOKU} && !activeEditorIsReadonly` },
      'editor/context': { group: '1_sudoku@2', when: `${IN_TEXT} && ${WRITABLE}` },
    },
    keys: [{ key: 'ctrl+k a', mac: 'cmd+k a', when: `editorTextFocus && ${IN_TEXT} && ${WRITABLE} || ${ON_GRID}` }],
  },
  'sudoku.explainHint': {
    title: 'Explain Hint',
    description: 'Shows the full reason for the hint in a hover',
    enablement: `${IN_TEXT} && sudoku.highlightsShown`,
  },
  'sudoku.aboutTechnique': {
    title: 'About the Technique of the Hint',
    description: 'Opens the documentation of the technique',
    enablement: `${IN_TEXT} && sudoku.highlightsShown`,
  },
  'sudoku.showCandidates': {
    title: 'Show Candidates',
    description: 'Shows the puzzle as pencil marks next to the file',
    enablement: IN_TEXT,
    menus: {
      'sudoku.menu': { group: '3_learn@3' },
    },
  },
  'sudoku.clearHighlights': {
    title: 'Clear Hint Highlights',
    description: 'Removes a hint and its highlights, as Escape does',
    enablement: 'sudoku.highlightsShown',
    keys: [
      {
        key: 'escape',
        when: 'sudoku.highlightsShown && editorTextFocus && !editorHoverVisible && (editorLangId == sudoku || resourceScheme == sudoku-path || resourceScheme == sudoku-candidates) && !suggestWidgetVisible && !findWidgetVisible && !renameInputVisible && !inSnippetMode && !parameterHintsVisible && !editorHasMultipleSelections && !accessibilityHelpWidgetVisible',
      },
    ],
  },
  'sudoku.findAllSteps': {
    title: 'Find All Steps',
    description: 'Lists every step that is currently possible, grouped by technique',
    enablement: IN_TEXT_OR_GRID,
    menus: {
      'editor/title': { group: '1_sudoku@5', when: OF_SUDOKU },
      'sudoku.menu': { group: '3_learn@1' },
    },
  },
  'sudoku.showPath': {
    title: 'Show Solution Path',
    description: 'Writes all steps to the solution into a document next to the puzzle',
    enablement: IN_TEXT_OR_GRID,
    menus: {
      'editor/title': { group: '1_sudoku@4', when: OF_SUDOKU },
      'sudoku.menu': { group: '3_learn@2' },
    },
  },
  'sudoku.savePath': {
    title: 'Save Solution Path As…',
    description:
      'Saves the solution path as text (`.txt`) or Markdown (`.md`). Markdown can include pictures of the steps',
    icon: '$(save-as)',
    enablement: 'editorLangId == sudoku || resourceScheme == sudoku-path',
    menus: {
      'editor/title': { group: 'navigation', when: 'resourceScheme == sudoku-path' },
    },
  },
  'sudoku.trace': {
    title: 'Trace Backtracking',
    description: 'Lists every step of the textbook backtracking method in a document',
    enablement: IN_TEXT,
  },
  'sudoku.solvePuzzle': {
    title: 'Solve Puzzle at Cursor',
    description: 'Solves the puzzle at the cursor or, if there is none, the nearest one before it',
    enablement: IN_TEXT_OR_GRID,
    palette: SEVERAL,
    menus: {
      'editor/title': { group: '1_sudokuFill@1', when: `${OF_SUDOKU} && ${SEVERAL}` },
      'sudoku.menu': { group: '2_solve@2', when: `${WRITABLE} && ${SEVERAL}` },
    },
  },
  'sudoku.solve': {
    title: 'Solve Sudoku',
    description: 'Solves every puzzle in the file in place',
    enablement: IN_ANY_EDITOR,
    menus: {
      'editor/title': { group: '1_sudokuFill@1', when: `${OF_SUDOKU} && ${ONE}` },
      'sudoku.menu': { group: '2_solve@2', when: `${WRITABLE} && ${ONE}` },
    },
  },
  'sudoku.solveAll': {
    title: 'Solve All Puzzles in File',
    description: 'Does the same from a menu. In a file with more than 100 puzzles, it always asks first',
    enablement: IN_ANY_EDITOR,
    palette: NEVER,
    menus: {
      'editor/title': { group: '1_sudokuFill@2', when: `${OF_SUDOKU} && ${SEVERAL}` },
      'sudoku.menu': { group: '2_solve@3', when: `${WRITABLE} && ${SEVERAL}` },
    },
  },
  'sudoku.showSolutions': {
    title: 'Show Solutions',
    description:
      'Opens a document with the number of solutions, the cells in which they differ, and the first 20 solutions',
    enablement: IN_TEXT_OR_GRID,
  },
  'sudoku.fillForcedPuzzle': {
    title: 'Fill Forced Cells in Puzzle',
    description: 'Fills the forced cells of the puzzle at the cursor, and every cell that then becomes forced',
    enablement: IN_TEXT_OR_GRID,
    palette: SEVERAL,
    menus: {
      'sudoku.menu': { group: '2_solve@1', when: `${WRITABLE} && ${SEVERAL}` },
    },
  },
  'sudoku.fillForced': {
    title: 'Fill Forced Cells',
    description: 'Fills every forced cell in the file, and every cell that then becomes forced',
    enablement: IN_TEXT_OR_TAB,
    menus: {
      'sudoku.menu': { group: '2_solve@1', when: `${WRITABLE} && ${ONE}` },
    },
  },
} as const satisfies CommandDeclarations;

/** The labels of the commands in the buttons and the menu of a board. */

import * as board from '../../messages/boards/board';

/**
 * By command: its label. Messages refer to a command by its title, which `messages.boards.named` replaces by this
 * label.
 */
export const COMMAND_LABELS = {
  'sudoku.startPlaying': board.start,
  'sudoku.checkProgress': board.check,
  'sudoku.explainMistake': board.explainMistake,
  'sudoku.goBack': board.goBack,
  'sudoku.restart': board.restart,
  'sudoku.revealCell': board.reveal,
  'sudoku.solvePuzzle': board.solve,
  'sudoku.hint': board.hint,
  'sudoku.applyStep': board.apply,
  'sudoku.findAllSteps': board.allSteps,
  'sudoku.showPath': board.path,
  'sudoku.replay': board.replay,
  'sudoku.nextExercise': board.nextExercise,
  'sudoku.addRule': board.addRule,
  'sudoku.confirmDigits': board.confirmDigits,
  'sudoku.nextPuzzle': board.nextPuzzle,
} as const;

/** All commands except those of open files. Written by `npm run generate`: do not edit. */

import { acceptFindingsCommand } from '../collection/acceptFindings';
import { filterPuzzlesCommand, removeDuplicatesCommand, sortPuzzlesCommand } from '../collection/collection';
import { nextPuzzleCommand, previousPuzzleCommand } from '../collection/goToPuzzle';
import { lintWorkspaceCommand } from '../collection/lintWorkspace';
import { statisticsCommand } from '../collection/statistics';
import { treatAsSudokuCommand } from '../collection/treatAsSudoku';
import type { Command } from '../command';
import { confirmDigitsCommand } from '../confirmDigits';
import { getStartedCommand } from '../getStarted';
import { checkProgressCommand, markGivensCommand, resetToGivensCommand } from '../givens';
import { goBackCommand } from '../goBack';
import { addRuleCommand } from '../making/addRule';
import { generateCommand } from '../making/generate';
import { minimisePuzzleCommand } from '../making/minimise';
import { newPuzzleCommand } from '../making/newPuzzle';
import { readPictureCommand } from '../making/readPicture';
import { transformAllCommand, transformCommand } from '../making/transform';
import { openAsGridCommand, openAsTextCommand, showBoardCommand } from '../openBoard';
import { openSamplesCommand } from '../openSamples';
import { restartCommand, revealCellCommand, startPlayingCommand } from '../play';
import { nameMyStepCommand } from '../practice/nameMyStep';
import {
  nextExerciseCommand,
  openExercisePageCommand,
  practiceCommand,
  showExerciseStepCommand,
} from '../practice/practice';
import { deletePracticeCommand, exportPracticeCommand } from '../practice/statistics';
import { selectBoxCommand, selectColumnCommand, selectRowCommand } from '../selectHouse';
import { conversionCommands } from '../sharing/convert';
import { convertToCommand, copyAsCommand } from '../sharing/copyAs';
import { exportPictureCommand, exportPngCommand, exportSvgCommand } from '../sharing/exportPicture';
import { exportWebPageCommand } from '../sharing/exportWebPage';
import { printCommand } from '../sharing/print';
import { annotateCommand } from '../steps/annotate';
import { applyStepCommand } from '../steps/applyStep';
import { compareAlgorithmsCommand } from '../steps/compareAlgorithms';
import { fillForcedCommand, fillForcedPuzzleCommand } from '../steps/fillForced';
import { findAllStepsCommand } from '../steps/findAllSteps';
import {
  aboutTechniqueCommand,
  clearHighlightsCommand,
  explainHintCommand,
  hintCommand,
  showCandidatesCommand,
} from '../steps/hint';
import { replayCommand } from '../steps/replay';
import {
  explainMistakeCommand,
  savePathCommand,
  showPathCommand,
  showSolutionsCommand,
  traceCommand,
} from '../steps/showReports';
import { solveAllCommand, solveCommand, solvePuzzleCommand } from '../steps/solve';
import { watchCommand } from '../steps/watch';
import { toggleCellTypingCommand, toggleTestExplorerCommand } from '../toggles';

/** The commands, in no particular order. */
export const COMMANDS: readonly Command[] = [
  acceptFindingsCommand,
  filterPuzzlesCommand,
  removeDuplicatesCommand,
  sortPuzzlesCommand,
  nextPuzzleCommand,
  previousPuzzleCommand,
  lintWorkspaceCommand,
  statisticsCommand,
  treatAsSudokuCommand,
  confirmDigitsCommand,
  getStartedCommand,
  checkProgressCommand,
  markGivensCommand,
  resetToGivensCommand,
  goBackCommand,
  addRuleCommand,
  generateCommand,
  minimisePuzzleCommand,
  newPuzzleCommand,
  readPictureCommand,
  transformAllCommand,
  transformCommand,
  openAsGridCommand,
  openAsTextCommand,
  showBoardCommand,
  openSamplesCommand,
  restartCommand,
  revealCellCommand,
  startPlayingCommand,
  nameMyStepCommand,
  nextExerciseCommand,
  openExercisePageCommand,
  practiceCommand,
  showExerciseStepCommand,
  deletePracticeCommand,
  exportPracticeCommand,
  selectBoxCommand,
  selectColumnCommand,
  selectRowCommand,
  ...conversionCommands,
  convertToCommand,
  copyAsCommand,
  exportPictureCommand,
  exportPngCommand,
  exportSvgCommand,
  exportWebPageCommand,
  printCommand,
  annotateCommand,
  applyStepCommand,
  compareAlgorithmsCommand,
  fillForcedCommand,
  fillForcedPuzzleCommand,
  findAllStepsCommand,
  aboutTechniqueCommand,
  clearHighlightsCommand,
  explainHintCommand,
  hintCommand,
  showCandidatesCommand,
  replayCommand,
  explainMistakeCommand,
  savePathCommand,
  showPathCommand,
  showSolutionsCommand,
  traceCommand,
  solveAllCommand,
  solveCommand,
  solvePuzzleCommand,
  watchCommand,
  toggleCellTypingCommand,
  toggleTestExplorerCommand,
];

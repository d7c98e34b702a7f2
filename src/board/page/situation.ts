/** The user's current activity, which determines the visible buttons. The others are in the menu. */

import { fewestClues } from '../../core/fewestClues';
import type { PageCommand } from '../protocol/messages';
import { lookOf, type Snapshot } from '../protocol/snapshot';
import { filledCountOf } from './progress';

/** The commands that may have a button next to the menu, in the order of the page. The next hint is where the first one was, for a second click. */
export const BUTTONS = [
  'sudoku.hint',
  'sudoku.nextExercise',
  'sudoku.startPlaying',
  'sudoku.nextPuzzle',
  'sudoku.applyStep',
  'sudoku.addRule',
  'sudoku.restart',
  'sudoku.checkProgress',
] as const satisfies readonly PageCommand[];
type ShownCommand = (typeof BUTTONS)[number];

/** The user's activity. */
export type Situation =
  /** The puzzle has not been changed yet: it can be started. */
  | 'fresh'
  | 'solving'
  /** Something in the puzzle is wrong, so hints are not possible. */
  | 'faulty'
  /** The user is viewing a hint. */
  | 'learning'
  /** The user is looking for the step of an exercise. */
  | 'practicing'
  /** The user has found the step of an exercise. */
  | 'practiced'
  /**
   * The user walks through the solution. The shown step may be far from the position, so only the buttons next to the
   * step advance.
   */
  | 'walking'
  /** The puzzle has several solutions, so it is being written. */
  | 'setting'
  /** The puzzle is being written, and has too few digits for one solution: there is nothing to check. */
  | 'begun'
  /** The givens are unlocked, so the puzzle is being written too. */
  | 'unlocked'
  | 'solved'
  /** Nothing in the puzzle can be changed. */
  | 'reading';

/** The action of the primary button of a situation: the first command that fits, the lock of the givens, or the next step of the path; or there is no primary button. */
type Primary = 'command' | 'lock' | 'nextStep' | 'none';

/** By situation: the buttons that are shown, the most useful one first, and which button is the primary one. */
export const SHOWN: Readonly<
  Record<Situation, { readonly commands: readonly ShownCommand[]; readonly primary: Primary }>
> = {
  fresh: { commands: ['sudoku.startPlaying', 'sudoku.hint'], primary: 'command' },
  solving: { commands: ['sudoku.hint', 'sudoku.checkProgress'], primary: 'command' },
  faulty: { commands: ['sudoku.checkProgress', 'sudoku.hint'], primary: 'command' },
  learning: { commands: ['sudoku.hint', 'sudoku.applyStep'], primary: 'command' },
  practicing: { commands: ['sudoku.hint'], primary: 'command' },
  practiced: { commands: ['sudoku.nextExercise', 'sudoku.hint'], primary: 'command' },
  walking: { commands: [], primary: 'nextStep' },
  unlocked: { commands: ['sudoku.hint'], primary: 'lock' },
  setting: { commands: ['sudoku.checkProgress', 'sudoku.addRule'], primary: 'command' },
  begun: { commands: ['sudoku.checkProgress', 'sudoku.addRule'], primary: 'none' },
  solved: { commands: ['sudoku.nextPuzzle', 'sudoku.checkProgress', 'sudoku.restart'], primary: 'command' },
  reading: { commands: ['sudoku.hint'], primary: 'command' },
};

/** The situation. `before` is the situation before the last edit of the same puzzle, which remains until the position is checked. */
export function situationOf(snapshot: Snapshot, before?: Situation): Situation {
  const { step, locked, isSolved, isAmbiguous, isChecked, problems, faults } = snapshot;
  if (step?.exercise) return step.exercise === 'found' ? 'practiced' : 'practicing';
  if (step) return step.inPath ? 'walking' : 'learning';
  if (isSolved) return 'solved';
  if (locked?.cells === 'all') return 'reading';
  const isWritten = isAmbiguous || isEmpty(snapshot) || ((before === 'setting' || before === 'begun') && !isChecked);
  if (!isPlayed(snapshot) && isWritten) return isSparse(snapshot) ? 'begun' : 'setting';
  if (snapshot.guard === 'off') return 'unlocked';
  if (problems.some(problem => lookOf(problem) !== 'doubtful') || faults.some(({ isWarning }) => !isWarning))
    return 'faulty';
  return FITTING['sudoku.startPlaying'](snapshot) && filledCountOf(snapshot) === 0 ? 'fresh' : 'solving';
}

/** Whether a command does something in a puzzle. */
export function fits(command: PageCommand, snapshot: Snapshot): boolean {
  return FITTING[command](snapshot);
}

/**
 * Whether the menu lists a command that has no button next to it. A check is not listed if there is nothing to check;
 * its button, if it has one, stays.
 */
export function isListed(command: PageCommand, snapshot: Snapshot): boolean {
  const hasUse = command !== 'sudoku.checkProgress' || isPlayed(snapshot) || hasEntry(snapshot);
  return hasUse && fits(command, snapshot);
}

/** Whether the text distinguishes entries from givens, so that only entries are edited. */
const isPlayed = ({ locked, guard }: Snapshot) => locked !== undefined && guard === undefined;

/** Whether there is nothing to solve: no digit and no rule. */
const isEmpty = ({ digits, inWords }: Snapshot) => !inWords && digits.every(digit => digit === 0);

/** Whether there are fewer digits than in any puzzle with one solution. Rules and listed candidates can replace digits. */
const isSparse = ({ digits, size, inWords, listed }: Snapshot) =>
  !inWords && !listed && digits.filter(Boolean).length < fewestClues(size);

/** Whether there is a digit that is not a given. */
const hasEntry = ({ digits, givens }: Snapshot) => digits.some((digit, cell) => digit !== 0 && digit !== givens[cell]);

/** Whether an entry may be wrong: only the digits of a puzzle with one solution can be. */
const hasMistake = (snapshot: Snapshot) => hasEntry(snapshot) && isToSolve(snapshot) && hasOneSolution(snapshot);

const isOpen = ({ locked }: Snapshot) => locked?.cells !== 'all';

/** Whether a digit is missing or wrong: a full grid that is not solved has a wrong one. */
const isToSolve = (snapshot: Snapshot) => isOpen(snapshot) && !snapshot.isSolved;

/** Whether the givens are known to have only one solution: locked givens are. */
const hasOneSolution = ({ hasOneSolution, locked, guard, isChecked, isAmbiguous }: Snapshot) =>
  hasOneSolution || (!isAmbiguous && (isChecked || locked !== undefined || guard !== undefined));

const always = () => true;

/** By command: whether it does something in a puzzle. */
const FITTING: Readonly<Record<PageCommand, (snapshot: Snapshot) => boolean>> = {
  'sudoku.hint': ({ isSolved }) => !isSolved,
  'sudoku.applyStep': snapshot =>
    isOpen(snapshot) && snapshot.step !== undefined && !snapshot.step.inPath && !snapshot.step.isNoted,
  'sudoku.clearHighlights': always,
  'sudoku.findAllSteps': ({ isSolved }) => !isSolved,
  'sudoku.showPath': ({ isSolved }) => !isSolved,
  'sudoku.replay': hasEntry,
  'sudoku.nextExercise': ({ step }) => step?.exercise !== undefined,
  'sudoku.checkProgress': isOpen,
  'sudoku.explainMistake': hasMistake,
  'sudoku.goBack': hasMistake,
  'sudoku.startPlaying': snapshot => snapshot.canStart && !isEmpty(snapshot),
  'sudoku.restart': snapshot => isOpen(snapshot) && filledCountOf(snapshot) > 0,
  'sudoku.revealCell': snapshot => isToSolve(snapshot) && hasOneSolution(snapshot),
  'sudoku.confirmDigits': ({ problems }) => problems.some(({ kind }) => kind === 'doubtful digit'),
  // Rules are edited as long as the puzzle is not being played.
  'sudoku.addRule': snapshot => isOpen(snapshot) && !isPlayed(snapshot),
  'sudoku.solvePuzzle': isToSolve,
  'sudoku.nextPuzzle': ({ hasOthers }) => hasOthers,
  'sudoku.previousPuzzle': ({ hasOthers }) => hasOthers,
};

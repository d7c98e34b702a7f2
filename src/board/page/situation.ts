/** The user's current activity, which determines the visible buttons. The others are in the menu. */

import type { PageCommand } from '../protocol/messages';
import type { Snapshot } from '../protocol/snapshot';
import { contentOf } from './progress';

/** The user's activity. */
export type Situation =
  /** Nothing yet: it can be started. */
  | 'fresh'
  | 'solving'
  /** Something in it is wrong, so hints are not possible. */
  | 'faulty'
  /** Looks at the hint that is shown. */
  | 'learning'
  /** Walks through the solution. The shown step may be far from the position, so only the buttons next to the step advance. */
  | 'walking'
  /** It has several solutions, so it is being written. */
  | 'setting'
  /** Its givens are unlocked, so it is being written too. */
  | 'unlocked'
  | 'solved'
  /** Nothing in it can be changed. */
  | 'reading';

/** By situation: the buttons that are shown, the most useful one first. It is the primary one, if one is. */
export const SHOWN: Readonly<
  Record<Situation, { readonly commands: readonly PageCommand[]; readonly hasPrimary: boolean }>
> = {
  fresh: { commands: ['sudoku.startPlaying', 'sudoku.hint'], hasPrimary: true },
  solving: { commands: ['sudoku.hint', 'sudoku.checkProgress'], hasPrimary: true },
  faulty: { commands: ['sudoku.hint', 'sudoku.checkProgress'], hasPrimary: false },
  learning: { commands: ['sudoku.hint', 'sudoku.applyStep'], hasPrimary: true },
  walking: { commands: [], hasPrimary: false },
  unlocked: { commands: ['sudoku.hint'], hasPrimary: false },
  setting: { commands: ['sudoku.addRule'], hasPrimary: false },
  solved: { commands: ['sudoku.restart', 'sudoku.checkProgress'], hasPrimary: false },
  reading: { commands: ['sudoku.hint'], hasPrimary: true },
};

/** The situation. `before` is the situation before the last edit of the same puzzle, which remains until the position is checked. */
export function situationOf(snapshot: Snapshot, before?: Situation): Situation {
  const { step, locked, isSolved, isAmbiguous, isChecked, problems, faults } = snapshot;
  if (step) return step.inPath ? 'walking' : 'learning';
  if (locked?.cells === 'all') return 'reading';
  if (isSolved) return 'solved';
  const isWritten = isAmbiguous || isEmpty(snapshot) || (before === 'setting' && !isChecked);
  if (!isPlayed(snapshot) && isWritten) return 'setting';
  if (snapshot.guard === 'off') return 'unlocked';
  if (problems.length > 0 || faults.some(({ isWarning }) => !isWarning)) return 'faulty';
  return FITTING['sudoku.startPlaying'](snapshot) && contentOf(snapshot) === 0 ? 'fresh' : 'solving';
}

/** Whether a command does something in a puzzle. */
export function fits(command: PageCommand, snapshot: Snapshot): boolean {
  return FITTING[command](snapshot);
}

/** Whether a command that is not next to the menu is in it. A check without an entry is only where its button keeps its place. */
export function isListed(command: PageCommand, snapshot: Snapshot): boolean {
  const hasUse = command !== 'sudoku.checkProgress' || isPlayed(snapshot) || hasEntry(snapshot);
  return hasUse && fits(command, snapshot);
}

/** Whether the text distinguishes entries from givens, so that only entries are edited. */
const isPlayed = ({ locked, guard }: Snapshot) => locked !== undefined && guard === undefined;

/** Whether there is nothing to solve: no digit and no rule. */
const isEmpty = ({ digits, inWords }: Snapshot) => !inWords && digits.every(digit => digit === 0);

/** Whether there is a digit that is not a given. */
const hasEntry = ({ digits, givens }: Snapshot) => digits.some((digit, cell) => digit !== 0 && digit !== givens[cell]);

const isOpen = ({ locked }: Snapshot) => locked?.cells !== 'all';

/** Whether there is something to fill. */
const canFill = (snapshot: Snapshot) => isOpen(snapshot) && snapshot.digits.includes(0);

/** Whether the givens have only one solution, as far as it is known: those that are locked have. */
const hasOneSolution = ({ hasOneSolution, locked, guard, isChecked, isAmbiguous }: Snapshot) =>
  hasOneSolution || (!isAmbiguous && (isChecked || locked !== undefined || guard !== undefined));

const always = () => true;

/** By command: where it does something. */
const FITTING: Readonly<Record<PageCommand, (snapshot: Snapshot) => boolean>> = {
  'sudoku.hint': ({ isSolved }) => !isSolved,
  'sudoku.applyStep': snapshot =>
    isOpen(snapshot) && snapshot.step !== undefined && !snapshot.step.inPath && !snapshot.step.isNoted,
  'sudoku.clearHighlights': always,
  'sudoku.findAllSteps': ({ isSolved }) => !isSolved,
  'sudoku.showPath': ({ isSolved }) => !isSolved,
  'sudoku.checkProgress': isOpen,
  'sudoku.startPlaying': snapshot => snapshot.canStart && !isEmpty(snapshot),
  'sudoku.restart': snapshot => isOpen(snapshot) && contentOf(snapshot) > 0,
  'sudoku.revealCell': snapshot => canFill(snapshot) && hasOneSolution(snapshot),
  // Rules are edited as long as the puzzle is not being played.
  'sudoku.addRule': snapshot => isOpen(snapshot) && !isPlayed(snapshot),
  'sudoku.solvePuzzle': canFill,
  'sudoku.nextPuzzle': always,
  'sudoku.previousPuzzle': always,
};

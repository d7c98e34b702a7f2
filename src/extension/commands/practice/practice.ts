/** The commands for exercises. */

import type { Command } from '../command';

/** The condition of the commands for an open exercise. */
const IS_PRACTICING = 'sudoku.isPracticing';

export const practiceCommand: Command = {
  id: 'sudoku.practice',
  section: 'practice',
  title: 'Practice…',
  description:
    'Opens an exercise for a technique or a level: a position in which its step is the easiest one. See [Practice](practice.md)',
  make: ({ practice }) => practice.start,
};

export const nextExerciseCommand: Command = {
  id: 'sudoku.nextExercise',
  section: 'practice',
  title: 'Next Exercise',
  description: 'Opens another exercise of the same kind',
  enablement: IS_PRACTICING,
  make: ({ practice }) => practice.next,
};

export const showExerciseStepCommand: Command = {
  id: 'sudoku.showExerciseStep',
  section: 'practice',
  title: 'Show Step of Exercise',
  description: 'Shows the easiest step of the exercise. The exercise then counts as failed',
  enablement: IS_PRACTICING,
  make: ({ practice }) => practice.showStep,
};

export const openExercisePageCommand: Command = {
  id: 'sudoku.openExercisePage',
  section: 'practice',
  title: 'About the Technique of the Exercise',
  description: 'Opens the documentation of the technique of the exercise',
  enablement: IS_PRACTICING,
  make: ({ practice }) => practice.openPage,
};

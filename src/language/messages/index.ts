/** Every sentence about puzzles that a user reads, each worded in one place. A feature's sentences are under its name. */

import { cellTyping } from './cellTyping';
import { commands } from './commands';
import { convert } from './converting';
import { actions, findings } from './findings';
import { allSteps, hint } from './hint';
import { hover } from './hover';
import { many } from './many';
import { pasting } from './pasting';
import { progress } from './progress';
import { completion, going, outline } from './reading';
import { path, trace } from './reports';
import { lens, status } from './status';
import { typing } from './typing';
import { wrongDigits } from './wrongDigits';

/** All messages. Those of diagnostics are at the top level. */
export const messages = {
  ...findings,
  wrongDigits,
  progress,
  actions,
  cellTyping,
  commands,
  hover,
  hint,
  pasting,
  allSteps,
  path,
  trace,
  lens,
  status,
  typing,
  many,
  outline,
  going,
  completion,
  convert,
} as const;

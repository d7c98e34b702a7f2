/** Every sentence about puzzles that a user reads, each worded in one place. A feature's sentences are under its name. */

import { commands } from './commands';
import { actions, findings } from './findings';
import { allSteps, hint } from './hint';
import { hover } from './hover';
import { pasting } from './pasting';
import { path, trace } from './reports';
import { lens, status } from './status';

/** All messages. Those of diagnostics are at the top level. */
export const messages = {
  ...findings,
  actions,
  commands,
  hover,
  hint,
  pasting,
  allSteps,
  path,
  trace,
  lens,
  status,
} as const;

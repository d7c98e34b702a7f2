/** All verbs, in the order of the help. To add a verb, add a file in this folder and a line here. */

import { canonical } from './canonical';
import { check } from './check';
import { completions } from './completions';
import { convert } from './convert';
import { count } from './count';
import { dedupe } from './dedupe';
import { generate } from './generate';
import { hint } from './hint';
import { man } from './man';
import { mcp } from './mcp';
import { merge } from './merge';
import { minimise } from './minimise';
import { path } from './path';
import { rate } from './rate';
import { render } from './render';
import { solve } from './solve';
import { sort } from './sort';
import { stats } from './stats';
import { steps } from './steps';
import { transform } from './transform';
import type { Verb } from './verb';
import { verify } from './verify';

export const VERBS: readonly Verb[] = [
  check,
  solve,
  count,
  rate,
  hint,
  steps,
  path,
  verify,
  generate,
  minimise,
  canonical,
  transform,
  convert,
  dedupe,
  sort,
  stats,
  render,
  merge,
  mcp,
  completions,
  man,
];

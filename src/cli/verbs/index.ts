/** All verbs, in the order of the help. To add a verb, add a file in this folder and a line here. */

import { canonical } from './canonical';
import { check } from './check';
import { count } from './count';
import { hint } from './hint';
import { minimise } from './minimise';
import { rate } from './rate';
import { solve } from './solve';
import { steps } from './steps';
import { transform } from './transform';
import type { Verb } from './verb';

export const VERBS: readonly Verb[] = [check, solve, count, rate, hint, steps, minimise, canonical, transform];

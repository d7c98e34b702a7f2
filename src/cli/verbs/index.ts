/** All verbs, in the order of the help. To add a verb, add a file in this folder and a line here. */

import { check } from './check';
import { count } from './count';
import type { FileVerb } from './fileVerb';
import { lint } from './lint';
import { solve } from './solve';
import type { Verb } from './verb';

/** A verb of either kind. */
export type AnyVerb = Verb | FileVerb;

export const VERBS: readonly AnyVerb[] = [check, lint, solve, count];

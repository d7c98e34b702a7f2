/** All verbs, in the order of the help. To add a verb, add a file in this folder and a line here. */

import { check } from './check';
import { count } from './count';
import { mcp } from './mcp';
import type { Service } from './service';
import { solve } from './solve';
import type { Verb } from './verb';

export const VERBS: readonly Verb[] = [check, solve, count];

/** What runs until its client goes, and reads no puzzles from files. */
export const SERVICES: readonly Service[] = [mcp];

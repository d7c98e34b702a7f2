/** What a thread is told, and what it answers. */

import type { Block } from '../input/blocks';
import type { BlockResult, Values } from '../verbs/verb';

/** What a thread is started with. */
export interface Task {
  readonly verb: string;
  readonly values: Values;
}

/** A block for a thread. */
export interface Request {
  readonly id: number;
  readonly block: Block;
}

/** The next part of the result of the block with this id; without one, the block is done. */
export interface Answer {
  readonly id: number;
  readonly result?: BlockResult;
}

/** Messages to and from a worker thread. */

import type { InputBlock } from '../input/blocks';
import type { BlockResult, OptionValues } from '../verbs/shared/verb';

/** Data with which a thread is started. */
export interface Task {
  readonly verb: string;
  readonly values: OptionValues;
}

/** A block for a thread. */
export interface Request {
  readonly id: number;
  readonly block: InputBlock;
}

/** The next part of the result of the block with this id; without a result, the block is finished. */
export interface ThreadAnswer {
  readonly id: number;
  readonly result?: BlockResult;
}

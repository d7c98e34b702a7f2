/** A part of an input: every n-th block, so that n processes share the work without speaking to each other. */

import type { Block } from '../input/blocks';
import { type Option, UsageError, type Values } from '../verbs/verb';

/** Which part, from 1, and of how many. */
export interface Shard {
  readonly part: number;
  readonly of: number;
}

/** The whole input. */
export const WHOLE: Shard = { part: 1, of: 1 };

/** Characters of a block where the work is shared: few, so that all get some. */
export const SHARED_LENGTH = 1 << 13;

/** `--shard 2/8` */
export const shardOption: Option = {
  name: 'shard',
  value: 'I/N',
  summary: 'Do only part I of N, as one of N processes with the same input. `sudoku merge` joins their results.',
};

/**
 * The part that an option says.
 * @throws a `UsageError` where it says none
 */
export function shardIn({ shard }: Values): Shard {
  if (shard === undefined) return WHOLE;
  const [, part = '', of = ''] = /^(\d{1,9})\/(\d{1,9})$/.exec(`${shard}`) ?? [];
  const found = { part: Number(part), of: Number(of) };
  if (found.part >= 1 && found.part <= found.of) return found;
  throw new UsageError(`--shard must be a part and a number of parts such as 1/8, not "${shard}".`);
}

/** The blocks of a part. */
export async function* blocksIn({ part, of }: Shard, blocks: AsyncIterable<Block>): AsyncGenerator<Block> {
  let index = 0;
  for await (const block of blocks) if (index++ % of === part - 1) yield block;
}

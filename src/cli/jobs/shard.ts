/** A part of an input: every n-th block, so that n processes share the work without communication. */

import type { InputBlock } from '../input/blocks';
import { type OptionValues, UsageError } from '../verbs/shared/verb';

/** The number of the part, from 1, and the number of parts. */
export interface Shard {
  readonly part: number;
  readonly of: number;
}

/** The whole input. */
export const WHOLE: Shard = { part: 1, of: 1 };

/** Size of a block in characters when the work is shared: small, so that each part gets some. */
export const SHARED_LENGTH = 1 << 13;

/**
 * Parses the option.
 * @throws a `UsageError` if it is invalid
 */
export function shardIn({ shard }: OptionValues): Shard {
  if (shard === undefined) return WHOLE;
  const [, part = '', of = ''] = /^(\d{1,9})\/(\d{1,9})$/.exec(`${shard}`) ?? [];
  const found = { part: Number(part), of: Number(of) };
  if (found.part >= 1 && found.part <= found.of) return found;
  throw new UsageError(`--shard must be a part and the number of parts, such as 1/8, not "${shard}".`);
}

/** The blocks of a part. */
export async function* blocksIn({ part, of }: Shard, blocks: AsyncIterable<InputBlock>): AsyncGenerator<InputBlock> {
  let index = 0;
  for await (const block of blocks) if (index++ % of === part - 1) yield block;
}

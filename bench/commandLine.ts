/** What `npm run bench` was asked for. */

import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';

export interface Wish {
  /** Whole collections where samples do otherwise. */
  readonly all: boolean;
  /** Only collections of puzzles larger than 9x9. */
  readonly large: boolean;
  /** Renew docs/performance.md. */
  readonly write: boolean;
  /** In place of the collections, when there are any. */
  readonly files: readonly string[];
}

/** Throws an error whose message is for whoever typed `args`. */
export function parseWish(args: readonly string[]): Wish {
  const { values, positionals: files } = parseArgs({
    args: [...args],
    options: {
      all: { type: 'boolean', default: false },
      large: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  if ((values.write || values.large) && files.length > 0) {
    throw new Error('--write and --large are about the collections: they go with no FILE.');
  }
  const missing = files.filter(file => !statSync(file, { throwIfNoEntry: false })?.isFile());
  if (missing.length > 0) throw new Error(`No such file: ${missing.join(', ')}`);
  return { ...values, files };
}

/** The options of `npm run bench`. */

import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';

export interface Wish {
  /** Use whole collections instead of samples. */
  readonly all: boolean;
  /** Use only collections of puzzles larger than 9x9. */
  readonly large: boolean;
  /** Measure only how long reasoning takes: paths, steps, ratings, wrong entries. */
  readonly reasoning: boolean;
  /** Update bench/results. */
  readonly write: boolean;
  /** Files to use instead of the collections; may be empty. */
  readonly files: readonly string[];
}

/**
 * Parses the arguments of the command line.
 * @throws an error with a message for the user, for invalid arguments
 */
export function parseWish(args: readonly string[]): Wish {
  const { values, positionals: files } = parseArgs({
    args: [...args],
    options: {
      all: { type: 'boolean', default: false },
      large: { type: 'boolean', default: false },
      reasoning: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  if ((values.write || values.large || values.reasoning) && files.length > 0) {
    throw new Error('--write, --large and --reasoning use the collections, so they cannot be used with a FILE.');
  }
  if (values.large && values.reasoning) throw new Error('--large and --reasoning exclude each other.');
  const missing = files.filter(file => !statSync(file, { throwIfNoEntry: false })?.isFile());
  if (missing.length > 0) throw new Error(`No such file: ${missing.join(', ')}`);
  return { ...values, files };
}

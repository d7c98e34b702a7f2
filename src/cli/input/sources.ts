/** The inputs of a command: files, links, or the standard input. */

import { createReadStream } from 'node:fs';
import type { Environment } from '../environment';
import { asUtf8 } from './encoding';
import { isLink, statOf } from './files';

/** An input that can be read once. */
export interface InputSource {
  /** Its name in messages. */
  readonly name: string;
  /** Its text as UTF-8, in pieces of any length. */
  pieces(): AsyncIterable<Uint8Array>;
  /** Its bytes, unchanged. */
  bytes(): AsyncIterable<Uint8Array>;
}

/** The name that means the standard input. */
const STANDARD_INPUT = '-';

/** Number of bytes that are read at a time. */
const PIECE = 1 << 19;

/** The inputs with these names; the standard input if there are none. */
export function sourcesOf(names: readonly string[], environment: Pick<Environment, 'stdin'>): InputSource[] {
  let links = 0;
  return (names.length > 0 ? names : [STANDARD_INPUT]).map(name => {
    if (isLink(name)) {
      links++;
      const text = Buffer.from(`${name}\n`);
      const pieces = async function* () {
        yield text;
      };
      return { name: links === 1 ? 'link' : `link ${links}`, pieces, bytes: pieces };
    }
    const isStandard = name === STANDARD_INPUT;
    const bytes = () => (isStandard ? environment.stdin : createReadStream(name, { highWaterMark: PIECE }));
    return { name: isStandard ? 'input' : name, pieces: () => asUtf8(bytes()), bytes };
  });
}

/** Description of the first input that cannot be read again from its start, such as the standard input or a pipe. */
export function unrepeatableIn(names: readonly string[]): string | undefined {
  if (names.length === 0 || names.includes(STANDARD_INPUT)) return 'the standard input';
  return names.find(name => {
    const found = statOf(name);
    return found && !found.isFile() && !found.isDirectory();
  });
}

/** Whether the inputs together have at most `bytes` bytes. The standard input may be long. */
export function areShort(names: readonly string[], bytes: number): boolean {
  return (totalSizeOf(names) ?? Number.POSITIVE_INFINITY) <= bytes;
}

/** Total size of all inputs in bytes; undefined if the standard input is one of them. */
export function totalSizeOf(names: readonly string[]): number | undefined {
  if (names.length === 0 || names.includes(STANDARD_INPUT)) return undefined;
  return names.reduce((sum, name) => sum + (statOf(name)?.size ?? 0), 0);
}

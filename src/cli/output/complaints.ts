/** What is said on the error output. */

import type { Source } from '../input/sources';

/** Writes a sentence. */
export function complain(sentence: string): void {
  process.stderr.write(`sudoku: ${sentence}\n`);
}

/** Why an input could not be read. */
export function reasonOf({ name }: Pick<Source, 'name'>, error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return `There is no file ${name}.`;
  if (code === 'EISDIR') return `${name} is a folder.`;
  if (code === 'EACCES') return `${name} may not be read.`;
  return `${name} cannot be read: ${message}`;
}

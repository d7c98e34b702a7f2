/** Messages on standard error. */

import type { Environment } from '../environment';
import { EXTENSIONS } from '../input/extensions';
import type { InputSource } from '../input/sources';
import { STATUS } from '../verbs/shared/verb';
import { printable, shortened } from './printable';
import type { WriteFailure } from './stream';

/** Writes a sentence as one line. */
export function complain({ stderr }: Pick<Environment, 'stderr'>, sentence: string): void {
  stderr.write(`sudoku: ${printable(sentence)}\n`);
}

/** Waits until all messages are written: rows may go to the same pipe, and must not split a message. */
export async function complained({ stderr }: Pick<Environment, 'stderr'>): Promise<void> {
  if (stderr.writableLength > 0) await new Promise<void>(resolve => stderr.write('', () => resolve()));
}

/** Message for an input that has text but no puzzle. `reason` explains why text that looks like a puzzle is not read. */
export const noPuzzleIn = (name: string, reason?: string): string =>
  `There is no puzzle in ${name}${reason === undefined ? '' : `: ${reason}`}.`;

/** Message for an input that could not be read. */
export function complaintReasonOf({ name }: Pick<InputSource, 'name'>, error: unknown): string {
  if (name === '') return 'The name of an input is empty.';
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return `There is no file ${name}.`;
  if (code === 'EISDIR') return `${name} is a folder without Sudoku files (${EXTENSIONS.join(', ')}).`;
  if (code === 'ELOOP') return `${name} is a loop of symbolic links.`;
  if (code === 'ENAMETOOLONG') return `The name ${shortened(name)} is too long for a file.`;
  if (code === 'EACCES') return `There is no permission to read ${name}.`;
  if (error instanceof RangeError)
    return `${name} is too long to read at once: split it into parts of less than 512 MB.`;
  return `${name} cannot be read: ${message}`;
}

/** Reports that an output could not be written, and returns the exit status. */
export function failed(environment: Environment, { name, reason }: WriteFailure): number {
  complain(environment, `${name} cannot be written: ${reason}`);
  return STATUS.trouble;
}

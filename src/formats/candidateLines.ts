/**
 * Candidates on one line: each cell has one character per digit, either that digit or a dot. A cell with one
 * digit is a given.
 */

import { SIZES } from '../core/geometry';
import type { FormatReading } from './content';
import type { Format } from './format';
import { Draft, maskOf } from './shared/draft';

/** Sizes whose digits are one character each, and whose lines do not have the length of a grid: 4x4x4 characters may be a grid of 8x8 digits. */
const READ: readonly number[] = SIZES.filter(size => 4 < size && size <= 9);

/** Candidates on one line. */
export const candidateLines: Format = {
  id: 'candidateLines',
  read: readCandidateLine,
};

/** The puzzle in a text of this form. */
export function readCandidateLine(text: string): FormatReading {
  const signs = text.replace(/\s+/g, '');
  const size = READ.find(each => each ** 3 === signs.length);
  if (size === undefined) return undefined;
  const isOfForm = (sign: string, i: number) => sign === '.' || sign === '0' || sign === `${(i % size) + 1}`;
  if (![...signs].every(isOfForm)) return undefined;
  const draft = new Draft(size);
  const masks = new Map<number, number>();
  const all = 2 ** size - 1;
  for (let cell = 0; cell < size * size; cell++) {
    const digits = [...signs.slice(cell * size, (cell + 1) * size)].map(Number).filter(each => draft.isDigit(each));
    if (digits.length === 1) draft.give(cell, digits[0]);
    // A cell without any candidate counts as empty, so it has all of them.
    else if (digits.length > 0 && maskOf(digits) !== all) masks.set(cell, maskOf(digits));
  }
  draft.allow(masks);
  return draft.reading();
}

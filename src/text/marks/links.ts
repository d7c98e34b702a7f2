/** The notation of links between candidates, and the numbers that identify them. Exported pages have noLinks.ts instead. */

import { digitsOf, isSingle } from '../../core/grid';
import type { Cell, Digit, DigitMask } from '../../core/numbers';
import type { Candidate } from '../../core/position';

/** The marks that a part of a mark line has. */
export interface ReadMarks {
  /** The cell. In a line of links: the link, as {@link linkKey} makes it. */
  readonly key: number;
  /** The digits or colors of the cell; 1 for a link. */
  readonly mask: DigitMask;
}

/** The ends of a link, and whether it has an arrow. */
export interface LinkEnds {
  readonly from: Candidate;
  readonly to: Candidate;
  readonly hasArrow: boolean;
}

/** Reads a link with a function that reads each end; undefined when the text is anything else. */
export function parseMarkedLink(text: string, read: (end: string) => ReadMarks | undefined): ReadMarks | undefined {
  const [from, to, ...rest] = text.split(/[->]/).map(read);
  if (!from || !to || rest.length > 0 || ![from, to].every(({ mask }) => isSingle(mask))) return undefined;
  const [a, b] = [from, to].map(({ key, mask }) => ({ cell: key, digit: digitsOf(mask)[0] }));
  const key = linkKey({ from: a, to: b, hasArrow: text.includes('>') });
  return candidateKey(a) === candidateKey(b) ? undefined : { key, mask: 1 };
}

/** Writes a link with a function that writes each end. */
export function makeMarkedLink(key: number, write: (cell: Cell, digit: Digit) => string): string {
  const { from, to, hasArrow } = linkOfKey(key);
  return `${write(from.cell, from.digit)}${hasArrow ? '>' : '-'}${write(to.cell, to.digit)}`;
}

/** More than the number of digits, and of the keys of candidates. */
const DIGITS = 32;
const CANDIDATES = 1024 * DIGITS;

const candidateKey = ({ cell, digit }: Candidate) => cell * DIGITS + digit;
const candidateOfKey = (key: number): Candidate => ({ cell: Math.floor(key / DIGITS), digit: key % DIGITS });

/** A number that is the same for equal links. Links without an arrow have no direction. */
export function linkKey({ from, to, hasArrow }: LinkEnds): number {
  const ends = [candidateKey(from), candidateKey(to)];
  const [a, b] = hasArrow ? ends : ends.sort((one, other) => one - other);
  return (a * CANDIDATES + b) * 2 + (hasArrow ? 1 : 0);
}

/** The ends of a link with this key. */
export function linkOfKey(key: number): LinkEnds {
  const ends = Math.floor(key / 2);
  return {
    from: candidateOfKey(Math.floor(ends / CANDIDATES)),
    to: candidateOfKey(ends % CANDIDATES),
    hasArrow: key % 2 === 1,
  };
}

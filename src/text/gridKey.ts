import type { Grid } from '../core/grid';
import type { Puzzle } from './puzzle';

/** A key of a grid: equal for the same shape, the same digits and the same allowed candidates. */
export function keyOf({ geometry, digits, allowed }: Grid): string {
  return `${geometry.key} ${stringOf(digits)}${allowed ? ` ${allowed.join()}` : ''}`;
}

/** A string with the digits of all cells as character codes. */
export function stringOf(digits: Uint8Array): string {
  // A spread argument would go through an iterator, which takes five times as long.
  return String.fromCharCode.apply(undefined, digits as unknown as number[]);
}

/** The digits in a string that {@link stringOf} made. */
export function digitsIn(text: string): Uint8Array {
  const digits = new Uint8Array(text.length);
  for (let cell = 0; cell < digits.length; cell++) digits[cell] = text.charCodeAt(cell);
  return digits;
}

/** The start of a path: a grid, and which of its digits were given. */
export type PathStart = Pick<Puzzle, 'grid' | 'givens'>;

/** A key of a path: equal for the same grid, the same givens and the same excluded words. */
export function pathKeyOf({ grid, givens }: PathStart, excluded: readonly string[]): string {
  return `${keyOf(grid)} ${stringOf(givens)} ${excluded.join()}`;
}

import type { Grid } from '../core/grid';
import type { Puzzle } from './puzzle';

/** A key of a grid: equal for the same shape, the same digits and the same allowed candidates. */
export function keyOf({ geometry, digits, allowed }: Grid): string {
  const box = `${geometry.boxHeight}x${geometry.boxWidth}`;
  return `${box} ${String.fromCharCode(...digits)}${allowed ? ` ${allowed.join()}` : ''}`;
}

/** The start of a path: a grid, and which of its digits were given. */
export type PathStart = Pick<Puzzle, 'grid' | 'givens'>;

/** A key of a path: equal for the same grid, the same givens and the same excluded words. */
export function pathKeyOf({ grid, givens }: PathStart, excluded: readonly string[]): string {
  return `${keyOf(grid)} ${String.fromCharCode(...givens)} ${excluded.join()}`;
}

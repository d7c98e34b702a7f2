/**
 * Names of cells and houses. Only this file counts from 1; the rest of the code counts from 0. A cell is `r4c7`, as in
 * HoDoKu.
 */

import type { Geometry, House } from './geometry';
import type { Cell } from './numbers';

/** The name of a cell: `r4c7`. */
export function makeCell({ size }: Pick<Geometry, 'size'>, cell: Cell): string {
  return `r${Math.floor(cell / size) + 1}c${(cell % size) + 1}`;
}

/** The cell with a name such as `r4c7`, or undefined if there is none. */
export function parseCell({ size }: Geometry, name: string): Cell | undefined {
  const match = /^r(\d{1,2})c(\d{1,2})$/.exec(name);
  if (!match) return undefined;
  const [row, column] = [Number(match[1]) - 1, Number(match[2]) - 1];
  const isInside = 0 <= row && row < size && 0 <= column && column < size;
  return isInside ? row * size + column : undefined;
}

/** The letters of irregular regions, in the order of their first cells, unless a text uses others. */
export const REGION_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXY';

/** The name of a house: `row 4`, `column 7`, `box 6`, `region B`, `diagonal /`. */
export function makeHouse(house: Pick<House, 'kind' | 'index' | 'name'>): string {
  if (house.name !== undefined) return house.name;
  return `${house.kind} ${house.index + 1}`;
}

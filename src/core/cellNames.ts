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

/** The names of houses as one list, with neighbors of one kind together: `rows 1 and 4`, `row 2, columns 3 and 5, and box 7`. */
export function makeHouses(houses: readonly Pick<House, 'kind' | 'index' | 'name'>[]): string {
  const groups: { readonly kind: string; readonly names: string[] }[] = [];
  for (const { kind, index, name } of houses) {
    const last = groups[groups.length - 1];
    if (name === undefined && last?.kind === kind) last.names.push(String(index + 1));
    else groups.push(name === undefined ? { kind, names: [String(index + 1)] } : { kind: '', names: [name] });
  }
  const parts = groups.map(({ kind, names }) => {
    if (kind === '') return names[0];
    return `${names.length === 1 ? kind : kind === 'box' ? 'boxes' : `${kind}s`} ${listed(names)}`;
  });
  return listed(parts, groups.some(({ names }) => names.length > 1) && groups.length > 2 ? ',' : '');
}

function listed(items: readonly string[], comma = ''): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')}${comma} and ${items[items.length - 1]}`;
}

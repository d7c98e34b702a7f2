/**
 * Names of cells and houses. Only this file counts from 1; the rest of the code counts from 0. A cell is `r4c7`, as in
 * HoDoKu.
 */

import type { Geometry, House, HouseKind } from './geometry';
import type { Cell } from './numbers';
import { all, type List, type Phrase, phrase, wordsOf } from './sentences';

/** The name of a cell: `r4c7`. */
export function makeCell({ size }: Pick<Geometry, 'size'>, cell: Cell): string {
  return `r${Math.floor(cell / size) + 1}c${(cell % size) + 1}`;
}

/** The cell with a name such as `r4c7`, or undefined if there is no such cell. */
export function parseCell({ size }: Geometry, name: string): Cell | undefined {
  const match = /^r(\d{1,2})c(\d{1,2})$/.exec(name);
  if (!match) return undefined;
  const [row, column] = [Number(match[1]) - 1, Number(match[2]) - 1];
  const isInside = 0 <= row && row < size && 0 <= column && column < size;
  return isInside ? row * size + column : undefined;
}

/** The letters of irregular regions, in the order of their first cells, unless a text uses others. */
export const REGION_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXY';

type Named = Pick<House, 'kind' | 'index' | 'label'>;

/** By kind: the name of a house with a number. */
const NUMBERED: Readonly<Record<HouseKind, (n: number) => Phrase>> = {
  row: n => phrase('row {n}', { n }),
  column: n => phrase('column {n}', { n }),
  box: n => phrase('box {n}', { n }),
  diagonal: n => phrase('diagonal {n}', { n }),
  window: n => phrase('window {n}', { n }),
  group: n => phrase('group {n}', { n }),
  extra: n => phrase('extra region {n}', { n }),
};

/** By kind: the name of several houses with numbers. */
const SEVERAL: Readonly<Record<HouseKind, (numbers: List) => Phrase>> = {
  row: numbers => phrase('rows {numbers}', { numbers }),
  column: numbers => phrase('columns {numbers}', { numbers }),
  box: numbers => phrase('boxes {numbers}', { numbers }),
  diagonal: numbers => phrase('diagonals {numbers}', { numbers }),
  window: numbers => phrase('windows {numbers}', { numbers }),
  group: numbers => phrase('groups {numbers}', { numbers }),
  extra: numbers => phrase('extra regions {numbers}', { numbers }),
};

/** The name of a house in a sentence: `row 4`, `column 7`, `box 6`, `region B`, `diagonal /`. */
export function houseName({ kind, index, label }: Named): Phrase {
  if (label === undefined) return NUMBERED[kind](index + 1);
  return kind === 'diagonal' ? phrase('diagonal {label}', { label }) : phrase('region {label}', { label });
}

/**
 * The names of houses as one list, in which adjacent houses of the same kind are grouped: `rows 1 and 4`, `row 2,
 * columns 3 and 5, and box 7`.
 */
export function houseNames(houses: readonly Named[]): List {
  const groups: Named[][] = [];
  for (const house of houses) {
    const last = groups.at(-1);
    const isSame = last && house.label === undefined && last[0].label === undefined && last[0].kind === house.kind;
    if (isSame) last.push(house);
    else groups.push([house]);
  }
  const items = groups.map(group =>
    group.length === 1 ? houseName(group[0]) : SEVERAL[group[0].kind](all(group.map(({ index }) => index + 1))),
  );
  return { ...all(items), isNested: groups.length > 1 && groups.some(({ length }) => length > 1) };
}

/** {@link houseName} in the current language. */
export const makeHouse = (house: Named): string => wordsOf(houseName(house));

/** {@link houseNames} in the current language. */
export const makeHouses = (houses: readonly Named[]): string => wordsOf(houseNames(houses));

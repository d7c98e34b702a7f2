/**
 * Names of cells in other programs. f-puzzles writes `R4C10`, and clues outside the grid are in row or column 0 or N+1. Interactive
 * Sudoku Solver has one character for a row or column: `1` to `9`, then `a` to `g`.
 */

import type { Geometry } from '../../core/geometry';
import type { Cell } from '../../core/numbers';
import { cellAtRowColumn, type Sight } from '../../core/rules/cells';

/** A row and a column from 0. Clues outside the grid have -1 or N. */
export type CellPlace = readonly [row: number, column: number];

/** The row and column that `R4C10` names; undefined for other texts. */
export function placeOf(id: string): CellPlace | undefined {
  const match = /^R(\d{1,2})C(\d{1,2})$/i.exec(id);
  return match ? [Number(match[1]) - 1, Number(match[2]) - 1] : undefined;
}

/** `R4C10` */
export const cellIdOf = ([row, column]: CellPlace): string => `R${row + 1}C${column + 1}`;

/** The cell that `R4C10` names; undefined outside the grid. */
export function cellOfId(geometry: Geometry, id: string): Cell | undefined {
  const place = placeOf(id);
  return place && cellAtRowColumn(geometry, ...place);
}

/** `R4C10` */
export const cellId = ({ rowOf, columnOf }: Geometry, cell: Cell): string => cellIdOf([rowOf[cell], columnOf[cell]]);

/** The number base of rows and columns in Interactive Sudoku Solver. */
const ISS_BASE = 17;

/** The cell that `R4Ca` names, also `R4C10`; undefined outside the grid. */
export function cellOfIss(geometry: Geometry, id: string): Cell | undefined {
  const match = /^R([1-9a-g])C([1-9a-g])$/i.exec(id);
  if (!match) return cellOfId(geometry, id);
  const [row, column] = [match[1], match[2]].map(digit => Number.parseInt(digit, ISS_BASE) - 1);
  return cellAtRowColumn(geometry, row, column);
}

/** `R4Ca` */
export const issId = ({ rowOf, columnOf }: Geometry, cell: Cell): string =>
  `R${(rowOf[cell] + 1).toString(ISS_BASE)}C${(columnOf[cell] + 1).toString(ISS_BASE)}`;

/** The row or column that `R4` or `C4` names; undefined outside the grid. */
export function issSight({ size }: Geometry, id: string): Omit<Sight, 'isReversed'> | undefined {
  const match = /^([RC])([1-9a-g]|1\d)$/i.exec(id);
  if (!match) return undefined;
  const index = (match[2].length > 1 ? Number(match[2]) : Number.parseInt(match[2], ISS_BASE)) - 1;
  return index < size ? { kind: match[1].toUpperCase() === 'R' ? 'row' : 'column', index } : undefined;
}

/** `R4` or `C4` */
export const issSightId = ({ kind, index }: Sight): string =>
  `${kind === 'row' ? 'R' : 'C'}${(index + 1).toString(ISS_BASE)}`;

/** The row or column that a clue outside the grid sees; undefined when the clue is next to neither. */
export function sightFrom({ size }: Geometry, [row, column]: CellPlace): Sight | undefined {
  const isOutside = (at: number) => at === -1 || at === size;
  if (isOutside(column) && row >= 0 && row < size) return { kind: 'row', index: row, isReversed: column === size };
  if (isOutside(row) && column >= 0 && column < size)
    return { kind: 'column', index: column, isReversed: row === size };
  return undefined;
}

/** The place outside the grid of the clue for a row or column in this direction. */
export function placeOfSight({ size }: Geometry, { kind, index, isReversed }: Sight): CellPlace {
  const outside = isReversed ? size : -1;
  return kind === 'row' ? [index, outside] : [outside, index];
}

/** Neighboring cells. */

import type { Geometry } from '../../geometry';
import type { Cell } from '../../numbers';
import { ofGeometry } from '../../position';
import { type CellDirection, moved } from '../../rules/cells';

const SIDES: readonly CellDirection[] = [
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, 0],
];
const CORNERS: readonly CellDirection[] = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
];

const tableOf = (moves: readonly CellDirection[]) =>
  ofGeometry((geometry: Geometry): readonly (readonly Cell[])[] =>
    Array.from({ length: geometry.cellCount }, (_, cell) =>
      moves.map(move => moved(geometry, cell, move)).filter(other => other !== undefined),
    ),
  );
const bySides = tableOf(SIDES);
const bySidesAndCorners = tableOf([...SIDES, ...CORNERS]);

/** The cells that share a side with a cell. */
export const neighborsOf = (geometry: Geometry, cell: Cell): readonly Cell[] => bySides(geometry)[cell];

/** The cells that share a side or a corner with a cell. */
export const touchedBy = (geometry: Geometry, cell: Cell): readonly Cell[] => bySidesAndCorners(geometry)[cell];

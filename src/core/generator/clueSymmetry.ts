/** Symmetries of the cells that hold clues. Only the places count: the digits need not be symmetric. */

import type { Geometry } from '../geometry';
import type { Cell } from '../numbers';

/** The symmetries that a recipe can request. */
export const CLUE_SYMMETRIES = [
  'none',
  /** Half a turn. */
  '180',
  /** A quarter turn, which implies the half turn. */
  '90',
  /** Reflection between left and right. */
  'mirror',
  /** Reflections between left and right, and between top and bottom. */
  'mirrors',
  /** Reflection at the diagonal from the top left. */
  'diagonal',
  /** All rotations and reflections of a square. */
  'full',
] as const;
/** One of {@link CLUE_SYMMETRIES}. */
export type ClueSymmetry = (typeof CLUE_SYMMETRIES)[number];

/** Maps a row and a column to the place that must hold a clue too. `last` is the last row and column. */
type Move = (row: number, column: number, last: number) => readonly [row: number, column: number];

const halfTurn: Move = (row, column, last) => [last - row, last - column];
const quarterTurn: Move = (row, column, last) => [column, last - row];
const leftRight: Move = (row, column, last) => [row, last - column];
const topBottom: Move = (row, column, last) => [last - row, column];
const diagonal: Move = (row, column) => [column, row];

/** Moves that, when repeated, lead from a cell to all its partners. */
const MOVES: Readonly<Record<ClueSymmetry, readonly Move[]>> = {
  none: [],
  '180': [halfTurn],
  '90': [quarterTurn],
  mirror: [leftRight],
  mirrors: [leftRight, topBottom],
  diagonal: [diagonal],
  full: [quarterTurn, leftRight],
};

/** The cells in groups: all cells of a group hold clues, or none. Each cell is in one group, and each group is ascending. */
export function symmetricGroupsOf({ size, cellCount, rowOf, columnOf }: Geometry, symmetry: ClueSymmetry): Cell[][] {
  const isKnown = new Set<Cell>();
  const groups: Cell[][] = [];
  for (let cell = 0; cell < cellCount; cell++) {
    if (isKnown.has(cell)) continue;
    isKnown.add(cell);
    const group = [cell];
    for (const member of group) {
      for (const move of MOVES[symmetry]) {
        const [row, column] = move(rowOf[member], columnOf[member], size - 1);
        const partner = row * size + column;
        if (isKnown.has(partner)) continue;
        isKnown.add(partner);
        group.push(partner);
      }
    }
    groups.push(group.sort((a, b) => a - b));
  }
  return groups;
}

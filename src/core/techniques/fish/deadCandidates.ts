/**
 * Which candidates of a digit can go at all by looking at this digit alone.
 *
 * The digit stands once in every row, column and box. A candidate that no such way to place it uses is dead. Whatever a fish
 * eliminates is dead, so a digit without dead candidates has no fish of any size, and fins must see a dead candidate: that
 * saves most of the search. The ways are not listed (an empty grid has 46,656) but taken row by row: what the rows above did
 * matters to those below only by the columns and boxes that they used.
 */

import { type CellSet, cellSet } from '../../cellSet';
import { derived, type Position } from '../../position';

/** Beyond this size the ways are too many to follow even so. */
const LARGEST = 12;

const knownOf = derived((_: Position) => new Map<number, CellSet>());

/** The candidates of a digit that are in no way to place it; in large sizes all of its candidates, of which nothing is known. */
export function deadCandidates(position: Position, digit: number): CellSet {
  if (position.geometry.size > LARGEST) return position.cellsWith[digit];
  const known = knownOf(position);
  const dead = known.get(digit) ?? position.cellsWith[digit].minus(liveCandidates(position, digit));
  known.set(digit, dead);
  return dead;
}

function liveCandidates({ geometry, cellsWith }: Position, digit: number): CellSet {
  const { size, rowOf, columnOf, boxOf } = geometry;
  const byRow = new Map<number, number[]>();
  for (const cell of cellsWith[digit]) byRow.set(rowOf[cell], [...(byRow.get(rowOf[cell]) ?? []), cell]);
  const rows = [...byRow.values()];
  const live = new Set<number>();
  const known = new Map<number, boolean>();

  const canFinish = (row: number, columns: number, boxes: number): boolean => {
    if (row === rows.length) return true;
    const key = columns * 2 ** size + boxes;
    const before = known.get(key);
    if (before !== undefined) return before;
    let can = false;
    for (const cell of rows[row]) {
      const column = 1 << columnOf[cell];
      const box = 1 << boxOf[cell];
      if ((columns & column) !== 0 || (boxes & box) !== 0) continue;
      if (!canFinish(row + 1, columns | column, boxes | box)) continue;
      live.add(cell);
      can = true;
    }
    known.set(key, can);
    return can;
  };
  canFinish(0, 0, 0);
  return cellSet(geometry, live);
}

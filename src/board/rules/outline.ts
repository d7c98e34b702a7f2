/** The outlines of sets of cells. */

import type { Cell } from '../../core/numbers';
import type { Point } from '../drawing/places';
import { CELL, MARGIN, round } from '../drawing/shape';

/** A corner of cells, in rows and columns from the upper left corner of the grid. */
interface Corner {
  readonly x: number;
  readonly y: number;
}

/** A side of a cell, with the cell on its right. */
interface Side {
  readonly from: Corner;
  readonly to: Corner;
}

/**
 * The closed lines around cells, at a distance inside their edges. Cells that touch only at a corner have separate lines. The first line
 * begins at the upper left corner of the first cell and goes to the right.
 */
export function outlinesOf(cells: Iterable<Cell>, size: number, inset: number): readonly (readonly Point[])[] {
  const sides = sidesOf(
    [...new Set(cells)].sort((a, b) => a - b),
    size,
  );
  const keyOf = ({ x, y }: Corner) => y * (size + 1) + x;
  const from = new Map<number, Side[]>();
  for (const side of sides) {
    const key = keyOf(side.from);
    const others = from.get(key);
    if (others) others.push(side);
    else from.set(key, [side]);
  }
  const done = new Set<Side>();
  const loops: Point[][] = [];
  for (const first of sides) {
    if (done.has(first)) continue;
    const loop: Side[] = [];
    for (let side = first; !done.has(side); side = nextOf(side, from.get(keyOf(side.to))!)) {
      done.add(side);
      loop.push(side);
    }
    loops.push(insetCorners(loop, inset));
  }
  return loops;
}

function sidesOf(cells: readonly Cell[], size: number): Side[] {
  const all = new Set(cells);
  return cells.flatMap(cell => {
    const [x, y] = [cell % size, Math.floor(cell / size)];
    const [a, b, c, d] = [
      { x, y },
      { x: x + 1, y },
      { x: x + 1, y: y + 1 },
      { x, y: y + 1 },
    ];
    return [
      ...(all.has(cell - size) ? [] : [{ from: a, to: b }]),
      ...(x < size - 1 && all.has(cell + 1) ? [] : [{ from: b, to: c }]),
      ...(all.has(cell + size) ? [] : [{ from: c, to: d }]),
      ...(x > 0 && all.has(cell - 1) ? [] : [{ from: d, to: a }]),
    ];
  });
}

/** Where two cells touch at a corner, the line turns right and so stays at its cell. */
function nextOf(side: Side, choices: readonly Side[]): Side {
  const { x, y } = directionOf(side);
  const right = choices.find(other => {
    const turned = directionOf(other);
    return turned.x === -y && turned.y === x;
  });
  return right ?? choices[0];
}

/** The corners at which a line turns, moved into its cells. */
function insetCorners(loop: readonly Side[], inset: number): Point[] {
  return loop.flatMap((side, i) => {
    const before = directionOf(loop.at(i - 1)!);
    const after = directionOf(side);
    if (before.x === after.x && before.y === after.y) return [];
    const move = { x: -before.y - after.y, y: before.x + after.x };
    return [{ x: MARGIN + CELL * side.from.x + inset * move.x, y: MARGIN + CELL * side.from.y + inset * move.y }];
  });
}

const directionOf = ({ from, to }: Side): Corner => ({ x: to.x - from.x, y: to.y - from.y });

/**
 * Lines between the parts of cells that are not side by side, each between the nearest cells, as the data of a path.
 */
export function bridges(cells: readonly Cell[], size: number): string {
  const parts = partsOf([...new Set(cells)], size);
  let joined = parts[0];
  let left = parts.slice(1);
  const lines: string[] = [];
  while (left.length > 0) {
    const ways = left.flatMap(part => joined.flatMap(from => part.map(to => ({ part, from, to }))));
    const { part, from, to } = ways.reduce((best, way) => (distance(way, size) < distance(best, size) ? way : best));
    lines.push(bridge(from, to, size));
    joined = [...joined, ...part];
    left = left.filter(each => each !== part);
  }
  return lines.join('');
}

/** The cells in groups of those that can be reached from each other. */
function partsOf(cells: readonly Cell[], size: number): Cell[][] {
  const left = new Set(cells);
  const parts: Cell[][] = [];
  for (const first of cells) {
    if (!left.delete(first)) continue;
    const part = [first];
    // The list grows during the iteration.
    for (const cell of part) {
      const column = cell % size;
      const sides = [
        cell - size,
        cell + size,
        ...(column > 0 ? [cell - 1] : []),
        ...(column < size - 1 ? [cell + 1] : []),
      ];
      part.push(...sides.filter(side => left.delete(side)));
    }
    parts.push(part);
  }
  return parts;
}

interface Way {
  readonly from: Cell;
  readonly to: Cell;
}

const stepsOf = ({ from, to }: Way, size: number) => ({
  across: (to % size) - (from % size),
  down: Math.floor(to / size) - Math.floor(from / size),
});

function distance(way: Way, size: number): number {
  const { across, down } = stepsOf(way, size);
  return Math.hypot(across, down);
}

/** A line from the edge of one cell to the edge of another. */
function bridge(from: Cell, to: Cell, size: number): string {
  const { across, down } = stepsOf({ from, to }, size);
  const part = 0.42 / Math.max(Math.abs(across), Math.abs(down));
  const at = (cell: Cell, sign: 1 | -1): Point => ({
    x: MARGIN + CELL * ((cell % size) + 0.5 + sign * part * across),
    y: MARGIN + CELL * (Math.floor(cell / size) + 0.5 + sign * part * down),
  });
  return lineThrough([at(from, 1), at(to, -1)]);
}

/** A line through points, as the data of a path. */
export const lineThrough = (points: readonly Point[]): string =>
  points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');

/** Closed lines, as the data of a path. */
export const closed = (loops: readonly (readonly Point[])[]): string =>
  loops.map(loop => `${lineThrough(loop)}z`).join('');

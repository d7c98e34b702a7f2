/** Finds the rules that are drawn at a point of a board. */

import { CELL, MARGIN } from '../../drawing/shape';
import type { RuleInWords, RuleSpot } from '../../protocol/snapshot';

/**
 * The maximum distances at which an element is hit, in units of 1/60 cell: from the middle of a spot or of a line, and
 * from the border of an area.
 */
const SPOT = 17;
const LINE = 14;
const BORDER = 12;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The parts of a puzzle that can be pointed at. */
export interface Pointable {
  readonly size: number;
  readonly rules: readonly RuleInWords[];
  readonly spots: readonly RuleSpot[];
}

/** The rules at a point. Where there are spots, only the nearest one, because it covers the others. */
export function rulesAt({ size, rules, spots }: Pointable, at: Point): RuleInWords[] {
  const near = spots
    .map(spot => ({ rule: rules[spot.rule], distance: Math.hypot(spot.x - at.x, spot.y - at.y) }))
    .filter(({ rule, distance }) => rule && distance <= SPOT)
    .sort((a, b) => a.distance - b.distance);
  if (near.length > 0) return [near[0].rule];
  const cell = cellUnder(size, at);
  if (cell === undefined) return [];
  return rules.filter(({ shape, cells }) => {
    if (shape === 'line')
      return isNearLine(
        cells.map(each => middleOf(each, size)),
        at,
      );
    if (!cells.includes(cell)) return false;
    return shape === 'cell' || (shape === 'area' && isNearBorder(cells, cell, size, at));
  });
}

/** The cell at a point, or undefined outside of the grid. */
export function cellUnder(size: number, at: Point): number | undefined {
  const column = Math.floor((at.x - MARGIN) / CELL);
  const row = Math.floor((at.y - MARGIN) / CELL);
  return column < 0 || column >= size || row < 0 || row >= size ? undefined : row * size + column;
}

const middleOf = (cell: number, size: number): Point => ({
  x: MARGIN + CELL * ((cell % size) + 0.5),
  y: MARGIN + CELL * (Math.floor(cell / size) + 0.5),
});

function isNearLine(points: readonly Point[], at: Point): boolean {
  return points.slice(1).some((point, i) => distanceTo(points[i], point, at) <= LINE);
}

/** The distance of a point from a line segment. */
function distanceTo(from: Point, to: Point, { x, y }: Point): number {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const square = across ** 2 + down ** 2;
  const part = square === 0 ? 0 : ((x - from.x) * across + (y - from.y) * down) / square;
  const on = Math.max(0, Math.min(1, part));
  return Math.hypot(x - from.x - on * across, y - from.y - on * down);
}

/** Whether a point in a cell is near an edge beyond which the area ends. */
function isNearBorder(cells: readonly number[], cell: number, size: number, at: Point): boolean {
  const column = cell % size;
  const x = (at.x - MARGIN) % CELL;
  const y = (at.y - MARGIN) % CELL;
  const sides = [
    { distance: x, isInside: column > 0 && cells.includes(cell - 1) },
    { distance: CELL - x, isInside: column < size - 1 && cells.includes(cell + 1) },
    { distance: y, isInside: cells.includes(cell - size) },
    { distance: CELL - y, isInside: cells.includes(cell + size) },
  ];
  return sides.some(({ distance, isInside }) => !isInside && distance <= BORDER);
}

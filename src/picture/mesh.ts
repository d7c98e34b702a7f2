/**
 * The crossings of the lines of a grid. Pages are curved or folded, so each crossing moves to its best place near the one that
 * the perspective predicts. Where the lines are faint, a crossing follows its neighbors.
 */

import type { Pausable } from '../core/pausing';
import { type Darkness, valueAt } from './gray';
import { distance, type PixelPoint, type Projection, projectionOf, type Quadrilateral } from './homography';

/** The crossings of the lines of a grid. */
export interface Mesh {
  /** The number of cells in each direction. */
  readonly size: number;
  /** The crossings, in rows from the top left: one more than cells. */
  readonly points: readonly PixelPoint[];
}

/** The crossings that the perspective predicts. */
export function flatMesh(corners: Quadrilateral, size: number): Mesh {
  const at = projectionOf(corners);
  const count = size + 1;
  const points = Array.from({ length: count * count }, (_, i) => at((i % count) / size, Math.floor(i / count) / size));
  return { size, points };
}

/** The corners of a cell: top left, top right, bottom right, bottom left. */
export function cellCorners({ size, points }: Mesh, cell: number): Quadrilateral {
  const first = Math.floor(cell / size) * (size + 1) + (cell % size);
  return [points[first], points[first + 1], points[first + size + 2], points[first + size + 1]];
}

/** The corners of a grid: top left, top right, bottom right, bottom left. */
export function gridCorners({ size, points }: Mesh): Quadrilateral {
  const last = points.length - 1;
  return [points[0], points[size], points[last], points[last - size]];
}

/** The parts of a mesh with `part.size` cells in each direction, and `part.gap` cells between them, in rows from the top left. */
export function partsOfMesh({ size, points }: Mesh, part: { readonly size: number; readonly gap: number }): Mesh[] {
  const step = part.size + part.gap;
  const count = (size + part.gap) / step;
  return Array.from({ length: count * count }, (_, i) => {
    const top = step * Math.floor(i / count);
    const left = step * (i % count);
    const isInside = (at: number, from: number) => at >= from && at <= from + part.size;
    const inside = points.filter(
      (_, at) => isInside(Math.floor(at / (size + 1)), top) && isInside(at % (size + 1), left),
    );
    return { size: part.size, points: inside };
  });
}

/** The distances of the searches, as shares of a cell: wide first, then precise. Drawn grids are flat. */
const REACHES = { bent: [0.32, 0.2, 0.1], flat: [0.1] } as const;
/** The number of places on each side of a crossing that are compared. */
const PLACES = 8;

/** The mesh after each crossing has moved to its best place. Yields where it may be paused. */
export function* refineMesh(darkness: Darkness, flat: Mesh, page: keyof typeof REACHES): Pausable<Mesh> {
  let mesh = flat;
  for (const reach of REACHES[page]) {
    const moves: ReturnType<typeof bestMove>[] = [];
    for (const i of mesh.points.keys()) {
      moves.push(bestMove(darkness, mesh, i, reach));
      if (i % 100 === 99) yield undefined;
    }
    const before = mesh;
    const across = smooth(
      before.size,
      moves.map(({ across }) => across),
    );
    const along = smooth(
      before.size,
      moves.map(({ down }) => down),
    );
    const points = before.points.map(({ x, y }, i) => {
      const { right, down } = axesAt(before, i);
      return { x: x + right.x * across[i] + down.x * along[i], y: y + right.y * across[i] + down.y * along[i] };
    });
    mesh = { size: before.size, points };
    yield undefined;
  }
  return mesh;
}

/** A movement in one direction, as a share of a cell, and how clear it is: 0 if it is a guess. */
interface Movement {
  readonly by: number;
  readonly weight: number;
}

/** The vectors of one cell to the right and down near a crossing. */
function axesAt({ size, points }: Mesh, i: number): { readonly right: PixelPoint; readonly down: PixelPoint } {
  const between = (at: number, step: number) => {
    const from = at > 0 ? i - step : i;
    const to = at < size ? i + step : i;
    const cells = (to - from) / step;
    return { x: (points[to].x - points[from].x) / cells, y: (points[to].y - points[from].y) / cells };
  };
  return { right: between(i % (size + 1), 1), down: between(Math.floor(i / (size + 1)), size + 1) };
}

/** Where a crossing lies on its vertical line (its movement to the right) and on its horizontal line (its movement down). */
function bestMove(darkness: Darkness, mesh: Mesh, i: number, reach: number) {
  const { right, down } = axesAt(mesh, i);
  const { size, points } = mesh;
  const row = Math.floor(i / (size + 1));
  const column = i % (size + 1);
  return {
    across: bestAlong(darkness, points[i], { step: right, arm: down, before: row > 0, after: row < size }, reach),
    down: bestAlong(darkness, points[i], { step: down, arm: right, before: column > 0, after: column < size }, reach),
  };
}

/** A line through a crossing: the direction of the search, the direction of the line, and the sides on which it continues. */
interface LineThrough {
  readonly step: PixelPoint;
  readonly arm: PixelPoint;
  readonly before: boolean;
  readonly after: boolean;
}

function bestAlong(
  darkness: Darkness,
  { x, y }: PixelPoint,
  { step, arm, before, after }: LineThrough,
  reach: number,
): Movement {
  /** The darkness of a line that is moved by a share of a cell. */
  const lineAt = (by: number) => {
    let sum = 0;
    let count = 0;
    for (const along of ARMS) {
      if (along < 0 ? !before : !after) continue;
      sum += Math.min(DARKEST, valueAt(darkness, x + step.x * by + arm.x * along, y + step.y * by + arm.y * along));
      count++;
    }
    return sum / count;
  };
  // Samples beyond the reach, for the paper on both sides of the outermost places.
  const margin = 5;
  const values = Array.from({ length: 2 * (PLACES + margin) + 1 }, (_, i) =>
    lineAt(((i - PLACES - margin) / PLACES) * reach),
  );
  const gap = Math.min(margin, Math.max(2, Math.round((0.12 / reach) * PLACES)));
  let best = 0;
  let place = 0;
  for (let by = -PLACES; by <= PLACES; by++) {
    const i = by + PLACES + margin;
    const contrast = values[i] - (values[i - gap] + values[i + gap]) / 2 - 0.02 * (by / PLACES) ** 2;
    if (contrast > best) [best, place] = [contrast, by];
  }
  return { by: (place / PLACES) * reach, weight: Math.min(1, best / DARKEST) };
}

/** The places on a line near a crossing that are compared, in cells. */
const ARMS = [-0.45, -0.36, -0.28, -0.2, -0.12, 0.12, 0.2, 0.28, 0.36, 0.45];
/** The darkness of a line that counts fully. */
const DARKEST = 0.15;

/** Movements without outliers: each is the mean of the measured movement and those of its neighbors, weighted by clarity. */
function smooth(size: number, moves: readonly Movement[]): number[] {
  let values = moves.map(({ by, weight }) => by * weight);
  for (let round = 0; round < 12; round++)
    values = values.map((_, i) => {
      const neighbors = neighborsOf(size, i);
      const mean = neighbors.reduce((sum, j) => sum + values[j], 0) / neighbors.length;
      const { by, weight } = moves[i];
      const trust = weight / (1 + ((by - mean) / 0.12) ** 2);
      return (by * trust + mean * STIFFNESS) / (trust + STIFFNESS);
    });
  return values;
}

/** The weight of the neighbors of a crossing against a clear line. */
const STIFFNESS = 0.6;

function neighborsOf(size: number, i: number): number[] {
  const count = size + 1;
  const column = i % count;
  return [
    ...(column > 0 ? [i - 1] : []),
    ...(column < size ? [i + 1] : []),
    ...(i >= count ? [i - count] : []),
    ...(i < size * count ? [i + count] : []),
  ];
}

/** The minimum ratio of the widths of adjacent columns, or heights of adjacent rows. */
const LEAST_RATIO = 0.78;

/** Whether adjacent columns and adjacent rows have similar sizes. They do not if a table with more or fewer cells was taken for a grid. */
export function isEven({ size, points }: Mesh): boolean {
  const count = size + 1;
  const meanGap = (line: number, along: number, across: number) => {
    let sum = 0;
    for (let i = 0; i < count; i++)
      sum += distance(points[i * across + line * along], points[i * across + (line + 1) * along]);
    return sum;
  };
  return [
    [1, count],
    [count, 1],
  ].every(([along, across]) => {
    const gaps = Array.from({ length: size }, (_, line) => meanGap(line, along, across));
    return gaps.slice(1).every((gap, i) => Math.min(gap / gaps[i], gaps[i] / gap) >= LEAST_RATIO);
  });
}

/** The function from the unit square to the picture through all crossings. Points outside the square continue its outermost cells. */
export function meshProjection({ size, points }: Mesh): Projection {
  return (u, v) => {
    const column = Math.max(0, Math.min(size - 1, Math.floor(u * size)));
    const row = Math.max(0, Math.min(size - 1, Math.floor(v * size)));
    const dx = u * size - column;
    const dy = v * size - row;
    const i = row * (size + 1) + column;
    const below = i + size + 1;
    const mix = (a: number, b: number, c: number, d: number) =>
      (a * (1 - dx) + b * dx) * (1 - dy) + (c * (1 - dx) + d * dx) * dy;
    return {
      x: mix(points[i].x, points[i + 1].x, points[below].x, points[below + 1].x),
      y: mix(points[i].y, points[i + 1].y, points[below].y, points[below + 1].y),
    };
  };
}

/** Quadrilaterals that may be the outline of a grid: the connected dark regions, each with the largest quadrilateral in its convex hull. */

import type { Pausable } from '../core/pausing';
import type { Darkness } from './gray';
import { isPlausibleQuadrilateral, type PixelPoint, type Quadrilateral, turn } from './homography';

/** The smallest side of a region, as a share of the shorter side of the picture. */
const SMALLEST_SHARE = 0.18;

/** The quadrilaterals of the largest dark regions. `threshold` is the minimum darkness of ink. Yields where it may be paused. */
export function* candidateQuadrilaterals(darkness: Darkness, threshold: number): Pausable<Quadrilateral[]> {
  const least = SMALLEST_SHARE * Math.min(darkness.width, darkness.height);
  const regions = (yield* regionsOf(darkness, threshold))
    .filter(({ left, right, top, bottom }) => right - left >= least && bottom - top >= least)
    .sort((a, b) => (b.right - b.left) * (b.bottom - b.top) - (a.right - a.left) * (a.bottom - a.top))
    .slice(0, 12);
  const found: Quadrilateral[] = [];
  for (const { rows } of regions) {
    const corners = largestQuadrilateral(hullOf(rows));
    if (corners && isPlausibleQuadrilateral(corners)) found.push(corners);
    yield undefined;
  }
  return found;
}

/** A connected region: its bounding box, and the first and last pixel in each of its rows. */
interface Region {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** By row: the first and last column. */
  readonly rows: Map<number, [number, number]>;
}

/** The regions of dark pixels, which touch at sides or corners. */
function* regionsOf({ width, height, data }: Darkness, threshold: number): Pausable<Region[]> {
  const done = new Uint8Array(width * height);
  const stack = new Int32Array(width * height);
  const regions: Region[] = [];
  let steps = 0;
  for (let start = 0; start < data.length; start++) {
    if ((start & 0xffff) === 0xffff) yield undefined;
    if (done[start] || data[start] < threshold) continue;
    const region: Region = { left: width, right: 0, top: height, bottom: 0, rows: new Map() };
    let size = 1;
    stack[0] = start;
    done[start] = 1;
    while (size > 0) {
      const i = stack[--size];
      if ((++steps & 0x3fff) === 0) yield undefined;
      const x = i % width;
      const y = (i - x) / width;
      extend(region, x, y);
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
          const j = row * width + column;
          if (done[j] || data[j] < threshold) continue;
          done[j] = 1;
          stack[size++] = j;
        }
    }
    regions.push(region);
  }
  return regions;
}

function extend(region: Region, x: number, y: number): void {
  region.left = Math.min(region.left, x);
  region.right = Math.max(region.right, x);
  region.top = Math.min(region.top, y);
  region.bottom = Math.max(region.bottom, y);
  const row = region.rows.get(y);
  if (!row) region.rows.set(y, [x, x]);
  else if (x < row[0]) row[0] = x;
  else if (x > row[1]) row[1] = x;
}

/** The convex hull of a region, clockwise on the screen. */
function hullOf(rows: ReadonlyMap<number, readonly [number, number]>): PixelPoint[] {
  const points = [...rows]
    .flatMap(([y, [left, right]]) => [
      { x: left, y },
      { x: right, y },
    ])
    .sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (ordered: readonly PixelPoint[]) => {
    const chain: PixelPoint[] = [];
    for (const point of ordered) {
      while (chain.length > 1 && turn(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(points), ...half(points.reverse())];
}

/** The largest quadrilateral with corners on a hull: for each diagonal, the farthest point on each side. */
function largestQuadrilateral(hull: readonly PixelPoint[]): Quadrilateral | undefined {
  const step = Math.max(1, hull.length / 60);
  const points = Array.from({ length: Math.min(hull.length, 60) }, (_, i) => hull[Math.floor(i * step)]);
  let best = 0;
  let corners: Quadrilateral | undefined;
  for (let i = 0; i < points.length; i++)
    for (let j = i + 2; j < points.length; j++) {
      const farthest = (from: number, to: number) => {
        let area = 0;
        let at = from;
        for (let k = from; k < to; k++) {
          const size = Math.abs(turn(points[i], points[j], points[k % points.length]));
          if (size > area) [area, at] = [size, k % points.length];
        }
        return { area, at };
      };
      const inside = farthest(i + 1, j);
      const outside = farthest(j + 1, points.length + i);
      const area = inside.area + outside.area;
      if (area <= best || inside.area === 0 || outside.area === 0) continue;
      best = area;
      corners = upright([points[i], points[inside.at], points[j], points[outside.at]]);
    }
  return corners;
}

/** Clockwise corners, from the one that is nearest to the top left. */
function upright(corners: readonly [PixelPoint, PixelPoint, PixelPoint, PixelPoint]): Quadrilateral {
  const first = corners.reduce((best, { x, y }, i) => (x + y < corners[best].x + corners[best].y ? i : best), 0);
  return [0, 1, 2, 3].map(i => corners[(first + i) % 4]) as unknown as Quadrilateral;
}

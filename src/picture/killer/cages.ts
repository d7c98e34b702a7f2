/**
 * The cages of a killer by their outlines: dashed or solid lines inside of the cells, at the same distance from the edges of all cells. A cell
 * has such a line at each side where its cage ends.
 */

import type { Pausable } from '../../core/pausing';
import { valueIn } from '../cellPlaces';
import type { Quadrilateral } from '../homography';
import type { LocatedGrid } from '../locating';
import { cellCorners } from '../mesh';

/** The outlines in a grid, and the cages that they enclose. Depths are distances from the edges of cells, in cells. */
export interface CageOutlines {
  /** The range of depths in which the lines lie. */
  readonly from: number;
  readonly to: number;
  /** The depth at which there is paper between the edges of the cells and the outlines. */
  readonly before: number;
  /** The cells of each cage; none if the lines do not divide the grid consistently. */
  readonly cages: readonly (readonly number[])[];
}

/** The drawing of cages: outlines and sums. */
export interface DrawnCages {
  readonly outlines: CageOutlines;
  /** By cell: the part of it that its sum covers, from its upper left corner, in cells. */
  readonly sums: ReadonlyMap<number, Covered>;
}

/** The part of a cell from its upper left corner to these distances, in cells. */
export interface Covered {
  readonly right: number;
  readonly bottom: number;
}

/** The largest grid whose cages are searched. */
const LARGEST = 9;
/** The depths that are examined. */
const STEP = 0.01;
const DEPTHS = 22;
/** The number of samples along a side. */
const SAMPLES = 28;

/** The sides of a cell, and the part of each that is compared: sums cover the start of the upper and the left one. */
const SIDES = [
  { name: 'top', right: 0, down: -1, start: 0.52, end: 0.86 },
  { name: 'left', right: -1, down: 0, start: 0.4, end: 0.86 },
  { name: 'bottom', right: 0, down: 1, start: 0.16, end: 0.84 },
  { name: 'right', right: 1, down: 0, start: 0.16, end: 0.84 },
] as const;

/** The outlines of cages in a grid; undefined if there are none. Yields where it may be paused. */
export function* cageOutlinesIn(grid: LocatedGrid): Pausable<CageOutlines | undefined> {
  const { size } = grid.mesh;
  if (size > LARGEST) return undefined;
  // By depth, then by cell and side.
  const inks = Array.from({ length: DEPTHS }, () => new Float32Array(4 * size * size));
  for (let cell = 0; cell < size * size; cell++) {
    const corners = cellCorners(grid.mesh, cell);
    const paper = paperOf(grid, corners);
    for (const [side, place] of SIDES.entries())
      for (let depth = 0; depth < DEPTHS; depth++)
        inks[depth][4 * cell + side] = inkAt(grid, corners, paper, place, depth * STEP);
    yield undefined;
  }
  // The edges of some cells may be found one pixel from their place.
  const widest = inks.map((ink, depth) =>
    ink.map((value, i) => Math.max(value, inks[depth - 1]?.[i] ?? 0, inks[depth + 1]?.[i] ?? 0)),
  );
  let best: (CageOutlines & { readonly contrast: number }) | undefined;
  for (let depth = 2; depth < DEPTHS - 2; depth++) {
    const found = outlinesAt(size, inks, widest[depth], depth);
    const isBetter =
      found &&
      (!best ||
        (found.cages.length > 0 && best.cages.length === 0) ||
        (found.cages.length > 0 === best.cages.length > 0 && found.contrast > best.contrast));
    if (isBetter) best = found;
    yield undefined;
  }
  return best;
}

/** The brightness of the paper of a cell: most of it is empty. */
function paperOf(grid: LocatedGrid, corners: Quadrilateral): number {
  const values: number[] = [];
  for (let row = 0; row < 10; row++)
    for (let column = 0; column < 10; column++)
      values.push(valueIn(grid, corners, 0.18 + 0.07 * column, 0.18 + 0.07 * row));
  return values.sort((x, y) => x - y)[60];
}

/** The mean ink along a side of a cell at a depth, from 0 to 1. */
function inkAt(
  grid: LocatedGrid,
  corners: Quadrilateral,
  paper: number,
  { right, down, start, end }: (typeof SIDES)[number],
  depth: number,
): number {
  let sum = 0;
  const across = right + down < 0 ? depth : 1 - depth;
  for (let i = 0; i < SAMPLES; i++) {
    const along = start + ((i + 0.5) / SAMPLES) * (end - start);
    const value = down !== 0 ? valueIn(grid, corners, along, across) : valueIn(grid, corners, across, along);
    sum += Math.max(0, paper - value);
  }
  return sum / (255 * SAMPLES);
}

/** The minimum mean ink of outlines, and the share of it that a side with an outline has. */
const LEAST_INK = 0.02;
const LEAST_SHARE = 0.45;
/** The largest share of the ink of an outline that there is between it and the edge of its cell. */
const MOST_BEFORE = 0.5;
/** The minimum share of adjacent sides that agree if there are outlines. */
const LEAST_AGREEING = 0.85;

/** The outlines at a depth. Without cages if they are not consistent; undefined if there are hardly any. */
function outlinesAt(size: number, inks: readonly Float32Array[], ink: Float32Array, depth: number) {
  const threshold = thresholdOf(ink);
  if (threshold === undefined) return undefined;
  const lines = [...ink.keys()].filter(i => ink[i] >= threshold);
  const meanAt = (at: number) => lines.reduce((sum, i) => sum + inks[at][i], 0) / lines.length;
  const contrast = meanAt(depth);
  if (contrast < LEAST_INK || lines.length < 2 * size) return undefined;
  const isPeak = contrast >= meanAt(depth - 1) && contrast >= meanAt(depth + 1);
  // The thick lines of boxes may touch the outlines, but they are next to fewer than half of them.
  const separate = lines.filter(i => {
    const least = Math.min(...inks.slice(0, depth).map(values => values[i]));
    return least <= MOST_BEFORE * ink[i];
  });
  if (!isPeak || separate.length < lines.length / 2) return undefined;
  let before = depth;
  for (let at = depth - 1; at >= 0 && meanAt(at) < meanAt(before); at--) before = at;
  const ends = (step: number) => {
    let at = depth;
    while (at > before && at < DEPTHS - 1 && meanAt(at) > contrast / 2) at += step;
    return at * STEP;
  };
  const place = { from: ends(-1), to: ends(1), before: before * STEP, contrast };
  const isLine = (cell: number, side: number) => ink[4 * cell + side] >= threshold;
  const cages = areasOf(size, isLine);
  if (cages) return { ...place, cages };
  return agreementOf(size, isLine) >= LEAST_AGREEING ? { ...place, cages: [] } : undefined;
}

/** The least ink of sides with outlines: a share of the mean of one of two groups, those with the most different means. */
function thresholdOf(ink: Float32Array): number | undefined {
  const sorted = ink.slice().sort();
  const total = sorted.reduce((sum, value) => sum + value, 0);
  let below = 0;
  let best = 0;
  let count = 0;
  let rest = 0;
  for (let i = 1; i < sorted.length; i++) {
    below += sorted[i - 1];
    const difference = (total - below) / (sorted.length - i) - below / i;
    const spread = i * (sorted.length - i) * difference ** 2;
    if (spread > best) [best, count, rest] = [spread, i, total - below];
  }
  return count === 0 ? undefined : (LEAST_SHARE * rest) / (sorted.length - count);
}

type IsLine = (cell: number, side: number) => boolean;

/** The cell at a side of a cell; undefined outside of the grid. */
function neighborOf(size: number, cell: number, side: number): number | undefined {
  const { right, down } = SIDES[side];
  const column = (cell % size) + right;
  const neighbor = cell + right + down * size;
  return column < 0 || column >= size || neighbor < 0 || neighbor >= size * size ? undefined : neighbor;
}

/**
 * The connected cells, each with an outline all around; without those that have none. Undefined if there is an outline within a cage or if
 * one has a gap.
 */
function areasOf(size: number, isLine: IsLine): readonly (readonly number[])[] | undefined {
  const areas: number[][] = [];
  const areaOf = new Map<number, number>();
  for (let start = 0; start < size * size; start++) {
    if (areaOf.has(start)) continue;
    const cells = [start];
    areaOf.set(start, areas.length);
    for (const cell of cells)
      for (const side of SIDES.keys()) {
        const neighbor = neighborOf(size, cell, side);
        if (neighbor === undefined || areaOf.has(neighbor)) continue;
        if (isLine(cell, side) || isLine(neighbor, (side + 2) % 4)) continue;
        areaOf.set(neighbor, areas.length);
        cells.push(neighbor);
      }
    areas.push(cells.sort((a, b) => a - b));
  }
  const cages: number[][] = [];
  for (const cells of areas) {
    const isInside = (cell: number | undefined) => cell !== undefined && areaOf.get(cell) === areaOf.get(cells[0]);
    const sides = cells.flatMap(cell => [...SIDES.keys()].map(side => ({ cell, side })));
    const isWithin = ({ cell, side }: (typeof sides)[number]) => isInside(neighborOf(size, cell, side));
    const around = sides.filter(place => !isWithin(place));
    if (sides.some(place => isWithin(place) && isLine(place.cell, place.side))) return undefined;
    const lines = around.filter(({ cell, side }) => isLine(cell, side)).length;
    if (lines === around.length) cages.push(cells);
    else if (lines > 0) return undefined;
  }
  return cages.length > 0 ? cages : undefined;
}

/** The share of pairs of adjacent sides that both have an outline, among those where one has. */
function agreementOf(size: number, isLine: IsLine): number {
  let both = 0;
  let either = 0;
  for (let cell = 0; cell < size * size; cell++)
    for (const side of [2, 3]) {
      const neighbor = neighborOf(size, cell, side);
      if (neighbor === undefined) continue;
      const lines = Number(isLine(cell, side)) + Number(isLine(neighbor, (side + 2) % 4));
      if (lines > 0) either++;
      if (lines > 1) both++;
    }
  return both / Math.max(1, either);
}

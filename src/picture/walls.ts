/** The regions of a grid by its thick lines: those of a jigsaw, or boxes of another shape than usual. */

import { type Geometry, geometryOf, geometryOfSize } from '../core/geometry';
import type { Pausable } from '../core/pausing';
import { geometryWithRules } from '../core/rules/geometry';
import { valueAt } from './gray';
import type { PixelPoint } from './homography';
import type { LocatedGrid } from './locating';
import { cellCorners } from './mesh';

/** The places along a line between two cells that are compared. Crossing lines are at its ends. */
const ALONG = [0.25, 0.375, 0.5, 0.625, 0.75];
/** The distance on both sides of a line that is searched for its ink, in cells, and the number of samples there. */
const REACH = 0.14;
const SAMPLES = 17;
/** The minimum ratio of the ink of thick and thin lines. */
const LEAST_RATIO = 1.4;

/** A line between a cell and the one to its right or below, and its ink. */
interface Line {
  readonly cells: readonly [number, number];
  readonly ink: number;
}

/**
 * By cell of the picture: its region, if thick lines divide the grid into as many connected regions as a region has cells. Undefined for any
 * other lines, such as thin ones alone. `reach`: the distance from a line, in cells, within which there are no outlines of cages. Yields where it may be
 * paused.
 */
export function* regionsIn(grid: LocatedGrid, reach = REACH): Pausable<Uint8Array | undefined> {
  const { size } = grid.mesh;
  const lines: Line[] = [];
  for (let cell = 0; cell < size * size; cell++) {
    const right = cell % size < size - 1 ? [cell + 1] : [];
    const below = cell + size < size * size ? [cell + size] : [];
    for (const other of [...right, ...below])
      lines.push({ cells: [cell, other], ink: inkBetween(grid, reach, [cell, other]) });
    if (cell % size === 0) yield undefined;
  }
  const thin = thinLines(lines);
  return thin && areasWithin(size, thin);
}

/** The ink of the line between a cell and the one to its right or below, in cells: its width times its darkness. */
function inkBetween({ gray, mesh, factor }: LocatedGrid, reach: number, [cell, other]: Line['cells']): number {
  const [, topRight, bottomRight, bottomLeft] = cellCorners(mesh, cell);
  const from = other === cell + 1 ? topRight : bottomLeft;
  const step = minus(middleOf(cellCorners(mesh, other)), middleOf(cellCorners(mesh, cell)));
  const line = minus(bottomRight, from);
  const inks = ALONG.map(along => {
    const values = Array.from({ length: SAMPLES }, (_, i) => {
      const across = reach * ((2 * i) / (SAMPLES - 1) - 1);
      const at = (axis: 'x' | 'y') => (from[axis] + line[axis] * along + step[axis] * across + 0.5) * factor - 0.5;
      return valueAt(gray, at('x'), at('y'));
    });
    // The cells may have different shades.
    const paper = Math.min(values[0], values[SAMPLES - 1]);
    const dark = values.reduce((sum, value) => sum + Math.max(0, paper - value), 0);
    return (dark / 255) * ((2 * reach) / SAMPLES);
  });
  // A pencil mark may touch the line.
  return inks.sort((a, b) => a - b)[ALONG.length >> 1];
}

const minus = (a: PixelPoint, b: PixelPoint): PixelPoint => ({ x: a.x - b.x, y: a.y - b.y });

function middleOf(corners: readonly PixelPoint[]): PixelPoint {
  const mean = (axis: 'x' | 'y') => corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length;
  return { x: mean('x'), y: mean('y') };
}

/** The lines with little ink, if the others have clearly more: the division into two groups with the most different means. */
function thinLines(lines: readonly Line[]): readonly Line[] | undefined {
  const sorted = [...lines].sort((a, b) => a.ink - b.ink);
  const total = sorted.reduce((sum, { ink }) => sum + ink, 0);
  let below = 0;
  let best = 0;
  let count = 0;
  for (let i = 1; i < sorted.length; i++) {
    below += sorted[i - 1].ink;
    const difference = (total - below) / (sorted.length - i) - below / i;
    const spread = i * (sorted.length - i) * difference ** 2;
    if (spread > best) [best, count] = [spread, i];
  }
  if (count === 0) return undefined;
  return sorted[count].ink >= LEAST_RATIO * sorted[count - 1].ink ? sorted.slice(0, count) : undefined;
}

/** By cell: its area of cells that are connected across thin lines. Undefined unless there are N areas of N cells. */
function areasWithin(size: number, thin: readonly Line[]): Uint8Array | undefined {
  const areas = Array.from({ length: size * size }, (_, cell) => cell);
  const areaOf = (cell: number): number => {
    let area = cell;
    while (areas[area] !== area) area = areas[area];
    return area;
  };
  for (const { cells } of thin) areas[areaOf(cells[0])] = areaOf(cells[1]);
  const found = areas.map((_, cell) => areaOf(cell));
  const kinds = [...new Set(found)];
  const areRegions = kinds.every(kind => found.filter(area => area === kind).length === size);
  return areRegions ? Uint8Array.from(found, area => kinds.indexOf(area)) : undefined;
}

/** The geometry with these regions, by cell: with boxes if they are boxes, and with the usual ones if the regions are not known. */
export function geometryOfRegions(size: number, regions: Uint8Array | undefined): Geometry {
  const usual = geometryOfSize(size);
  if (!regions) return usual;
  const turned = geometryOf(usual.boxWidth, usual.boxHeight);
  return geometryWithRules(turned, [], regions) === turned ? turned : geometryWithRules(usual, [], regions);
}

/**
 * Random layouts of a jigsaw. They start as the usual boxes. Then pairs of touching regions exchange a cell each, many times, if both stay
 * connected and the borders do not become too long: without that limit, regions would be thin and winding.
 */

import type { Geometry } from '../../geometry';
import type { Cell } from '../../numbers';
import type { Pausable } from '../../pausing';
import type { Random } from '../../random';
import { neighborsOf } from './neighbors';

/** The limit of the length of borders, as a multiple of the borders of boxes. */
const LONGEST = 1.5;

/** The number of exchanges that are tried per cell. */
const TRIES = 60;
/** The number of exchanges that are tried between two pauses. */
const UNPAUSED = 16;

/** Returns the region of each cell. Regions are numbered in the order of their first cells. */
export function* randomRegions(geometry: Geometry, random: Random): Pausable<Uint8Array> {
  const { cellCount } = geometry;
  const regionOf = geometry.boxOf.slice();
  const limit = Math.floor(LONGEST * borderOf(geometry, regionOf));
  for (let tries = TRIES * cellCount; tries > 0; tries--) {
    if (tries % UNPAUSED === 0) yield undefined;
    const one = random.below(cellCount);
    const beside = neighborsOf(geometry, one);
    const region = regionOf[one];
    const other = regionOf[beside[random.below(beside.length)]];
    if (other === region) continue;
    const back = cellsBeside(geometry, regionOf, other, region).filter(cell => cell !== one);
    if (back.length === 0) continue;
    const two = back[random.below(back.length)];
    regionOf[one] = other;
    regionOf[two] = region;
    const isWhole = isConnected(geometry, regionOf, region) && isConnected(geometry, regionOf, other);
    if (isWhole && borderOf(geometry, regionOf) <= limit) continue;
    regionOf[one] = region;
    regionOf[two] = other;
  }
  return inOrder(regionOf);
}

/** The cells of a region that touch another one. */
function cellsBeside(geometry: Geometry, regionOf: Uint8Array, region: number, other: number): Cell[] {
  const cells: Cell[] = [];
  for (let cell = 0; cell < regionOf.length; cell++) {
    if (regionOf[cell] === region && neighborsOf(geometry, cell).some(beside => regionOf[beside] === other))
      cells.push(cell);
  }
  return cells;
}

/** Whether all cells of a region are connected by sides. */
function isConnected(geometry: Geometry, regionOf: ArrayLike<number>, region: number): boolean {
  let first = 0;
  let count = 0;
  for (let cell = regionOf.length - 1; cell >= 0; cell--) {
    if (regionOf[cell] !== region) continue;
    first = cell;
    count++;
  }
  const reached = [first];
  for (const cell of reached) {
    for (const beside of neighborsOf(geometry, cell))
      if (regionOf[beside] === region && !reached.includes(beside)) reached.push(beside);
  }
  return reached.length === count;
}

/** The pairs of cells side by side in different regions. */
function borderOf(geometry: Geometry, regionOf: Uint8Array): number {
  const { size, cellCount, columnOf } = geometry;
  let length = 0;
  for (let cell = 0; cell < cellCount; cell++) {
    if (columnOf[cell] < size - 1 && regionOf[cell] !== regionOf[cell + 1]) length++;
    if (cell + size < cellCount && regionOf[cell] !== regionOf[cell + size]) length++;
  }
  return length;
}

function inOrder(regionOf: Uint8Array): Uint8Array {
  const numbers = new Map([...new Set(regionOf)].map((region, i) => [region, i]));
  return regionOf.map(region => numbers.get(region)!);
}

/** The layout of a puzzle with rules: its boxes or regions. */

import { type Geometry, geometryOf, geometryOfSize } from '../../core/geometry';
import type { RegionMap } from '../../core/rules/geometry';
import type { Content } from '../content';

/** The geometry without rules and with boxes. */
export function baseOf({ boxHeight, boxWidth }: Geometry): Geometry {
  return geometryOf(boxHeight, boxWidth);
}

/** The regions of a puzzle; undefined if they are the usual boxes of its size. */
export function otherRegionsOf(geometry: Geometry): RegionMap | undefined {
  if (geometry.regions === 'none') return 'none';
  const isUsual = geometry.regions === 'boxes' && baseOf(geometry) === geometryOfSize(geometry.size);
  return isUsual ? undefined : geometry.boxOf;
}

/** By cell: the given digit, or 0. A given that was overwritten does not count. */
export function givensOf({ grid: { digits }, givens }: Content): Uint8Array {
  return givens.map((given, cell) => (given === digits[cell] ? given : 0));
}

/** The data of the page that shows algorithms, which the extension writes into it: the puzzle. The page sends no messages. */

import { REGION_LETTERS } from '../../core/cellNames';
import { type Geometry, geometryOf } from '../../core/geometry';
import type { Grid } from '../../core/grid';
import { geometryWithRules, type RegionMap, rulesOfGeometry } from '../../core/rules/geometry';
import type { Rule } from '../../core/rules/rule';
import type { WatchedPuzzle } from '../drawing/frameDrawing';
import type { DrawnPuzzle } from '../drawing/view';

/** The data. */
export interface WatchData {
  /** The name of the puzzle. */
  readonly heading: string;
  readonly drawn: DrawnPuzzle;
  readonly boxHeight: number;
  readonly boxWidth: number;
  /** By cell: its region, if regions are not boxes; and the letters of regions, if they are not the usual ones. */
  readonly regions?: readonly number[] | 'none';
  readonly labels?: readonly string[];
  readonly rules: readonly Rule[];
  /** By cell: the digits that the puzzle itself allows. */
  readonly allowed?: readonly number[];
}

/** The data of a puzzle. */
export function watchDataOf(heading: string, { geometry, allowed }: Grid, drawn: DrawnPuzzle): WatchData {
  const { boxHeight, boxWidth, regions, boxOf, houses } = geometry;
  const labels = houses.flatMap(({ kind, label }) => (kind === 'box' && label !== undefined ? [label] : []));
  return {
    heading,
    drawn,
    boxHeight,
    boxWidth,
    ...(regions !== 'boxes' && { regions: regions === 'none' ? regions : [...boxOf] }),
    ...(labels.some((label, i) => label !== REGION_LETTERS[i]) && { labels }),
    rules: rulesOfGeometry(geometry),
    ...(allowed && { allowed: [...allowed] }),
  };
}

/** The puzzle in the data. */
export function watchedPuzzleIn(data: WatchData): WatchedPuzzle {
  const { drawn, allowed } = data;
  const digits = Uint8Array.from(drawn.digits);
  const grid: Grid = { geometry: geometryIn(data), digits, ...(allowed && { allowed: Uint32Array.from(allowed) }) };
  return { grid, drawn };
}

function geometryIn({ boxHeight, boxWidth, regions, labels, rules }: WatchData): Geometry {
  const map: RegionMap | undefined = regions === undefined || regions === 'none' ? regions : Uint8Array.from(regions);
  return geometryWithRules(geometryOf(boxHeight, boxWidth), rules, map, labels);
}

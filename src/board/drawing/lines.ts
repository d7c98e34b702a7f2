/** The lines of a grid. Thick lines are where two regions meet, so that regions of any shape can be drawn. */

import type { DrawnPlaces } from './places';
import { CELL, group, pathShape, type SvgShape, wholeGrid } from './shape';
import type { DrawnPuzzle } from './view';

/** The thin and thick lines of a puzzle, and its border. */
export function gridLinesOf({ size, regions }: DrawnPuzzle, places: DrawnPlaces): SvgShape {
  let thin = '';
  let thick = '';
  for (const cell of regions.keys()) {
    const { x, y } = places.corner(cell);
    if (cell % size < size - 1) {
      const line = `M${x + CELL} ${y}v${CELL}`;
      if (regions[cell] === regions[cell + 1]) thin += line;
      else thick += line;
    }
    if (cell + size < regions.length) {
      const line = `M${x} ${y + CELL}h${CELL}`;
      if (regions[cell] === regions[cell + size]) thin += line;
      else thick += line;
    }
  }
  return group('lines', [pathShape('thin', thin), pathShape('thick', thick), wholeGrid('border', size)]);
}

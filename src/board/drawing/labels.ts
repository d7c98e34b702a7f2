/**
 * The names of rows and columns next to a grid: r1 … r9 on its left, c1 … c9 above it. Messages refer to cells by them.
 */

import type { ClueSpace } from '../protocol/snapshot';
import { CELL, group, MARGIN, type SvgShape, textAt } from './shape';

/** The space for the labels, at the left and above. */
export const LABEL_SPACE = 22;
/** The height of the font. */
const TEXT = 15;

/**
 * The labels of a grid. They are outside the clues, which take up the space of `frame`. Those of the row and column of
 * the cursor are highlighted.
 */
export function labelsOf(size: number, frame: ClueSpace, cursor: number | undefined): SvgShape {
  const row = cursor === undefined ? -1 : Math.floor(cursor / size);
  const column = cursor === undefined ? -1 : cursor % size;
  const className = (isCurrent: boolean) => `label${isCurrent ? ' current' : ''}`;
  return group(
    'labels',
    Array.from({ length: size }, (_, i) => {
      const along = MARGIN + CELL * (i + 0.5);
      return [
        textAt(className(i === row), `r${i + 1}`, -frame.left - LABEL_SPACE / 2, along, TEXT),
        textAt(className(i === column), `c${i + 1}`, along, -frame.top - LABEL_SPACE / 2, TEXT),
      ];
    }).flat(),
  );
}

/** A line along the edges of some cells, with text in the corner. */

import type { Cell } from '../../core/numbers';
import type { Canvas } from './canvas';
import { bridges, closed, lineThrough, outlinesOf } from './outline';

/** The distance of the line from the edges of its cells, and the height of the text in its corner. */
const INSET = 4.5;
const HIGH = 17;

/** The colors of a line, as a class, and its attributes. */
interface LineLook {
  readonly className: string;
  readonly attributes: Readonly<Record<string, string | number>>;
}

/** Draws the line and the text, if there is one. */
export function enclose(
  canvas: Canvas,
  cells: readonly Cell[],
  text: string | undefined,
  { className, attributes }: LineLook,
): void {
  const { size } = canvas.geometry;
  const [first, ...others] = outlinesOf(cells, size, INSET);
  const cell = Math.min(...cells);
  let d = closed([first]);
  if (text !== undefined) {
    // The text has no background, because it would be visible in colored cells. Instead, the line has a gap there.
    const { x, y } = canvas.places.corner(cell);
    const start = { x: x + canvas.label(cell, text), y: y + INSET };
    d = lineThrough([start, ...first.slice(1), { x: x + INSET, y: y + HIGH }]);
  }
  const whole = { d: d + closed(others) + bridges(cells, size), fill: 'none', 'stroke-width': 1.3, ...attributes };
  canvas.draw('cages', { tag: 'path', className, attributes: whole });
}

/** Cages: a dashed line along the edges of their cells, and the sum in the corner. */

import type { Cell } from '../../core/numbers';
import type { Canvas } from './canvas';
import type { RuleOf, RulePainter } from './drawn';
import { bridges, closed, lineThrough, outlinesOf } from './outline';
import { paint } from './paint';

/** How far the line is inside the edges of its cells, and how high the text in its corner is. */
const INSET = 4.5;
const HIGH = 17;

export const cage: RulePainter<RuleOf<'cage'>> = {
  draw({ cells, sum }, canvas) {
    enclose(canvas, cells, sum, { 'stroke-dasharray': '5 3' });
  },
};

/** Its digits may repeat, so its line has dots. */
export const sum: RulePainter<RuleOf<'sum'>> = {
  draw({ cells, sum: total }, canvas) {
    enclose(canvas, cells, total, { 'stroke-dasharray': '0 4', 'stroke-linecap': 'round', 'stroke-width': 2 });
  },
};

function enclose(
  canvas: Canvas,
  cells: readonly Cell[],
  total: number | undefined,
  look: Readonly<Record<string, string | number>>,
): void {
  const { size } = canvas.geometry;
  const [first, ...others] = outlinesOf(cells, size, INSET);
  const cell = Math.min(...cells);
  let d = closed([first]);
  if (total !== undefined) {
    // The text has no background, which would be seen in colored cells: the line leaves it out.
    const { x, y } = canvas.places.corner(cell);
    const start = { x: x + canvas.label(cell, `${total}`), y: y + INSET };
    d = lineThrough([start, ...first.slice(1), { x: x + INSET, y: y + HIGH }]);
  }
  const attributes = { d: d + closed(others) + bridges(cells, size), fill: 'none', 'stroke-width': 1.3, ...look };
  canvas.draw('cages', { tag: 'path', className: paint({ stroke: 'note' }), attributes });
}

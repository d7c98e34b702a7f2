/** Houses beside rows, columns and boxes: shaded, with a thin border, or a line along a diagonal. */

import type { Cell } from '../../core/numbers';
import { windowsOf } from '../../core/rules/kinds/houses';
import { CELL, MARGIN } from '../shape';
import type { Canvas } from './canvas';
import type { RuleOf, RulePainter } from './drawn';
import { bridges, closed, outlinesOf } from './outline';
import { paint } from './paint';

export const diagonal: RulePainter<RuleOf<'diagonal'>> = {
  draw({ direction }, canvas) {
    const side = CELL * canvas.geometry.size;
    const d =
      direction === '/' ? `M${MARGIN} ${MARGIN + side}l${side} ${-side}` : `M${MARGIN} ${MARGIN}l${side} ${side}`;
    canvas.draw('cells', {
      tag: 'path',
      className: paint({ stroke: 'edge6' }),
      attributes: { d, fill: 'none', 'stroke-width': 1.6 },
    });
  },
};

export const windoku: RulePainter<RuleOf<'windoku'>> = {
  draw(_, canvas) {
    for (const cells of windowsOf(canvas.geometry)) shade(canvas, cells);
  },
};

export const region: RulePainter<RuleOf<'region'>> = {
  draw({ cells }, canvas) {
    shade(canvas, cells);
  },
};

/** The shade is behind the colors of cells, and the border is in front of them. */
function shade(canvas: Canvas, cells: readonly Cell[]): void {
  const d = closed(outlinesOf(cells, canvas.geometry.size, 2.5));
  canvas.draw('shades', { tag: 'path', className: paint({ fill: 'shade' }), attributes: { d } });
  const attributes = { d: d + bridges(cells, canvas.geometry.size), fill: 'none', 'stroke-width': 1 };
  canvas.draw('cells', { tag: 'path', className: paint({ stroke: 'edge9' }), attributes });
}

/** Cells that tell where a digit is: a bar across the cell in the direction that it speaks of. */

import type { Cell } from '../../core/numbers';
import * as messages from '../../messages/index';
import { CELL, path, type Shape } from '../shape';
import type { Canvas } from './canvas';
import type { RuleOf, RulePainter } from './drawn';
import { edgeOf, paint, paleOf } from './paint';

/** A bar in a square with this corner. A row is across, a column is upright. */
function bar(x: number, y: number, side: number, of: 'row' | 'column'): Shape {
  const [long, short] = [0.9 * side, 0.4 * side];
  const [left, top] = of === 'row' ? [x + 0.05 * side, y + 0.3 * side] : [x + 0.3 * side, y + 0.05 * side];
  const around = of === 'row' ? `h${long}v${short}h${-long}z` : `v${long}h${short}v${-long}z`;
  const hue = of === 'row' ? 'violet' : 'teal';
  const d = `M${left} ${top}${around}`;
  return {
    ...path(paint({ fill: paleOf(hue), stroke: edgeOf(hue) }), d),
    attributes: { d, 'stroke-width': 1 },
  };
}

function draw(cells: readonly Cell[], canvas: Canvas, of: 'row' | 'column'): void {
  for (const cell of cells) {
    const { x, y } = canvas.places.corner(cell);
    canvas.draw('cells', bar(x, y, CELL, of));
  }
}

/** A column index speaks of the other cells of its row. */
export const columnIndex: RulePainter<RuleOf<'columnIndex'>> = {
  draw: ({ cells }, canvas) => draw(cells, canvas, 'row'),
  legend: () => ({ text: messages.drawnRules.columnIndex(), sample: (x, y) => [bar(x + 7, y - 10, 20, 'row')] }),
};

export const rowIndex: RulePainter<RuleOf<'rowIndex'>> = {
  draw: ({ cells }, canvas) => draw(cells, canvas, 'column'),
  legend: () => ({ text: messages.drawnRules.rowIndex(), sample: (x, y) => [bar(x + 7, y - 10, 20, 'column')] }),
};

/** Cells that tell where a digit is: a bar across the cell in the direction that it speaks of. */

import type { Cell } from '../../core/numbers';
import * as messages from '../../language/messages/index';
import { CELL, rectangle, type Shape } from '../shape';
import type { Canvas } from './canvas';
import type { DrawnRule, RuleOf } from './drawn';
import { edgeOf, type Hue, paint, paleOf } from './paint';

/** A bar in a square with this corner. A row is across, a column is upright. */
function bar(x: number, y: number, side: number, of: 'row' | 'column'): Shape {
  const hue: Hue = of === 'row' ? 'violet' : 'teal';
  const [long, short] = [0.9 * side, 0.4 * side];
  const [width, height] = of === 'row' ? [long, short] : [short, long];
  const attributes = { x: x + (side - width) / 2, y: y + (side - height) / 2, width, height, 'stroke-width': 1 };
  return rectangle(paint({ fill: paleOf(hue), stroke: edgeOf(hue) }), attributes);
}

function draw(cells: readonly Cell[], canvas: Canvas, of: 'row' | 'column'): void {
  for (const cell of cells) {
    const { x, y } = canvas.places.corner(cell);
    canvas.draw('cells', bar(x, y, CELL, of));
  }
}

/** A column index speaks of the other cells of its row. */
export const columnIndex: DrawnRule<RuleOf<'columnIndex'>> = {
  draw: ({ cells }, canvas) => draw(cells, canvas, 'row'),
  legend: () => ({ text: messages.drawnRules.columnIndex(), sample: (x, y) => [bar(x + 7, y - 10, 20, 'row')] }),
};

export const rowIndex: DrawnRule<RuleOf<'rowIndex'>> = {
  draw: ({ cells }, canvas) => draw(cells, canvas, 'column'),
  legend: () => ({ text: messages.drawnRules.rowIndex(), sample: (x, y) => [bar(x + 7, y - 10, 20, 'column')] }),
};

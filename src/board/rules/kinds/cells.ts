/**
 * How boards draw rules about single cells. Cells that allow only some digits have a square if these are the even ones,
 * a circle if they are the odd ones, and otherwise the digits. Index cells have a bar across the cell, in the direction
 * of the row or column to which they refer.
 */

import { digitsOf } from '../../../core/grid';
import type { Cell, DigitMask } from '../../../core/numbers';
import type { CellRule } from '../../../core/rules/kinds/cells';
import type { RuleOf } from '../../../core/rules/rule';
import * as messages from '../../../messages/index';
import { CELL, pathShape, rectangle, type SvgShape } from '../../drawing/shape';
import type { BoardKinds, RulePainter } from '../boardRule';
import type { Canvas } from '../canvas';
import { edgeOf, paint, paleOf } from '../paint';

/** The digits of a puzzle that are odd or even, as a mask. */
const maskOfParity = (size: number, parity: 0 | 1): DigitMask =>
  Array.from({ length: size }, (_, i) => i + 1).reduce(
    (mask, digit) => (digit % 2 === parity ? mask | (1 << (digit - 1)) : mask),
    0,
  );

const GRAY = paint({ fill: 'color9', stroke: 'edge9' });

const digits: RulePainter<RuleOf<'digits'>> = {
  draw({ cells, digits: mask }, canvas) {
    const { size } = canvas.geometry;
    for (const cell of cells) {
      const { x, y } = canvas.places.corner(cell);
      if (mask === maskOfParity(size, 0)) {
        const attributes = { x: x + 8, y: y + 8, width: 44, height: 44, 'stroke-width': 1 };
        canvas.draw('cells', rectangle(GRAY, attributes));
      } else if (mask === maskOfParity(size, 1)) {
        const attributes = { cx: x + 30, cy: y + 30, r: 23, 'stroke-width': 1 };
        canvas.draw('cells', { tag: 'circle', className: GRAY, attributes });
      } else {
        const symbols = digitsOf(mask).map(digit => canvas.symbols[digit - 1]);
        canvas.list(cell, symbols.join(symbols.some(symbol => symbol.length > 1) ? ' ' : ''));
      }
    }
  },
};

/** A bar in a square with this corner. A row is across, a column is upright. */
function bar(x: number, y: number, side: number, of: 'row' | 'column'): SvgShape {
  const [long, short] = [0.9 * side, 0.4 * side];
  const [left, top] = of === 'row' ? [x + 0.05 * side, y + 0.3 * side] : [x + 0.3 * side, y + 0.05 * side];
  const around = of === 'row' ? `h${long}v${short}h${-long}z` : `v${long}h${short}v${-long}z`;
  const hue = of === 'row' ? 'violet' : 'teal';
  const d = `M${left} ${top}${around}`;
  return {
    ...pathShape(paint({ fill: paleOf(hue), stroke: edgeOf(hue) }), d),
    attributes: { d, 'stroke-width': 1 },
  };
}

function draw(cells: readonly Cell[], canvas: Canvas, of: 'row' | 'column'): void {
  for (const cell of cells) {
    const { x, y } = canvas.places.corner(cell);
    canvas.draw('cells', bar(x, y, CELL, of));
  }
}

/** A column index refers to the other cells of its row. */
const columnIndex: RulePainter<RuleOf<'columnIndex'>> = {
  draw: ({ cells }, canvas) => draw(cells, canvas, 'row'),
  legend: () => ({ text: messages.ruleName('columnIndex'), sample: (x, y) => [bar(x + 7, y - 10, 20, 'row')] }),
};

const rowIndex: RulePainter<RuleOf<'rowIndex'>> = {
  draw: ({ cells }, canvas) => draw(cells, canvas, 'column'),
  legend: () => ({ text: messages.ruleName('rowIndex'), sample: (x, y) => [bar(x + 7, y - 10, 20, 'column')] }),
};

const labels = messages.ariaLabels;

/** The board rules of this family. */
export const boardCells: BoardKinds<CellRule> = {
  digits: {
    ...digits,
    shape: 'cell',
    name({ digits: mask }, { size }, symbols) {
      if (mask === maskOfParity(size, 0)) return labels.even();
      if (mask === maskOfParity(size, 1)) return labels.odd();
      return labels.only(digitsOf(mask).map(digit => symbols[digit - 1]));
    },
  },
  columnIndex: { ...columnIndex, shape: 'cell' },
  rowIndex: { ...rowIndex, shape: 'cell' },
};

/** Cells that have some digits only: a square for even ones, a circle for odd ones, otherwise the digits. */

import { digitsOf } from '../../core/grid';
import type { DigitMask } from '../../core/numbers';
import { rectangle } from '../shape';
import type { RuleOf, RulePainter } from './drawn';
import { paint } from './paint';

/** The digits of a puzzle that are odd or even, as a mask. */
export const maskOfParity = (size: number, parity: 0 | 1): DigitMask =>
  Array.from({ length: size }, (_, i) => i + 1).reduce(
    (mask, digit) => (digit % 2 === parity ? mask | (1 << (digit - 1)) : mask),
    0,
  );

const GRAY = paint({ fill: 'color9', stroke: 'edge9' });

export const digits: RulePainter<RuleOf<'digits'>> = {
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

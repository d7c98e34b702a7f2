/** Marks on the border of two cells: dots, X and V, and inequality signs; and on the corner of four: digits in a circle. */

import { squareFrom } from '../../../core/rules/cells';
import type { MarkRule, StrictRule } from '../../../core/rules/kinds/marks';
import type { RuleOf } from '../../../core/rules/rule';
import * as messages from '../../../messages/index';
import type { Point } from '../../drawing/places';
import { pathShape, round, type SvgShape, textAt } from '../../drawing/shape';
import type { BoardKinds, BoardRule, RulePainter } from '../boardRule';
import type { Canvas } from '../canvas';
import { fillClass, paint } from '../paint';

/** The point halfway between two cells, where the mark of the rule is. */
function between(canvas: Canvas, [a, b]: readonly [number, number]): Point {
  const [one, other] = [canvas.places.middle(a), canvas.places.middle(b)];
  const at = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  canvas.mark(at);
  return at;
}

const disc = (className: string, { x, y }: Point, r: number, width = 0): SvgShape => ({
  tag: 'circle',
  className,
  attributes: { cx: x, cy: y, r, ...(width > 0 && { 'stroke-width': width }) },
});

const dot = (fill: 'white' | 'black'): RulePainter<RuleOf<'whiteDot' | 'blackDot'>> => ({
  draw({ cells }, canvas) {
    canvas.draw('marks', disc(paint({ fill, stroke: 'region' }), between(canvas, cells), 8, 1.5));
  },
});

const whiteDot = dot('white');
const blackDot = dot('black');

/** A letter on a piece of background that interrupts the border. */
const letter = (text: string): RulePainter<RuleOf<'x' | 'v'>> => ({
  draw({ cells }, canvas) {
    const at = between(canvas, cells);
    canvas.draw('marks', disc(paint({ fill: 'paper' }), at, 9));
    const { attributes, ...shape } = textAt(fillClass('given'), text, at.x, at.y, 19);
    canvas.draw('marks', { ...shape, attributes: { ...attributes, 'font-weight': 700 } });
  },
});

const x = letter('X');
const v = letter('V');

/** An angle that points to the lesser digit. */
const greater: RulePainter<RuleOf<'greater'>> = {
  draw({ cells }, canvas) {
    const [from, to] = cells.map(cell => canvas.places.middle(cell));
    const at = between(canvas, cells);
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const [across, down] = [(to.x - from.x) / length, (to.y - from.y) / length];
    const point = (on: number, aside: number) =>
      `${round(at.x + on * across - aside * down)} ${round(at.y + on * down + aside * across)}`;
    const d = `M${point(-5, 7)}L${point(6, 0)}L${point(-5, -7)}`;
    const attributes = { d, fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
    for (const [stroke, width] of [['paper', 7] as const, ['given', 2.4] as const]) {
      const { tag, className } = pathShape(paint({ stroke }), d);
      canvas.draw('marks', { tag, className, attributes: { ...attributes, 'stroke-width': width } });
    }
  },
};

/** By number of digits: their places in the circle. */
const PLACES: readonly (readonly (readonly [across: number, down: number])[])[] = [
  [],
  [[0, 0]],
  [
    [-5, 0],
    [5, 0],
  ],
  [
    [-5, -5.5],
    [5, -5.5],
    [0, 5.5],
  ],
  [
    [-5, -5.5],
    [5, -5.5],
    [-5, 5.5],
    [5, 5.5],
  ],
];

const quad: RulePainter<RuleOf<'quad'>> = {
  draw({ cell, digits }, canvas) {
    const at = canvas.places.corner(squareFrom(canvas.geometry, cell)[3]);
    canvas.mark(at);
    canvas.draw('marks', disc(paint({ fill: 'paper', stroke: 'region' }), at, 14, 1.4));
    const symbols = [...digits].sort((a, b) => a - b).map(digit => canvas.symbols[digit - 1]);
    const isLong = symbols.some(symbol => symbol.length > 1);
    for (const [i, [across, down]] of PLACES[symbols.length].entries()) {
      const size = symbols.length === 1 ? 17 : isLong ? 8 : 12.5;
      canvas.draw('marks', textAt(fillClass('given'), symbols[i], at.x + across, at.y + down, size));
    }
  },
};

/** A rule about all marks of a kind, which is only written below the grid. */
const allGiven = (kind: StrictRule['kind']): BoardRule<RuleOf<StrictRule['kind']>> => ({
  shape: 'grid',
  name: () => messages.drawnRules[kind](),
  legend: () => ({ text: messages.drawnRules[kind]() }),
});

/** The board rules of this family. */
export const boardMarks: BoardKinds<MarkRule> = {
  whiteDot: { ...whiteDot, shape: 'spot' },
  blackDot: { ...blackDot, shape: 'spot' },
  x: { ...x, shape: 'spot' },
  v: { ...v, shape: 'spot' },
  greater: {
    ...greater,
    shape: 'spot',
    name: () => messages.ariaLabels.inequality(),
    describe({ cells: [more, less] }, _name, describer) {
      const [nameOfMore, nameOfLess] = describer.names([more, less]);
      describer.say(more, messages.ariaLabels.greater(nameOfLess));
      describer.say(less, messages.ariaLabels.less(nameOfMore));
    },
  },
  quad: {
    ...quad,
    shape: 'spot',
    name: ({ digits }, _, symbols) =>
      messages.ariaLabels.quad([...digits].sort((a, b) => a - b).map(digit => symbols[digit - 1])),
  },
  strictKropki: allGiven('strictKropki'),
  strictWhiteDots: allGiven('strictWhiteDots'),
  strictBlackDots: allGiven('strictBlackDots'),
  strictXv: allGiven('strictXv'),
};

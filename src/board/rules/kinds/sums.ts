/**
 * How boards draw sums. Cages are a dashed line along the edges of their cells, with the sum in the corner. Arrows are
 * a circle, or a pill around several cells, and a shaft with a head.
 */

import type { Cell } from '../../../core/numbers';
import type { SumsRule } from '../../../core/rules/kinds/sums';
import type { RuleOf } from '../../../core/rules/rule';
import * as messages from '../../../messages/index';
import type { Point } from '../../drawing/places';
import { rectangle, round, type SvgShape } from '../../drawing/shape';
import { pointsOf } from '../bands';
import type { BoardKinds, RulePainter } from '../boardRule';
import type { Canvas } from '../canvas';
import { enclose } from '../enclosure';
import { lineThrough } from '../outline';
import { paint } from '../paint';

const NOTE = paint({ stroke: 'note' });

const cage: RulePainter<RuleOf<'cage'>> = {
  draw({ cells, sum }, canvas) {
    const attributes = { 'stroke-dasharray': '5 3' };
    enclose(canvas, cells, sum?.toString(), { className: NOTE, attributes });
  },
};

/** The digits of a sum may repeat, so its line has dots. */
const sum: RulePainter<RuleOf<'sum'>> = {
  draw({ cells, sum: total }, canvas) {
    const attributes = { 'stroke-dasharray': '0 4', 'stroke-linecap': 'round', 'stroke-width': 2 };
    enclose(canvas, cells, `${total}`, { className: NOTE, attributes });
  },
};

/** The radius of the circle, and the length of the two lines of the head. */
const RADIUS = 24;
const HEAD = 11;

const WIDTH = 2.6;
const GRAY = paint({ stroke: 'edge9' });

const arrow: RulePainter<RuleOf<'arrow'>> = {
  draw({ circle, shaft }, canvas) {
    canvas.draw('arrows', ...pillOf(canvas, circle));
    if (shaft.length === 0) return;
    const [first, ...others] = pointsOf(canvas, shaft);
    const from = nearest(pointsOf(canvas, circle), first);
    const points = [from, first, ...others];
    const start = towards(from, first, RADIUS);
    const tip = points[points.length - 1];
    const behind = points[points.length - 2];
    const d = lineThrough([start, ...points.slice(1)]) + headAt(behind, tip);
    const attributes = {
      d,
      fill: 'none',
      'stroke-width': WIDTH,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    };
    canvas.draw('arrows', { tag: 'path', className: GRAY, attributes });
  },
};

/** The line around the cells of a circle. A pill that is not along a row or column is a band. */
function pillOf(canvas: Canvas, cells: readonly Cell[]): SvgShape[] {
  const points = pointsOf(canvas, cells);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  if (wide === 0 || high === 0) {
    const place = { x: left - RADIUS, y: top - RADIUS, width: wide + 2 * RADIUS, height: high + 2 * RADIUS };
    return [rectangle(GRAY, { ...place, rx: RADIUS, fill: 'none', 'stroke-width': WIDTH })];
  }
  const look = { d: lineThrough(points), fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return [GRAY, paint({ stroke: 'paper' })].map((className, i) => ({
    tag: 'path',
    className,
    attributes: { ...look, 'stroke-width': 2 * RADIUS + (i === 0 ? WIDTH : -WIDTH) },
  }));
}

function headAt(behind: Point, tip: Point): string {
  const length = Math.hypot(tip.x - behind.x, tip.y - behind.y);
  if (length === 0) return '';
  const [across, down] = [((tip.x - behind.x) / length) * HEAD, ((tip.y - behind.y) / length) * HEAD];
  const [left, right] = [
    { x: tip.x - across - 0.8 * down, y: tip.y - down + 0.8 * across },
    { x: tip.x - across + 0.8 * down, y: tip.y - down - 0.8 * across },
  ];
  return lineThrough([left, tip, right]);
}

function nearest(points: readonly Point[], to: Point): Point {
  const distance = ({ x, y }: Point) => Math.hypot(x - to.x, y - to.y);
  return points.reduce((best, point) => (distance(point) < distance(best) ? point : best));
}

/** The point at `distance` from one point toward another. */
function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return {
    x: round(from.x + ((to.x - from.x) * distance) / length),
    y: round(from.y + ((to.y - from.y) * distance) / length),
  };
}

const labels = messages.ariaLabels;

/** The board rules of this family. */
export const boardSums: BoardKinds<SumsRule> = {
  cage: { ...cage, shape: 'area' },
  sum: { ...sum, shape: 'area' },
  arrow: {
    ...arrow,
    shape: 'line',
    name: ({ circle }) => labels.arrow(circle.length),
    describe({ circle, shaft }, _name, describer) {
      for (const cell of circle) describer.say(cell, labels.circle(describer.names(shaft)));
      describer.line(shaft, labels.shaft(describer.names(circle)));
    },
  },
};

/** Houses other than rows, columns and boxes: shaded, with a thin border, or a line along a diagonal. */

import type { Geometry } from '../../../core/geometry';
import type { Cell } from '../../../core/numbers';
import type { HouseRule } from '../../../core/rules/kinds/houses';
import { windowsOf } from '../../../core/rules/kinds/houses';
import type { RuleOf } from '../../../core/rules/rule';
import * as messages from '../../../messages/index';
import { CELL, MARGIN } from '../../drawing/shape';
import type { BoardKinds, RulePainter } from '../boardRule';
import type { Canvas } from '../canvas';
import { bridges, closed, outlinesOf } from '../outline';
import { paint } from '../paint';

const diagonal: RulePainter<RuleOf<'diagonal'>> = {
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

const windoku: RulePainter<RuleOf<'windoku'>> = {
  draw(_, canvas) {
    for (const cells of windowsOf(canvas.geometry)) shade(canvas, cells);
  },
};

const region: RulePainter<RuleOf<'region'>> = {
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

/** The board rules of this family. */
export const boardHouses: BoardKinds<HouseRule> = {
  diagonal: {
    ...diagonal,
    shape: 'line',
    name: ({ direction }) => messages.ariaLabels.diagonal(direction),
    cells: diagonalCells,
    describe(rule, name, describer) {
      for (const cell of diagonalCells(rule, describer.geometry)) describer.say(cell, name);
    },
  },
  windoku: {
    ...windoku,
    shape: 'area',
    name: () => messages.ariaLabels.windows(),
    cells: (_, geometry) => windowsOf(geometry).flat(),
    describe(_, _name, describer) {
      for (const [i, cells] of windowsOf(describer.geometry).entries())
        for (const cell of cells) describer.say(cell, messages.ariaLabels.window(i));
    },
  },
  disjointGroups: {
    shape: 'grid',
    legend: () => ({ text: messages.ruleName('disjointGroups') }),
    describe(_, _name, describer) {
      for (const { kind, index, cells } of describer.geometry.houses)
        if (kind === 'group') for (const cell of cells) describer.say(cell, messages.ariaLabels.group(index));
    },
  },
  region: { ...region, shape: 'area', name: () => messages.ariaLabels.extraRegion() },
};

/** From the top to the bottom. */
function diagonalCells({ direction }: RuleOf<'diagonal'>, { size }: Geometry): Cell[] {
  const [first, step] = direction === '/' ? [size - 1, size - 1] : [0, size + 1];
  return Array.from({ length: size }, (_, i) => first + step * i);
}

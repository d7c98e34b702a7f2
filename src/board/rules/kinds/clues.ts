/** Clues outside the grid. Each kind has a different frame around its number. */

import { houseName } from '../../../core/cellNames';
import type { Sight } from '../../../core/rules/cells';
import type { ClueRule } from '../../../core/rules/kinds/clues';
import { cellsOfRule, type RuleOf } from '../../../core/rules/rule';
import * as messages from '../../../messages/index';
import { pathShape, rectangle, type SvgShape, textAt } from '../../drawing/shape';
import type { BoardKinds, LegendEntry, RulePainter } from '../boardRule';
import type { Canvas } from '../canvas';
import { fillClass, paint } from '../paint';
import type { ClueFrame } from '../ring';

const THIN = { fill: 'none', 'stroke-width': 1.3 };

/** Two slices of bread. */
const slices: ClueFrame = (x, y) => stroked(`M${x - 12} ${y - 12.5}h24M${x - 12} ${y + 12.5}h24`);

/** A tower, which is open below. */
const tower: ClueFrame = (x, y) => stroked(`M${x - 14} ${y + 14}v-24l14 -5l14 5v24`);

const room: ClueFrame = (x, y) =>
  rectangle(paint({ stroke: 'note' }), { x: x - 14, y: y - 14, width: 28, height: 28, ...THIN });

const circle: ClueFrame = (x, y) => ({
  tag: 'circle',
  className: paint({ stroke: 'note' }),
  attributes: { cx: x, cy: y, r: 15, ...THIN },
});

function stroked(d: string): SvgShape {
  return { ...pathShape(paint({ stroke: 'note' }), d), attributes: { d, ...THIN } };
}

function add(canvas: Canvas, number: string, sight: Sight, frame: ClueFrame): void {
  canvas.ring.add({ text: number, sight, frame, rule: canvas.index });
}

/** An entry of the legend: the frame with a letter that stands for any number. */
const entry = (text: string, frame: ClueFrame): LegendEntry => ({
  text,
  sample: (x, y) => {
    const shapes = [frame(0, 0), textAt(fillClass('given'), 'n', 0, 0, 17)];
    const transform = `translate(${x + 22} ${y})scale(.72)`;
    return [{ tag: 'g', className: '', attributes: { transform }, children: shapes }];
  },
});

const littleKiller: RulePainter<RuleOf<'littleKiller'>> = {
  draw(rule, canvas) {
    canvas.ring.addDiagonal(rule, canvas.index);
  },
};

const sandwich: RulePainter<RuleOf<'sandwich'>> = {
  draw: ({ sum, sight }, canvas) => add(canvas, `${sum}`, sight, slices),
  legend: () => entry(messages.ruleName('sandwich'), slices),
};

const xSum: RulePainter<RuleOf<'xSum'>> = {
  draw: ({ sum, sight }, canvas) => add(canvas, `${sum}`, sight, circle),
  legend: () => entry(messages.ruleName('xSum'), circle),
};

const skyscraper: RulePainter<RuleOf<'skyscraper'>> = {
  draw: ({ count, sight }, canvas) => add(canvas, `${count}`, sight, tower),
  legend: () => entry(messages.ruleName('skyscraper'), tower),
};

const numberedRoom: RulePainter<RuleOf<'numberedRoom'>> = {
  draw: ({ digit, sight }, canvas) => add(canvas, canvas.symbols[digit - 1], sight, room),
  legend: () => entry(messages.ruleName('numberedRoom'), room),
};

const labels = messages.ariaLabels;

/** The board rules of this family. */
export const boardClues: BoardKinds<ClueRule> = {
  littleKiller: {
    ...littleKiller,
    shape: 'spot',
    name: ({ sum }) => labels.littleKiller(sum),
    describe: (rule, name, describer) => describer.line(cellsOfRule(rule, describer.geometry), name),
  },
  sandwich: { ...sandwich, shape: 'spot', name: ({ sum, sight }) => labels.sandwich(sum, houseName(sight)) },
  xSum: { ...xSum, shape: 'spot', name: ({ sum, sight }) => labels.xSum(sum, houseName(sight)) },
  skyscraper: { ...skyscraper, shape: 'spot', name: ({ count, sight }) => labels.skyscraper(count, houseName(sight)) },
  numberedRoom: {
    ...numberedRoom,
    shape: 'spot',
    name: ({ digit, sight }, _, symbols) => labels.numberedRoom(symbols[digit - 1], houseName(sight)),
  },
};

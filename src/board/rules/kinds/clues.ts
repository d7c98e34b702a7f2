/** Clues outside the grid. Each kind has a different frame around its number. */

import type { ClueRule, SightRule } from '../../../core/rules/kinds/clues';
import { cellsOfRule, kindOf, numberOf, type RuleOf } from '../../../core/rules/rule';
import * as messages from '../../../messages/index';
import { pathShape, rectangle, type SvgShape, textAt } from '../../drawing/shape';
import type { BoardKinds, BoardRule, LegendEntry, RulePainter } from '../boardRule';
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

/** A clue that sees a row or column. */
const clue = (kind: SightRule['kind'], frame: ClueFrame): BoardRule<SightRule> => ({
  shape: 'spot',
  draw(rule, canvas) {
    const number = numberOf(rule)!;
    const text = kindOf(rule).number?.isDigit ? canvas.symbols[number - 1] : `${number}`;
    canvas.ring.add({ text, sight: rule.sight, frame, rule: canvas.index });
  },
  legend: () => entry(messages.ruleName(kind), frame),
});

/** The board rules of this family. */
export const boardClues: BoardKinds<ClueRule> = {
  littleKiller: {
    ...littleKiller,
    shape: 'spot',
    describe: (rule, name, describer) => describer.line(cellsOfRule(rule, describer.geometry), name),
  },
  sandwich: clue('sandwich', slices),
  xSum: clue('xSum', circle),
  skyscraper: clue('skyscraper', tower),
  numberedRoom: clue('numberedRoom', room),
};

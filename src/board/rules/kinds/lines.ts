/** Lines. Each kind has its customary color, and an edge or marks that identify it without color. */

import { REGION_LETTERS } from '../../../core/cellNames';
import type { LineRule } from '../../../core/rules/kinds/lines';
import type { RuleOf } from '../../../core/rules/rule';
import * as messages from '../../../messages/index';
import type { Point } from '../../drawing/places';
import { rectangle, round, type SvgShape } from '../../drawing/shape';
import { type BandLook, bandEntry, bandOf, drawBand, pointsOf, ring } from '../bands';
import type { BoardKinds, BoardRule, RulePainter } from '../boardRule';
import { enclose } from '../enclosure';
import { closed, outlinesOf } from '../outline';
import { edgeOf, paint, paleOf } from '../paint';

/** All thermometers form one surface, so that those with a common bulb are joined. */
const thermometer = (
  look: BandLook,
  legend?: RulePainter<RuleOf<'thermo' | 'slowThermo'>>['legend'],
): RulePainter<RuleOf<'thermo' | 'slowThermo'>> => ({
  draw({ cells }, canvas) {
    const points = pointsOf(canvas, cells);
    const { edge, band } = bandOf(points, look);
    const [{ x, y }] = points;
    const className = paint({ fill: paleOf(look.hue) });
    canvas.draw('thermoEdges', ...edge, ring({ x, y }, 23, look.hue));
    canvas.draw('thermos', { tag: 'circle', className, attributes: { cx: x, cy: y, r: 22 } }, ...band);
  },
  ...(legend && { legend }),
});

const SLOW: BandLook = { hue: 'gray', width: 20, dashes: '4 4' };

const thermo = thermometer({ hue: 'gray', width: 20 });
const slowThermo = thermometer(SLOW, rule => ({
  text: messages.ruleLegend(rule),
  sample(x, y) {
    const bulb = ring({ x: x + 9, y }, 8, SLOW.hue);
    return [...bandEntry('', SLOW).sample!(x, y), bulb];
  },
}));

/** Whispers with a difference of 4 are Dutch whispers, which are orange. */
const whispersLook = (difference: number): BandLook =>
  difference === 4 ? { hue: 'orange', dashes: '9 3' } : { hue: 'green' };

const whispers: RulePainter<RuleOf<'whispers'>> = {
  draw({ cells, difference }, canvas) {
    const { edge, band } = bandOf(pointsOf(canvas, cells), whispersLook(difference));
    canvas.draw('whisperEdges', ...edge);
    canvas.draw('whispers', ...band);
  },
  legend: rule => bandEntry(messages.ruleLegend(rule), whispersLook(rule.difference)),
};

/** A line that is a band and nothing else. */
const plain = (look: BandLook): RulePainter<Exclude<LineRule, RuleOf<'clone'>>> => ({
  draw({ cells }, canvas) {
    drawBand(canvas, cells, look);
  },
  legend: rule => bandEntry(messages.ruleLegend(rule), look),
});

const ZIPPER: BandLook = { hue: 'pink' };

/** A line with a circle in its middle. */
const zipper: RulePainter<RuleOf<'zipper'>> = {
  draw({ cells }, canvas) {
    drawBand(canvas, cells, ZIPPER);
    const half = (cells.length - 1) / 2;
    const [a, b] = pointsOf(canvas, [cells[Math.floor(half)], cells[Math.ceil(half)]]);
    canvas.draw(
      'lines',
      ring({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, cells.length % 2 === 1 ? 19 : 11, ZIPPER.hue),
    );
  },
  legend: rule => ({
    text: messages.ruleLegend(rule),
    sample: (x, y) => [...bandEntry('', ZIPPER).sample!(x, y), ring({ x: x + 18, y }, 7, ZIPPER.hue)],
  }),
};

const SUM: BandLook = { hue: 'yellow', dashes: '2 4' };

/** A line with its sum in the corner of its first cell, if other lines have a different sum. */
const sumLine: RulePainter<RuleOf<'sumLine'>> = {
  draw({ cells, sum, isLoop }, canvas) {
    drawBand(canvas, cells, SUM, isLoop);
    const isOnly = canvas.rules.every(rule => rule.kind !== 'sumLine' || rule.sum === sum);
    if (!isOnly) canvas.label(cells[0], `${sum}`);
  },
  legend: rule => bandEntry(messages.ruleLegend(rule), SUM),
};

/** The radius of the mark at an end. It is smaller than a bulb, which may be in the same cell. */
const END = 17;

/** A line with a mark at both ends. */
const withEnds = (
  look: BandLook,
  end: (at: Point, r: number) => SvgShape,
): RulePainter<RuleOf<'between' | 'lockout'>> => ({
  draw({ cells }, canvas) {
    drawBand(canvas, cells, look);
    const points = pointsOf(canvas, cells);
    canvas.draw('lines', end(points[0], END), end(points[points.length - 1], END));
  },
  legend: rule => ({
    text: messages.ruleLegend(rule),
    sample: (x, y) => [
      ...bandEntry('', look).sample!(x, y),
      ...[x + 8, x + 28].map(across => end({ x: across, y }, 7)),
    ],
  }),
});

const BETWEEN: BandLook = { hue: 'gray', width: 8 };
const LOCKOUT: BandLook = { hue: 'blue', width: 8 };

const between = withEnds(
  BETWEEN,
  // White, because cells of odd digits have gray circles.
  (at, r) => ring(at, r, BETWEEN.hue, 'paper'),
);

const lockout = withEnds(LOCKOUT, ({ x, y }, r) => {
  const reach = round(1.35 * r);
  const attributes = { d: `M${x} ${y - reach}l${reach} ${reach}l${-reach} ${reach}l${-reach} ${-reach}z` };
  const className = paint({ fill: paleOf(LOCKOUT.hue), stroke: edgeOf(LOCKOUT.hue) });
  return { tag: 'path', className, attributes: { ...attributes, 'stroke-width': 2, 'stroke-linejoin': 'round' } };
});

/** Both areas are shaded, with a border of long dashes. If there are several clones, each has a letter. */
const clone: RulePainter<RuleOf<'clone'>> = {
  draw(rule, canvas) {
    const clones = canvas.rules.filter(({ kind }) => kind === 'clone');
    const letter = REGION_LETTERS[clones.indexOf(rule)];
    for (const cells of [rule.original, rule.copy]) {
      const d = closed(outlinesOf(cells, canvas.geometry.size, 4.5));
      canvas.draw('shades', { tag: 'path', className: paint({ fill: 'shade' }), attributes: { d } });
      enclose(canvas, cells, clones.length > 1 ? letter : undefined, CLONE);
    }
  },
  legend: rule => ({
    text: messages.ruleLegend(rule),
    sample: (x, y) => [
      rectangle(paint({ fill: 'shade' }), { x: x + 7, y: y - 10, width: 20, height: 20 }),
      rectangle(CLONE.className, { x: x + 7, y: y - 10, width: 20, height: 20, fill: 'none', ...CLONE.attributes }),
    ],
  }),
};

const CLONE = {
  className: paint({ stroke: 'edge5' }),
  attributes: { 'stroke-width': 1.6, 'stroke-dasharray': '8 4' },
};

const labels = messages.ariaLabels;

/** The board rule of a line, whose cells have an order. */
const line = <K extends LineRule['kind']>(painter: RulePainter<RuleOf<K>>): BoardRule<RuleOf<K>> => ({
  ...painter,
  shape: 'line',
});

/** The board rules of this family. */
export const boardLines: BoardKinds<LineRule> = {
  thermo: line(thermo),
  slowThermo: line(slowThermo),
  whispers: line(whispers),
  renban: line(plain({ hue: 'violet', dashes: '5 4' })),
  palindrome: line(plain({ hue: 'gray', width: 8 })),
  clone: {
    ...clone,
    shape: 'area',
    describe({ original, copy }, _name, describer) {
      const [ofOriginal, ofCopy] = [original, copy].map(cells => describer.names(cells));
      for (const [i, cell] of original.entries()) describer.say(cell, labels.clone(ofCopy[i]));
      for (const [i, cell] of copy.entries()) describer.say(cell, labels.clone(ofOriginal[i]));
    },
  },
  between: line(between),
  lockout: line(lockout),
  regionSum: line(plain({ hue: 'blue', dashes: '14 4' })),
  entropic: line(plain({ hue: 'orange', dashes: '13 4 3 4' })),
  modular: line(plain({ hue: 'teal', dashes: '13 4 3 4 3 4' })),
  zipper: line(zipper),
  sumLine: line(sumLine),
};

/** The legend: the text about rules below the grid, in as many lines as it needs. */

import { sideBySide } from '../../core/sentences';
import { baseLine, CELL, MARGIN, type SvgShape } from '../drawing/shape';
import type { Legend } from '../protocol/snapshot';
import type { LegendEntry } from './boardRule';
import { fillClass } from './paint';

const TEXT = 16;
/** The approximate width of a character: texts are not measured, because the font depends on the viewer. */
const CHARACTER = 8.6;
const SAMPLE = 42;
const GAP = 20;
const LINE = 26;

/** The legend below a grid of this size, which clues make larger by `space`. */
export function legendOf(entries: readonly LegendEntry[], size: number, space: number): Legend {
  const width = CELL * size;
  const from = 2 * MARGIN + CELL * size + space;
  const shapes: SvgShape[] = [];
  let [across, line] = [0, 0];
  for (const { text, sample } of entries) {
    const own = (sample ? SAMPLE : 0) + CHARACTER * text.length;
    if (across > 0 && across + own > width) [across, line] = [0, line + 1];
    const x = MARGIN + across;
    const y = from + LINE * (line + 0.5);
    if (sample) shapes.push(...sample(x, y));
    const attributes = { x: x + (sample ? SAMPLE : 0), y: baseLine(y, TEXT), 'font-size': TEXT };
    shapes.push({ tag: 'text', className: `start ${fillClass('note')}`, attributes, text });
    across += own + GAP;
  }
  const words = sideBySide(entries.map(({ text }) => text));
  return { words, shapes, height: LINE * (line + 1) + MARGIN };
}

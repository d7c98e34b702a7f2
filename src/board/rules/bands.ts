/**
 * Draws lines as bands, which are pale, so that digits on them can be read, and have an edge. Dashes in the edge or a
 * mark identify each kind, so that kinds do not differ only in color.
 */

import type { Cell } from '../../core/numbers';
import type { Point } from '../drawing/places';
import { round, type SvgShape } from '../drawing/shape';
import type { LegendEntry } from './boardRule';
import type { Canvas } from './canvas';
import { lineThrough } from './outline';
import { edgeOf, type Fill, type Hue, paint, paleOf } from './paint';

/** The appearance of a band. */
export interface BandLook {
  readonly hue: Hue;
  /** 14 if absent. */
  readonly width?: number;
  /** The dashes of its edge; absent for a solid edge. */
  readonly dashes?: string;
}

const WIDTH = 14;
const EDGE = 2;

/** The middles of cells along a line. */
export const pointsOf = (canvas: Canvas, cells: readonly Cell[]): Point[] =>
  cells.map(cell => canvas.places.middle(cell));

/** The edge of a band, and the band, as the shapes of two layers. */
export function bandOf(points: readonly Point[], { hue, width = WIDTH, dashes }: BandLook, isClosed = false) {
  const d = lineThrough(points) + (isClosed ? 'z' : '');
  const line = { d, fill: 'none', 'stroke-linejoin': 'round' };
  const stroke = edgeOf(hue);
  const outer = width + 2 * EDGE;
  // Round ends of dashes would close the gaps between them: the ends of the line have discs instead.
  const look = dashes ? { 'stroke-dasharray': dashes } : { 'stroke-linecap': 'round' };
  const ends = dashes && !isClosed ? [points[0], points[points.length - 1]] : [];
  const edge: SvgShape[] = [
    { tag: 'path', className: paint({ stroke }), attributes: { ...line, ...look, 'stroke-width': outer } },
    ...ends.map(at => ring(at, (width + EDGE) / 2, hue)),
  ];
  const className = paint({ stroke: paleOf(hue) });
  const attributes = { ...line, 'stroke-linecap': 'round', 'stroke-width': width };
  return { edge, band: [{ tag: 'path', className, attributes }] satisfies SvgShape[] };
}

/** A circle, by default with a pale surface. */
export function ring({ x, y }: Point, r: number, hue: Hue, fill: Fill = paleOf(hue)): SvgShape {
  const className = paint({ fill, stroke: edgeOf(hue) });
  return { tag: 'circle', className, attributes: { cx: x, cy: y, r: round(r), 'stroke-width': EDGE } };
}

/** Draws a line as a band over the lines before it. */
export function drawBand(canvas: Canvas, cells: readonly Cell[], look: BandLook, isClosed = false): void {
  const { edge, band } = bandOf(pointsOf(canvas, cells), look, isClosed);
  canvas.draw('lines', ...edge, ...band);
}

/** An entry of the legend with a piece of a band. */
export const bandEntry = (text: string, look: BandLook): LegendEntry => ({
  text,
  sample(x, y) {
    const points = [
      { x: x + 7, y },
      { x: x + 29, y },
    ];
    const { edge, band } = bandOf(points, { ...look, width: 0.65 * (look.width ?? WIDTH) });
    return [...edge, ...band];
  },
});

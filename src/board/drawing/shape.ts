/** The shapes of a drawing. They are plain data, so that one drawing is shown by a page, written to a file, and tested. */

import type { SvgShape } from '../protocol/shape';

export type { SvgShape };

/** A drawing. All lengths are in units of 1/60 cell. The grid begins at 0, 0 with the space for its border. */
export interface Scene {
  /** Where the drawing begins: 0, or less if there are clues outside the grid. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** From the back to the front. */
  readonly layers: readonly SvgShape[];
}

/** The length of the side of a cell. */
export const CELL = 60;
/** The space around the grid, for its border. */
export const MARGIN = 3;

/** A group of shapes. */
export function group(className: string, children: readonly SvgShape[]): SvgShape {
  return { tag: 'g', className, attributes: {}, children };
}

/** A rectangle. */
export function rectangle(className: string, attributes: SvgShape['attributes']): SvgShape {
  return { tag: 'rect', className, attributes };
}

/** The square of a grid without the space around it. */
export function wholeGrid(className: string, size: number): SvgShape {
  return rectangle(className, { x: MARGIN, y: MARGIN, width: CELL * size, height: CELL * size });
}

/** A path. */
export function pathShape(className: string, d: string): SvgShape {
  return { tag: 'path', className, attributes: { d } };
}

/** A text whose middle is at a point. `size` is the height of the font. */
export function textAt(className: string, text: string, x: number, y: number, size: number): SvgShape {
  return { tag: 'text', className, attributes: { x, y: baseLine(y, size), 'font-size': size }, text };
}

/** The base line of a text whose middle is at this height: digits and capital letters are 0.7 of the font high. */
export function baseLine(middle: number, size: number): number {
  return round(middle + 0.35 * size);
}

/** A number rounded to few digits, which is precise enough for SVG. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

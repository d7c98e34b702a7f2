/** Cells for training: cells of photos and drawn ones, moved, turned, blurred and lit at random. */

import { CELL_MARGIN, CELL_SIDE, type CellImage, type Cut, normalize } from '../../src/picture/cells';
import { valueAt } from '../../src/picture/gray';
import type { Contour, Font } from './fonts';
import { outlinesOf, symbolFor } from './lettering';
import type { Random } from './random';
import { fill } from './raster';

/** A cell with its surroundings: the brightness of its pixels, the contrast of digits in its grid, and its digit, 0 for a blank one. */
export interface Patch {
  readonly values: Float32Array;
  readonly usual: number;
  readonly digit: number;
}

/** The size of patches: a tenth of a cell more at each side. */
export const PATCH: Cut = { side: 40, margin: -0.1 };

/** A cell and its digit. */
export interface Sample {
  readonly cell: CellImage;
  readonly digit: number;
}

/** A sample from a patch, distorted at random. */
export function distorted({ values, usual, digit }: Patch, random: Random): Sample {
  const source = { width: PATCH.side, height: PATCH.side, data: values };
  const angle = random.normal() * 0.03;
  const [scaleX, scaleY] = [1 + random.normal() * 0.05, 1 + random.normal() * 0.05];
  const [dx, dy] = [random.normal() * 0.025, random.normal() * 0.025];
  const shear = random.normal() * 0.04;
  const [lightX, lightY] = [random.normal() * 0.05, random.normal() * 0.05];
  const noise = random.next() < 0.5 ? 0 : random.next() * 0.04;
  const result = new Float32Array(CELL_SIDE * CELL_SIDE);
  for (let row = 0; row < CELL_SIDE; row++)
    for (let column = 0; column < CELL_SIDE; column++) {
      const place = (i: number) => ((i + 0.5) / CELL_SIDE - 0.5) * (1 - 2 * CELL_MARGIN);
      const x = place(column) * scaleX;
      const y = place(row) * scaleY;
      const u = x * Math.cos(angle) - y * Math.sin(angle) + shear * y + dx;
      const v = x * Math.sin(angle) + y * Math.cos(angle) + dy;
      const at = (share: number) => ((share + 0.5 - PATCH.margin) / (1 - 2 * PATCH.margin)) * PATCH.side - 0.5;
      const light = 1 + lightX * x + lightY * y + noise * random.normal();
      result[row * CELL_SIDE + column] = Math.max(1, valueAt(source, at(u), at(v)) * light);
    }
  const blurred = random.next() < 0.3 ? blur(result, CELL_SIDE, random.between(0.3, 1)) : result;
  return { cell: normalize(blurred, usual * random.between(0.7, 1.2)), digit };
}

/** A drawn patch of a digit, or of a blank cell for 0: with lines, other fonts, and candidates in some blank cells. */
export function drawnPatch(digit: number, fonts: readonly Font[], random: Random): Patch {
  const { side } = PATCH;
  const font = random.of(fonts);
  const cellPixels = side / (1 - 2 * PATCH.margin);
  const contours: Contour[] = [];
  const stretch = random.between(0.9, 1.1);
  const gap = random.between(0.03, 0.22);
  const draw = (text: string, height: number, x: number, y: number) =>
    contours.push(
      ...outlinesOf(font, text, {
        x: side / 2 + x * cellPixels,
        y: side / 2 + y * cellPixels,
        height: height * cellPixels,
        stretch,
        gap,
      }),
    );
  if (digit > 0) {
    const text = symbolFor(digit, random.next() < 0.5 && font.glyphs.has('G'));
    const height = text.length > 1 ? random.between(0.3, 0.6) : random.between(0.36, 0.72);
    draw(text, height, random.normal() * 0.03, random.normal() * 0.03);
  } else if (random.next() < 0.4) {
    const across = random.of([2, 3, 3, 4]);
    const isLettered = random.next() < 0.5 && font.glyphs.has('G');
    const height = random.between(0.42, 0.66) / across;
    const shown = random.between(0.1, 0.9);
    for (let i = 0; i < across ** 2; i++) {
      if (random.next() > shown) continue;
      const place = (at: number) => ((at + 0.5) / across - 0.5) * 0.87;
      draw(symbolFor(i + 1, isLettered), height, place(i % across), place(Math.floor(i / across)));
    }
  }
  let ink = fill(contours, side);
  addLines(ink, side, random);
  const blurring = random.next() < 0.3 ? 0.3 : random.between(0.3, 2.2);
  ink = blur(ink, side, blurring);
  const paper = random.between(90, 255);
  const contrast = random.between(0.15, 1);
  const noise = random.next() < 0.4 ? 0 : random.next() * 0.06;
  const values = ink.map(share => Math.max(1, paper * (1 - contrast * share + noise * random.normal())));
  return { values, usual: contrast * (random.next() < 0.2 ? random.between(1.1, 2) : random.between(0.6, 1.1)), digit };
}

/** Adds the lines around a cell, thin or thick. */
function addLines(ink: Float32Array, side: number, random: Random): void {
  const edge = side * (-PATCH.margin / (1 - 2 * PATCH.margin));
  for (const isRow of [true, false])
    for (const center of [edge, side - edge]) {
      const half = side * (random.next() < 0.3 ? random.between(0.02, 0.045) : random.between(0.005, 0.02));
      const darkness = random.between(0.3, 1);
      const at = center + random.normal() * 0.01 * side;
      for (let i = 0; i < side; i++) {
        const share = darkness * Math.max(0, Math.min(1, at + half - i) - Math.max(0, Math.min(1, at - half - i)));
        for (let j = 0; j < side; j++) {
          const k = isRow ? i * side + j : j * side + i;
          ink[k] = Math.max(ink[k], share);
        }
      }
    }
}

/** Blurs a square with a Gaussian filter. */
function blur(values: Float32Array, side: number, deviation: number): Float32Array {
  const radius = Math.ceil(2.5 * deviation);
  const weights = Array.from({ length: 2 * radius + 1 }, (_, i) =>
    Math.exp(-((i - radius) ** 2) / (2 * deviation ** 2)),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const along = (from: Float32Array, step: number, across: number) => {
    const to = new Float32Array(from.length);
    for (let line = 0; line < side; line++)
      for (let i = 0; i < side; i++) {
        let sum = 0;
        for (let k = -radius; k <= radius; k++) {
          const j = Math.max(0, Math.min(side - 1, i + k));
          sum += weights[k + radius] * from[line * across + j * step];
        }
        to[line * across + i * step] = sum / total;
      }
    return to;
  };
  return along(along(values, 1, side), side, 1);
}

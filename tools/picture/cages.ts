/** Cages of killers in screenshots: their outlines inside of the cells, and their sums. */

import type { Font } from './fonts';
import { outlinesOf } from './lettering';
import type { Random } from './random';
import { fill } from './raster';

/** A cage: its cells from 0 in reading order, and its sum. */
export interface DrawnCage {
  readonly cells: readonly number[];
  readonly sum: number;
}

/** The look of cages. Brightness is from 0 to 255; lengths are shares of a cell. */
export interface CageLook {
  /** The distance of the outline from the edge of the cell, and its width. */
  readonly inset: number;
  readonly width: number;
  /** The lengths of dashes and gaps; undefined if the line is solid. */
  readonly dash: readonly [number, number] | undefined;
  readonly line: number;
  readonly sum: number;
  readonly sumHeight: number;
  /** The top left corner of a sum. */
  readonly sumAt: readonly [number, number];
  /** The gap in the outline around a sum; undefined if the sum is inside of the outline. */
  readonly gap: number | undefined;
  /** The brightness of the cells of cages, in turns. */
  readonly shades: readonly number[];
}

/** A gray picture with a grid. */
interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
  /** The corner of the grid, and the width of a cell. */
  readonly left: number;
  readonly top: number;
  readonly cell: number;
}

/** A random look of cages on paper of a brightness, with ink of another one. */
export function cageLook(paper: number, ink: number, random: Random): CageLook {
  const tone = (share: number) => Math.round(paper + (ink - paper) * share);
  const isInside = random.next() < 0.35;
  const inset = isInside ? random.between(0.055, 0.085) : random.between(0.055, 0.125);
  const width = random.between(0.014, 0.035);
  const start = isInside ? inset + width + random.between(0.015, 0.04) : random.between(0.04, 0.075);
  return {
    inset,
    width,
    dash: random.next() < 0.65 ? [random.between(0.05, 0.13), random.between(0.03, 0.08)] : undefined,
    line: tone(random.between(0.35, 1)),
    sum: tone(random.between(0.6, 1)),
    sumHeight: isInside ? random.between(0.14, 0.17) : random.between(0.15, 0.22),
    sumAt: [start, start + random.between(-0.005, 0.015)],
    gap: isInside ? undefined : random.between(0.035, 0.06),
    shades:
      random.next() < 0.4 ? [0, 0.04, 0.08, 0.12, 0.16].map(share => tone(share * random.between(0.5, 1))) : [paper],
  };
}

/** By cell: the brightness of its cage. Cages that touch may have the same one. */
export function shadesOf(cages: readonly DrawnCage[], { shades }: CageLook): Map<number, number> {
  return new Map(cages.flatMap(({ cells }, i) => cells.map(cell => [cell, shades[(i * 7) % shades.length]] as const)));
}

/** Draws cages on a finished grid. */
export function drawCages(canvas: Canvas, size: number, cages: readonly DrawnCage[], font: Font, look: CageLook): void {
  const { left, top, cell: side } = canvas;
  const { inset } = look;
  const pen = Math.max(1, look.width * side);
  for (const { cells, sum } of cages) {
    const inside = new Set(cells);
    const first = Math.min(...cells);
    const text = textOf(font, `${sum}`, look, side);
    const has = (cell: number, right: number, down: number) => {
      const column = (cell % size) + right;
      return column >= 0 && column < size && inside.has(cell + right + down * size);
    };
    for (const cell of cells) {
      const [x, y] = [left + (cell % size) * side, top + Math.floor(cell / size) * side];
      const isGap = cell === first && look.gap !== undefined;
      const clear = isGap
        ? { x: text.width + look.sumAt[0] + look.gap, y: look.sumHeight + look.sumAt[1] + look.gap }
        : undefined;
      for (const [dx, dy] of [
        [0, -1],
        [0, 1],
        [-1, 0],
        [1, 0],
      ] as const) {
        if (has(cell, dx, dy)) continue;
        // The side from its left or upper end: it extends to the next cell of the cage, and into it if that is open too.
        const [ax, ay] = [Math.abs(dy), Math.abs(dx)];
        const reach = (sign: number) =>
          has(cell, sign * ax, sign * ay) ? (has(cell, sign * ax + dx, sign * ay + dy) ? -inset : 0) : inset;
        const [from, to] = [reach(-1), 1 - reach(1)];
        const across = dx + dy < 0 ? inset : 1 - inset;
        const start = clear && dx + dy < 0 ? Math.max(from, dy !== 0 ? clear.x : clear.y) : from;
        for (const [a, b] of dashes(start, to, look.dash)) {
          const half = pen / 2;
          const [u1, u2] = [a * side - half, b * side + half];
          const [v1, v2] = [across * side - half, across * side + half];
          if (dy !== 0) block(canvas, x + u1, y + v1, x + u2, y + v2, look.line);
          else block(canvas, x + v1, y + u1, x + v2, y + u2, look.line);
        }
      }
    }
    const [x, y] = [left + (first % size) * side, top + Math.floor(first / size) * side];
    write(canvas, text.outlines, Math.floor(x), Math.floor(y), look.sum);
  }
}

/** The dashes of a line, from one end. */
function dashes(from: number, to: number, dash: CageLook['dash']): (readonly [number, number])[] {
  if (!dash) return [[from, to]];
  const found: (readonly [number, number])[] = [];
  for (let at = from; at < to; at += dash[0] + dash[1]) found.push([at, Math.min(to, at + dash[0])]);
  return found;
}

/** The outlines of a sum in the square of its cell, and its width in cells. */
function textOf(font: Font, text: string, { sumHeight, sumAt }: CageLook, side: number) {
  const at = { x: 0, y: (sumAt[1] + sumHeight / 2) * side, height: sumHeight * side, stretch: 1, gap: 0.13 };
  const outlines = outlinesOf(font, text, at);
  const xs = outlines.flat().map(([x]) => x);
  const least = Math.min(...xs);
  const moved = outlines.map(contour => contour.map(([x, y]) => [x - least + sumAt[0] * side, y] as const));
  return { outlines: moved, width: (Math.max(...xs) - least) / side };
}

function write(
  { width, data, cell }: Canvas,
  outlines: ReturnType<typeof outlinesOf>,
  x: number,
  y: number,
  value: number,
) {
  const side = Math.ceil(cell);
  const ink = fill(outlines, side);
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) {
      const at = (y + row) * width + x + column;
      data[at] = Math.round(data[at] + (value - data[at]) * ink[row * side + column]);
    }
}

/** A rectangle with antialiased edges. */
function block({ width, data }: Canvas, x1: number, y1: number, x2: number, y2: number, value: number): void {
  const share = (at: number, from: number, to: number) => Math.max(0, Math.min(at + 1, to) - Math.max(at, from));
  for (let y = Math.floor(y1); y < y2; y++)
    for (let x = Math.floor(x1); x < x2; x++) {
      const at = y * width + x;
      data[at] = Math.round(data[at] + (value - data[at]) * share(x, x1, x2) * share(y, y1, y2));
    }
}

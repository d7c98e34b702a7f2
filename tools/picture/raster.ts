/** Fills outlines with antialiasing. */

import type { Contour } from './fonts';

/** The number of samples in a pixel in each direction. */
const SAMPLES = 4;

/** A square of coverage values from 0 to 1. Coordinates are pixels; curves inside others are holes if their direction is opposite. */
export function fill(contours: readonly Contour[], side: number): Float32Array {
  const coverage = new Float32Array(side * side);
  for (let row = 0; row < side * SAMPLES; row++) {
    const y = (row + 0.5) / SAMPLES;
    const crossings = crossingsAt(contours, y).sort((a, b) => a.x - b.x);
    let winding = 0;
    for (let i = 0; i + 1 < crossings.length; i++) {
      winding += crossings[i].direction;
      if (winding === 0) continue;
      const from = Math.max(0, Math.ceil(crossings[i].x * SAMPLES - 0.5));
      const to = Math.min(side * SAMPLES, Math.ceil(crossings[i + 1].x * SAMPLES - 0.5));
      for (let column = from; column < to; column++)
        coverage[Math.floor(row / SAMPLES) * side + Math.floor(column / SAMPLES)] += 1 / SAMPLES ** 2;
    }
  }
  return coverage;
}

function crossingsAt(contours: readonly Contour[], y: number) {
  const crossings: { x: number; direction: number }[] = [];
  for (const contour of contours)
    for (let i = 0; i < contour.length; i++) {
      const [x1, y1] = contour[i];
      const [x2, y2] = contour[(i + 1) % contour.length];
      if (y1 <= y === y2 <= y) continue;
      crossings.push({ x: x1 + ((y - y1) / (y2 - y1)) * (x2 - x1), direction: y2 > y1 ? 1 : -1 });
    }
  return crossings;
}

/** Transformations that keep a solved grid solved: permutations of its digits and lines. */

import type { Geometry } from '../geometry';
import type { Random } from '../random';

/** A grid with its digits, rows, columns, bands and stacks permuted at random. */
export function permutedGrid(geometry: Geometry, grid: Uint8Array, random: Random): Uint8Array {
  const { size, boxHeight, boxWidth, cellCount, rowOf, columnOf } = geometry;
  const digits = randomOrder(size, random);
  const rows = randomLines(size / boxHeight, boxHeight, random);
  const columns = randomLines(size / boxWidth, boxWidth, random);
  const result = new Uint8Array(cellCount);
  for (let cell = 0; cell < cellCount; cell++) {
    result[cell] = digits[grid[rows[rowOf[cell]] * size + columns[columnOf[cell]]] - 1] + 1;
  }
  return result;
}

/** The lines of a direction in a random order that keeps those of a chute together. */
function randomLines(chutes: number, linesInChute: number, random: Random): Uint8Array {
  const order = randomOrder(chutes, random);
  const lines = new Uint8Array(chutes * linesInChute);
  for (let chute = 0; chute < chutes; chute++) {
    const inChute = randomOrder(linesInChute, random);
    for (let i = 0; i < linesInChute; i++) lines[chute * linesInChute + i] = order[chute] * linesInChute + inChute[i];
  }
  return lines;
}

/** The numbers from 0 upward in a random order. */
function randomOrder(length: number, random: Random): Uint8Array {
  return random.shuffle(Uint8Array.from({ length }, (_, i) => i));
}

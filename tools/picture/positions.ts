/** Random puzzles for drawn pictures. */

import { geometryOfSize } from '../../src/core/geometry';
import { countSolutions } from '../../src/core/solver/index';
import type { Random } from './random';
import type { Position } from './screenshots';

/** By size: the width and height of boxes. */
const BOXES: Readonly<Record<number, readonly [number, number]>> = {
  4: [2, 2],
  6: [3, 2],
  8: [4, 2],
  9: [3, 3],
  12: [4, 3],
  16: [4, 4],
};

/** A solved grid with about this share of its digits, 1 for all. It may have several solutions: for training, where each cell is read alone. */
export function randomPosition(size: number, share: number, random: Random): Position {
  const [boxWidth, boxHeight] = BOXES[size];
  const digits = random.shuffled(Array.from({ length: size }, (_, i) => i + 1));
  const rows = shuffledLines(size, boxHeight, random);
  const columns = shuffledLines(size, boxWidth, random);
  const solution = rows.flatMap(row =>
    columns.map(column => digits[(boxWidth * (row % boxHeight) + Math.floor(row / boxHeight) + column) % size]),
  );
  return { size, boxWidth, boxHeight, digits: solution.map(digit => (random.next() < share ? digit : 0)) };
}

/** A puzzle of at most 9x9 cells with exactly one solution. */
export function validPosition(size: number, random: Random): Position {
  for (let share = 0.35; ; share += 0.02) {
    const position = randomPosition(size, share, random);
    const grid = { geometry: geometryOfSize(size), digits: Uint8Array.from(position.digits) };
    if (countSolutions(grid, 2) === 1) return position;
  }
}

/** The rows or columns, shuffled in each band, and the bands. */
function shuffledLines(size: number, height: number, random: Random): number[] {
  const bands = Array.from({ length: size / height }, (_, band) =>
    random.shuffled(Array.from({ length: height }, (_, i) => band * height + i)),
  );
  return random.shuffled(bands).flat();
}

/**
 * Random solved grids, from which puzzles are made.
 *
 * Up to 12x12, the cells of an empty grid are filled one by one: always a cell with the fewest digits left, with one of these digits
 * at random. After a dead end, the grid is started again. Larger grids nearly always end in a dead end that way. For them, the boxes of a
 * diagonal are filled at random, which never leads to a dead end, and exact cover completes the grid. The completion is not random, so
 * digits, rows, columns, bands and stacks are permuted at random afterwards.
 *
 * Up to 12x12 every grid can result, but not with equal probability: a uniform sample would need a count of all grids. Larger
 * grids are less random. Neither method depends on the machine or on the engine for 9x9 puzzles.
 */

import { copyOfCells } from '../cellArray';
import { countBits } from '../cellSet';
import type { Geometry } from '../geometry';
import { bitOf } from '../grid';
import type { Pausable } from '../pausing';
import type { Random } from '../random';
import { search } from '../solver/index';
import { permutedGrid } from './reordering';

/** The largest size in which grids are filled cell by cell. */
const LARGEST_BY_CELL = 12;

/** A random solved grid, by cell. */
export function* solvedGrid(geometry: Geometry, random: Random): Pausable<Uint8Array> {
  if (geometry.size > LARGEST_BY_CELL) return permutedGrid(geometry, yield* completed(geometry, random), random);
  for (;;) {
    const digits = filledByCell(geometry, random);
    if (digits) return digits;
    yield undefined;
  }
}

/** Undefined after a dead end. */
function filledByCell({ size, cellCount, peersOf }: Geometry, random: Random): Uint8Array | undefined {
  const digits = new Uint8Array(cellCount);
  const left = new Uint16Array(cellCount).fill(bitOf(size + 1) - 1);
  for (let filled = 0; filled < cellCount; filled++) {
    const cell = tightest(digits, left, random.below(cellCount));
    const bit = randomBit(left[cell], random);
    if (bit === 0) return undefined;
    digits[cell] = 32 - Math.clz32(bit);
    const peers = peersOf[cell];
    for (let i = 0; i < peers.length; i++) left[peers[i]] &= ~bit;
  }
  return digits;
}

/** The first empty cell with the fewest digits left, in reading order from a cell on, wrapping around at the end. */
function tightest(digits: Uint8Array, left: Uint16Array, from: number): number {
  let best = 0;
  let fewest = 32;
  for (let i = 0, cell = from; i < digits.length && fewest > 1; i++, cell++) {
    if (cell === digits.length) cell = 0;
    if (digits[cell] !== 0) continue;
    const count = countBits(left[cell]);
    if (count >= fewest) continue;
    best = cell;
    fewest = count;
  }
  return best;
}

/** A random bit of a mask; 0 if it has none. */
function randomBit(mask: number, random: Random): number {
  if (mask === 0) return 0;
  let rest = mask;
  for (let skip = random.below(countBits(mask)); skip > 0; skip--) rest &= rest - 1;
  return rest & -rest;
}

/** The first completion that the solver finds for random boxes of a diagonal. */
function* completed(geometry: Geometry, random: Random): Pausable<Uint8Array> {
  const { size, boxHeight, boxWidth, boxesFirst, cellCount } = geometry;
  const digits = new Uint8Array(cellCount);
  for (let i = 0; i < Math.min(boxHeight, boxWidth); i++) {
    const inBox = random.shuffle(Array.from({ length: size }, (_, n) => n + 1));
    for (const [place, cell] of boxesFirst[i * boxHeight + i].cells.entries()) digits[cell] = inBox[place];
  }
  for (const found of search({ geometry, digits })) {
    if (found) return copyOfCells(found);
    yield undefined;
  }
  throw new Error('Boxes of a diagonal have no completion.');
}

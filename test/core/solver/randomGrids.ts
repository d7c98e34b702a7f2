/** Thousands of random 9x9 puzzles, faster than fast-check; the same ones for the same seed. */

import { geometryOfSize } from '../../../src/core/geometry';
import { bitOf, digitsOf, type Grid } from '../../../src/core/grid';

const geometry = geometryOfSize(9);

/** The number of clues left of a solved grid: 17 to 27, which is usually ambiguous; or 28 to 45; or 46 to all. */
const CLUES = [
  [17, 27],
  [28, 45],
  [28, 45],
  [46, 81],
];

/** Valid and ambiguous ones, some full; one in four has a digit changed, one in ten a conflict, one in six candidates. */
export function* randomGrids(count: number, seed: number): Generator<Grid> {
  const random = randomFrom(seed);
  for (let i = 0; i < count; i++) {
    const solution = solvedGrid(random);
    const digits = solution.slice();
    const [least, most] = CLUES[random(CLUES.length)];
    const cells = shuffled(81, random);
    const clues = least + random(most - least + 1);
    for (const cell of cells.slice(clues)) digits[cell] = 0;
    if (random(4) === 0) digits[cells[0]] = 1 + random(9);
    if (random(10) === 0) {
      const peers = geometry.peersOf[cells[0]];
      digits[peers[random(peers.length)]] = digits[cells[0]];
    }
    if (random(6) === 0) yield { geometry, digits, allowed: masks(solution, 2 + random(8), random) };
    else yield { geometry, digits };
  }
}

/** A random grid whose empty cells allow only some digits, usually including one of its solutions. */
export function* randomMasks(count: number, seed: number): Generator<Grid> {
  const random = randomFrom(seed);
  for (let i = 0; i < count; i++) {
    const solution = solvedGrid(random);
    const digits = solution.map(digit => (random(8) === 0 ? digit : 0));
    yield { geometry, digits, allowed: masks(solution, 3 + random(4), random) };
  }
}

/** By cell: the solution's digit and `tenths` tenths of the others; rarely, no digit or only others. */
function masks(solution: Uint8Array, tenths: number, random: Random): Uint32Array {
  return Uint32Array.from(solution, digit => {
    const odd = random(800);
    if (odd === 0) return 0;
    let mask = odd === 1 ? 0 : bitOf(digit);
    for (let bit = 0; bit < 9; bit++) if (random(10) < tenths) mask |= 1 << bit;
    return mask;
  });
}

/**
 * Any solved grid: an empty one filled cell by cell with random digits, always a cell with the fewest left. Does not use the
 * engines, which such grids test; restarts if a cell has none left.
 */
export function solvedGrid(random: Random): Uint8Array {
  for (;;) {
    const digits = new Uint8Array(81);
    const left = new Uint16Array(81).fill(511);
    let filled = 0;
    while (filled < 81) {
      const cell = tightest(digits, left, random(81));
      if (left[cell] === 0) break;
      const choices = digitsOf(left[cell]);
      const digit = choices[random(choices.length)];
      digits[cell] = digit;
      for (const peer of geometry.peersOf[cell]) left[peer] &= ~bitOf(digit);
      filled++;
    }
    if (filled === 81) return digits;
  }
}

/** An empty cell with fewest digits left, the first one from a cell on. */
function tightest(digits: Uint8Array, left: Uint16Array, from: number): number {
  let best = -1;
  let fewest = 10;
  for (let i = 0; i < 81 && fewest > 1; i++) {
    const cell = (from + i) % 81;
    if (digits[cell] !== 0) continue;
    let count = 0;
    for (let rest = left[cell]; rest !== 0; rest &= rest - 1) count++;
    if (count >= fewest) continue;
    best = cell;
    fewest = count;
  }
  return best;
}

/** The numbers from 0 on in random order. */
export function shuffled(length: number, random: Random): number[] {
  const all = Array.from({ length }, (_, i) => i);
  for (let i = length - 1; i > 0; i--) {
    const j = random(i + 1);
    [all[i], all[j]] = [all[j], all[i]];
  }
  return all;
}

/** A whole number from 0 to below a bound. */
export type Random = (below: number) => number;

/** Random numbers by a linear congruential generator; good enough for shuffling. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return below => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

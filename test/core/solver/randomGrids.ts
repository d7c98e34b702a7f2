/** Random 9x9 puzzles by the thousand, quicker than fast-check makes them; the same ones for the same seed. */

import { geometryOfSize } from '../../../src/core/geometry';
import type { Grid } from '../../../src/core/grid';

const geometry = geometryOfSize(9);

/** About as many valid as ambiguous ones, up to hundreds of solutions, and one in four with a digit changed. */
export function* randomGrids(count: number, seed: number): Generator<Grid> {
  const random = randomFrom(seed);
  for (let i = 0; i < count; i++) {
    const digits = solvedGrid(random);
    const clues = 28 + random(18);
    for (const cell of shuffled(81, random).slice(clues)) digits[cell] = 0;
    if (random(4) === 0) {
      const given = shuffled(81, random).find(cell => digits[cell] !== 0) as number;
      digits[given] = 1 + random(9);
    }
    yield { geometry, digits };
  }
}

/** A random grid whose empty cells allow some digits only, one of its solutions mostly among them. */
export function* randomMasks(count: number, seed: number): Generator<Grid> {
  const random = randomFrom(seed);
  for (let i = 0; i < count; i++) {
    const solution = solvedGrid(random);
    const digits = solution.map(digit => (random(8) === 0 ? digit : 0));
    const share = 3 + random(4);
    const allowed = Uint32Array.from(solution, digit => {
      let mask = random(400) === 0 ? 0 : 1 << (digit - 1);
      for (let bit = 0; bit < 9; bit++) if (random(10) < share) mask |= 1 << bit;
      return mask;
    });
    yield { geometry, digits, allowed };
  }
}

/** A canonical grid, its digits, lines, bands and stacks shuffled. */
function solvedGrid(random: (below: number) => number): Uint8Array {
  const lines = () => shuffled(3, random).flatMap(chute => shuffled(3, random).map(line => 3 * chute + line));
  const digits = shuffled(9, random);
  const rows = lines();
  const columns = lines();
  const grid = new Uint8Array(81);
  for (let cell = 0; cell < 81; cell++) {
    const row = rows[Math.floor(cell / 9)];
    grid[cell] = digits[(columns[cell % 9] + 3 * (row % 3) + Math.floor(row / 3)) % 9] + 1;
  }
  return grid;
}

function shuffled(length: number, random: (below: number) => number): number[] {
  const all = Array.from({ length }, (_, i) => i);
  for (let i = length - 1; i > 0; i--) {
    const j = random(i + 1);
    [all[i], all[j]] = [all[j], all[i]];
  }
  return all;
}

/** Whole numbers from 0 to below a bound, by a linear congruence; good enough to shuffle with. */
export function randomFrom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return below => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

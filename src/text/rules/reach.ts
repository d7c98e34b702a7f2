/** The ranges of possible sums and counts. */

import type { Geometry } from '../../core/geometry';
import type { Cell } from '../../core/numbers';

/** The smallest and the largest possible value. */
export interface Reach {
  readonly least: number;
  readonly most: number;
}

export const isWithin = (number: number, { least, most }: Reach) => least <= number && number <= most;

/** 1 + 2 + … + n */
const triangular = (n: number) => (n * (n + 1)) / 2;

/** The sum of all digits. */
export const totalOf = (size: number) => triangular(size);

/** The sums of this many different digits up to N. All sums between the smallest and the largest are possible too. */
export function reachOfDifferent(size: number, count: number): Reach {
  return { least: triangular(count), most: count * (size + 1) - triangular(count) };
}

/**
 * The sums of cells that may have the same digit if they are in different rows and columns. A cell may occur several
 * times. Boxes are ignored, because puzzles may have none.
 */
export function sumReachOf({ size, rowOf, columnOf }: Geometry, cells: readonly Cell[]): Reach {
  const ways = [rowOf, columnOf].map(houseOf => {
    const times = new Map<number, Map<Cell, number>>();
    for (const cell of cells) {
      const ofHouse = times.get(houseOf[cell]) ?? new Map<Cell, number>();
      times.set(houseOf[cell], ofHouse.set(cell, (ofHouse.get(cell) ?? 0) + 1));
    }
    // The cell that counts most often has the smallest digit of its house, or the greatest.
    const weights = [...times.values()].flatMap(ofHouse =>
      [...ofHouse.values()].sort((a, b) => b - a).map((weight, i) => ({ weight, i })),
    );
    return {
      least: weights.reduce((sum, { weight, i }) => sum + weight * (1 + i), 0),
      most: weights.reduce((sum, { weight, i }) => sum + weight * (size - i), 0),
    };
  });
  return { least: Math.max(...ways.map(way => way.least)), most: Math.min(...ways.map(way => way.most)) };
}

/**
 * The greatest sum of the digits between 1 and N. Of the smaller sums, only 1 and the greatest minus 1 are impossible,
 * because no digit in between is 1.
 */
export const mostOfSandwich = (size: number) => totalOf(size) - 1 - size;

export function isSandwich(size: number, sum: number): boolean {
  const most = mostOfSandwich(size);
  return isWithin(sum, { least: 0, most }) && sum !== 1 && sum !== most - 1;
}

/** The sums, up to the sum of all digits, that no X-sum has. From 6x6 on, 2 would need another 1 or a 0, and 4 another 2. */
export const neverXSums = (size: number): readonly number[] => (size === 4 ? [2, 4, 7] : [2, 4]);

export function isXSum(size: number, sum: number): boolean {
  return isWithin(sum, { least: 1, most: totalOf(size) }) && !neverXSums(size).includes(sum);
}

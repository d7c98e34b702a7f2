/**
 * The search for tridagons: three cells in each of four boxes that form a rectangle, in different rows and columns of their box.
 * The three digits of a box in two boxes side by side differ in each row, so they have the same cyclic order from top to bottom. In two
 * boxes one above the other they have the same cyclic order from left to right. Both orders are equal in a box whose cells go down from
 * left to right (in cyclic order), and opposite in a box whose cells go up. So if an odd number of the boxes go up, the twelve cells cannot
 * hold only three digits, and one of their other candidates is true: the guardians.
 */

import { countBits } from '../../cellSet';
import type { House } from '../../geometry';
import { bitOf, digitsOf } from '../../grid';
import type { Cell, DigitMask } from '../../numbers';
import type { Pausable } from '../../pausing';
import { type Candidate, deriving, type Position } from '../../position';

/** Twelve cells that cannot hold only three digits. */
export interface Tridagon {
  /** Ascending. */
  readonly cells: readonly Cell[];
  readonly mask: DigitMask;
  readonly boxes: readonly House[];
  /** Those of the boxes whose cells go up. */
  readonly rising: readonly House[];
  /** The other candidates of the cells. At least one is true. */
  readonly guardians: readonly Candidate[];
}

/** The largest number of guardians. */
const MOST_GUARDIANS = 12;

/** By row of a box: the column of its cell. The first three go down. */
const DIAGONALS = [
  [0, 1, 2],
  [1, 2, 0],
  [2, 0, 1],
  [0, 2, 1],
  [1, 0, 2],
  [2, 1, 0],
];
const FALLING = 3;

/** The pairs of bands or stacks. */
const PAIRS = [
  [0, 1],
  [0, 2],
  [1, 2],
] as const;

/** Three cells of a box. */
interface Diagonal {
  readonly box: House;
  readonly cells: readonly Cell[];
  readonly isRising: boolean;
  /** The number of its other candidates. */
  readonly others: number;
}

/** All tridagons of a 9x9 position with boxes, those with the fewest guardians first. */
export const tridagonsIn = deriving(findTridagons);

function* findTridagons(position: Position): Pausable<readonly Tridagon[]> {
  const { geometry } = position;
  const found: Tridagon[] = [];
  if (geometry.size !== 9 || geometry.regions !== 'boxes') return found;
  const boxes = geometry.houses.slice(18, 27);
  for (const mask of triples()) {
    const diagonals = boxes.map(box => diagonalsOf(position, box, mask));
    for (const [top, bottom] of PAIRS) {
      for (const [left, right] of PAIRS) {
        const corners = [3 * top + left, 3 * top + right, 3 * bottom + left, 3 * bottom + right];
        for (const four of combined(corners.map(corner => diagonals[corner]))) {
          if (four.filter(({ isRising }) => isRising).length % 2 === 1) found.push(tridagonOf(position, mask, four));
        }
      }
    }
    yield undefined;
  }
  return found.sort((a, b) => a.guardians.length - b.guardians.length);
}

function* triples(): Generator<DigitMask> {
  for (let a = 1; a <= 9; a++)
    for (let b = a + 1; b <= 9; b++) for (let c = b + 1; c <= 9; c++) yield bitOf(a) | bitOf(b) | bitOf(c);
}

/** The triples of empty cells of a box that can each hold one of the digits. */
function diagonalsOf({ candidates }: Position, box: House, mask: DigitMask): Diagonal[] {
  return DIAGONALS.flatMap((columns, i) => {
    const cells = columns.map((column, row) => box.cells[3 * row + column]);
    if (cells.some(cell => (candidates[cell] & mask) === 0)) return [];
    const others = cells.reduce((sum, cell) => sum + countBits(candidates[cell] & ~mask), 0);
    return others > MOST_GUARDIANS ? [] : [{ box, cells, isRising: i >= FALLING, others }];
  });
}

/** The choices of one element of each list that have few guardians together. */
function combined([first, ...rest]: readonly (readonly Diagonal[])[], most = MOST_GUARDIANS): Diagonal[][] {
  if (!first) return [[]];
  return first.flatMap(one =>
    one.others > most ? [] : combined(rest, most - one.others).map(others => [one, ...others]),
  );
}

/** The part of a step that describes a tridagon. */
export function tridagonPatternOf({ cells, mask, boxes, rising, guardians }: Tridagon) {
  const digits = digitsOf(mask);
  return { digits, cells, houses: boxes, covers: rising, sets: [{ cells, digits }], guardians };
}

function tridagonOf({ candidates }: Position, mask: DigitMask, four: readonly Diagonal[]): Tridagon {
  const cells = four.flatMap(each => each.cells).sort((a, b) => a - b);
  return {
    cells,
    mask,
    boxes: four.map(({ box }) => box),
    rising: four.filter(({ isRising }) => isRising).map(({ box }) => box),
    guardians: cells.flatMap(cell => digitsOf(candidates[cell] & ~mask).map(digit => ({ cell, digit }))),
  };
}

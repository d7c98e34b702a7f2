/**
 * Positions rich in rectangles. In random positions hardly any four cells share two candidates, so here some get
 * the patterns of the techniques: two digits and few others in four cells, and houses without further places for these.
 * Candidates need not agree with a solution: a definition states what follows from a position, not what is true.
 */

import fc from 'fast-check';
import { type Geometry, geometryOfSize } from '../../../../src/core/geometry';
import { bitOf, digitsOf } from '../../../../src/core/grid';
import { Position, positionOf } from '../../../../src/core/position';
import { solvedGrid } from '../../arbitraries';
import { choices } from '../definitions';
import { anyPosition } from '../randomPositions';
import { validPuzzle } from '../randomPuzzles';

const nine = geometryOfSize(9);

/** The rectangles of a geometry: four cells in two rows, two columns and two boxes, ascending. */
function rectanglesOf({ size, boxOf }: Geometry): number[][] {
  const lines = Array.from({ length: size }, (_, i) => i);
  return choices(lines, 2).flatMap(rows =>
    choices(lines, 2)
      .map(columns => rows.flatMap(row => columns.map(column => row * size + column)))
      .filter(cells => new Set(cells.map(cell => boxOf[cell])).size === 2),
  );
}

/** The rectangles of a 9x9 puzzle. */
export const RECTANGLES = rectanglesOf(nine);

/** The contents of a rectangle, usually a pattern of some technique. */
interface Recipe {
  readonly rectangle: number;
  readonly pair: readonly number[];
  /** By corner: the other candidates, as indexes in a list of the few digits used for them. */
  readonly extras: readonly (readonly number[])[];
  /** By corner: the digits of the pair that it lost, as a mask of two. */
  readonly lost: readonly number[];
  readonly others: readonly number[];
  /** By house of the rectangle and digit of the pair: whether the digit has no places in the house outside the rectangle. */
  readonly locked: readonly boolean[];
  /** Percent of the other candidates that cells of these houses lose. */
  readonly thinned: number;
}

const digits = fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8, 9], { minLength: 5, maxLength: 5 });

const recipe: fc.Arbitrary<Recipe> = fc
  .record({
    rectangle: fc.nat(RECTANGLES.length - 1),
    digits,
    extras: fc.oneof(
      // An extra digit in some corners.
      fc.array(fc.constantFrom<number[]>([], [0]), { minLength: 4, maxLength: 4 }),
      // Two corners with more.
      fc
        .tuple(
          fc.constantFrom(...choices([0, 1, 2, 3], 2)),
          fc.array(fc.subarray([0, 1, 2], { minLength: 1 }), { minLength: 2, maxLength: 2 }),
        )
        .map(([corners, more]) => [0, 1, 2, 3].map(corner => more[corners.indexOf(corner)] ?? [])),
      fc.array(fc.subarray([0, 1, 2]), { minLength: 4, maxLength: 4 }),
    ),
    lost: fc.array(fc.constantFrom(0, 0, 0, 0, 0, 1, 2, 3), { minLength: 4, maxLength: 4 }),
    locked: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
    thinned: fc.constantFrom(0, 50, 80),
  })
  .map(({ digits, ...rest }) => ({ ...rest, pair: digits.slice(0, 2), others: digits.slice(2) }));

/** A position in which some rectangles are filled by recipes; of a valid puzzle, or of one without givens. */
export const rectanglePosition: fc.Arbitrary<Position> = fc
  .tuple(validPuzzle, fc.boolean(), fc.array(recipe, { minLength: 1, maxLength: 2 }), fc.infiniteStream(fc.nat(99)))
  .map(([{ grid }, hasGivens, recipes, dice]) => {
    const start = positionOf(hasGivens ? grid : { geometry: nine, digits: new Uint8Array(81) });
    const candidates = start.candidates.slice();
    for (const { rectangle, pair, extras, lost, others, locked, thinned } of recipes) {
      const cells = RECTANGLES[rectangle];
      const houses = [...new Set(cells.flatMap(cell => nine.housesOf[cell]))];
      for (const [h, house] of houses.entries()) {
        for (const cell of house.cells) {
          if (cells.includes(cell)) continue;
          for (const [i, digit] of pair.entries()) if (locked[2 * h + i]) candidates[cell] &= ~bitOf(digit);
          for (const digit of digitsOf(candidates[cell])) {
            if (dice.next().value! < thinned) candidates[cell] &= ~bitOf(digit);
          }
        }
      }
      for (const [i, cell] of cells.entries()) {
        if (start.digits[cell] !== 0) continue;
        const list = [...pair.filter((_, k) => (lost[i] & (1 << k)) === 0), ...extras[i].map(k => others[k])];
        const seen = nine.peersOf[cell].map(peer => start.digits[peer]);
        candidates[cell] = list.filter(digit => !seen.includes(digit)).reduce((mask, digit) => mask | bitOf(digit), 0);
      }
    }
    return new Position(nine, start.digits, candidates, start.givens);
  });

/** A position with most digits placed, in which a rectangle of cells without givens lacks one or two digits. */
export const avoidablePosition: fc.Arbitrary<Position> = fc
  .tuple(validPuzzle, fc.nat(99), fc.infiniteStream(fc.nat(99)))
  .map(([{ grid, solution }, share, dice]) => {
    const start = positionOf(grid);
    const rolls = (percent: number) => dice.next().value! < percent;
    const chosen = RECTANGLES.filter(cells => cells.every(cell => grid.digits[cell] === 0));
    const cells = chosen[((dice.next().value! * chosen.length) / 100) | 0] ?? [];
    const placements = start.empty
      .cells()
      .filter(cell => !cells.includes(cell) && rolls(share))
      .map(cell => ({ cell, digit: solution[cell] }));
    const { digits, candidates } = start.after({ placements, eliminations: [] });
    const [a, b, c] = fisherYates([1, 2, 3, 4, 5, 6, 7, 8, 9], dice);
    // The corners hold a b / b a, or are still empty, with an extra digit.
    const held = cells.map((_, i) => (i === 0 || i === 3 ? a : b));
    const placed = cells.map(() => rolls(65));
    for (const [i, cell] of cells.entries()) {
      if (placed[i]) digits[cell] = held[i];
      candidates[cell] = placed[i] ? 0 : bitOf(held[i]) | bitOf(c) | (rolls(20) ? bitOf(b) : 0);
    }
    return new Position(nine, digits, candidates, grid.digits);
  });

function fisherYates(items: readonly number[], dice: fc.Stream<number>): number[] {
  const left = [...items];
  return items.map(() => left.splice(((dice.next().value! * left.length) / 100) | 0, 1)[0]);
}

/** A bivalue grave, or nearly: every cell may change to its other candidate, except for a few extra or missing candidates. */
export const gravePosition: fc.Arbitrary<Position> = fc
  .record({
    solution: solvedGrid(nine),
    cycle: fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8, 9], { minLength: 2, maxLength: 9 }),
    more: fc.array(fc.tuple(fc.nat(80), fc.integer({ min: 1, max: 9 })), { minLength: 1, maxLength: 3 }),
    less: fc.constantFrom(0, 0, 0, 1),
  })
  .map(({ solution, cycle, more, less }) => {
    const other = (digit: number) => cycle[(cycle.indexOf(digit) + 1) % cycle.length];
    const digits = solution.map(digit => (cycle.includes(digit) ? 0 : digit));
    const candidates = Uint32Array.from(solution, digit =>
      cycle.includes(digit) ? bitOf(digit) | bitOf(other(digit)) : 0,
    );
    const empty = [...digits.keys()].filter(cell => digits[cell] === 0);
    for (const [at, digit] of more) {
      const cell = empty[at % empty.length];
      if (nine.peersOf[cell].every(peer => digits[peer] !== digit)) candidates[cell] |= bitOf(digit);
    }
    for (const [at] of more.slice(0, less)) {
      const cell = empty[(at + 7) % empty.length];
      candidates[cell] &= candidates[cell] - 1;
    }
    return new Position(nine, digits, candidates, digits);
  });

/** The positions with which the other techniques are tested. */
export const usualPosition: fc.Arbitrary<Position> = anyPosition.map(({ position }) => position);

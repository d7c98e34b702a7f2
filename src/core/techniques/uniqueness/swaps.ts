/** The search for deadly patterns in which each digit of a cell has exactly two places in each of its houses, so that all cells can swap digits. */

import { countBits } from '../../cellSet';
import { bitOf, digitsOf } from '../../grid';
import type { Cell, DigitMask } from '../../numbers';
import { bivalueCells, type Position } from '../../position';
import { type DeadlyPattern, deadlyPatternOf, MOST_GUARDED } from './deadlyPattern';

/** The smallest and largest patterns; four cells are a unique rectangle. */
const FEWEST_CELLS = 6;
const MOST_CELLS = 14;
/** The maximum number of cells that a search from one cell adds. */
const MOST_TRIED = 2000;
const TRIED_AT_ONCE = 200;

/** The pairs of digits that a cell may have in a pattern that starts with this pair. */
type PairsOf = (cell: Cell, first: DigitMask) => readonly DigitMask[];

/** Patterns whose cells all have the same two digits: unique loops. */
export const loopsIn = (position: Position) =>
  swapsIn(position, (cell, first) => ((first & ~position.candidates[cell]) === 0 ? [first] : []));

/** Patterns with different pairs of digits: BUG-Lite. */
export function* gravesWithin(position: Position): Generator<DeadlyPattern | undefined> {
  for (const pattern of swapsIn(position, cell => pairsWithin(position.candidates[cell])))
    yield pattern?.masks.some(mask => mask !== pattern.masks[0]) ? pattern : undefined;
}

/** All pairs of digits of a mask that has at most four. */
function pairsWithin(mask: DigitMask): DigitMask[] {
  const digits = countBits(mask) <= 4 ? digitsOf(mask) : [];
  return digits.flatMap((a, i) => digits.slice(i + 1).map(b => bitOf(a) | bitOf(b)));
}

function* swapsIn(position: Position, pairsOf: PairsOf): Generator<DeadlyPattern | undefined> {
  for (const start of bivalueCells(position)) {
    yield* new SwapSearch(position, start, pairsOf).search();
    yield undefined;
  }
}

/** The search for patterns that contain a cell with two candidates, and none before it. */
class SwapSearch {
  private readonly chosen = new Map<Cell, DigitMask>();
  private tried = 0;

  constructor(
    private readonly position: Position,
    private readonly start: Cell,
    private readonly pairsOf: PairsOf,
  ) {}

  *search(): Generator<DeadlyPattern | undefined> {
    this.chosen.set(this.start, this.position.candidates[this.start]);
    yield* this.extend();
  }

  private *extend(): Generator<DeadlyPattern | undefined> {
    const options = this.fewestOptions();
    if (!options) {
      if (this.chosen.size >= FEWEST_CELLS) yield deadlyPatternOf(this.position, this.chosen);
      return;
    }
    if (this.chosen.size === MOST_CELLS) return;
    for (const [cell, mask] of options) {
      if (++this.tried > MOST_TRIED) return;
      if (this.tried % TRIED_AT_ONCE === 0) yield undefined;
      this.chosen.set(cell, mask);
      yield* this.extend();
      this.chosen.delete(cell);
    }
  }

  /** The ways to give a digit its second place in a house, where it has the fewest. Undefined if no digit needs one. */
  private fewestOptions(): (readonly [Cell, DigitMask])[] | undefined {
    let fewest: (readonly [Cell, DigitMask])[] | undefined;
    const { housesOf } = this.position.geometry;
    for (const [chosen, mask] of this.chosen) {
      for (const digit of digitsOf(mask)) {
        for (const { cells } of housesOf[chosen]) {
          if (this.placesIn(cells, bitOf(digit)) === 2) continue;
          const options = [...cells].flatMap(cell => this.optionsIn(cell, bitOf(digit)));
          if (!fewest || options.length < fewest.length) fewest = options;
          if (fewest.length === 0) return fewest;
        }
      }
    }
    return fewest;
  }

  private optionsIn(cell: Cell, bit: DigitMask): (readonly [Cell, DigitMask])[] {
    const { candidates, geometry } = this.position;
    if ((candidates[cell] & bit) === 0 || this.chosen.has(cell)) return [];
    const isBivalue = countBits(candidates[cell]) === 2;
    if (isBivalue && cell < this.start) return []; // found from that cell
    const isFree = (mask: DigitMask) =>
      digitsOf(mask).every(digit =>
        geometry.housesOf[cell].every(({ cells }) => this.placesIn(cells, bitOf(digit)) < 2),
      );
    return this.pairsOf(cell, candidates[this.start])
      .filter(mask => (mask & bit) !== 0 && this.mayGuard(candidates[cell] & ~mask) && isFree(mask))
      .map(mask => [cell, mask] as const);
  }

  /** Whether a further cell may have these guardians. */
  private mayGuard(extras: DigitMask): boolean {
    if (extras === 0) return true;
    const others = [...this.chosen]
      .map(([cell, mask]) => this.position.candidates[cell] & ~mask)
      .filter(mask => mask !== 0);
    return others.length < MOST_GUARDED || others.every(mask => mask === extras);
  }

  private placesIn(cells: Iterable<Cell>, bit: DigitMask): number {
    let count = 0;
    for (const cell of cells) if (((this.chosen.get(cell) ?? 0) & bit) !== 0) count++;
    return count;
  }
}

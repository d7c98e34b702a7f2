/** Why digits do not fit an empty cell. */

import type { House } from '../../core/geometry';
import { bitOf, linesFirst } from '../../core/grid';
import type { Cell, Digit, DigitMask } from '../../core/numbers';
import type { Puzzle } from '../../text/puzzle';

/** The digits that do not fit a cell. */
export interface Exclusions {
  /** The houses of the cell, each with its digits; a digit in several houses is listed for the first. */
  readonly excluded: readonly (readonly [House, readonly Digit[]])[];
  /** The digits that only the cell's own list of candidates lacks. */
  readonly notAllowed: readonly Digit[];
  /** The digits that no house has, but rules of the puzzle exclude. */
  readonly byRules: readonly Digit[];
}

/** The digits that do not fit a cell of a grid with these digits, and why. `candidates` are those that do. */
export function exclusionsOf({ grid }: Puzzle, cell: Cell, candidates: DigitMask): Exclusions {
  const { geometry, digits, allowed } = grid;
  const houses = linesFirst(geometry.housesOf[cell]);
  const byHouse = new Map<House, number[]>(houses.map(house => [house, []]));
  const notAllowed: number[] = [];
  const byRules: number[] = [];
  for (let digit = 1; digit <= geometry.size; digit++) {
    const house = houses.find(({ cells }) => cells.some(other => digits[other] === digit));
    if (house) byHouse.get(house)?.push(digit);
    else if (allowed && !(allowed[cell] & bitOf(digit))) notAllowed.push(digit);
    else if (geometry.variant && !(candidates & bitOf(digit))) byRules.push(digit);
  }
  return { excluded: [...byHouse].filter(([, excludedDigits]) => excludedDigits.length > 0), notAllowed, byRules };
}

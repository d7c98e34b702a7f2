/**
 * Extended unique rectangles: two rows (or columns) and three or four columns (or rows) whose cells could all hold the same three or four
 * digits. Both rows would then hold the same digits there and could exchange them: in each column, and in each box because the rows are in
 * one band or the columns in one stack.
 */

import { countBits } from '../../cellSet';
import type { House } from '../../geometry';
import { bitOf, digitsOf } from '../../grid';
import type { Cell, DigitMask } from '../../numbers';
import type { Position } from '../../position';
import { choicesWithin } from '../../subsets';
import { type DeadlyPattern, deadlyPatternOf } from './deadlyPattern';
import { isGivenByDigits } from './rectangle';

/** The number of columns, which is the number of digits. */
const LENGTHS = [3, 4];
const PAIRS_AT_ONCE = 4;

/** The extended unique rectangles of a position, those with three digits first. */
export function* extendedRectanglesIn(position: Position): Generator<DeadlyPattern | undefined> {
  const { houses } = position.geometry;
  for (const length of LENGTHS) {
    for (const kind of ['row', 'column'] as const) {
      const lines = houses.filter(house => house.kind === kind);
      for (const [i, first] of lines.entries()) {
        for (const [j, second] of lines.slice(i + 1).entries()) {
          if (j % PAIRS_AT_ONCE === 0) yield undefined;
          yield* between(position, first, second, length);
        }
      }
    }
  }
}

function* between(
  position: Position,
  first: House,
  second: House,
  length: number,
): Generator<DeadlyPattern | undefined> {
  const { geometry, digits } = position;
  const boxAt = (line: House, at: number) => geometry.boxOf[line.cells[at]];
  const isOneBand = boxAt(first, 0) === boxAt(second, 0);
  const open = [...first.cells.keys()].filter(at => digits[first.cells[at]] === 0 && digits[second.cells[at]] === 0);
  for (const places of choicesWithin(open, [], length, 0)) {
    if (!isOneBand && places.some(at => boxAt(first, at) !== boxAt(first, places[0]))) continue;
    const cells = places.flatMap(at => [first.cells[at], second.cells[at]]);
    for (const mask of masksFor(position, cells, length)) {
      const isWhole = cells.every(cell => (mask & ~position.candidates[cell]) === 0);
      // A candidate that the puzzle excludes could prevent the exchange.
      if (!isWhole && !(yield* isGivenByDigits(position))) continue;
      yield deadlyPatternOf(
        position,
        cells.map(cell => [cell, mask] as const),
      );
    }
  }
}

/** The sets of digits that leave few guardians. */
function masksFor({ candidates }: Position, cells: readonly Cell[], length: number): Iterable<DigitMask> {
  const unionOf = (some: readonly Cell[]) => some.reduce((mask, cell) => mask | candidates[cell], 0);
  const found = new Set<DigitMask>();
  // All guardians have the same digit.
  const all = unionOf(cells);
  if (countBits(all) === length + 1) for (const digit of digitsOf(all)) found.add(all & ~bitOf(digit));
  // Only the cells at i and j have guardians.
  for (let i = 0; i < cells.length; i++) {
    for (let j = i; j < cells.length; j++) {
      const common = unionOf(cells.filter((_, at) => at !== i && at !== j));
      if (countBits(common) === length) found.add(common);
    }
  }
  return found;
}

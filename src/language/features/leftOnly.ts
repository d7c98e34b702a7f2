/** Why only one digit is left for a cell: which houses exclude the others. */

import type { House } from '../../core/geometry';
import { digitsOf, linesFirst } from '../../core/grid';
import type { Position } from '../../core/position';
import type { Step } from '../../core/techniques/step';
import type { ExcludedBy } from '../messages/hint';
import * as messages from '../messages/index';
import type { Puzzle } from '../puzzle';

/** The reason of a naked single in a position, each digit at the house that excludes most; undefined for other steps. */
export function leftOnly(puzzle: Puzzle, { technique, placements }: Step, before?: Position): string | undefined {
  const [placement] = placements;
  if (technique.id !== 'naked-single' || !before || !placement) return undefined;
  const { cell, digit } = placement;
  const { geometry, digits } = before;
  let left = (2 ** geometry.size - 1) & ~(1 << (digit - 1));
  const parts: ExcludedBy[] = [];
  const houses = linesFirst(geometry.housesOf[cell]);
  const excludedBy = (house: House) =>
    house.cells.reduce((mask, other) => (digits[other] === 0 ? mask : mask | (1 << (digits[other] - 1))), 0) & left;
  // Each turn takes the house that excludes most of the rest, so that the sentence is short.
  while (houses.length > 0) {
    houses.sort((a, b) => digitsOf(excludedBy(b)).length - digitsOf(excludedBy(a)).length);
    const house = houses.shift() as House;
    const mask = excludedBy(house);
    if (mask === 0) break;
    parts.push({ house, digits: digitsOf(mask) });
    left &= ~mask;
  }
  if (left !== 0) parts.push({ digits: digitsOf(left) });
  return messages.hint.leftOnly(puzzle, placement, parts);
}

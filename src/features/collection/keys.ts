/**
 * Keys of puzzles: numbers that identify equal puzzles. Two puzzles are equal when their givens, regions and rules are, regardless of
 * notation and of the order of rules.
 *
 * A key is a hash of 53 bits, the integers that a number can hold. Two different puzzles among 500,000 have the same key in one of
 * 70,000 files. That is rare enough for a finding; code that removes puzzles compares them.
 */

import type { Grid } from '../../core/grid';
import { isRuled } from '../../core/rules/geometry';
import { distinguishesGivens } from '../../text/document/givens';
import { isWhole, type Puzzle } from '../../text/puzzle';
import { meaningOfRules } from '../../text/rules/index';
import { ratedGrid } from '../puzzles/difficulty';
import { NO_KEY } from './keyCounts';

/**
 * The givens of a puzzle as its text has them. Where the text does not distinguish them from entries, these are all digits, including
 * those entered since the document was opened: the findings in a file must not depend on that.
 */
export function writtenGivens(puzzle: Puzzle): Grid {
  const { grid, givens } = puzzle;
  if (givens === grid.digits) return grid; // true of most puzzles of a collection, so it should cost nothing
  return distinguishesGivens(puzzle) ? ratedGrid(puzzle) : grid;
}

/** The key of a puzzle, by {@link writtenGivens}. */
export function keyOfPuzzle(puzzle: Puzzle): number {
  if (!isWhole(puzzle)) return NO_KEY;
  const grid = writtenGivens(puzzle);
  return isEmpty(grid) ? NO_KEY : keyOfGrid(grid);
}

/** The key of a grid with its candidates, if it has any. */
export function keyOfGrid({ geometry, digits, allowed }: Grid): number {
  const hash = new Hash();
  hash.add(geometry.boxHeight);
  hash.add(geometry.boxWidth);
  for (const digit of digits) hash.add(digit);
  for (const mask of allowed ?? []) hash.add(mask);
  const meaning = isRuled(geometry) ? meaningOfRules(geometry) : '';
  for (let i = 0; i < meaning.length; i++) hash.add(meaning.charCodeAt(i));
  return hash.key;
}

/** The key of the grid that {@link writtenGivens} gives; undefined for a puzzle that cannot be read completely. */
export function keyOfGivens(puzzle: Puzzle): number | undefined {
  return isWhole(puzzle) ? keyOfGrid(writtenGivens(puzzle)) : undefined;
}

/** Whether a puzzle is empty. Rules alone can be a puzzle: a killer has no givens. */
function isEmpty({ geometry, digits, allowed }: Grid): boolean {
  return !isRuled(geometry) && !allowed && digits.every(digit => digit === 0);
}

/** Two 32-bit hashes with different mixing. */
class Hash {
  private low = 0x811c9dc5;
  private high = 0x9747b28c;

  add(value: number): void {
    this.low = Math.imul(this.low ^ value, 0x01000193);
    const mixed = Math.imul(this.high ^ value, 0x85ebca6b);
    this.high = (mixed << 13) | (mixed >>> 19);
  }

  /** Never {@link NO_KEY}. */
  get key(): number {
    const low = Math.imul(this.low ^ (this.low >>> 15), 0x2c1b3c6d);
    const high = Math.imul(this.high ^ (this.high >>> 16), 0x297a2d39);
    return (high >>> 11) * 0x1_0000_0000 + ((low ^ (low >>> 12)) >>> 0) || 1;
  }
}

/**
 * Solves a puzzle of any size as an exact cover: every cell holds one digit, every row, column and box holds each
 * digit once.
 *
 * The idea is Knuth's Algorithm X (The Art of Computer Programming, volume 4B, section 7.2.2.1): an *option* is a digit
 * in a cell. It covers four *items*: the cell, and the digit in its column, its box and its row. If an item has only one
 * option left, that option is taken at once. Otherwise the search branches on an item with the fewest options.
 *
 * Knuth keeps the options of an item in a list of any length. Here an item has at most N <= 25 options, so one word holds
 * them, one bit each. One AND removes an option from an item, and the same word shows whether one or no option is left. A
 * position is so small that copying it before a guess is faster than recording what to undo: by a quarter for the hardest
 * 9x9 puzzles.
 *
 *     a position: 4N² + 3 words             bit
 *     0 ..     column * N + digit - 1       row         the cells of the column that can take the digit
 *     N² ..    box * N + digit - 1          place       the same in the box, its cells in reading order
 *     2N² ..   row * N + digit - 1          column      the same in the row
 *     3N² ..   cell                         digit - 1   the digits that the cell can take
 *     4N²      the number of open cells
 *     4N² + 1  the item of the last branch
 *     4N² + 2  its options that are not tried yet
 *
 * A covered item has no bits. There is one position for each depth of guesses. It is reused when this search or another
 * one reaches the same depth. The search allocates nothing else, and it does not recurse.
 */

import { bitOf, type Grid } from '../grid';
import { type CoverTables, keep, tableOf, takePosition } from './exactCoverTable';

/** The state of a search between two calls of {@link advance}. */
export interface ExactCoverSearch {
  /** By cell: the digit of the solution, 1 .. N. Valid from the time {@link advance} returns `found` until it is called again. */
  readonly solution: Uint8Array;
  readonly table: CoverTables;
  /** By depth: the positions, up to the deepest one so far. */
  readonly positions: Int32Array[];
  /** The number of guesses that led to the current position. */
  depth: number;
  /** The current position, one of `positions`. */
  position: Int32Array;
  /** Items that had one option left in the current position. Some may have been covered in the meantime. */
  readonly units: Uint16Array;
  unitTop: number;
  /** Whether the current position has no solution, or was just returned as a solution. The search must go back first. */
  dead: boolean;
}

/** Two bits that are not options. An item has them while it is being covered, so that it never appears to have no options. */
const CLOSING = 3 << 30;

/** Starts a search for every solution of `grid`. */
export function startSearch(grid: Grid): ExactCoverSearch {
  const table = tableOf(grid.geometry);
  const { itemCount } = table;
  const position = takePosition(table).fill(0);
  const search: ExactCoverSearch = {
    solution: grid.digits.slice(),
    table,
    positions: [position],
    depth: 0,
    position,
    units: new Uint16Array(itemCount),
    unitTop: 0,
    dead: false,
  };
  fillFirst(search, grid);
  return search;
}

/**
 * Continues a search for at most `steps` placements and guesses. Returns `found` if the next solution is in
 * `search.solution`, `done` if there are no more, `paused` if the steps are used up and the search can be continued.
 * Terminates, because each step places a digit, branches, or takes an option that is not tried again.
 */
export function advance(search: ExactCoverSearch, steps: number): 'found' | 'done' | 'paused' {
  const { units, table } = search;
  for (let left = steps; left > 0; left--) {
    if (search.dead) {
      if (search.depth === 0) return 'done';
      tryNextOption(search);
    } else if (search.unitTop > 0) {
      const item = units[--search.unitTop];
      const option = search.position[item];
      if (option !== 0) placeIn(search, item, 31 - Math.clz32(option));
    } else if (search.position[table.itemCount] === 0) {
      search.dead = true; // go back from here for the next solution
      return 'found';
    } else {
      branch(search);
      search.dead = true; // no option of the branch is taken yet, so "going back" takes the first one
    }
  }
  return 'paused';
}

/** Ends a search that is no longer needed, so that other searches can use its positions. */
export function end(search: ExactCoverSearch): void {
  const { positions, table } = search;
  keep(table, positions);
  positions.length = 0;
  search.depth = 0;
  search.dead = true;
}

/** Stores the item to branch on and its options in the position. The options are tried one after the other. */
function branch(search: ExactCoverSearch): void {
  const { position } = search;
  const { itemCount } = search.table;
  const item = smallestItem(position, itemCount);
  position[itemCount + 1] = item;
  position[itemCount + 2] = position[item];
  search.depth++;
}

/**
 * An open item with the fewest options. Among equals the last one, so that the order of solutions is fixed. Cells are
 * last, because branching on the digits of a cell is faster than branching on the places of a digit: ten times as fast
 * in a 25x25 puzzle.
 */
function smallestItem(position: Int32Array, itemCount: number): number {
  let smallest = 0;
  let fewest = 32;
  for (let item = itemCount - 1; item >= 0; item--) {
    const options = position[item];
    const second = options & (options - 1); // all options but the lowest
    if (second === 0) continue; // covered: items with one option were settled before
    const third = second & (second - 1);
    if (third === 0) return item;
    if (fewest === 3) continue; // only two options would be fewer
    let count = 3;
    for (let rest = third & (third - 1); rest !== 0 && count < fewest; rest &= rest - 1) count++;
    if (count < fewest) {
      smallest = item;
      fewest = count;
    }
  }
  return smallest;
}

/** Takes the largest untried option of the deepest branch, in a copy of its position. The last option needs no copy. */
function tryNextOption(search: ExactCoverSearch): void {
  const { positions, depth } = search;
  const { itemCount } = search.table;
  const branched = positions[depth - 1];
  const item = branched[itemCount + 1];
  const untried = branched[itemCount + 2];
  const bit = 31 - Math.clz32(untried);
  if (untried === 1 << bit) {
    search.depth--;
    search.position = branched;
  } else {
    branched[itemCount + 2] = untried ^ (1 << bit);
    if (depth === positions.length) positions.push(takePosition(search.table));
    search.position = positions[depth];
    search.position.set(branched);
  }
  search.unitTop = 0;
  search.dead = false;
  placeIn(search, item, bit);
}

/** Takes the option of a bit of an item. */
function placeIn(search: ExactCoverSearch, item: number, bit: number): void {
  const { cellCount, digitOf, cellAt } = search.table;
  if (item >= 3 * cellCount) place(search, item - 3 * cellCount, bit);
  else place(search, cellAt[item - digitOf[item] + bit], digitOf[item]);
}

/**
 * Takes an option: covers its items, and removes every other option of these items. `digit` counts from 0.
 *
 * All items of a removed option are open, because an option is removed when one of its items is covered. An item that is being
 * covered has the closing bits, and its other bits are the options that are still to be removed.
 */
function place(search: ExactCoverSearch, cell: number, digit: number): void {
  const { position } = search;
  const { cellCount, columnItem, boxItem, rowItem, rowBit, placeBit, columnBit, cellAt } = search.table;
  const ownColumn = columnItem[cell];
  const ownBox = boxItem[cell];
  const ownRow = rowItem[cell];
  const ownRowBit = rowBit[cell];
  const ownPlaceBit = placeBit[cell];
  const ownColumnBit = columnBit[cell];
  const digitBit = 1 << digit;
  const cells = 3 * cellCount;

  search.solution[cell] = digit + 1;
  position[4 * cellCount]--;
  let digits = position[cells + cell] ^ digitBit;
  position[cells + cell] = 0;
  position[ownColumn + digit] ^= CLOSING | ownRowBit;
  position[ownBox + digit] ^= CLOSING | ownPlaceBit;
  position[ownRow + digit] ^= CLOSING | ownColumnBit;

  while (digits !== 0) {
    const other = 31 - Math.clz32(digits);
    digits ^= 1 << other;
    strike(search, position, ownColumn + other, ownRowBit);
    strike(search, position, ownBox + other, ownPlaceBit);
    strike(search, position, ownRow + other, ownColumnBit);
  }
  for (let rest = position[ownColumn + digit] ^ CLOSING; rest !== 0; ) {
    const bit = 31 - Math.clz32(rest);
    rest ^= 1 << bit;
    const other = cellAt[ownColumn + bit];
    strike(search, position, boxItem[other] + digit, placeBit[other]);
    strike(search, position, rowItem[other] + digit, ownColumnBit);
    strike(search, position, cells + other, digitBit);
  }
  position[ownColumn + digit] = 0;
  for (let rest = position[ownRow + digit] ^ CLOSING; rest !== 0; ) {
    const bit = 31 - Math.clz32(rest);
    rest ^= 1 << bit;
    const other = cellAt[ownRow + bit];
    strike(search, position, columnItem[other] + digit, ownRowBit);
    strike(search, position, boxItem[other] + digit, placeBit[other]);
    strike(search, position, cells + other, digitBit);
  }
  position[ownRow + digit] = 0;
  for (let rest = position[ownBox + digit] ^ CLOSING; rest !== 0; ) {
    const bit = 31 - Math.clz32(rest);
    rest ^= 1 << bit;
    const other = cellAt[ownBox + bit];
    strike(search, position, columnItem[other] + digit, rowBit[other]);
    strike(search, position, rowItem[other] + digit, columnBit[other]);
    strike(search, position, cells + other, digitBit);
  }
  position[ownBox + digit] = 0;
}

/** Removes an option from one of its items. */
function strike(search: ExactCoverSearch, position: Int32Array, item: number, option: number): void {
  const left = position[item] & ~option;
  position[item] = left;
  if ((left & (left - 1)) !== 0) return;
  if (left === 0) search.dead = true;
  else search.units[search.unitTop++] = item;
}

/**
 * Writes the first position of a grid, and collects its items with one option. It computes the options left by the givens
 * directly. Starting with all options and placing the givens takes longer, which matters for easy puzzles.
 */
function fillFirst(search: ExactCoverSearch, { geometry, digits, allowed }: Grid): void {
  const { size, cellCount, columnOf, boxOf, rowOf } = geometry;
  const { position, units } = search;
  const { itemCount, columnItem, boxItem, rowItem, rowBit, placeBit, columnBit } = search.table;

  const given = new Int32Array(3 * size); // by column, box and row: the digits in it
  for (let cell = 0; cell < cellCount; cell++) {
    if (digits[cell] === 0) continue;
    const column = columnOf[cell];
    const box = size + boxOf[cell];
    const row = 2 * size + rowOf[cell];
    const bit = bitOf(digits[cell]);
    if ((given[column] | given[box] | given[row]) & bit || (allowed && !(allowed[cell] & bit))) search.dead = true;
    given[column] |= bit;
    given[box] |= bit;
    given[row] |= bit;
  }

  const all = bitOf(size + 1) - 1;
  let unitTop = 0;
  for (let cell = 0; cell < cellCount; cell++) {
    if (digits[cell] !== 0) continue;
    position[itemCount]++;
    let options = all & ~(given[columnOf[cell]] | given[size + boxOf[cell]] | given[2 * size + rowOf[cell]]);
    if (allowed) options &= allowed[cell];
    position[3 * cellCount + cell] = options;
    if (options === 0) search.dead = true;
    else if ((options & (options - 1)) === 0) units[unitTop++] = 3 * cellCount + cell;
    const inColumn = columnItem[cell];
    const inBox = boxItem[cell];
    const inRow = rowItem[cell];
    const ownRowBit = rowBit[cell];
    const ownPlaceBit = placeBit[cell];
    const ownColumnBit = columnBit[cell];
    while (options !== 0) {
      const digit = 31 - Math.clz32(options);
      options ^= 1 << digit;
      position[inColumn + digit] |= ownRowBit;
      position[inBox + digit] |= ownPlaceBit;
      position[inRow + digit] |= ownColumnBit;
    }
  }

  for (let house = 0; house < 3 * size; house++) {
    for (let missing = all & ~given[house]; missing !== 0; ) {
      const digit = 31 - Math.clz32(missing);
      missing ^= 1 << digit;
      const item = house * size + digit;
      const options = position[item];
      if (options === 0) search.dead = true;
      else if ((options & (options - 1)) === 0) units[unitTop++] = item;
    }
  }
  search.unitTop = unitTop;
}

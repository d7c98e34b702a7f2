/**
 * Solves a puzzle of any size as an exact cover: every cell holds one digit, every row, column and box holds each
 * digit once.
 *
 * The idea is Knuth's Algorithm X (The Art of Computer Programming, volume 4B, section 7.2.2.1): an *option* is a digit
 * in a cell and covers four *items*: the cell, and the digit in its column, its box and its row. An item with one
 * option left is settled at once; when there is none, branch on an item with fewest.
 *
 * Knuth keeps the options of an item in a list, as there may be any number. Here there are at most N <= 25, so that
 * one word holds them, a bit each. An option leaves an item with one AND, and the same word then tells whether one or
 * none is left. A whole position is so small that copying it before a guess is quicker than to note what to undo: by a
 * quarter for the hardest 9x9 puzzles.
 *
 *     a position: 4N² + 3 words             bit
 *     0 ..     column * N + digit - 1       row         the cells of the column that can take the digit
 *     N² ..    box * N + digit - 1          place       the same in the box, its cells in reading order
 *     2N² ..   row * N + digit - 1          column      the same in the row
 *     3N² ..   cell                         digit - 1   the digits that the cell can take
 *     4N²      how many cells are open
 *     4N² + 1  the item that was branched on
 *     4N² + 2  its options that are still to try
 *
 * A covered item has no bit left. There is a position for every depth of guesses, kept for the next time that this search
 * or another goes so deep: it allocates nothing else, and does not recurse.
 */

import { bitOf, type Grid } from '../grid';
import { keep, positionOf, type Table, tableOf } from './exactCoverTable';

/** A search under way: where it stands between two calls of {@link advance}. */
export interface Search {
  /** The solution, by cell 1 .. N, after {@link advance} said `found` and until it is called again. */
  readonly solution: Uint8Array;
  readonly table: Table;
  /** By depth, those once reached. */
  readonly positions: Int32Array[];
  /** How many guesses lead to the position. */
  depth: number;
  /** The one worked on, of `positions`. */
  position: Int32Array;
  /** Items that came down to one option in the position; some are covered since. */
  readonly units: Uint16Array;
  unitTop: number;
  /** Whether the position was found wanting, or was just given out as a solution: go back before going on. */
  dead: boolean;
}

/** Two bits that stand for no option. An item that is just being covered has them, lest it seem to run out. */
const CLOSING = 3 << 30;

/** Starts a search for every solution of `grid`. */
export function startSearch(grid: Grid): Search {
  const table = tableOf(grid.geometry);
  const { itemCount } = table;
  const position = positionOf(table).fill(0);
  const search: Search = {
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
 * Searches on for at most `steps` placements and guesses: `found` when the next solution stands in `search.solution`,
 * `done` when there is none left, `paused` when the steps are used up and the search may be taken up again. A step places a
 * digit, branches, or takes an option that will not be tried again, of which there are only so many.
 */
export function advance(search: Search, steps: number): 'found' | 'done' | 'paused' {
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
      search.dead = true; // to look for another, go back from here
      return 'found';
    } else {
      branch(search);
      search.dead = true; // nothing is placed yet: the first option is the next one to try
    }
  }
  return 'paused';
}

/** Nobody will go on with a search: other searches may have its positions. */
export function end(search: Search): void {
  const { positions, table } = search;
  keep(table, positions);
  positions.length = 0;
  search.depth = 0;
  search.dead = true;
}

/** Remembers the position, the item to branch on and its options, to try them one after the other. */
function branch(search: Search): void {
  const { position } = search;
  const { itemCount } = search.table;
  const item = smallestItem(position, itemCount);
  position[itemCount + 1] = item;
  position[itemCount + 2] = position[item];
  search.depth++;
}

/**
 * An open item with fewest options; of several the last, so that a puzzle's solutions always come in the same order.
 * Cells are last because a choice between digits leads on faster than one between places: ten times, in a 25x25 puzzle.
 */
function smallestItem(position: Int32Array, itemCount: number): number {
  let smallest = 0;
  let fewest = 32;
  for (let item = itemCount - 1; item >= 0; item--) {
    const options = position[item];
    const second = options & (options - 1); // and those after it
    if (second === 0) continue; // covered: what has one option was settled before
    const third = second & (second - 1);
    if (third === 0) return item;
    if (fewest === 3) continue; // then only two would be fewer
    let count = 3;
    for (let rest = third & (third - 1); rest !== 0 && count < fewest; rest &= rest - 1) count++;
    if (count < fewest) {
      smallest = item;
      fewest = count;
    }
  }
  return smallest;
}

/** Takes the largest untried option of the deepest branch: in a copy of its position, the last one in the position itself. */
function tryNextOption(search: Search): void {
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
    if (depth === positions.length) positions.push(positionOf(search.table));
    search.position = positions[depth];
    search.position.set(branched);
  }
  search.unitTop = 0;
  search.dead = false;
  placeIn(search, item, bit);
}

/** Takes the option that a bit of an item stands for. */
function placeIn(search: Search, item: number, bit: number): void {
  const { cellCount, digitOf, cellAt } = search.table;
  if (item >= 3 * cellCount) place(search, item - 3 * cellCount, bit);
  else place(search, cellAt[item - digitOf[item] + bit], digitOf[item]);
}

/**
 * Takes an option, `digit` counted from 0: covers its items and removes every option that shares one with it.
 *
 * The other items of such an option are open, for it would be gone if one were covered. Where it shares a second one
 * with the option taken, that one is closing and keeps track of what is left to remove.
 */
function place(search: Search, cell: number, digit: number): void {
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
function strike(search: Search, position: Int32Array, item: number, option: number): void {
  const left = position[item] & ~option;
  position[item] = left;
  if ((left & (left - 1)) !== 0) return;
  if (left === 0) search.dead = true;
  else search.units[search.unitTop++] = item;
}

/**
 * Writes the position that a grid is, and notes the items that have one option in it. Straight from what the givens
 * leave: to begin with every option and place givens takes longer, and an easy puzzle is little more than its beginning.
 */
function fillFirst(search: Search, { geometry, digits, allowed }: Grid): void {
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

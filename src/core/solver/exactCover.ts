/**
 * Solves a puzzle of any size as an exact cover: every cell holds one digit, every row, column and box holds each
 * digit once.
 *
 * The idea is Knuth's Algorithm X with dancing cells (The Art of Computer Programming, pre-fascicle 7A, Algorithm C):
 * an *option* is a digit in a cell and covers four *items*: the cell, and the digit in its row, its column and its
 * box. Always branch on an item with fewest options left. Each item keeps its options in an array whose live ones
 * come first; an option leaves by changing places with the last live one. It comes back by counting one up, so undoing
 * needs no links and no copying, only a trail of the items that lost an option. An item that is down to one option is
 * remembered at that moment, so most steps need no search for the smallest.
 *
 *     option = cell * N + digit - 1                      a node = option * 4 + k, its place in the k-th item:
 *     item   = 0 .. N²-1    column * N + digit - 1         k = 0
 *              N² .. 2N²-1  box * N + digit - 1            k = 1
 *              2N² ..       row * N + digit - 1            k = 2
 *              3N² ..       the cell                       k = 3
 *     member[item * N ..]   the item's nodes, the first size[item] of them live; where[] is the way back
 *
 * No recursion, no allocation while searching; what a search needs is allocated once, when it starts.
 */

import type { Geometry } from '../geometry';
import { bitOf, type Grid } from '../grid';

/** A search under way: where it stands between two calls of {@link advance}. */
export interface Search {
  /** The solution, by cell 1 .. N, after {@link advance} said `found` and until it is called again. */
  readonly solution: Uint8Array;
  readonly size: number;
  readonly itemOf: Uint16Array;
  readonly member: Uint16Array;
  readonly where: Uint16Array;
  readonly live: Uint8Array;
  /** The items still to cover come first, `open` of them; `openAt` is the way back. */
  readonly items: Uint16Array;
  readonly itemAt: Uint16Array;
  open: number;
  /** The items that lost an option, in order. */
  readonly trail: Uint16Array;
  trailTop: number;
  /** Items that were down to one option at some time since the last branch. */
  readonly units: Uint16Array;
  unitTop: number;
  /** Options still to try, those of the deepest branch on top. */
  readonly untried: Uint16Array;
  untriedTop: number;
  /** Three numbers a branch: where trail, open items and untried options stood before it. */
  readonly branches: Uint16Array;
  depth: number;
  /** Whether the position was found wanting, or was just given out as a solution: go back before going on. */
  dead: boolean;
}

/** Starts a search for every solution of `grid`. */
export function startSearch(grid: Grid): Search {
  const { geometry, digits, allowed } = grid;
  const { size, cellCount } = geometry;
  const table = tableOf(geometry);
  const nodes = cellCount * size * 4;
  const search: Search = {
    solution: digits.slice(),
    size,
    itemOf: table.itemOf,
    member: table.member.slice(),
    where: table.where.slice(),
    live: new Uint8Array(4 * cellCount).fill(size),
    items: table.items.slice(),
    itemAt: table.items.slice(),
    open: 4 * cellCount,
    trail: new Uint16Array(nodes),
    trailTop: 0,
    units: new Uint16Array(nodes),
    unitTop: 0,
    untried: new Uint16Array(cellCount * size),
    untriedTop: 0,
    branches: new Uint16Array(3 * cellCount),
    depth: 0,
    dead: false,
  };
  for (let cell = 0; cell < cellCount && !search.dead; cell++) {
    if (digits[cell] !== 0) {
      if (allowed && !(allowed[cell] & bitOf(digits[cell]))) search.dead = true;
      else if (!canPlace(search, cell * size + digits[cell] - 1)) search.dead = true;
      else if (!place(search, cell * size + digits[cell] - 1)) search.dead = true;
    } else if (allowed) {
      for (let digit = 1; digit <= size && !search.dead; digit++) {
        if (!(allowed[cell] & bitOf(digit)) && !forbid(search, cell * size + digit - 1)) search.dead = true;
      }
    }
  }
  return search;
}

/**
 * Searches on for at most `steps` placements: `found` when the next solution stands in `search.solution`, `done` when
 * there is none left, `paused` when the steps are used up and the search may be taken up again.
 */
export function advance(search: Search, steps: number): 'found' | 'done' | 'paused' {
  const { size, member } = search;
  for (let left = steps; left > 0; left--) {
    if (search.dead) {
      if (!tryNextOption(search)) return 'done';
      continue;
    }
    if (search.open === 0) {
      search.dead = true; // to look for another, go back from here
      return 'found';
    }
    const item = nextItem(search);
    const options = search.live[item];
    if (options === 1) {
      search.dead = !place(search, member[item * size] >> 2);
    } else {
      branch(search, item);
      search.dead = true; // nothing is placed yet: the first option is the next one to try
    }
  }
  return 'paused';
}

/**
 * An open item with fewest options; of several the last, so that a puzzle's solutions always come in the same order.
 * Cells are last because a choice between digits leads on faster than one between places: ten times, in a 25x25 puzzle.
 */
function nextItem(search: Search): number {
  const { units, live, items, itemAt } = search;
  while (search.unitTop > 0) {
    const item = units[--search.unitTop];
    if (itemAt[item] < search.open) return item;
  }
  let smallest = items[0];
  for (let i = 0; i < search.open && live[smallest] > 1; i++) {
    const item = items[i];
    if (live[item] < live[smallest] || (live[item] === live[smallest] && item > smallest)) smallest = item;
  }
  return smallest;
}

/** Remembers the position and the options of an item, to try them one after the other. */
function branch(search: Search, item: number): void {
  const { size, member, untried, branches } = search;
  const at = 3 * search.depth++;
  branches[at] = search.trailTop;
  branches[at + 1] = search.open;
  branches[at + 2] = search.untriedTop;
  const first = search.untriedTop;
  for (let i = item * size; i < item * size + search.live[item]; i++) untried[search.untriedTop++] = member[i] >> 2;
  untried.subarray(first, search.untriedTop).sort(); // the largest is tried first
}

/** Goes back to the deepest branch that has an option left and takes it; false when there is none. */
function tryNextOption(search: Search): boolean {
  const { live, trail, branches, untried } = search;
  while (search.depth > 0) {
    const at = 3 * (search.depth - 1);
    while (search.trailTop > branches[at]) live[trail[--search.trailTop]]++;
    search.open = branches[at + 1];
    search.unitTop = 0;
    if (search.untriedTop > branches[at + 2]) {
      search.dead = !place(search, untried[--search.untriedTop]);
      return true;
    }
    search.depth--;
  }
  return false;
}

/** Whether all four items of an option are open and have it. */
function canPlace({ itemOf, itemAt, open, where, live, size }: Search, option: number): boolean {
  for (let node = 4 * option; node < 4 * option + 4; node++) {
    const item = itemOf[node];
    if (itemAt[item] >= open || where[node] >= item * size + live[item]) return false;
  }
  return true;
}

/** Takes an option: closes its items and removes what shares one with it. False when an open item has no option left. */
function place(search: Search, option: number): boolean {
  const { size, itemOf, member, live, items, itemAt } = search;
  const first = 4 * option;
  search.solution[Math.floor(option / size)] = (option % size) + 1;
  for (let node = first; node < first + 4; node++) {
    const item = itemOf[node];
    const at = itemAt[item];
    const last = items[--search.open];
    items[at] = last;
    itemAt[last] = at;
    items[search.open] = item;
    itemAt[item] = search.open;
  }
  for (let node = first; node < first + 4; node++) {
    const from = itemOf[node] * size;
    for (let i = from, end = from + live[itemOf[node]]; i < end; i++) {
      if (!forbid(search, member[i] >> 2)) return false;
    }
  }
  return true;
}

/** Removes an option from the open items that have it. False when one of them has no option left. */
function forbid(search: Search, option: number): boolean {
  const { size, itemOf, member, where, live, itemAt, open, trail, units } = search;
  for (let node = 4 * option; node < 4 * option + 4; node++) {
    const item = itemOf[node];
    if (itemAt[item] >= open) continue;
    const at = where[node];
    const last = item * size + live[item] - 1;
    if (at > last) continue;
    const other = member[last];
    member[at] = other;
    where[other] = at;
    member[last] = node;
    where[node] = last;
    trail[search.trailTop++] = item;
    const left = --live[item];
    if (left === 0) return false;
    if (left === 1) units[search.unitTop++] = item;
  }
  return true;
}

/** What every search of a geometry starts from. */
interface Table {
  readonly itemOf: Uint16Array;
  readonly member: Uint16Array;
  readonly where: Uint16Array;
  readonly items: Uint16Array;
}

const tables = new WeakMap<Geometry, Table>();

function tableOf(geometry: Geometry): Table {
  let table = tables.get(geometry);
  if (!table) {
    table = buildTable(geometry);
    tables.set(geometry, table);
  }
  return table;
}

function buildTable({ size, cellCount, rowOf, columnOf, boxOf }: Geometry): Table {
  const nodes = cellCount * size * 4; // 62,500 for 25x25: it fits 16 bits
  const itemOf = new Uint16Array(nodes);
  const member = new Uint16Array(nodes);
  const where = new Uint16Array(nodes);
  const filled = new Uint8Array(4 * cellCount);
  for (let option = 0; option < cellCount * size; option++) {
    const cell = Math.floor(option / size);
    const digit = option % size;
    const covered = [columnOf[cell] * size + digit, boxOf[cell] * size + digit, rowOf[cell] * size + digit, cell];
    covered.forEach((index, kind) => {
      const node = 4 * option + kind;
      const item = kind * cellCount + index;
      itemOf[node] = item;
      where[node] = item * size + filled[item]++;
      member[where[node]] = node;
    });
  }
  return { itemOf, member, where, items: Uint16Array.from({ length: 4 * cellCount }, (_, item) => item) };
}

/**
 * Quick lower bound of a puzzle's difficulty. Solves with singles, then with all of HoDoKu's medium techniques: locked
 * candidates, and subsets of two and three. Their order does not matter, because a step never prevents another one: a path
 * that uses only these techniques exists if, and only if, all of them together solve the puzzle. Most puzzles that are too hard
 * are rejected after some hundredths of a millisecond, without a path.
 */

import { type Candidates, candidatesOf } from '../candidates';
import { countBits } from '../cellSet';
import type { Geometry } from '../geometry';
import { bitOf, type Grid, isSingle } from '../grid';
import type { Cell, DigitMask } from '../numbers';
import type { Pausable } from '../pausing';
import { ofGeometry } from '../position';
import { choicesWithin } from '../subsets';

/** The largest size in which all singles, or all subsets, are found without a pause. */
const UNPAUSED = 9;

/** The easiest techniques that together solve a puzzle. */
export type Needed = 'singles' | 'medium techniques' | 'more';

/** Whether singles solve a puzzle. Yields like {@link neededBy}. */
export function* isSolvedBySingles(grid: Grid): Pausable<boolean> {
  const state = startOf(grid);
  yield* placeSingles(state);
  return state.empty === 0;
}

/** The techniques that a valid puzzle needs. Yields where the caller may pause or give up. */
export function* neededBy(grid: Grid): Pausable<Needed> {
  const state = startOf(grid);
  yield* placeSingles(state);
  if (state.empty === 0) return 'singles';
  while (state.empty > 0) {
    yield undefined;
    if (!eliminateLocked(state) && !(yield* eliminateSubsets(state, 2)) && !(yield* eliminateSubsets(state, 3))) {
      return 'more';
    }
    yield* placeSingles(state);
  }
  return 'medium techniques';
}

interface State {
  readonly geometry: Geometry;
  /** By cell: 0 for a cell that holds a digit. */
  readonly candidates: Candidates;
  /** The number of cells without a digit. */
  empty: number;
}

function startOf(grid: Grid): State {
  const candidates = candidatesOf(grid);
  let empty = 0;
  for (const mask of candidates) if (mask !== 0) empty++;
  return { geometry: grid.geometry, candidates, empty };
}

/** Places naked and hidden singles until none is left. */
function* placeSingles(state: State): Pausable<void> {
  const { geometry, candidates } = state;
  for (let before = -1; before !== state.empty && state.empty > 0; ) {
    before = state.empty;
    if (geometry.size > UNPAUSED) yield undefined;
    for (let cell = 0; cell < candidates.length; cell++) {
      if (isSingle(candidates[cell])) place(state, cell, candidates[cell]);
    }
    for (let i = 0; i < geometry.houses.length; i++) {
      const { cells } = geometry.houses[i];
      let once = 0;
      let twice = 0;
      for (let k = 0; k < cells.length; k++) {
        twice |= once & candidates[cells[k]];
        once |= candidates[cells[k]];
      }
      once &= ~twice;
      for (let k = 0; k < cells.length && once !== 0; k++) {
        const only = candidates[cells[k]] & once;
        if (only === 0) continue;
        once ^= only;
        place(state, cells[k], only);
      }
    }
  }
}

function place(state: State, cell: number, bit: DigitMask): void {
  const { geometry, candidates } = state;
  candidates[cell] = 0;
  state.empty--;
  const peers = geometry.peersOf[cell];
  for (let i = 0; i < peers.length; i++) candidates[peers[i]] &= ~bit;
}

/** A box and a line that crosses it: their common cells, and the other cells of each. */
interface Crossing {
  readonly shared: readonly Cell[];
  readonly restOfBox: readonly Cell[];
  readonly restOfLine: readonly Cell[];
}

const crossings = ofGeometry(({ houses, size, rowOf, columnOf, boxOf }: Geometry): readonly Crossing[] =>
  houses.slice(2 * size).flatMap(box =>
    [rowOf, columnOf].flatMap((lineOf, i) =>
      [...new Set(Array.from(box.cells, cell => lineOf[cell]))].map(line => ({
        shared: [...box.cells].filter(cell => lineOf[cell] === line),
        restOfBox: [...box.cells].filter(cell => lineOf[cell] !== line),
        restOfLine: [...houses[i * size + line].cells].filter(cell => boxOf[cell] !== box.index),
      })),
    ),
  ),
);

/**
 * If all candidates of a digit in a box or a line are in their common cells, eliminates it from the rest of the other. Returns
 * whether anything was eliminated.
 */
function eliminateLocked({ geometry, candidates }: State): boolean {
  let isAny = false;
  for (const { shared, restOfBox, restOfLine } of crossings(geometry)) {
    const inShared = masked(shared, candidates);
    if (inShared === 0) continue;
    const inBox = masked(restOfBox, candidates);
    const inLine = masked(restOfLine, candidates);
    const pointing = inShared & ~inBox & inLine;
    const claiming = inShared & ~inLine & inBox;
    if (pointing !== 0) for (const cell of restOfLine) candidates[cell] &= ~pointing;
    if (claiming !== 0) for (const cell of restOfBox) candidates[cell] &= ~claiming;
    if ((pointing | claiming) !== 0) isAny = true;
  }
  return isAny;
}

/** Applies naked and hidden subsets of n cells in every house. Returns whether any eliminated a candidate. */
function* eliminateSubsets({ geometry, candidates }: State, n: number): Pausable<boolean> {
  let isAny = false;
  for (const { cells } of geometry.houses) {
    const few: number[] = [];
    for (const cell of cells) if (candidates[cell] !== 0 && countBits(candidates[cell]) <= n) few.push(cell);
    for (const chosen of choicesWithin(few, candidates, n, n)) {
      const mask = masked(chosen, candidates);
      if (countBits(mask) < n) continue; // an earlier subset of this house changed it
      for (const cell of cells) {
        if ((candidates[cell] & mask) === 0 || chosen.includes(cell)) continue;
        candidates[cell] &= ~mask;
        isAny = true;
      }
    }

    const places = placesIn(cells, candidates, geometry.size);
    const rare = [...places.keys()].filter(digit => places[digit] !== 0 && countBits(places[digit]) <= n);
    for (const chosen of choicesWithin(rare, places, n, n)) {
      const where = masked(chosen, places);
      if (countBits(where) < n) continue;
      const digits = chosen.reduce((all, digit) => all | bitOf(digit), 0);
      for (let place = 0; place < cells.length; place++) {
        if ((where & (1 << place)) === 0 || (candidates[cells[place]] & ~digits) === 0) continue;
        candidates[cells[place]] &= digits;
        isAny = true;
      }
    }
    if (geometry.size > UNPAUSED) yield undefined;
  }
  return isAny;
}

/** The union of the chosen items' masks. */
function masked(chosen: readonly number[], maskOf: ArrayLike<number>): number {
  let all = 0;
  for (let i = 0; i < chosen.length; i++) all |= maskOf[chosen[i]];
  return all;
}

/** By digit: the places of a house where it is a candidate. */
function placesIn(cells: ArrayLike<number>, candidates: Candidates, size: number): Uint32Array {
  const places = new Uint32Array(size + 1);
  for (let place = 0; place < cells.length; place++) {
    for (let rest = candidates[cells[place]]; rest !== 0; rest &= rest - 1) {
      places[32 - Math.clz32(rest & -rest)] |= 1 << place;
    }
  }
  return places;
}

/**
 * Cells in an order that a machine with states reads one after the other: what is left to sum up, how many towers are seen. A candidate
 * stays where some way through the cells ends well.
 *
 * On a loop the machine may start in any of its states and must end in the one that it started in. Then each state has a set of starts,
 * as bits: all ways from any start are followed together.
 */

import type { Cell } from '../../numbers';
import type { Propagator, State } from './state';

/** A machine. States count from 0. */
export interface Machine {
  readonly states: number;
  /** It starts in one of the first states, of which there are so many. */
  readonly starts: number;
  /** At state * (N + 1) + digit: the next state; -1 where there is none. */
  readonly next: Int32Array;
  /** By state: whether it may end there. */
  readonly isEnd: Uint8Array;
  /** Whether it must end in the state that it started in. */
  readonly isLoop?: boolean;
}

/** Steps of a machine over all its cells, above which it only reads cells that are all solved: some milliseconds. */
const MOST_STEPS = 4_000_000;

/** The words of a set of starts. */
const wordsOf = ({ starts, isLoop }: Machine) => (isLoop ? Math.ceil(starts / 32) : 1);

/** The most steps of a machine that reads so many cells. */
export const stepsOf = (machine: Machine, cells: number, size: number): number =>
  machine.states * size * cells * wordsOf(machine);

/** Whether a machine reads so many cells in a short time. */
export const isQuick = (machine: Machine, cells: number, size: number): boolean =>
  stepsOf(machine, cells, size) <= MOST_STEPS;

/** By state: the sets of starts at the first cell. */
function startsOf(machine: Machine): Uint32Array {
  const words = wordsOf(machine);
  const sets = new Uint32Array(machine.states * words);
  for (let s = 0; s < machine.starts; s++) {
    if (machine.isLoop) sets[s * words + (s >>> 5)] |= 1 << (s & 31);
    else sets[s] = 1;
  }
  return sets;
}

/** By state: the sets of starts with which it may end. */
function endsOf(machine: Machine): Uint32Array {
  return machine.isLoop ? startsOf(machine) : Uint32Array.from(machine.isEnd);
}

/** Whether a machine can read cells that each have one of the digits of a mask. It looks at each cell once. */
export function canRead(machine: Machine, masks: ArrayLike<number>, size: number): boolean {
  const { states, next } = machine;
  const words = wordsOf(machine);
  let sets: Uint32Array = startsOf(machine);
  let after: Uint32Array = new Uint32Array(sets.length);
  for (let i = 0; i < masks.length; i++) {
    after.fill(0);
    for (let s = 0; s < states; s++) {
      if (isEmpty(sets, s * words, words)) continue;
      for (let rest = masks[i]; rest !== 0; rest &= rest - 1) {
        const to = next[s * (size + 1) + 32 - Math.clz32(rest & -rest)];
        if (to < 0) continue;
        for (let w = 0; w < words; w++) after[to * words + w] |= sets[s * words + w];
      }
    }
    [sets, after] = [after, sets];
  }
  const ends = endsOf(machine);
  return sets.some((set, i) => (set & ends[i]) !== 0);
}

function isEmpty(sets: Uint32Array, from: number, words: number): boolean {
  for (let w = 0; w < words; w++) if (sets[from + w] !== 0) return false;
  return true;
}

/**
 * Makes a machine from what it remembers. `next` gives what it remembers after a digit, undefined where it may not come; texts are
 * compared, so they must say all.
 */
export function machineOf<T>(
  size: number,
  starts: readonly T[],
  next: (memory: T, digit: number) => T | undefined,
  isEnd: (memory: T) => boolean,
): Machine {
  const memories: T[] = [...starts];
  const known = new Map(starts.map((memory, index) => [JSON.stringify(memory), index]));
  const table: number[] = [];
  for (let state = 0; state < memories.length; state++) {
    table.push(-1);
    for (let digit = 1; digit <= size; digit++) {
      const memory = next(memories[state], digit);
      if (memory === undefined) {
        table.push(-1);
        continue;
      }
      const key = JSON.stringify(memory);
      let index = known.get(key);
      if (index === undefined) {
        index = memories.push(memory) - 1;
        known.set(key, index);
      }
      table.push(index);
    }
  }
  return {
    states: memories.length,
    starts: starts.length,
    next: Int32Array.from(table),
    isEnd: Uint8Array.from(memories, m => (isEnd(m) ? 1 : 0)),
  };
}

export class Automaton implements Propagator {
  private readonly words: number;
  /** At (cell index * states + state) * words: the starts from which it can be in this state before the cell. */
  private readonly before: Uint32Array;
  /** By state: the starts with which the cells from here on end well. */
  private useful: Uint32Array;
  private usefulBefore: Uint32Array;
  private readonly starts: Uint32Array;
  private readonly ends: Uint32Array;
  private readonly isQuick: boolean;

  constructor(
    readonly cells: readonly Cell[],
    private readonly machine: Machine,
    size = machine.next.length / machine.states - 1,
  ) {
    this.words = wordsOf(machine);
    this.isQuick = isQuick(machine, cells.length, size);
    const length = machine.states * this.words;
    this.before = new Uint32Array(this.isQuick ? (cells.length + 1) * length : 0);
    this.useful = new Uint32Array(length);
    this.usefulBefore = new Uint32Array(length);
    this.starts = startsOf(machine);
    this.ends = endsOf(machine);
  }

  propagate(state: State): boolean {
    const { masks, size } = state;
    const { cells, before, words, starts, ends, machine } = this;
    if (!this.isQuick) return this.canBe(state);
    const { states, next } = machine;
    const length = states * words;
    before.fill(0);
    before.set(starts);
    for (let i = 0; i < cells.length; i++) {
      const here = i * length;
      for (let s = 0; s < states; s++) {
        const from = here + s * words;
        if (isEmpty(before, from, words)) continue;
        for (let rest = masks[cells[i]]; rest !== 0; rest &= rest - 1) {
          const to = next[s * (size + 1) + 32 - Math.clz32(rest & -rest)];
          if (to < 0) continue;
          const there = here + length + to * words;
          for (let w = 0; w < words; w++) before[there + w] |= before[from + w];
        }
      }
    }
    for (let k = 0; k < length; k++) this.useful[k] = before[cells.length * length + k] & ends[k];
    for (let i = cells.length - 1; i >= 0; i--) {
      const { useful, usefulBefore } = this;
      usefulBefore.fill(0);
      let kept = 0;
      for (let s = 0; s < states; s++) {
        const from = i * length + s * words;
        if (isEmpty(before, from, words)) continue;
        for (let rest = masks[cells[i]]; rest !== 0; rest &= rest - 1) {
          const bit = rest & -rest;
          const to = next[s * (size + 1) + 32 - Math.clz32(bit)];
          if (to < 0) continue;
          for (let w = 0; w < words; w++) {
            const ways = before[from + w] & useful[to * words + w];
            if (ways === 0) continue;
            kept |= bit;
            usefulBefore[s * words + w] |= ways;
          }
        }
      }
      if (kept === 0 || !state.keep(cells[i], kept)) return false;
      [this.useful, this.usefulBefore] = [usefulBefore, useful];
    }
    return true;
  }

  /** Whether cells can be read that are all solved; true while one is not. */
  private canBe({ masks, size }: State): boolean {
    const own = this.cells.map(cell => masks[cell]);
    return own.some(mask => (mask & (mask - 1)) !== 0) || canRead(this.machine, own, size);
  }
}

/**
 * Automata that accept or reject the digits of cells in order. Their states are, for example, the sum that is left or the towers seen.
 *
 * On a loop an automaton may start in any of its states and must end in the same state. Then each state has a set of start states, as
 * bits: all paths from all start states are followed together.
 */

import { WeakValues } from '../weakValues';

/** An automaton. States count from 0. */
export interface Automaton {
  readonly states: number;
  /** The number of start states, which are the first states. */
  readonly starts: number;
  /** At state * (N + 1) + digit: the next state; -1 if there is none. */
  readonly next: Int32Array;
  /** By state: whether it is accepting. */
  readonly isEnd: Uint8Array;
  /** Whether it must end in its start state. */
  readonly isLoop?: boolean;
}

/**
 * The limit for the steps of an automaton over all its cells, which take some milliseconds. Above it, the automaton
 * only checks cells that are all solved.
 */
const MOST_STEPS = 4_000_000;

/** The number of words of a set of start states. */
export const wordCountOf = ({ starts, isLoop }: Automaton) => (isLoop ? Math.ceil(starts / 32) : 1);

/** The maximum number of steps of an automaton over this number of cells. */
export const stepLimitOf = (automaton: Automaton, cells: number, size: number): number =>
  automaton.states * size * cells * wordCountOf(automaton);

/** Whether an automaton is fast over this number of cells. */
export const isQuick = (automaton: Automaton, cells: number, size: number): boolean =>
  stepLimitOf(automaton, cells, size) <= MOST_STEPS;

/** By state: the set of start states before the first cell. */
export function startsOf(automaton: Automaton): Uint32Array {
  const words = wordCountOf(automaton);
  const sets = new Uint32Array(automaton.states * words);
  for (let s = 0; s < automaton.starts; s++) {
    if (automaton.isLoop) sets[s * words + (s >>> 5)] |= 1 << (s & 31);
    else sets[s] = 1;
  }
  return sets;
}

/** By state: the set of start states with which it may end. */
export function endsOf(automaton: Automaton): Uint32Array {
  return automaton.isLoop ? startsOf(automaton) : Uint32Array.from(automaton.isEnd);
}

/** Whether an automaton accepts at least one choice of digits from the masks of the cells. Visits each cell once. */
export function canRead(automaton: Automaton, masks: ArrayLike<number>, size: number): boolean {
  let sets: Uint32Array = startsOf(automaton);
  let after: Uint32Array = new Uint32Array(sets.length);
  for (let i = 0; i < masks.length; i++) {
    readOne(automaton, masks[i], size, sets, after);
    [sets, after] = [after, sets];
  }
  const ends = endsOf(automaton);
  return sets.some((set, i) => (set & ends[i]) !== 0);
}

/** Processes a cell: computes the sets of start states after it, by state, from those before it. */
function readOne(automaton: Automaton, mask: number, size: number, sets: Uint32Array, after: Uint32Array): void {
  const { states, next } = automaton;
  const words = wordCountOf(automaton);
  after.fill(0);
  for (let s = 0; s < states; s++) {
    if (isEmptySet(sets, s * words, words)) continue;
    for (let rest = mask; rest !== 0; rest &= rest - 1) {
      const to = next[s * (size + 1) + 32 - Math.clz32(rest & -rest)];
      if (to < 0) continue;
      for (let w = 0; w < words; w++) after[to * words + w] |= sets[s * words + w];
    }
  }
}

/** By cell: the digits of its mask that occur in an accepted choice of digits; none if no choice is accepted. */
export function readable(automaton: Automaton, masks: ArrayLike<number>, size: number): number[] {
  const { states, next } = automaton;
  const words = wordCountOf(automaton);
  const before = [startsOf(automaton)];
  for (let i = 0; i < masks.length; i++) {
    before.push(new Uint32Array(states * words));
    readOne(automaton, masks[i], size, before[i], before[i + 1]);
  }
  const left = Array.from(masks, () => 0);
  // By state: the start states from which the cells from here on can be accepted.
  const ends = endsOf(automaton);
  let useful = before[masks.length].map((set, i) => set & ends[i]);
  for (let i = masks.length - 1; i >= 0; i--) {
    const usefulBefore = new Uint32Array(states * words);
    for (let s = 0; s < states; s++) {
      if (isEmptySet(before[i], s * words, words)) continue;
      for (let rest = masks[i]; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest;
        const to = next[s * (size + 1) + 32 - Math.clz32(bit)];
        for (let w = 0; to >= 0 && w < words; w++) {
          const ways = before[i][s * words + w] & useful[to * words + w];
          if (ways === 0) continue;
          left[i] |= bit;
          usefulBefore[s * words + w] |= ways;
        }
      }
    }
    useful = usefulBefore;
  }
  return left;
}

export function isEmptySet(sets: Uint32Array | Int32Array, from: number, words: number): boolean {
  for (let w = 0; w < words; w++) if (sets[from + w] !== 0) return false;
  return true;
}

/** Makes an automaton when it is first needed: larger grids have automata with thousands of states, and many callers need none. */
export type MakeAutomaton = () => Automaton;

/** Caches the result of the first call. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** By key: functions that cache their result, kept as long as they are used. */
const shared = new WeakValues<() => unknown>();

/**
 * Shares the result between all callers with equal keys, as long as one of them keeps it: a large grid may have 2,500 clues with 200
 * different sums.
 */
export function onceFor<T>(key: string, make: () => T): () => T {
  return shared.of(key, () => once(make)) as () => T;
}

/**
 * Makes an automaton whose memory is a number from 0 to `memories` - 1. `next` returns the memory after a digit, -1 if
 * the digit is not allowed.
 */
export function automatonOf(
  size: number,
  memories: number,
  start: number,
  next: (memory: number, digit: number) => number,
  isEnd: (memory: number) => boolean,
): MakeAutomaton {
  return once(() => {
    /** By memory: its state, counted from 1; 0 if it is not reached. */
    const stateOf = new Int32Array(memories);
    const reached = [start];
    stateOf[start] = 1;
    const table: number[] = [];
    for (let state = 0; state < reached.length; state++) {
      table.push(-1);
      for (let digit = 1; digit <= size; digit++) {
        const memory = next(reached[state], digit);
        if (memory >= 0 && stateOf[memory] === 0) stateOf[memory] = reached.push(memory);
        table.push(memory < 0 ? -1 : stateOf[memory] - 1);
      }
    }
    return {
      states: reached.length,
      starts: 1,
      next: Int32Array.from(table),
      isEnd: Uint8Array.from(reached, memory => (isEnd(memory) ? 1 : 0)),
    };
  });
}

/**
 * Makes an automaton whose memory is a pair of numbers, both 0 at first. The first is at most N, the second at most `most`. `next` returns
 * the pair after a digit, undefined if the digit is not allowed.
 */
export function pairAutomatonOf(
  size: number,
  most: number,
  next: (first: number, second: number, digit: number) => readonly [first: number, second: number] | undefined,
  isEnd: (first: number, second: number) => boolean,
): MakeAutomaton {
  const seconds = most + 1;
  return automatonOf(
    size,
    (size + 1) * seconds,
    0,
    (memory, digit) => {
      const after = next(Math.floor(memory / seconds), memory % seconds, digit);
      return after ? after[0] * seconds + after[1] : -1;
    },
    memory => isEnd(Math.floor(memory / seconds), memory % seconds),
  );
}

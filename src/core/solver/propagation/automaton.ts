/**
 * Cells in an order that a machine with states reads one after the other: what is left to sum up, how many towers are seen. A candidate
 * stays where some way through the cells ends well.
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
  /** At cell index * states + state: whether it can be in this state before the cell. */
  private readonly before: Uint8Array;
  private readonly isUseful: Uint8Array;
  private readonly isUsefulBefore: Uint8Array;

  constructor(
    readonly cells: readonly Cell[],
    private readonly machine: Machine,
  ) {
    this.before = new Uint8Array((cells.length + 1) * machine.states);
    this.isUseful = new Uint8Array(machine.states);
    this.isUsefulBefore = new Uint8Array(machine.states);
  }

  propagate(state: State): boolean {
    const { masks, size } = state;
    const { cells, before } = this;
    const { states, next, isEnd } = this.machine;
    before.fill(0);
    before.fill(1, 0, this.machine.starts);
    for (let i = 0; i < cells.length; i++) {
      const here = i * states;
      for (let s = 0; s < states; s++) {
        if (before[here + s] === 0) continue;
        for (let rest = masks[cells[i]]; rest !== 0; rest &= rest - 1) {
          const to = next[s * (size + 1) + 32 - Math.clz32(rest & -rest)];
          if (to >= 0) before[here + states + to] = 1;
        }
      }
    }
    let useful = this.isUseful;
    let usefulBefore = this.isUsefulBefore;
    for (let s = 0; s < states; s++) useful[s] = before[cells.length * states + s] & isEnd[s];
    for (let i = cells.length - 1; i >= 0; i--) {
      usefulBefore.fill(0);
      let kept = 0;
      for (let s = 0; s < states; s++) {
        if (before[i * states + s] === 0) continue;
        for (let rest = masks[cells[i]]; rest !== 0; rest &= rest - 1) {
          const bit = rest & -rest;
          const to = next[s * (size + 1) + 32 - Math.clz32(bit)];
          if (to < 0 || useful[to] === 0) continue;
          kept |= bit;
          usefulBefore[s] = 1;
        }
      }
      if (kept === 0 || !state.keep(cells[i], kept)) return false;
      [useful, usefulBefore] = [usefulBefore, useful];
    }
    return true;
  }
}

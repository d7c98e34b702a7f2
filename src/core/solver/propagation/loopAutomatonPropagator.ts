/**
 * Cells in a loop that an automaton must accept in order. A candidate stays if some path around the loop uses it and ends in its start
 * state.
 */

import type { Cell } from '../../numbers';
import {
  type Automaton,
  canRead,
  endsOf,
  isEmptySet,
  isQuick,
  startsOf,
  stepLimitOf,
  wordCountOf,
} from '../../rules/automaton';
import { AutomatonPropagator } from './automatonPropagator';
import type { Propagator, SearchState } from './state';

/** Makes a propagator that limits these cells to the words that an automaton accepts. */
export function readBy(cells: readonly Cell[], automaton: Automaton): Propagator {
  return automaton.isLoop ? new LoopAutomatonPropagator(cells, automaton) : new AutomatonPropagator(cells, automaton);
}

class LoopAutomatonPropagator implements Propagator {
  readonly steps: number;
  private readonly words: number;
  /** At (cell index * states + state) * words: the start states from which the automaton can be in this state before the cell. */
  private readonly before: Uint32Array;
  /** By state: the start states with which the cells from here on are accepted. */
  private useful: Uint32Array;
  private usefulBefore: Uint32Array;
  private readonly starts: Uint32Array;
  private readonly ends: Uint32Array;
  private readonly isQuick: boolean;

  constructor(
    readonly cells: readonly Cell[],
    private readonly automaton: Automaton,
    size = automaton.next.length / automaton.states - 1,
  ) {
    this.words = wordCountOf(automaton);
    this.steps = stepLimitOf(automaton, cells.length, size);
    this.isQuick = isQuick(automaton, cells.length, size);
    const length = automaton.states * this.words;
    this.before = new Uint32Array(this.isQuick ? (cells.length + 1) * length : 0);
    this.useful = new Uint32Array(length);
    this.usefulBefore = new Uint32Array(length);
    this.starts = startsOf(automaton);
    this.ends = endsOf(automaton);
  }

  propagate(state: SearchState): boolean {
    const { masks, size } = state;
    const { cells, before, words, starts, ends, automaton } = this;
    if (!this.isQuick) return this.canBe(state);
    const { states, next } = automaton;
    const length = states * words;
    before.fill(0);
    before.set(starts);
    for (let i = 0; i < cells.length; i++) {
      const here = i * length;
      for (let s = 0; s < states; s++) {
        const from = here + s * words;
        if (isEmptySet(before, from, words)) continue;
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
        if (isEmptySet(before, from, words)) continue;
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

  /** Whether the automaton accepts cells that are all solved; true while one is not. */
  private canBe({ masks, size }: SearchState): boolean {
    const own = this.cells.map(cell => masks[cell]);
    return own.some(mask => (mask & (mask - 1)) !== 0) || canRead(this.automaton, own, size);
  }
}

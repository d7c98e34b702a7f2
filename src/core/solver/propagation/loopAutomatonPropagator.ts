/**
 * Cells in a loop that an automaton must accept in order. A candidate stays if some path around the loop uses it and ends in its start
 * state.
 */

import type { Cell, DigitMask } from '../../numbers';
import { type Automaton, canRead, isEmptySet, isQuick, stepLimitOf, wordCountOf } from '../../rules/automaton';
import { AutomatonPropagator } from './automatonPropagator';
import { PathPropagator } from './pathPropagator';
import type { Propagator, SearchState } from './state';

/** Makes a propagator that limits these cells to the words that an automaton accepts. */
export function readBy(cells: readonly Cell[], automaton: Automaton): Propagator {
  if (!automaton.isLoop) return new AutomatonPropagator(cells, automaton);
  const size = automaton.next.length / automaton.states - 1;
  return isQuick(automaton, cells.length, size)
    ? new LoopPropagator(cells, automaton)
    : new SolvedLoop(cells, automaton, size);
}

/** A set of states has, by state, a set of the start states from which the automaton can be in this state. */
class LoopPropagator extends PathPropagator {
  constructor(cells: readonly Cell[], automaton: Automaton) {
    super(cells, automaton, automaton.states * wordCountOf(automaton));
  }

  protected packed(sets: Uint32Array): Int32Array {
    return Int32Array.from(sets);
  }

  protected follow(i: number, mask: DigitMask): void {
    const { before, found, row, automaton } = this;
    const { states, next } = automaton;
    const words = this.words / states;
    found.fill(0);
    for (let s = 0, from = i * this.words; s < states; s++, from += words) {
      if (isEmptySet(before, from, words)) continue;
      for (let rest = mask; rest !== 0; rest &= rest - 1) {
        const to = next[s * row + 32 - Math.clz32(rest & -rest)];
        for (let w = 0; to >= 0 && w < words; w++) found[to * words + w] |= before[from + w];
      }
    }
  }

  protected followBack(i: number, mask: DigitMask): DigitMask {
    const { before, useful, found, row, automaton } = this;
    const { states, next } = automaton;
    const words = this.words / states;
    const after = (i + 1) * this.words;
    found.fill(0);
    let kept = 0;
    for (let s = 0, from = i * this.words; s < states; s++, from += words) {
      if (isEmptySet(before, from, words)) continue;
      for (let rest = mask; rest !== 0; rest &= rest - 1) {
        const digit = rest & -rest;
        const to = next[s * row + 32 - Math.clz32(digit)];
        for (let w = 0; to >= 0 && w < words; w++) {
          const ways = before[from + w] & useful[after + to * words + w];
          if (ways === 0) continue;
          kept |= digit;
          found[s * words + w] |= ways;
        }
      }
    }
    return kept;
  }
}

/** A loop whose automaton is too slow to be followed before all cells are solved. */
class SolvedLoop implements Propagator {
  readonly waitsForSolved = true;
  readonly steps: number;

  constructor(
    readonly cells: readonly Cell[],
    private readonly automaton: Automaton,
    size: number,
  ) {
    this.steps = stepLimitOf(automaton, cells.length, size);
  }

  propagate({ masks, size }: SearchState): boolean {
    const own = this.cells.map(cell => masks[cell]);
    return own.some(mask => (mask & (mask - 1)) !== 0) || canRead(this.automaton, own, size);
  }
}

/** Cells that an automaton must accept in order. */

import type { Cell, DigitMask } from '../../numbers';
import type { Automaton } from '../../rules/automaton';
import { PathPropagator } from './pathPropagator';

/** A set of states has a bit for each state. */
export class AutomatonPropagator extends PathPropagator {
  constructor(cells: readonly Cell[], automaton: Automaton) {
    super(cells, automaton, (automaton.states + 31) >>> 5);
  }

  protected packed(sets: Uint32Array): Int32Array {
    const bits = new Int32Array(this.words);
    for (let s = 0; s < sets.length; s++) bits[s >>> 5] |= sets[s] << (s & 31);
    return bits;
  }

  protected follow(i: number, mask: DigitMask): void {
    const { before, found, words, row } = this;
    const { next } = this.automaton;
    found.fill(0);
    for (let w = 0, at = i * words; w < words; w++, at++) {
      for (let states = before[at]; states !== 0; states &= states - 1) {
        const from = (w * 32 + 31 - Math.clz32(states & -states)) * row;
        for (let rest = mask; rest !== 0; rest &= rest - 1) {
          const to = next[from + 32 - Math.clz32(rest & -rest)];
          if (to >= 0) found[to >>> 5] |= 1 << (to & 31);
        }
      }
    }
  }

  protected followBack(i: number, mask: DigitMask): DigitMask {
    const { before, useful, found, words, row } = this;
    const { next } = this.automaton;
    const after = (i + 1) * words;
    let kept = 0;
    for (let w = 0, at = i * words; w < words; w++, at++) {
      let ofWord = 0;
      for (let states = before[at]; states !== 0; states &= states - 1) {
        const state = states & -states;
        const from = (w * 32 + 31 - Math.clz32(state)) * row;
        for (let rest = mask; rest !== 0; rest &= rest - 1) {
          const digit = rest & -rest;
          const to = next[from + 32 - Math.clz32(digit)];
          if (to < 0 || (useful[after + (to >>> 5)] & (1 << (to & 31))) === 0) continue;
          kept |= digit;
          ofWord |= state;
        }
      }
      found[w] = ofWord;
    }
    return kept;
  }
}

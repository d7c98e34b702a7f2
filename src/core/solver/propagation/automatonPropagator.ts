/** Cells in a line that an automaton must accept in order. A candidate stays if some accepted path through the cells uses it. */

import type { Cell } from '../../numbers';
import type { Automaton } from '../../rules/automaton';
import type { Propagator, SearchState } from './state';

export class AutomatonPropagator implements Propagator {
  readonly steps: number;
  /** At cell index * states + state: whether the automaton can be in this state before the cell. */
  private readonly before: Uint8Array;
  private readonly isUseful: Uint8Array;
  private readonly isUsefulBefore: Uint8Array;

  constructor(
    readonly cells: readonly Cell[],
    private readonly automaton: Automaton,
  ) {
    this.steps = 2 * cells.length * automaton.next.length; // one pass in each direction
    this.before = new Uint8Array((cells.length + 1) * automaton.states);
    this.isUseful = new Uint8Array(automaton.states);
    this.isUsefulBefore = new Uint8Array(automaton.states);
  }

  propagate(state: SearchState): boolean {
    const { masks, size } = state;
    const { cells, before } = this;
    const { states, next, isEnd } = this.automaton;
    before.fill(0);
    before.fill(1, 0, this.automaton.starts);
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

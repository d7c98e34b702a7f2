/**
 * Cells in a line that an automaton must accept in order. A candidate stays if some accepted path through the cells uses it.
 *
 * The states before each cell are kept from one run to the next, together with the candidates that they were computed from. A run computes
 * only what follows from changed candidates, so nothing has to be restored when the search goes back.
 */

import type { Cell, DigitMask } from '../../numbers';
import { type Automaton, endsOf, startsOf } from '../../rules/automaton';
import type { Propagator, SearchState } from './state';

/** By automaton and number of cells: {@link PathPropagator.live}. Automata are shared between rules, and kept only by them. */
const liveOf = new WeakMap<Automaton, Map<number, Int32Array>>();

/** The sets of states of all cells are in one array, by cell index, and the last one is the set after the last cell. */
export abstract class PathPropagator implements Propagator {
  readonly steps: number;
  /** The length of a row of the automaton's table. */
  protected readonly row: number;
  /** The states that the candidates of the cells before reach, and from which any digits can be accepted. */
  protected readonly before: Int32Array;
  /** Like `before`, but only states from which the candidates of the cells from here on are accepted. */
  protected readonly useful: Int32Array;
  /** The set that was computed last. */
  protected readonly found: Int32Array;
  /** Like `useful`, if all cells have all candidates. */
  private readonly live: Int32Array;
  /** By cell index: the candidates from which the states after the cell were computed; 0 before the first run. */
  private readonly read: Int32Array;
  /** By cell index: the candidates from which the useful states before the cell and the kept candidates were computed. */
  private readonly readBack: Int32Array;
  /** By cell index: the candidates that accepted paths use. */
  private readonly kept: Int32Array;
  /** By cell index: whether the states have changed since the useful ones were computed from them. */
  private readonly isBeforeChanged: Uint8Array;
  /** By cell index: whether the useful states have changed since those before the previous cell were computed from them. */
  private readonly isUsefulChanged: Uint8Array;

  /** `words`: the number of 32-bit words of a set of states. */
  constructor(
    readonly cells: readonly Cell[],
    protected readonly automaton: Automaton,
    protected readonly words: number,
  ) {
    const { length } = cells;
    this.row = automaton.next.length / automaton.states;
    this.before = new Int32Array((length + 1) * words);
    this.useful = new Int32Array((length + 1) * words);
    this.found = new Int32Array(words);
    this.read = new Int32Array(length);
    this.readBack = new Int32Array(length);
    this.kept = new Int32Array(length);
    this.isBeforeChanged = new Uint8Array(length + 1).fill(1);
    this.isUsefulChanged = new Uint8Array(length + 1);
    const lengths = liveOf.get(automaton) ?? new Map<number, Int32Array>();
    liveOf.set(automaton, lengths);
    this.live = lengths.get(length) ?? this.liveStates();
    lengths.set(length, this.live);
    this.before.set(this.live);
    this.steps = this.stepsOf(this.live);
  }

  /** A set of states from its form in an automaton. */
  protected abstract packed(sets: Uint32Array): Int32Array;

  /** Computes the set after a cell, in `found`, from the states before it. */
  protected abstract follow(i: number, mask: DigitMask): void;

  /** Computes the useful states before a cell, in `found`, from those after it. Returns the candidates of accepted paths. */
  protected abstract followBack(i: number, mask: DigitMask): DigitMask;

  /** The approximate number of steps for sets of states, once in each direction. */
  private stepsOf(sets: Int32Array): number {
    let steps = sets.length;
    for (const word of sets) for (let rest = word; rest !== 0; rest &= rest - 1) steps += this.row;
    return 2 * steps;
  }

  private liveStates(): Int32Array {
    const { cells, automaton, before, useful, found, words } = this;
    const all = 2 ** (this.row - 1) - 1;
    before.set(this.packed(startsOf(automaton)));
    for (let i = 0; i < cells.length; i++) {
      this.follow(i, all);
      before.set(found, (i + 1) * words);
    }
    const ends = this.packed(endsOf(automaton));
    for (let w = 0, at = cells.length * words; w < words; w++, at++) useful[at] = before[at] & ends[w];
    for (let i = cells.length - 1; i >= 0; i--) {
      this.followBack(i, all);
      useful.set(found, i * words);
    }
    return useful.slice();
  }

  propagate(state: SearchState): boolean {
    this.goForward(state.masks);
    return this.goBack(state);
  }

  private goForward(masks: ArrayLike<DigitMask>): void {
    const { cells, before, live, read, found, words, isBeforeChanged } = this;
    let isChanged = false;
    for (let i = 0; i < cells.length; i++) {
      const mask = masks[cells[i]];
      if (!isChanged && mask === read[i]) continue;
      read[i] = mask;
      this.follow(i, mask);
      isChanged = false;
      for (let w = 0, at = (i + 1) * words; w < words; w++, at++) {
        const states = found[w] & live[at];
        if (states === before[at]) continue;
        before[at] = states;
        isChanged = true;
      }
      if (isChanged) isBeforeChanged[i + 1] = 1;
    }
  }

  /** Keeps the candidates of accepted paths. */
  private goBack(state: SearchState): boolean {
    const { masks } = state;
    const { cells, before, useful, readBack, kept, found, words, isBeforeChanged, isUsefulChanged } = this;
    const { length } = cells;
    if (isBeforeChanged[length] !== 0) {
      isBeforeChanged[length] = 0;
      isUsefulChanged[length] = 1;
      for (let at = length * words; at < before.length; at++) useful[at] = before[at];
    }
    for (let i = length - 1; i >= 0; i--) {
      const mask = masks[cells[i]];
      if (mask !== readBack[i] || isBeforeChanged[i] !== 0 || isUsefulChanged[i + 1] !== 0) {
        readBack[i] = mask;
        isBeforeChanged[i] = 0;
        isUsefulChanged[i + 1] = 0;
        kept[i] = this.followBack(i, mask);
        for (let w = 0, at = i * words; w < words; w++, at++) {
          if (found[w] === useful[at]) continue;
          useful[at] = found[w];
          isUsefulChanged[i] = 1;
        }
      }
      if (kept[i] !== mask && (kept[i] === 0 || !state.keep(cells[i], kept[i]))) return false;
    }
    return true;
  }
}

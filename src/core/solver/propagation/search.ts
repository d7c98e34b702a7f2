/**
 * Finds the solutions of puzzles with any rules: rules eliminate candidates until nothing changes, then a candidate of a cell is tried,
 * and eliminated when it fails. The cell to try is one with few candidates where rules failed often and lately: so the search stays where
 * it is hard.
 */

import type { Cell, DigitMask } from '../../numbers';
import { type Propagator, State } from './state';

/** A puzzle for this engine. */
export interface Problem {
  /** N. */
  readonly size: number;
  /** By cell: the digits that the puzzle allows. */
  readonly allowed: ArrayLike<DigitMask>;
  readonly rules: readonly Propagator[];
  /** By cell: the cells that must have another digit. */
  readonly peersOf: readonly ArrayLike<Cell>[];
  /** By cell: how much depends on it, more than 0. */
  readonly weights: ArrayLike<number>;
}

/** Positions that are tried between two pauses: some tenths of a millisecond. */
const TRIES = 16;

/** How much more the next failure counts than the last one. */
const GROWTH = 1.0005;
const MOST = 1e100;

/** A search for all solutions. */
export class Search {
  private readonly state: State;
  private readonly scores: Float64Array;
  private step = 1;
  /** The candidates before each try that is under way, without what failed. */
  private readonly frames: Int32Array[] = [];
  private depth = 0;
  private phase: 'new' | 'open' | 'found' | 'done' = 'new';

  constructor(private readonly problem: Problem) {
    const { size, allowed, rules, peersOf, weights } = problem;
    this.state = new State(size, allowed.length, rules, peersOf);
    this.scores = Float64Array.from(weights);
  }

  /** By cell: the digit of the last solution. */
  solution(): Uint8Array {
    return Uint8Array.from(this.state.masks, mask => 32 - Math.clz32(mask));
  }

  /** Goes on to the next solution, the next pause, or the end. */
  goOn(): 'found' | 'paused' | 'done' {
    if (this.phase === 'done') return 'done';
    let isOpen = this.phase === 'new' ? this.begin() : this.phase === 'found' ? this.next() : true;
    for (let tries = TRIES; isOpen; tries--) {
      if (tries === 0) {
        this.phase = 'open';
        return 'paused';
      }
      const cell = this.cellToTry();
      if (cell < 0) {
        this.phase = 'found';
        return 'found';
      }
      isOpen = this.tryLowest(cell) || this.next();
    }
    this.phase = 'done';
    return 'done';
  }

  private begin(): boolean {
    this.state.startFrom(this.problem.allowed);
    if (this.state.masks.includes(0)) return false;
    return this.state.settle();
  }

  /** Tries the lowest candidate of a cell. */
  private tryLowest(cell: Cell): boolean {
    const { state } = this;
    const lowest = state.masks[cell] & -state.masks[cell];
    if (this.depth === this.frames.length) this.frames.push(new Int32Array(state.masks.length));
    this.frames[this.depth++].set(state.masks);
    this.tried[this.depth - 1] = cell;
    state.keep(cell, lowest);
    return this.settled();
  }

  /** By depth: the cell that was tried. */
  private readonly tried: Cell[] = [];

  /** Goes back to the last try, without the candidate that was tried, until the position is open again. False at the end. */
  private next(): boolean {
    const { state } = this;
    while (this.depth > 0) {
      this.depth--;
      const cell = this.tried[this.depth];
      state.masks.set(this.frames[this.depth]);
      const lowest = state.masks[cell] & -state.masks[cell];
      if (state.keep(cell, ~lowest) && this.settled()) return true;
    }
    return false;
  }

  private settled(): boolean {
    const { state, scores } = this;
    if (state.settle()) return true;
    if (state.brokenRule >= 0) {
      const { cells } = this.problem.rules[state.brokenRule];
      for (const cell of cells) scores[cell] += (4 * this.step) / cells.length;
    }
    if (state.brokenCell >= 0) scores[state.brokenCell] += 2 * this.step;
    this.step *= GROWTH;
    if (this.step > MOST) {
      for (let cell = 0; cell < scores.length; cell++) scores[cell] /= MOST;
      this.step /= MOST;
    }
    return false;
  }

  /** The unsolved cell with the highest score by candidate; -1 if all are solved. */
  private cellToTry(): Cell {
    const { masks } = this.state;
    let best = -1;
    let highest = -1;
    for (let cell = 0; cell < masks.length; cell++) {
      const mask = masks[cell];
      if ((mask & (mask - 1)) === 0) continue;
      const score = this.scores[cell] / count(mask);
      if (score <= highest) continue;
      highest = score;
      best = cell;
    }
    return best;
  }
}

function count(mask: DigitMask): number {
  let bits = mask - ((mask >>> 1) & 0x5555_5555);
  bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333);
  return (((bits + (bits >>> 4)) & 0x0f0f_0f0f) * 0x0101_0101) >>> 24;
}

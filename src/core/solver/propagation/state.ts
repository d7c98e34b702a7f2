/**
 * The candidates of a position while rules eliminate some of them. A rule is a {@link Propagator}; it runs when a cell that it watches
 * loses a candidate, until no rule eliminates anything.
 */

import type { Cell, DigitMask } from '../../numbers';

/** A rule that eliminates candidates. */
export interface Propagator {
  /** The cells that it watches. */
  readonly cells: readonly Cell[];
  /** Whether it runs only when one of these cells is solved, because it seldom finds anything before. */
  readonly waitsForSolved?: boolean;
  /** Approximate number of steps of some nanoseconds, if there are hundreds. */
  readonly steps?: number;
  /** Eliminates candidates. False if the rule cannot be satisfied. */
  propagate(state: SearchState): boolean;
}

/**
 * The order of propagation. `solved first`: the digits of solved cells are removed from their peers immediately, then the first pending
 * rule of the list runs. `in turn`: each pending rule of the list runs in turn, and solved cells come last.
 */
export type PropagationOrder = 'solved first' | 'in turn';

/** Default number of steps of a rule. */
const STEPS_OF_RULE = 50;

/** Additional steps for each word of the sets of rules, to find the next pending rule and to notify the rules that watch a cell. */
const STEPS_A_WORD = 4;

/** The candidates, and the pending rules. Rules that come first in their list run first, so they should be fast. */
export class SearchState {
  /** By cell: its candidates, bit d-1 for digit d. One bit is a solved cell. Change them only by {@link SearchState.keep}. */
  readonly masks: Int32Array;
  /** The rule that could not be satisfied, if {@link SearchState.settle} returned false; -1 if peers had the same digit. */
  brokenRule = -1;
  /** The solved cell whose digit {@link SearchState.settle} removed last from its peers; -1 if there was none. */
  lastSolved = -1;

  /** The number of 32-bit words with a bit for each rule. */
  private readonly words: number;
  /** At cell * words: a bit for each rule that watches the cell. */
  private readonly watchers: Int32Array;
  /** Like `watchers`, for rules that wait until the cell is solved. */
  private readonly waiting: Int32Array;
  /** A bit for each pending rule. */
  private readonly pending: Int32Array;
  /** Cells that lost candidates since their rules were notified. */
  private readonly changed: Uint16Array;
  private readonly isChanged: Uint8Array;
  private changedCount = 0;
  /** Solved cells whose digit their peers may still have. */
  private readonly solved: Uint16Array;
  private solvedCount = 0;
  private lastRun = -1;
  private isPaused = false;

  /**
   * `peersOf`: by cell, the cells that must have a different digit. `order`: whether the digit of a solved cell is
   * removed from them immediately, or when no rule is pending.
   */
  constructor(
    readonly size: number,
    cellCount: number,
    private readonly rules: readonly Propagator[],
    private readonly peersOf: readonly ArrayLike<Cell>[],
    private readonly order: PropagationOrder = 'solved first',
  ) {
    this.masks = new Int32Array(cellCount);
    this.words = (rules.length + 31) >>> 5;
    this.watchers = new Int32Array(cellCount * this.words);
    this.waiting = new Int32Array(cellCount * this.words);
    for (let rule = 0; rule < rules.length; rule++) {
      const { cells, waitsForSolved } = rules[rule];
      const words = waitsForSolved ? this.waiting : this.watchers;
      for (const cell of cells) words[cell * this.words + (rule >>> 5)] |= 1 << (rule & 31);
    }
    this.pending = new Int32Array(this.words);
    this.changed = new Uint16Array(cellCount);
    this.isChanged = new Uint8Array(cellCount);
    this.solved = new Uint16Array(cellCount);
  }

  /** Keeps only these candidates of a cell. False if none is left. */
  keep(cell: Cell, mask: DigitMask): boolean {
    const old = this.masks[cell];
    const left = old & mask;
    if (left === old) return true;
    if (left === 0) return false;
    this.masks[cell] = left;
    if ((left & (left - 1)) === 0) this.solved[this.solvedCount++] = cell;
    if (this.isChanged[cell] === 0) {
      this.isChanged[cell] = 1;
      this.changed[this.changedCount++] = cell;
    }
    return true;
  }

  /** Starts from these candidates, without any known consequences. */
  startFrom(masks: ArrayLike<DigitMask>): void {
    this.forget();
    for (let cell = 0; cell < this.masks.length; cell++) {
      const mask = masks[cell];
      this.masks[cell] = mask;
      if ((mask & (mask - 1)) === 0) this.solved[this.solvedCount++] = cell;
    }
    for (let rule = 0; rule < this.rules.length; rule++) this.pending[rule >>> 5] |= 1 << (rule & 31);
  }

  /** Runs rules until nothing changes. False if there is no solution. */
  settle(): boolean;
  /**
   * Like {@link SearchState.settle}, but returns undefined after `mostSteps` steps of rules. The next call continues if nothing was changed
   * before it.
   */
  settle(mostSteps: number): boolean | undefined;
  settle(mostSteps = Number.POSITIVE_INFINITY): boolean | undefined {
    if (!this.isPaused) {
      this.brokenRule = -1;
      this.lastSolved = -1;
    }
    this.isPaused = false;
    const isSolvedFirst = this.order === 'solved first';
    for (let steps = 0; ; ) {
      if (steps > mostSteps) {
        this.isPaused = true;
        return undefined;
      }
      while (isSolvedFirst && this.solvedCount > 0)
        if (!this.excludeFromPeers(this.solved[--this.solvedCount])) return this.fail();
      this.notifyRules();
      const rule = this.nextPending();
      if (rule < 0 && this.solvedCount === 0) return true;
      if (rule < 0) {
        if (!this.excludeAll()) return this.fail();
        continue;
      }
      this.lastRun = rule;
      steps += (this.rules[rule].steps ?? STEPS_OF_RULE) + STEPS_A_WORD * this.words;
      if (!this.rules[rule].propagate(this)) {
        this.brokenRule = rule;
        return this.fail();
      }
      this.notifyRules();
      this.pending[rule >>> 5] &= ~(1 << (rule & 31)); // only now, because a rule need not run again after its own changes
    }
  }

  /** Removes the digits of all cells that are solved by now from their peers. Records the cell that was solved last. */
  private excludeAll(): boolean {
    const { solved, solvedCount } = this;
    for (let i = 0; i < solvedCount; i++) if (!this.excludeFromPeers(solved[i])) return false;
    // Cells that were solved meanwhile wait until the rules have run.
    solved.copyWithin(0, solvedCount, this.solvedCount);
    this.solvedCount -= solvedCount;
    return true;
  }

  private excludeFromPeers(cell: Cell): boolean {
    const { words, waiting, pending } = this;
    this.lastSolved = cell;
    for (let word = 0; word < words; word++) pending[word] |= waiting[cell * words + word];
    const digit = this.masks[cell];
    const peers = this.peersOf[cell];
    for (let i = 0; i < peers.length; i++) {
      const peer = peers[i];
      if ((this.masks[peer] & digit) !== 0 && !this.keep(peer, ~digit)) return false;
    }
    return true;
  }

  /** Marks the rules that watch changed cells as pending. */
  private notifyRules(): void {
    const { words, watchers, pending, changed } = this;
    while (this.changedCount > 0) {
      const cell = changed[--this.changedCount];
      this.isChanged[cell] = 0;
      for (let word = 0; word < words; word++) pending[word] |= watchers[cell * words + word];
    }
  }

  /** The next rule to run: the first pending one, or the next one after the last; -1 if there is none. */
  private nextPending(): number {
    const rule = this.order === 'in turn' ? this.firstPending(this.lastRun + 1) : -1;
    return rule < 0 ? this.firstPending(0) : rule;
  }

  /** The first pending rule starting at a number; -1 if there is none. */
  private firstPending(from: number): number {
    const { words, pending } = this;
    let bits = from >>> 5 < words ? pending[from >>> 5] & (-1 << (from & 31)) : 0;
    for (let word = from >>> 5; word < words; bits = pending[++word])
      if (bits !== 0) return word * 32 + 31 - Math.clz32(bits & -bits);
    return -1;
  }

  private fail(): false {
    this.forget();
    return false;
  }

  private forget(): void {
    this.isPaused = false;
    this.solvedCount = 0;
    while (this.changedCount > 0) this.isChanged[this.changed[--this.changedCount]] = 0;
    this.pending.fill(0);
  }
}

/**
 * The candidates of a position while rules eliminate some of them. A rule is a {@link Propagator}; it runs when a cell that it watches
 * loses a candidate, until no rule finds anything more.
 */

import type { Cell, DigitMask } from '../../numbers';

/** What a rule eliminates. */
export interface Propagator {
  /** The cells that it watches. */
  readonly cells: readonly Cell[];
  /** Whether it runs only when such a cell is solved, since it seldom finds anything before. */
  readonly waitsForSolved?: boolean;
  /** About how many steps of some nanoseconds it takes, if these are hundreds. */
  readonly steps?: number;
  /** Eliminates candidates. False where the rule cannot be kept any more. */
  propagate(state: State): boolean;
}

/**
 * In which order the position is worked on. `solved first`: the digits of solved cells are taken from others at once, then the first rule
 * of the list that is to be run has its turn. `in turn`: each rule of the list that is to be run has its turn, and solved cells come last.
 */
export type Order = 'solved first' | 'in turn';

/** About as many steps as a rule takes that does not say it. */
const STEPS_OF_RULE = 50;

/** And for each word of the sets of rules, to find the next one to run and to tell those that watch a cell. */
const STEPS_A_WORD = 4;

/** The candidates, and the rules that are still to be run: those that come first in their list run first, so they should be quick. */
export class State {
  /** By cell: its candidates, bit d-1 for digit d. One bit is a solved cell. Change them only by {@link State.keep}. */
  readonly masks: Int32Array;
  /** The rule that could not be kept, if {@link State.settle} returned false; -1 where peers had the same digit. */
  brokenRule = -1;
  /** The solved cell whose digit {@link State.settle} last took from its peers; -1 if there was none. */
  lastSolved = -1;

  /** How many words of 32 bits have a bit for each rule. */
  private readonly words: number;
  /** At cell * words: a bit for each rule that watches the cell. */
  private readonly watchers: Int32Array;
  /** The same for rules that wait until it is solved. */
  private readonly waiting: Int32Array;
  /** A bit for each rule that is to be run. */
  private readonly pending: Int32Array;
  /** Cells that lost candidates since their rules were told. */
  private readonly changed: Uint16Array;
  private readonly isChanged: Uint8Array;
  private changedCount = 0;
  /** Solved cells whose digit their peers may still have. */
  private readonly solved: Uint16Array;
  private solvedCount = 0;
  private lastRun = -1;
  private isPaused = false;

  /**
   * `peersOf`: by cell, the cells that must have another digit. `order`: whether the digit of a solved cell is taken from these at
   * once, or when rules find nothing more.
   */
  constructor(
    readonly size: number,
    cellCount: number,
    private readonly rules: readonly Propagator[],
    private readonly peersOf: readonly ArrayLike<Cell>[],
    private readonly order: Order = 'solved first',
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

  /** Keeps only these candidates of a cell. False where none is left. */
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

  /** Starts from these candidates, with nothing known of them. */
  startFrom(masks: ArrayLike<DigitMask>): void {
    this.forget();
    for (let cell = 0; cell < this.masks.length; cell++) {
      const mask = masks[cell];
      this.masks[cell] = mask;
      if ((mask & (mask - 1)) === 0) this.solved[this.solvedCount++] = cell;
    }
    for (let rule = 0; rule < this.rules.length; rule++) this.pending[rule >>> 5] |= 1 << (rule & 31);
  }

  /** Runs rules until nothing changes. False where there is no solution. */
  settle(): boolean;
  /** The same, or undefined after so many steps of rules. Then the next call goes on, if nothing is changed before it. */
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
      this.tellRules();
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
      this.tellRules();
      this.pending[rule >>> 5] &= ~(1 << (rule & 31)); // not before: what a rule did itself is no reason to run it again
    }
  }

  /** Takes the digits of all cells that are solved by now from their peers. The one that was solved last is known as such. */
  private excludeAll(): boolean {
    const { solved, solvedCount } = this;
    for (let i = 0; i < solvedCount; i++) if (!this.excludeFromPeers(solved[i])) return false;
    // Those that were solved meanwhile wait until rules had their turn.
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

  /** The rules that watch cells that changed are to be run. */
  private tellRules(): void {
    const { words, watchers, pending, changed } = this;
    while (this.changedCount > 0) {
      const cell = changed[--this.changedCount];
      this.isChanged[cell] = 0;
      for (let word = 0; word < words; word++) pending[word] |= watchers[cell * words + word];
    }
  }

  /** The rule that is to be run next: the first one, or the next one after the last; -1 if there is none. */
  private nextPending(): number {
    const rule = this.order === 'in turn' ? this.firstPending(this.lastRun + 1) : -1;
    return rule < 0 ? this.firstPending(0) : rule;
  }

  /** The first rule that is to be run, from one on; -1 if there is none. */
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

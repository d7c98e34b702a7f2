/**
 * The candidates of a position while rules eliminate some of them. A rule is a {@link Propagator}; it runs when a cell that it watches
 * loses a candidate, until no rule finds anything more.
 */

import type { Cell, DigitMask } from '../../numbers';

/** What a rule eliminates. */
export interface Propagator {
  /** The cells that it watches. */
  readonly cells: readonly Cell[];
  /** Eliminates candidates. False where the rule cannot be kept any more. */
  propagate(state: State): boolean;
}

/** The candidates, and the rules that are still to be run. */
export class State {
  /** By cell: its candidates, bit d-1 for digit d. One bit is a solved cell. Change them only by {@link State.keep}. */
  masks: Int32Array;
  /** The rule that could not be kept, or the cell without candidates, after {@link State.settle} returned false. */
  brokenRule = -1;
  brokenCell = -1;

  /** By cell: the indices of the rules that watch it. */
  private readonly watchers: readonly Uint16Array[];
  /** A ring of rules to run, each at most once. */
  private readonly queue: Uint16Array;
  private readonly isQueued: Uint8Array;
  private first = 0;
  private queued = 0;
  /** Solved cells whose digit their peers may still have. */
  private readonly solved: Uint16Array;
  private solvedCount = 0;

  /** `peersOf`: by cell, the cells that must have another digit. */
  constructor(
    readonly size: number,
    cellCount: number,
    private readonly rules: readonly Propagator[],
    private readonly peersOf: readonly ArrayLike<Cell>[],
  ) {
    this.masks = new Int32Array(cellCount);
    this.watchers = watchersOf(cellCount, rules);
    this.queue = new Uint16Array(rules.length);
    this.isQueued = new Uint8Array(rules.length);
    this.solved = new Uint16Array(cellCount);
  }

  /** Keeps only these candidates of a cell. False where none is left. */
  keep(cell: Cell, mask: DigitMask): boolean {
    const old = this.masks[cell];
    const left = old & mask;
    if (left === old) return true;
    if (left === 0) {
      this.brokenCell = cell;
      return false;
    }
    this.masks[cell] = left;
    if ((left & (left - 1)) === 0) this.solved[this.solvedCount++] = cell;
    const watchers = this.watchers[cell];
    for (let i = 0; i < watchers.length; i++) this.enqueue(watchers[i]);
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
    for (let rule = 0; rule < this.rules.length; rule++) this.enqueue(rule);
  }

  /** Runs rules until nothing changes. False where there is no solution. */
  settle(): boolean {
    this.brokenRule = -1;
    this.brokenCell = -1;
    for (;;) {
      while (this.solvedCount > 0) if (!this.excludeFromPeers(this.solved[--this.solvedCount])) return this.fail();
      if (this.queued === 0) return true;
      const rule = this.queue[this.first];
      this.first = this.first + 1 === this.queue.length ? 0 : this.first + 1;
      this.queued--;
      if (!this.rules[rule].propagate(this)) {
        this.brokenRule = rule;
        return this.fail();
      }
      this.isQueued[rule] = 0; // not before: what a rule did itself is no reason to run it again
    }
  }

  private excludeFromPeers(cell: Cell): boolean {
    const digit = this.masks[cell];
    const peers = this.peersOf[cell];
    for (let i = 0; i < peers.length; i++) {
      const peer = peers[i];
      if ((this.masks[peer] & digit) !== 0 && !this.keep(peer, ~digit)) return false;
    }
    return true;
  }

  private enqueue(rule: number): void {
    if (this.isQueued[rule] === 1) return;
    this.isQueued[rule] = 1;
    const at = this.first + this.queued;
    this.queue[at >= this.queue.length ? at - this.queue.length : at] = rule;
    this.queued++;
  }

  private fail(): false {
    this.forget();
    return false;
  }

  private forget(): void {
    this.solvedCount = 0;
    this.queued = 0;
    this.isQueued.fill(0);
  }
}

function watchersOf(cellCount: number, rules: readonly Propagator[]): Uint16Array[] {
  const watchers: number[][] = Array.from({ length: cellCount }, () => []);
  for (const [rule, { cells }] of rules.entries()) for (const cell of new Set(cells)) watchers[cell].push(rule);
  return watchers.map(indices => Uint16Array.from(indices));
}

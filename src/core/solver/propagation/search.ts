/**
 * Finds the solutions of puzzles with any rules. Rules eliminate candidates until nothing changes; then the search tries a candidate of a
 * cell, and eliminates it if it fails. It prefers cells that have few candidates and took part in many failures, and cells that can hold
 * the digit that took part in most failures, so it stays in the hard part of the puzzle.
 */

import type { Cell, DigitMask } from '../../numbers';
import { type PropagationOrder, type Propagator, SearchState } from './state';

/** A puzzle for this engine. */
export interface SearchProblem {
  /** N. */
  readonly size: number;
  /** By cell: the digits that the puzzle allows. */
  readonly allowed: ArrayLike<DigitMask>;
  /** The rules, fast ones first, because they run in this order. */
  readonly rules: readonly Propagator[];
  /** Cells that have each digit once. */
  readonly houses: readonly ArrayLike<Cell>[];
  /** By cell: the cells that must have a different digit. */
  readonly peersOf: readonly ArrayLike<Cell>[];
  /** `in turn` is better for the search, but slower if rules take a long time. */
  readonly order: PropagationOrder;
  /** By cell: its weight, more than 0. A failure counts about as much as a weight of 1. */
  readonly weights: ArrayLike<number>;
}

/** Positions that are tried between two pauses: some tenths of a millisecond. */
export const TRIES = 16;

/**
 * Steps of rules between two pauses within the consequences of one change: some milliseconds. Only large grids with many rules need them.
 */
const MOST_STEPS = 5_000_000;

/** Growth of the weight of a failure over the previous one: small, because the hard parts of a puzzle stay the same nearly everywhere. */
const GROWTH = 1.00004;
const MOST = 1e100;

/** The fraction of the failure score of the worst digit that is added to the score of the cells that can hold it. */
const OF_DIGIT = 0.2;
/** The minimum ratio between the failures of the worst digit and those of the digit that failed least. */
const MUCH = 1.5;

/** A candidate that is being tried. */
interface Try {
  /** The candidates before it, without those that failed. */
  readonly masks: Int32Array;
  cell: Cell;
  candidate: DigitMask;
  /** Whether it is one of two places of a digit in a house, so that the other place follows if it fails. */
  isPlace: boolean;
}

/** A search for all solutions. */
export class Search {
  private readonly state: SearchState;
  private readonly scores: Float64Array;
  /** By digit - 1: its failure score. */
  private readonly digitScores: Float64Array;
  private step = 1;
  private readonly tries: Try[] = [];
  private depth = 0;
  private phase: 'new' | 'settling' | 'open' | 'found' | 'done' = 'new';
  /** The cell whose candidates changed last; -1 before the first one. */
  private kept = -1;

  constructor(private readonly problem: SearchProblem) {
    const { size, allowed, rules, peersOf, order, weights } = problem;
    this.state = new SearchState(size, allowed.length, rules, peersOf, order);
    this.scores = Float64Array.from(weights);
    this.digitScores = new Float64Array(size);
  }

  /** By cell: the digit of the last solution. */
  solution(): Uint8Array {
    return Uint8Array.from(this.state.masks, mask => 32 - Math.clz32(mask));
  }

  /** Continues to the next solution, the next pause, or the end. */
  goOn(): 'found' | 'paused' | 'done' {
    if (this.phase === 'new') this.begin();
    if (this.phase === 'found') this.goBack();
    for (let tries = TRIES; ; ) {
      if (this.phase === 'settling' && !this.settle()) return 'paused';
      if (this.phase === 'settling') continue;
      if (this.phase === 'done') return 'done';
      if (tries-- === 0) return 'paused';
      const next = this.choose();
      if (next === undefined) {
        this.phase = 'found';
        return 'found';
      }
      this.keep(next.cell, next.candidate);
    }
  }

  private begin(): void {
    const { state, problem } = this;
    state.startFrom(problem.allowed);
    this.phase = state.masks.includes(0) ? 'done' : 'settling';
  }

  /** Runs rules after a change. False if this takes so long that a pause is due. */
  private settle(): boolean {
    const isKept = this.state.settle(MOST_STEPS);
    if (isKept === undefined) return false;
    if (isKept) this.phase = 'open';
    else this.fail();
    return true;
  }

  /** Goes back to the last try and removes the tried candidate. Ends the search if there is no try left. */
  private goBack(): void {
    const { state } = this;
    if (this.depth === 0) {
      this.phase = 'done';
      return;
    }
    const { masks, cell, candidate, isPlace } = this.tries[--this.depth];
    state.masks.set(masks);
    const left = masks[cell] & ~candidate;
    if (!isPlace && (left & (left - 1)) !== 0) {
      // A single elimination has few consequences, so rules process it only with the next try.
      state.masks[cell] = left;
      this.phase = 'open';
    } else this.keep(cell, left);
  }

  /** Keeps only these candidates of a cell, which may have consequences. */
  private keep(cell: Cell, candidates: DigitMask): void {
    this.kept = cell;
    if (this.state.keep(cell, candidates)) this.phase = 'settling';
    else this.fail();
  }

  /** Records that the last change leaves no solution. */
  private fail(): void {
    if (this.kept >= 0) this.blame(this.kept);
    this.goBack();
  }

  /**
   * Counts a failure: for the tried cell, for the last cell solved before it, with its digit, and for the rule that detected it.
   * With rules first, the last solved cell follows more directly from the tried one, and counts in its place.
   */
  private blame(tried: Cell): void {
    const { state, scores, digitScores, problem } = this;
    if (state.lastSolved < 0 || problem.order === 'solved first') scores[tried] += this.step;
    if (state.lastSolved >= 0) {
      scores[state.lastSolved] += this.step;
      digitScores[31 - Math.clz32(state.masks[state.lastSolved])] += this.step;
    }
    if (state.brokenRule >= 0) {
      const { cells } = problem.rules[state.brokenRule];
      for (let i = 0; i < cells.length; i++) scores[cells[i]] += this.step / cells.length;
    }
    this.step *= GROWTH;
    if (this.step <= MOST) return;
    for (let i = 0; i < scores.length; i++) scores[i] /= MOST;
    for (let i = 0; i < digitScores.length; i++) digitScores[i] /= MOST;
    this.step /= MOST;
  }

  /** Chooses the next try: the lowest candidate of the unsolved cell with the highest score per candidate. */
  private choose(): Try | undefined {
    const { scores, state } = this;
    const { masks } = state;
    const digit = this.worstDigit();
    const extra = digit < 0 ? 0 : OF_DIGIT * this.digitScores[digit];
    let best = -1;
    let highest = -1;
    for (let cell = 0; cell < masks.length; cell++) {
      const mask = masks[cell];
      if ((mask & (mask - 1)) === 0) continue;
      const score = (scores[cell] + ((mask >> digit) & 1 ? extra : 0)) / count(mask);
      if (score <= highest) continue;
      highest = score;
      best = cell;
    }
    if (best < 0) return undefined;
    if (this.depth === this.tries.length)
      this.tries.push({ masks: new Int32Array(masks.length), cell: 0, candidate: 0, isPlace: false });
    const next = this.tries[this.depth++];
    next.masks.set(masks);
    next.cell = best;
    next.candidate = masks[best] & -masks[best];
    next.isPlace = false;
    if (count(masks[best]) > 2) this.choosePlace(next, highest);
    return next;
  }

  /** The digit - 1 that failed most; -1 if digits failed about equally often, or only few failed. */
  private worstDigit(): number {
    const { digitScores } = this;
    let worst = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let digit = 0; digit < digitScores.length; digit++) {
      const score = digitScores[digit];
      if (score > digitScores[worst]) worst = digit;
      if (score > 0 && score < least) least = score;
    }
    const most = digitScores[worst];
    return most > this.step * digitScores.length && most > MUCH * least ? worst : -1;
  }

  /** Replaces the next try by one of the last two places of a digit in a house, if that has a higher score. */
  private choosePlace(next: Try, least: number): void {
    const { scores, state, problem } = this;
    const { masks } = state;
    let highest = least;
    for (const cells of problem.houses) {
      let once = 0;
      let twice = 0;
      let often = 0;
      for (let i = 0; i < cells.length; i++) {
        const mask = masks[cells[i]];
        often |= twice & mask;
        twice |= once & mask;
        once |= mask;
      }
      const pairs = twice & ~often;
      if (pairs === 0) continue;
      for (let i = 0; i < cells.length; i++) {
        const score = scores[cells[i]] / 2;
        if (score < highest || (masks[cells[i]] & pairs) === 0) continue;
        const ofCell = masks[cells[i]] & pairs;
        highest = score;
        next.cell = cells[i];
        next.candidate = ofCell & -ofCell;
        next.isPlace = true;
      }
    }
  }
}

function count(mask: DigitMask): number {
  let bits = mask - ((mask >>> 1) & 0x5555_5555);
  bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333);
  return (((bits + (bits >>> 4)) & 0x0f0f_0f0f) * 0x0101_0101) >>> 24;
}

/**
 * The combinations of digits that fit in the cells of one or more clues: tries the ways to fill these cells from their candidates,
 * as far as needed. Other cells do not matter.
 */

import type { Geometry } from '../../geometry';
import { bitOf, isSingle } from '../../grid';
import type { Cell, Digit, DigitMask } from '../../numbers';
import type { Pausable } from '../../pausing';
import { Search, type SearchProblem } from '../../solver/propagation/search';
import { type Propagator, SearchState } from '../../solver/propagation/state';
import { type Clue, differIn } from './clue';

/** The maximum number of pauses of a query. A query that takes more pauses has no answer. */
const MOST_PAUSES = 12;

/** The number of ways that are cached. */
const MOST_FOUND = 32;

/** By index of a cell: its candidates. */
export type Masks = readonly DigitMask[];

/** The ways to fill some cells. */
export class Arrangements {
  readonly cells: readonly Cell[];
  private readonly problem: SearchProblem;
  private readonly state: SearchState;
  private readonly masks: Int32Array;
  /** Recently found ways, which answer most queries. */
  private readonly found: (readonly Digit[])[] = [];
  /** The last query of {@link exactly} and its answer, because clues often do not change from step to step. */
  private asked: string | undefined;
  private answer: Masks | undefined;

  constructor(geometry: Geometry, clues: readonly Clue[], more: readonly Propagator[] = []) {
    const { size, cellCount } = geometry;
    const differ = differIn(geometry);
    this.cells = [...new Set(clues.flatMap(({ subject }) => subject.cells))];
    this.masks = new Int32Array(cellCount).fill(1);
    const { cells, masks } = this;
    const none = new Uint16Array(0);
    const peersOf: Uint16Array[] = Array.from(masks, () => none);
    for (const cell of cells) peersOf[cell] = Uint16Array.from(cells.filter(other => differ(cell, other)));
    const rules = [...clues.flatMap(({ propagators }) => propagators), ...more];
    this.problem = {
      size,
      allowed: masks,
      rules,
      houses: [],
      peersOf,
      order: 'solved first',
      weights: new Float64Array(cellCount).fill(1),
    };
    this.state = new SearchState(size, cellCount, rules, peersOf);
  }

  /**
   * The candidates that remain after applying each rule by itself and the cells that must differ; undefined if nothing
   * fits.
   */
  settled(masks: Masks): Masks | undefined {
    this.state.startFrom(this.filled(masks));
    return this.state.settle() ? this.cells.map(cell => this.state.masks[cell]) : undefined;
  }

  /** The candidates that occur in some way to fill all cells; undefined if there is none. Candidates that take too long to decide stay. */
  *exactly(masks: Masks): Pausable<Masks | undefined> {
    const key = masks.join();
    if (key === this.asked) return this.answer;
    const answer = yield* this.findExactly(masks);
    this.answer = answer;
    this.asked = key;
    return answer;
  }

  private *findExactly(masks: Masks): Pausable<Masks | undefined> {
    const left = this.settled(masks);
    if (!left) return undefined;
    const kept = left.map(mask => (isSingle(mask) ? mask : 0));
    for (let i = 0; i < left.length; i++) {
      for (let rest = left[i] & ~kept[i]; rest !== 0; rest &= ~kept[i] & (rest - 1)) {
        const bit = rest & -rest;
        const way = this.wayWith(left.map((mask, k) => (k === i ? bit : mask)));
        yield undefined;
        if (way === 'unknown') kept[i] |= bit;
        else if (way) for (const [k, digit] of way.entries()) kept[k] |= bitOf(digit);
      }
    }
    return kept.includes(0) ? undefined : kept;
  }

  /** Whether there is certainly no way to fill the cells. */
  areImpossible(masks: Masks): boolean {
    return masks.includes(0) || this.wayWith(masks) === undefined;
  }

  /** A way to fill the cells, by index; undefined if there is none. */
  private wayWith(masks: Masks): readonly Digit[] | 'unknown' | undefined {
    const known = this.found.find(digits => digits.every((digit, i) => (masks[i] & bitOf(digit)) !== 0));
    if (known) return known;
    if (!this.settled(masks)) return undefined;
    const search = this.startSearch(masks);
    for (let pauses = 0; pauses < MOST_PAUSES; pauses++) {
      const outcome = search.goOn();
      if (outcome === 'done') return undefined;
      if (outcome !== 'found') continue;
      const way = this.wayIn(search);
      if (this.found.unshift(way) > MOST_FOUND) this.found.pop();
      return way;
    }
    return 'unknown';
  }

  /** All ways to fill the cells, by index, if there are at most `most`. */
  all(masks: Masks, most: number): readonly (readonly Digit[])[] | undefined {
    const search = this.startSearch(masks);
    const ways: (readonly Digit[])[] = [];
    for (let pauses = 0; pauses < MOST_PAUSES; ) {
      const outcome = search.goOn();
      if (outcome === 'done') return ways;
      if (outcome === 'paused') pauses++;
      else if (ways.push(this.wayIn(search)) > most) return undefined;
    }
    return undefined;
  }

  private wayIn(search: Search): readonly Digit[] {
    const solution = search.solution();
    return this.cells.map(cell => solution[cell]);
  }

  private startSearch(masks: Masks): Search {
    return new Search({ ...this.problem, allowed: this.filled(masks).slice() });
  }

  /** The candidates by cell of the grid. Other cells have one digit, which is ignored. */
  private filled(masks: Masks): Int32Array {
    for (const [i, cell] of this.cells.entries()) this.masks[cell] = masks[i];
    return this.masks;
  }
}

/**
 * All that follows from one statement, and from how many statements each of it follows.
 *
 * Statements are worked off in turn, true ones first. A true one makes false what it excludes. A false one makes true the only
 * candidate that remains of its cell, or of its digit in one of its houses. In a dynamic chain "remains" leaves out what has
 * become false on the way, so that a statement may follow from many; it then follows from all candidates of the cell or house
 * but itself. With every statement goes the set of those that it rests on, as bits, whose size is its length. It stops at the
 * first statement whose opposite has been reached before.
 */

import type { Pausable } from '../../pausing';
import { Board } from '../board';
import { cellsOfHouse, housesOfCell, lowestOf, sizeOf } from '../layout';
import type { Graph } from './graph';

/** How chains may branch. */
export interface Kind {
  /** Whether a statement may follow from several. */
  readonly isDynamic: boolean;
  /** Whether the chain keeps to places of one digit. */
  readonly isOneDigit: boolean;
  /** What else becomes false when nothing more follows: for a board before the chain, a search in what is left of it. */
  readonly advanced?: (graph: Graph) => AdvancedSearch;
}

/** A candidate that a pattern excludes, which there is only because some other candidates have become false. */
export interface Advanced {
  readonly candidate: number;
  readonly because: readonly number[];
  /** The chain that excludes it, where it is one. */
  readonly nested?: Nested;
}

/** What patterns exclude on a board, or on what is left of it. */
export type AdvancedSearch = (now: Board) => Pausable<readonly Advanced[]>;

/** A chain within a chain. However often the whole makes use of it, it counts once. */
export interface Nested {
  /** Equal for chains of the same statements. */
  readonly key: string;
  readonly length: number;
}

export interface Consequences {
  /** By statement: how many statements it rests on, itself included; 0 where it was not reached. */
  readonly lengths: Uint16Array;
  /** The true and the false statements in the order in which they were reached. */
  readonly whenTrue: Uint16Array;
  readonly whenFalse: Uint16Array;
  /** How many statements a contradiction rests on, both ways together; 0 where there is none. */
  readonly contradiction: number;
  /** By statement: the chains that it rests on, in those that rest on any; at -1 those of the contradiction. */
  readonly nested: ReadonlyMap<number, ReadonlyMap<string, number>>;
}

export class Follower {
  private readonly now: Board;
  private readonly width: number;
  /** `width` words for each statement: those that it rests on. */
  private readonly grounds: Int32Array;
  private lengths = new Uint16Array(0);
  private readonly queues: readonly [Uint16Array, Uint16Array];
  private readonly ends = [0, 0];
  private contradiction = 0;
  /** By statement: keys and lengths of the chains that it rests on. */
  private nested = new Map<number, Map<string, number>>();
  private readonly advanced: AdvancedSearch | undefined;

  constructor(
    private readonly graph: Graph,
    private readonly kind: Kind,
  ) {
    const { count } = graph;
    this.advanced = kind.advanced?.(graph);
    this.now = new Board(graph.board);
    this.width = (2 * count + 31) >> 5;
    this.grounds = new Int32Array(2 * count * this.width);
    this.queues = [new Uint16Array(count), new Uint16Array(count)];
  }

  *follow(statement: number): Pausable<Consequences> {
    const { graph } = this;
    this.now.copy(graph.board);
    this.nested = new Map();
    this.lengths = new Uint16Array(2 * graph.count);
    this.ends.fill(0);
    this.contradiction = 0;
    this.clear(statement);
    this.add(statement);
    const next = [0, 0];
    // Ends when nothing new is reached: a statement is in the queues but once, and there are only so many.
    for (;;) {
      if (next[1] < this.ends[1]) this.followTrue(this.queues[1][next[1]++]);
      else if (next[0] < this.ends[0]) this.followFalse(this.queues[0][next[0]++]);
      else if (!(yield* this.followAdvanced())) break;
      if (this.contradiction > 0) break;
    }
    return {
      lengths: this.lengths,
      whenTrue: this.queues[1].slice(0, this.ends[1]),
      whenFalse: this.queues[0].slice(0, this.ends[0]),
      contradiction: this.contradiction,
      nested: this.nested,
    };
  }

  private followTrue(number: number): void {
    const { graph, kind } = this;
    const excluded = graph.excluded[number];
    for (let i = kind.isOneDigit ? graph.inCell[number] : 0; i < excluded.length; i++) {
      const statement = 2 * excluded[i];
      if (!this.isNews(statement)) continue;
      this.clear(statement);
      this.rest(statement, 2 * number + 1);
      this.reach(statement);
      if (this.contradiction > 0) return;
    }
  }

  private followFalse(number: number): void {
    const { graph, kind, now } = this;
    const candidate = graph.candidates[number];
    const cell = Math.floor(candidate / 9);
    const digit = candidate % 9;
    const found = [-1, -1, -1, -1];
    if (!kind.isOneDigit) {
      const others = now.candidates[cell] & ~(1 << digit);
      if (sizeOf[now.candidates[cell]] === 2) found[0] = graph.numbers[9 * cell + lowestOf[others]];
    }
    for (let k = 0; k < 3; k++) {
      const house = housesOfCell[3 * cell + k];
      const others = now.places[9 * house + digit];
      if (sizeOf[others] !== 2) continue;
      for (let place = 0; place < 9; place++) {
        if (((others >> place) & 1) === 0) continue;
        const other = cellsOfHouse[9 * house + place];
        if (other !== cell) found[k + 1] = graph.numbers[9 * other + digit];
      }
    }
    if (kind.isDynamic) now.remove(candidate);
    for (let k = 0; k < 4; k++) {
      const statement = 2 * found[k] + 1;
      if (found[k] < 0 || !this.isNews(statement)) continue;
      this.clear(statement);
      if (k === 0) this.restOnCell(statement, cell);
      else this.restOnHouse(statement, housesOfCell[3 * cell + k - 1], digit);
      this.reach(statement);
      if (this.contradiction > 0) return;
    }
  }

  private *followAdvanced(): Pausable<boolean> {
    const { graph, now } = this;
    if (!this.advanced) return false;
    let isAny = false;
    for (const { candidate, because, nested } of yield* this.advanced(now)) {
      const statement = 2 * graph.numbers[candidate];
      if (this.lengths[statement] !== 0) continue;
      this.clear(statement);
      for (const other of because) this.rest(statement, 2 * graph.numbers[other]);
      if (nested) this.nest(statement, new Map([[nested.key, nested.length]]));
      this.add(statement);
      isAny = true;
    }
    return isAny;
  }

  private restOnCell(statement: number, cell: number): void {
    for (let candidate = 9 * cell; candidate < 9 * cell + 9; candidate++) {
      const other = 2 * this.graph.numbers[candidate];
      if (other >= 0 && other !== statement - 1) this.rest(statement, other);
    }
  }

  private restOnHouse(statement: number, house: number, digit: number): void {
    for (let place = 0; place < 9; place++) {
      const other = 2 * this.graph.numbers[9 * cellsOfHouse[9 * house + place] + digit];
      if (other >= 0 && other !== statement - 1) this.rest(statement, other);
    }
  }

  /** Whether to reach a statement leads on. What a pattern excluded may have been reached although its opposite was. */
  private isNews(statement: number): boolean {
    return this.lengths[statement] === 0 || this.lengths[statement ^ 1] !== 0;
  }

  /** Makes a statement rest on itself alone. */
  private clear(statement: number): void {
    const { grounds, width } = this;
    grounds.fill(0, statement * width, (statement + 1) * width);
    grounds[statement * width + (statement >> 5)] = 1 << (statement & 31);
    this.nested.delete(statement);
  }

  /** Makes a statement rest on another, and so on all that the other rests on. */
  private rest(statement: number, on: number): void {
    const { grounds, width } = this;
    for (let i = statement * width, j = on * width, end = j + width; j < end; i++, j++) grounds[i] |= grounds[j];
    if (this.nested.size > 0) this.nest(statement, this.nested.get(on));
  }

  private nest(statement: number, chains: ReadonlyMap<string, number> | undefined): void {
    if (chains) this.nested.set(statement, new Map([...(this.nested.get(statement) ?? []), ...chains]));
  }

  private lengthOf(statement: number): number {
    const { grounds, width } = this;
    let length = 0;
    for (let i = statement * width; i < (statement + 1) * width; i++) {
      let n = grounds[i];
      n -= (n >>> 1) & 0x55555555;
      n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
      length += (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
    }
    return length;
  }

  private reach(statement: number): void {
    const opposite = this.lengths[statement ^ 1];
    if (opposite === 0) {
      this.add(statement);
      return;
    }
    this.contradiction = opposite + this.lengthOf(statement);
    this.nest(-1, this.nested.get(statement));
    this.nest(-1, this.nested.get(statement ^ 1));
  }

  private add(statement: number): void {
    const isTrue = statement & 1;
    this.lengths[statement] = this.lengthOf(statement);
    this.queues[isTrue][this.ends[isTrue]++] = statement >> 1;
  }
}

/**
 * All consequences of one statement, and the number of statements that each of them needs (its length).
 *
 * Statements are processed in order, true ones first. A true candidate makes the candidates that it excludes false. A false
 * candidate makes the last remaining candidate of its cell, or of its digit in a house, true. In a dynamic chain, candidates that
 * became false during the chain do not remain. So a statement may follow from many others: from all other candidates of the cell
 * or house. Each statement has the set of statements that it needs, as bits, and the size of the set is its length. The search
 * stops at the first statement whose opposite was reached before.
 */

import { countBits } from '../../cellSet';
import { bitOf } from '../../grid';
import { isOn, nodeOf, off, on, opposite } from '../../implications/statement';
import type { CandidateIndex, Cell, Digit, HouseIndex, NodeIndex, Statement } from '../../numbers';
import type { Pausable } from '../../pausing';
import { RatingPosition } from '../board';
import { cellsByHouse, housesOfCell } from '../classicTables';
import type { BoardGraph } from './graph';

/** The ways in which chains may branch. */
export interface ChainKind {
  /** Whether a statement may follow from several. */
  readonly isDynamic: boolean;
  /** Whether the chain uses only the places of one digit. */
  readonly isOneDigit: boolean;
  /**
   * Creates the search for further false candidates if nothing else follows. `graph` is the graph of the position
   * before the chain.
   */
  readonly advanced?: (graph: BoardGraph) => AdvancedSearch;
}

/**
 * A candidate that a pattern excludes, where the pattern exists only because other candidates became false during the
 * chain.
 */
export interface Advanced {
  readonly candidate: CandidateIndex;
  readonly because: readonly CandidateIndex[];
  /** The chain that excludes it, if the pattern is a forcing chain. */
  readonly nested?: Nested;
}

/** Finds the candidates that patterns exclude in the position during a chain. */
export type AdvancedSearch = (now: RatingPosition) => Pausable<readonly Advanced[]>;

/** A chain inside a chain. It counts once, even if the whole chain uses it several times. */
export interface Nested {
  /** Equal for chains of the same statements. */
  readonly key: string;
  readonly length: number;
}

/** The consequences of one statement. */
export interface Consequences {
  /** By statement: the number of statements that it needs, itself included; 0 if it was not reached. */
  readonly lengths: Uint16Array;
  /** The true and the false statements in the order in which they were reached. */
  readonly whenTrue: Uint16Array;
  readonly whenFalse: Uint16Array;
  /** The number of statements of a contradiction, the sum of both sides; 0 if there is none. */
  readonly contradiction: number;
  /** By statement: the keys and lengths of the nested chains that it needs, if any. At -1: those of the contradiction. */
  readonly nested: ReadonlyMap<number, ReadonlyMap<string, number>>;
}

/** Finds the consequences of one statement at a time. */
export class Follower {
  private readonly now: RatingPosition;
  private readonly width: number;
  /** `width` words for each statement: the statements that it needs. */
  private readonly grounds: Int32Array;
  private lengths = new Uint16Array(0);
  private readonly queues: readonly [Uint16Array, Uint16Array];
  private readonly ends = [0, 0];
  private contradiction = 0;
  /** By statement: keys and lengths of the nested chains that it needs. */
  private nested = new Map<number, Map<string, number>>();
  private readonly advanced: AdvancedSearch | undefined;

  constructor(
    private readonly graph: BoardGraph,
    private readonly kind: ChainKind,
  ) {
    const { candidateCount: count } = graph;
    this.advanced = kind.advanced?.(graph);
    this.now = new RatingPosition(graph.position);
    this.width = (2 * count + 31) >> 5;
    this.grounds = new Int32Array(2 * count * this.width);
    this.queues = [new Uint16Array(count), new Uint16Array(count)];
  }

  *follow(statement: Statement): Pausable<Consequences> {
    const { graph } = this;
    this.now.copy(graph.position);
    this.nested = new Map();
    this.lengths = new Uint16Array(2 * graph.candidateCount);
    this.ends.fill(0);
    this.contradiction = 0;
    this.clear(statement);
    this.add(statement);
    const next = [0, 0];
    // Terminates, because each statement enters the queues only once.
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

  private followTrue(node: NodeIndex): void {
    const { graph, kind } = this;
    const { first, follows, inCell } = graph;
    for (let i = first[on(node)] + (kind.isOneDigit ? inCell[node] : 0); i < first[on(node) + 1]; i++) {
      const statement = follows[i];
      if (!this.isNews(statement)) continue;
      this.clear(statement);
      this.rest(statement, on(node));
      this.reach(statement);
      if (this.contradiction > 0) return;
    }
  }

  private followFalse(node: NodeIndex): void {
    const { graph, kind, now } = this;
    const cell = graph.cellOf[node];
    const digit = graph.digitOf[node];
    /** The last remaining nodes: in the cell, in the box, in the row, in the column. */
    const found = [-1, -1, -1, -1];
    if (!kind.isOneDigit && countBits(now.candidates[cell]) === 2) {
      const other = now.candidates[cell] & ~bitOf(digit);
      found[0] = graph.nodeAt(cell, 32 - Math.clz32(other & -other));
    }
    for (let k = 0; k < 3; k++) {
      const house = housesOfCell[3 * cell + k];
      const places = now.placesByHouse[10 * house + digit];
      if (countBits(places) !== 2) continue;
      for (let rest = places; rest !== 0; rest &= rest - 1) {
        const other = cellsByHouse[house][31 - Math.clz32(rest & -rest)];
        if (other !== cell) found[k + 1] = graph.nodeAt(other, digit);
      }
    }
    if (kind.isDynamic) now.remove(graph.candidates[node]);
    for (let k = 0; k < 4; k++) {
      const statement = on(found[k]);
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
      const statement = off(graph.nodeByCandidate[candidate]);
      if (this.lengths[statement] !== 0) continue;
      this.clear(statement);
      for (const other of because) this.rest(statement, off(graph.nodeByCandidate[other]));
      if (nested) this.nest(statement, new Map([[nested.key, nested.length]]));
      this.add(statement);
      isAny = true;
    }
    return isAny;
  }

  /** Records that a true statement needs the other candidates of its cell to be false. */
  private restOnCell(statement: Statement, cell: Cell): void {
    for (let digit = 1; digit <= 9; digit++) this.restOnFalse(statement, this.graph.nodeAt(cell, digit));
  }

  /** Records that a true statement needs the other places of its digit in a house to be false. */
  private restOnHouse(statement: Statement, house: HouseIndex, digit: Digit): void {
    const cells = cellsByHouse[house];
    for (let place = 0; place < 9; place++) this.restOnFalse(statement, this.graph.nodeAt(cells[place], digit));
  }

  private restOnFalse(statement: Statement, node: NodeIndex): void {
    if (node >= 0 && node !== nodeOf(statement)) this.rest(statement, off(node));
  }

  /** Whether a statement is new. A candidate that a pattern excluded may be reached although its opposite was reached. */
  private isNews(statement: Statement): boolean {
    return this.lengths[statement] === 0 || this.lengths[opposite(statement)] !== 0;
  }

  /** Records that a statement needs only itself. */
  private clear(statement: Statement): void {
    const { grounds, width } = this;
    grounds.fill(0, statement * width, (statement + 1) * width);
    grounds[statement * width + (statement >> 5)] = 1 << (statement & 31);
    this.nested.delete(statement);
  }

  /** Records that a statement needs another one, and everything that the other one needs. */
  private rest(statement: Statement, ground: Statement): void {
    const { grounds, width } = this;
    for (let i = statement * width, j = ground * width, end = j + width; j < end; i++, j++) grounds[i] |= grounds[j];
    if (this.nested.size > 0) this.nest(statement, this.nested.get(ground));
  }

  private nest(statement: Statement, chains: ReadonlyMap<string, number> | undefined): void {
    if (chains) this.nested.set(statement, new Map([...(this.nested.get(statement) ?? []), ...chains]));
  }

  private lengthOf(statement: Statement): number {
    const { grounds, width } = this;
    let length = 0;
    for (let i = statement * width; i < (statement + 1) * width; i++) {
      length += countBits(grounds[i]);
    }
    return length;
  }

  private reach(statement: Statement): void {
    const otherLength = this.lengths[opposite(statement)];
    if (otherLength === 0) {
      this.add(statement);
      return;
    }
    this.contradiction = otherLength + this.lengthOf(statement);
    this.nest(-1, this.nested.get(statement));
    this.nest(-1, this.nested.get(opposite(statement)));
  }

  private add(statement: Statement): void {
    const queue = isOn(statement) ? 1 : 0;
    this.lengths[statement] = this.lengthOf(statement);
    this.queues[queue][this.ends[queue]++] = nodeOf(statement);
  }
}

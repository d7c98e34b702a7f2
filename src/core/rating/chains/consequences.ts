/**
 * All that follows from one statement, and from how many statements each of it follows.
 *
 * Statements are worked off in turn, true ones first. A true one makes false what it excludes. A false one makes true the only
 * candidate that remains of its cell, or of its digit in one of its houses. In a dynamic chain "remains" leaves out what has
 * become false on the way, so that a statement may follow from many; it then follows from all candidates of the cell or house
 * but itself. With every statement goes the set of those that it rests on, as bits, whose size is its length. It stops at the
 * first statement whose opposite has been reached before.
 */

import { countBits } from '../../cellSet';
import { bitOf } from '../../grid';
import { isOn, nodeOf, off, on, opposite } from '../../implications/statement';
import type { CandidateIndex, Cell, Digit, HouseIndex, NodeIndex, Statement } from '../../numbers';
import type { Pausable } from '../../pausing';
import { Board } from '../board';
import { cellsOf, housesOfCell } from '../nine';
import type { BoardGraph } from './graph';

/** How chains may branch. */
export interface Kind {
  /** Whether a statement may follow from several. */
  readonly isDynamic: boolean;
  /** Whether the chain keeps to places of one digit. */
  readonly isOneDigit: boolean;
  /** What else becomes false when nothing more follows: for a board before the chain, a search in what is left of it. */
  readonly advanced?: (graph: BoardGraph) => AdvancedSearch;
}

/** A candidate that a pattern excludes, which there is only because some other candidates have become false. */
export interface Advanced {
  readonly candidate: CandidateIndex;
  readonly because: readonly CandidateIndex[];
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
    private readonly graph: BoardGraph,
    private readonly kind: Kind,
  ) {
    const { candidateCount: count } = graph;
    this.advanced = kind.advanced?.(graph);
    this.now = new Board(graph.position);
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
    /** The nodes that remain alone: in the cell, in the box, in the row, in the column. */
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
        const other = cellsOf[house][31 - Math.clz32(rest & -rest)];
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

  /** Makes a true statement rest on the others of its cell being false. */
  private restOnCell(statement: Statement, cell: Cell): void {
    for (let digit = 1; digit <= 9; digit++) this.restOnFalse(statement, this.graph.nodeAt(cell, digit));
  }

  /** The same of the other places of its digit in a house. */
  private restOnHouse(statement: Statement, house: HouseIndex, digit: Digit): void {
    const cells = cellsOf[house];
    for (let place = 0; place < 9; place++) this.restOnFalse(statement, this.graph.nodeAt(cells[place], digit));
  }

  private restOnFalse(statement: Statement, node: NodeIndex): void {
    if (node >= 0 && node !== nodeOf(statement)) this.rest(statement, off(node));
  }

  /** Whether to reach a statement leads on. What a pattern excluded may have been reached although its opposite was. */
  private isNews(statement: Statement): boolean {
    return this.lengths[statement] === 0 || this.lengths[opposite(statement)] !== 0;
  }

  /** Makes a statement rest on itself alone. */
  private clear(statement: Statement): void {
    const { grounds, width } = this;
    grounds.fill(0, statement * width, (statement + 1) * width);
    grounds[statement * width + (statement >> 5)] = 1 << (statement & 31);
    this.nested.delete(statement);
  }

  /** Makes a statement rest on another, and so on all that the other rests on. */
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

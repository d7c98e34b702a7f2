/**
 * The implication graph: what follows directly from each statement about the candidates of a position. Chains, forcing
 * chains, Kraken fish and the rating all search in it.
 *
 * A weak link leads from on to off: two nodes cannot both be true. A strong link leads from off to on: two nodes cannot both
 * be false. Every link can be followed from either end. All that follows from a statement lies side by side in one array, so
 * that a search runs over machine integers only:
 *
 *     first    | ... | 17 | 21 | ...        by statement: where its list begins
 *     follows  | ... | the statements that follow from it | ...
 *
 * The nodes of candidates come first and are the same in all graphs of a position; groups come next, then almost locked sets
 * (see setLinks.ts). The order of a list is the order in which the links were added. It decides which of several equally
 * short chains a search in breadth finds.
 */

import type { AlmostLockedSet } from '../almostLockedSets';
import type { CellSet } from '../cellSet';
import type { Geometry, House } from '../geometry';
import { digitsOf } from '../grid';
import type { Cell, Digit, DigitMask, NodeIndex, PlaceMask, Statement } from '../numbers';
import type { Pausable } from '../pausing';
import { cellSets, type Position } from '../position';
import { off, on } from './statement';

/** What a graph is built from: a position, or something that has the same candidates. */
export interface CandidateSource {
  readonly geometry: Geometry;
  /** By cell. */
  readonly candidates: ArrayLike<DigitMask>;
  /** The places of a digit in a house. */
  places(house: House, digit: Digit): PlaceMask;
}

/** What a statement is about: a digit in one of some cells. */
export interface GraphNode {
  readonly digit: Digit;
  /** Ascending. One cell; two or more for a group; of an almost locked set all its cells. */
  readonly cells: readonly Cell[];
  readonly set: CellSet;
  /** Where the node is such a set. It is only ever off: the digit is not in the set, so that its other digits are. */
  readonly almostLocked?: AlmostLockedSet;
}

/** The nodes of a position and what follows directly from each of their statements. */
export interface ImplicationGraph<P extends CandidateSource = Position> {
  readonly position: P;
  readonly nodes: readonly GraphNode[];
  /** How many of the nodes are candidates. */
  readonly candidateCount: number;
  /** Nodes from this one on are special: what this graph has beside a simpler one. Undefined where it is the simplest. */
  readonly firstSpecial: NodeIndex | undefined;
  /** By node: its cell, -1 for nodes of several cells. */
  readonly cellOf: Int16Array;
  /** By node. */
  readonly digitOf: Uint8Array;
  /** By node: what a chain must not come back to. All nodes of one cell have the same place; any other node has its own. */
  readonly placeOf: Int32Array;
  /** By statement, and one more: where what follows from it begins in {@link follows}. */
  readonly first: Int32Array;
  readonly follows: Int32Array;
  /** By {@link CandidateIndex}: its node, -1 where the position does not have it. */
  readonly nodeByCandidate: Int32Array;
  /** The same by cell and digit. */
  nodeAt(cell: Cell, digit: Digit): NodeIndex;
}

/** Nodes that are made, or written down, between two yields. */
const WRITTEN_AT_ONCE = 1024;

/** Gathers nodes and what follows from them; every candidate of the position is a node from the start. */
export class GraphBuilder<P extends CandidateSource = Position> {
  readonly nodes: GraphNode[] = [];
  /** Those of candidates, which come first. */
  candidateNodes: readonly GraphNode[] = [];
  private readonly follows: Statement[][] = [];
  /** By {@link CandidateIndex}. */
  private readonly nodeByCandidate: Int32Array;

  private constructor(readonly position: P) {
    const { cellCount, size } = position.geometry;
    this.nodeByCandidate = new Int32Array(cellCount * size).fill(-1);
  }

  /** One that has the position's candidates as nodes, and no links yet. */
  static *begin<P extends CandidateSource>(position: P): Pausable<GraphBuilder<P>> {
    const { geometry, candidates } = position;
    const builder = new GraphBuilder(position);
    const sets = cellSets(geometry);
    for (let cell = 0; cell < geometry.cellCount; cell++) {
      for (const digit of digitsOf(candidates[cell])) {
        const node = builder.add({ digit, cells: [cell], set: sets[cell] });
        builder.nodeByCandidate[cell * geometry.size + digit - 1] = node;
        if (node % WRITTEN_AT_ONCE === 0) yield undefined;
      }
    }
    builder.candidateNodes = builder.nodes.slice();
    return builder;
  }

  /** The index of a further node. */
  add(node: GraphNode): NodeIndex {
    this.follows.push([], []);
    return this.nodes.push(node) - 1;
  }

  nodeAt(cell: Cell, digit: Digit): NodeIndex {
    return this.nodeByCandidate[cell * this.position.geometry.size + digit - 1];
  }

  /** Not both. Call once for each pair. */
  weak(a: NodeIndex, b: NodeIndex): void {
    this.imply(on(a), off(b));
    this.imply(on(b), off(a));
  }

  /** At least one. Two cells may be the last ones of two houses; the second call for a pair does nothing. */
  strong(a: NodeIndex, b: NodeIndex): void {
    if (this.follows[off(a)].includes(on(b))) return;
    this.imply(off(a), on(b));
    this.imply(off(b), on(a));
  }

  /** One direction only. Call once for each pair. */
  imply(statement: Statement, consequence: Statement): void {
    this.follows[statement].push(consequence);
  }

  /** Writes down what was gathered. */
  *graph(firstSpecial?: NodeIndex): Pausable<ImplicationGraph<P>> {
    const { position, nodes, follows: gathered, nodeByCandidate } = this;
    const { size, cellCount } = position.geometry;
    const first = new Int32Array(gathered.length + 1);
    for (let statement = 0; statement < gathered.length; statement++) {
      first[statement + 1] = first[statement] + gathered[statement].length;
    }
    yield undefined;
    const follows = new Int32Array(first[gathered.length]);
    for (let statement = 0; statement < gathered.length; statement++) {
      follows.set(gathered[statement], first[statement]);
      if (statement % WRITTEN_AT_ONCE === 0) yield undefined;
    }
    const cellOf = new Int16Array(nodes.length);
    const digitOf = new Uint8Array(nodes.length);
    const placeOf = new Int32Array(nodes.length);
    for (let node = 0; node < nodes.length; node++) {
      const { digit, cells, almostLocked } = nodes[node];
      const isOneCell = cells.length === 1 && !almostLocked;
      cellOf[node] = isOneCell ? cells[0] : -1;
      digitOf[node] = digit;
      placeOf[node] = isOneCell ? cells[0] : cellCount + node;
    }
    yield undefined;
    const candidateCount = this.candidateNodes.length;
    const nodeAt = (cell: Cell, digit: Digit) => nodeByCandidate[cell * size + digit - 1];
    return {
      ...{ position, nodes, candidateCount, firstSpecial, cellOf, digitOf, placeOf },
      ...{ first, follows, nodeByCandidate, nodeAt },
    };
  }
}

/**
 * The implication graph: the direct consequences of each statement about the candidates of a position. Chains, forcing chains,
 * Kraken fish and the rating all search in it.
 *
 * A weak link leads from true to false: two nodes cannot both be true. A strong link leads from false to true: two nodes cannot
 * both be false. Every link can be followed from both ends. The consequences of a statement are a list in one array, so that a
 * search uses only machine integers:
 *
 *     first    | ... | 17 | 21 | ...        by statement: the start of its list
 *     follows  | ... | the statements that follow from it | ...
 *
 * The nodes of candidates come first and are the same in all graphs of a position. Groups come next, then almost locked
 * sets (see setLinks.ts). The entries of a list are in the order in which its links were added. This order decides
 * which of several equally short chains a breadth-first search finds.
 */

import type { AlmostLockedSet } from '../almostLockedSets';
import type { CellSet } from '../cellSet';
import type { Geometry, House } from '../geometry';
import { digitsOf } from '../grid';
import type { Cell, Digit, DigitMask, NodeIndex, PlaceMask, Statement } from '../numbers';
import type { Pausable } from '../pausing';
import { cellSets, type Position } from '../position';
import { off, on } from './statement';

/** The candidates from which a graph is built: those of a position, or of a position of the rating. */
export interface CandidateSource {
  readonly geometry: Geometry;
  /** By cell: its candidates, as a mask. */
  readonly candidates: ArrayLike<DigitMask>;
  /** The places of a digit in a house. */
  places(house: House, digit: Digit): PlaceMask;
}

/** A node: a digit in one of some cells. */
export interface GraphNode {
  readonly digit: Digit;
  /** Ascending. One cell, or the cells of a group, or all cells of an almost locked set. */
  readonly cells: readonly Cell[];
  readonly set: CellSet;
  /** The almost locked set, if the node is one. Such a node is always false: the set does not hold the digit, so it holds the others. */
  readonly almostLocked?: AlmostLockedSet;
}

/** The nodes of a position and the direct consequences of their statements. */
export interface ImplicationGraph<P extends CandidateSource = Position> {
  readonly position: P;
  readonly nodes: readonly GraphNode[];
  /** The number of nodes that are candidates. */
  readonly candidateCount: number;
  /** The first special node, which a simpler graph does not have. All later nodes are special too. Undefined if there is none. */
  readonly firstSpecial: NodeIndex | undefined;
  /** By node: its cell, -1 for nodes of several cells. */
  readonly cellOf: Int16Array;
  /** By node: its digit. */
  readonly digitOf: Uint8Array;
  /**
   * By node: its place. A chain must not return to a place. All nodes of one cell have the same place; every other node has a separate one.
   */
  readonly placeOf: Int32Array;
  /** By statement: the start of its list in {@link follows}. A final extra entry is the end of the last list. */
  readonly first: Int32Array;
  readonly follows: Int32Array;
  /** By {@link CandidateIndex}: its node, -1 if the position does not have the candidate. */
  readonly nodeByCandidate: Int32Array;
  /** The node of a candidate, -1 if the position does not have it. */
  nodeAt(cell: Cell, digit: Digit): NodeIndex;
}

/** The number of nodes that are created or copied between two yields. */
const WRITTEN_AT_ONCE = 1024;

/** Collects the nodes and links of a graph. */
export class GraphBuilder<P extends CandidateSource = Position> {
  readonly nodes: GraphNode[] = [];
  /** The nodes of candidates, which come first. */
  candidateNodes: readonly GraphNode[] = [];
  private readonly follows: Statement[][] = [];
  /** By {@link CandidateIndex}: the index of its node, or -1. */
  private readonly nodeByCandidate: Int32Array;

  private constructor(readonly position: P) {
    const { cellCount, size } = position.geometry;
    this.nodeByCandidate = new Int32Array(cellCount * size).fill(-1);
  }

  /** A builder with the candidates of the position as nodes, and without links. */
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

  /** Adds a node and returns its index. */
  add(node: GraphNode): NodeIndex {
    this.follows.push([], []);
    return this.nodes.push(node) - 1;
  }

  /** The node of a candidate, -1 if the position does not have it. */
  nodeAt(cell: Cell, digit: Digit): NodeIndex {
    return this.nodeByCandidate[cell * this.position.geometry.size + digit - 1];
  }

  /** Adds a weak link: the nodes are not both true. Call once for each pair. */
  weak(a: NodeIndex, b: NodeIndex): void {
    this.imply(on(a), off(b));
    this.imply(on(b), off(a));
  }

  /** Adds a strong link: at least one node is true. A second call for a pair (two cells can share two houses) has no effect. */
  strong(a: NodeIndex, b: NodeIndex): void {
    if (this.follows[off(a)].includes(on(b))) return;
    this.imply(off(a), on(b));
    this.imply(off(b), on(a));
  }

  /** Adds one direction of a link. Call once for each pair. */
  imply(statement: Statement, consequence: Statement): void {
    this.follows[statement].push(consequence);
  }

  /** Makes the graph. Nodes from `firstSpecial` on are special. */
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

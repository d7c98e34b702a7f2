/**
 * What follows from what in a position, directly: the links that chains are made of.
 *
 * A node is a digit in a cell, in a group of cells, or missing from an almost locked set. A statement is a node that is on
 * or off, one number: `2 * node` when it is off, `2 * node + 1` when it is on. A weak link leads from on to off: both cannot
 * be true. A strong link leads from off to on: both cannot be false. Every link can be walked from either end. All that
 * follows from a statement lies side by side in one array, so that a search runs over machine integers only:
 *
 *     first    | ... | 17 | 21 | ...        by statement: where its list begins
 *     follows  | ... | the statements that follow from it | ...
 *
 * The nodes for single cells come first and are the same in all graphs of a position that have them; groups come next, then
 * almost locked sets (see setLinks.ts).
 */

import { type CellSet, cellSet } from '../../cellSet';
import type { House } from '../../geometry';
import { digitsOf, isSingle } from '../../grid';
import type { Cell, Digit } from '../../numbers';
import type { Pausable } from '../../pausing';
import { cellSets, deriving, type Position } from '../../position';
import type { AlmostLockedSet } from '../almostLockedSets/almostLockedSet';

/** What a statement is about: a digit in one of some cells. */
export interface LinkNode {
  readonly digit: Digit;
  /** Ascending. One cell; two or more for a group; of an almost locked set all its cells. */
  readonly cells: readonly Cell[];
  readonly set: CellSet;
  /** Where the node is such a set. It is only ever off: the digit is not in the set, so that its other digits are. */
  readonly almostLocked?: AlmostLockedSet;
}

/** The nodes of a position and what follows directly from each of their statements. */
export interface Links {
  readonly position: Position;
  readonly nodes: readonly LinkNode[];
  /** Nodes from this one on are special: what these links have beside simpler ones. Undefined where they are the simplest. */
  readonly firstSpecial: number | undefined;
  /** By node: its cell, -1 for nodes of several cells. */
  readonly cellOf: Int16Array;
  /** By node: what a chain must not come back to. All nodes of one cell have the same place; any other node has its own. */
  readonly placeOf: Int32Array;
  /** By statement, and one more: where what follows from it begins in {@link follows}. */
  readonly first: Uint32Array;
  readonly follows: Uint32Array;
  /** The node of a digit in a cell, -1 where there is no such candidate. */
  nodeOf(cell: Cell, digit: Digit): number;
}

/** The links between single candidates: inside a cell, and of a digit inside a house. */
export const cellLinks = deriving(function* (position): Pausable<Links> {
  const builder = yield* LinkBuilder.begin(position);
  yield* linkInCells(builder);
  yield* linkInHouses(builder);
  return yield* builder.links();
});

/**
 * Those and the links of groups: the cells, two or more, that a digit has left where a line crosses a box. The groups are
 * special.
 */
export const groupLinks = deriving(function* (position): Pausable<Links> {
  const builder = yield* LinkBuilder.begin(position);
  yield* linkInCells(builder);
  yield* linkInHouses(builder);
  yield* linkGroups(builder);
  return yield* builder.links(builder.cellNodes.length);
});

/** The links of a digit inside houses, without those inside cells. */
export const houseLinks = deriving(function* (position): Pausable<Links> {
  const builder = yield* LinkBuilder.begin(position);
  yield* linkInHouses(builder);
  return yield* builder.links();
});

/** The links among cells with two candidates: strong ones inside a cell, weak ones inside a house. */
export const bivalueLinks = deriving(function* (position): Pausable<Links> {
  const builder = yield* LinkBuilder.begin(position);
  const { geometry, candidates } = position;
  for (const [node, { digit, cells }] of builder.cellNodes.entries()) {
    if (node % NODES_AT_ONCE === 0) yield undefined;
    const digits = digitsOf(candidates[cells[0]]);
    if (digits.length !== 2) continue;
    for (const other of digits) if (digit < other) builder.strong(node, builder.nodeOf(cells[0], other));
    for (const peer of geometry.peersOf[cells[0]]) {
      if (peer < cells[0] || !position.has(peer, digit) || digitsOf(candidates[peer]).length !== 2) continue;
      builder.weak(node, builder.nodeOf(peer, digit));
    }
  }
  return yield* builder.links();
});

/** Nodes, of some dozens of links each, that are looked at between two yields. */
const NODES_AT_ONCE = 64;
/** Nodes that are made, or written down, between two yields. */
const WRITTEN_AT_ONCE = 1024;
/** Candidates of a cell, or of a digit in a house, that are linked to each other between two yields. */
const LINKED_AT_ONCE = 100;

/** Gathers nodes and what follows from them; every candidate of the position is a node from the start. */
export class LinkBuilder {
  readonly nodes: LinkNode[] = [];
  /** Those of single cells, which come first. */
  cellNodes: readonly LinkNode[] = [];
  private readonly follows: number[][] = [];
  private readonly nodeByCandidate: Int32Array;

  private constructor(readonly position: Position) {
    const { cellCount, size } = position.geometry;
    this.nodeByCandidate = new Int32Array(cellCount * size).fill(-1);
  }

  /** One that has the position's candidates as nodes, and no links yet. */
  static *begin(position: Position): Pausable<LinkBuilder> {
    const { geometry, candidates } = position;
    const builder = new LinkBuilder(position);
    const sets = cellSets(geometry);
    for (let cell = 0; cell < candidates.length; cell++) {
      for (const digit of digitsOf(candidates[cell])) {
        const node = builder.add({ digit, cells: [cell], set: sets[cell] });
        builder.nodeByCandidate[cell * geometry.size + digit - 1] = node;
        if (node % WRITTEN_AT_ONCE === 0) yield undefined;
      }
    }
    builder.cellNodes = builder.nodes.slice();
    return builder;
  }

  /** The index of a further node. */
  add(node: LinkNode): number {
    this.follows.push([], []);
    return this.nodes.push(node) - 1;
  }

  nodeOf(cell: Cell, digit: Digit): number {
    return this.nodeByCandidate[cell * this.position.geometry.size + digit - 1];
  }

  /** Not both; not to be said twice. */
  weak(a: number, b: number): void {
    this.imply(2 * a + 1, 2 * b);
    this.imply(2 * b + 1, 2 * a);
  }

  /** At least one. Two cells may be the last ones of two houses; it is noted once. */
  strong(a: number, b: number): void {
    if (this.follows[2 * a].includes(2 * b + 1)) return;
    this.imply(2 * a, 2 * b + 1);
    this.imply(2 * b, 2 * a + 1);
  }

  /** One direction only; not to be said twice. */
  imply(statement: number, consequence: number): void {
    this.follows[statement].push(consequence);
  }

  /** Writes down what was gathered. */
  *links(firstSpecial?: number): Pausable<Links> {
    const { position, nodes, follows: gathered, nodeByCandidate } = this;
    const { size, cellCount } = position.geometry;
    const first = new Uint32Array(gathered.length + 1);
    for (let statement = 0; statement < gathered.length; statement++) {
      first[statement + 1] = first[statement] + gathered[statement].length;
    }
    yield undefined;
    const follows = new Uint32Array(first[gathered.length]);
    for (let statement = 0; statement < gathered.length; statement++) {
      follows.set(gathered[statement], first[statement]);
      if (statement % WRITTEN_AT_ONCE === 0) yield undefined;
    }
    const cellOf = new Int16Array(nodes.length);
    const placeOf = new Int32Array(nodes.length);
    for (let node = 0; node < nodes.length; node++) {
      const { cells, almostLocked } = nodes[node];
      const isOneCell = cells.length === 1 && !almostLocked;
      cellOf[node] = isOneCell ? cells[0] : -1;
      placeOf[node] = isOneCell ? cells[0] : cellCount + node;
    }
    yield undefined;
    const nodeOf = (cell: Cell, digit: Digit) => nodeByCandidate[cell * size + digit - 1];
    return { position, nodes, firstSpecial, cellOf, placeOf, first, follows, nodeOf };
  }
}

/** In a cell every two candidates exclude each other; one of two must be true. */
export function* linkInCells(builder: LinkBuilder): Pausable<void> {
  const { candidates } = builder.position;
  let linked = 0;
  for (let cell = 0; cell < candidates.length; cell++) {
    const nodes = digitsOf(candidates[cell]).map(digit => builder.nodeOf(cell, digit));
    for (const [i, a] of nodes.entries()) {
      for (const b of nodes.slice(i + 1)) {
        builder.weak(a, b);
        if (nodes.length === 2) builder.strong(a, b);
      }
    }
    linked += nodes.length;
    if (linked < LINKED_AT_ONCE) continue;
    linked = 0;
    yield undefined;
  }
}

/** In a house every two places of a digit exclude each other; one of two must be true. */
export function* linkInHouses(builder: LinkBuilder): Pausable<void> {
  const { position } = builder;
  const { rowOf, columnOf } = position.geometry;
  let linked = 0;
  for (const { house, digit, cells } of placesToLink(position)) {
    const isBox = house.kind === 'box';
    const nodes = cells.map(cell => builder.nodeOf(cell, digit));
    for (const [i, a] of nodes.entries()) {
      for (let j = i + 1; j < nodes.length; j++) {
        // Two cells of a box that share a line were linked there.
        const isNew = !isBox || (rowOf[cells[i]] !== rowOf[cells[j]] && columnOf[cells[i]] !== columnOf[cells[j]]);
        if (isNew) builder.weak(a, nodes[j]);
        if (nodes.length === 2) builder.strong(a, nodes[j]);
      }
    }
    linked += nodes.length;
    if (linked < LINKED_AT_ONCE) continue;
    linked = 0;
    yield undefined;
  }
}

/** By house, then digit: the cells of a digit that has two places in a house, or more. Boxes come last. */
function* placesToLink(position: Position): Generator<{ house: House; digit: Digit; cells: Cell[] }, void> {
  const { size, houses } = position.geometry;
  for (const house of houses) {
    for (let digit = 1; digit <= size; digit++) {
      const places = position.places(house, digit);
      if (places !== 0 && !isSingle(places)) yield { house, digit, cells: position.cellsIn(house, digit) };
    }
  }
}

/** The same with groups: what is not in the group excludes it, and takes over where nothing else is left in the house. */
export function* linkGroups(builder: LinkBuilder): Pausable<void> {
  const { position } = builder;
  const groups = new Map<string, number>();
  const groupOf = (digit: Digit, cells: readonly Cell[]) => {
    const key = `${digit}.${cells.join()}`;
    const node = groups.get(key) ?? builder.add({ digit, cells, set: cellSet(position.geometry, cells) });
    groups.set(key, node);
    return node;
  };
  let linked = 0;
  for (const { house, digit, cells } of placesToLink(position)) {
    const inHouse = groupsAmong(position, house.kind, cells).map(group => groupOf(digit, group));
    for (const [i, a] of inHouse.entries()) {
      const { set } = builder.nodes[a];
      const singles = cells.filter(cell => !set.has(cell)).map(cell => builder.nodeOf(cell, digit));
      for (const b of [...singles, ...inHouse.slice(i + 1)]) {
        const other = builder.nodes[b].set;
        if (set.meets(other)) continue;
        builder.weak(a, b);
        if (set.size + other.size === cells.length) builder.strong(a, b);
      }
    }
    linked += cells.length;
    if (linked < LINKED_AT_ONCE) continue;
    linked = 0;
    yield undefined;
  }
}

/** Of a digit's places in a house: those that share a second house, two or more of them. */
function groupsAmong({ geometry }: Position, kind: 'row' | 'column' | 'box', cells: readonly Cell[]): number[][] {
  const { rowOf, columnOf, boxOf } = geometry;
  const others = kind === 'box' ? [rowOf, columnOf] : [boxOf];
  return others.flatMap(houseOf => {
    const groups = new Map<number, number[]>();
    for (const cell of cells) groups.set(houseOf[cell], [...(groups.get(houseOf[cell]) ?? []), cell]);
    return [...groups.values()].filter(group => group.length > 1);
  });
}

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
import { digitsOf, isSingle } from '../../grid';
import { derived, type Position } from '../../position';
import type { AlmostLockedSet } from '../almostLockedSets/almostLockedSet';

/** What a statement is about: a digit in one of some cells. */
export interface LinkNode {
  readonly digit: number;
  /** Ascending. One cell; two or more for a group; of an almost locked set all its cells. */
  readonly cells: readonly number[];
  readonly set: CellSet;
  /** Where the node is such a set. It is only ever off: the digit is not in the set, so that its other digits are. */
  readonly almostLocked?: AlmostLockedSet;
}

/** The nodes of a position and what follows directly from each of their statements. */
export interface Links {
  readonly position: Position;
  readonly nodes: readonly LinkNode[];
  /** By node: its cell, -1 for nodes of several cells. */
  readonly cellOf: Int16Array;
  /** By node: what a chain must not come back to. All nodes of one cell have the same place; any other node has its own. */
  readonly placeOf: Int32Array;
  /** By statement, and one more: where what follows from it begins in {@link follows}. */
  readonly first: Uint32Array;
  readonly follows: Uint32Array;
  /** The node of a digit in a cell, -1 where there is no such candidate. */
  nodeOf(cell: number, digit: number): number;
}

/** The links between single candidates: inside a cell, and of a digit inside a house. */
export const cellLinks = derived((position): Links => {
  const builder = new LinkBuilder(position);
  linkInCells(builder);
  linkInHouses(builder);
  return builder.links();
});

/** Those and the links of groups: the cells, two or more, that a digit has left where a line crosses a box. */
export const groupLinks = derived((position): Links => {
  const builder = new LinkBuilder(position);
  linkInCells(builder);
  linkInHouses(builder);
  linkGroups(builder);
  return builder.links();
});

/** The index of the first node of {@link groupLinks} that is a group: the number of candidates. */
export const firstGroup = (position: Position) => cellLinks(position).nodes.length;

/** The links of a digit inside houses, without those inside cells. */
export const houseLinks = derived((position): Links => {
  const builder = new LinkBuilder(position);
  linkInHouses(builder);
  return builder.links();
});

/** The links among cells with two candidates: strong ones inside a cell, weak ones inside a house. */
export const bivalueLinks = derived((position): Links => {
  const builder = new LinkBuilder(position);
  const { geometry, candidates } = position;
  for (const [node, { digit, cells }] of builder.cellNodes.entries()) {
    const digits = digitsOf(candidates[cells[0]]);
    if (digits.length !== 2) continue;
    for (const other of digits) if (digit < other) builder.strong(node, builder.nodeOf(cells[0], other));
    for (const peer of geometry.peersOf[cells[0]]) {
      if (peer < cells[0] || !position.has(peer, digit) || digitsOf(candidates[peer]).length !== 2) continue;
      builder.weak(node, builder.nodeOf(peer, digit));
    }
  }
  return builder.links();
});

/** Gathers nodes and what follows from them; every candidate of the position is a node from the start. */
export class LinkBuilder {
  readonly nodes: LinkNode[] = [];
  /** Those of single cells, which come first. */
  readonly cellNodes: readonly LinkNode[];
  private readonly follows: number[][] = [];
  private readonly nodeByCandidate: Int32Array;

  constructor(readonly position: Position) {
    const { geometry, candidates } = position;
    this.nodeByCandidate = new Int32Array(geometry.cellCount * geometry.size).fill(-1);
    for (let cell = 0; cell < candidates.length; cell++) {
      for (const digit of digitsOf(candidates[cell])) {
        const node = this.add({ digit, cells: [cell], set: cellSet(geometry, [cell]) });
        this.nodeByCandidate[cell * geometry.size + digit - 1] = node;
      }
    }
    this.cellNodes = this.nodes.slice();
  }

  /** The index of a further node. */
  add(node: LinkNode): number {
    this.follows.push([], []);
    return this.nodes.push(node) - 1;
  }

  nodeOf(cell: number, digit: number): number {
    return this.nodeByCandidate[cell * this.position.geometry.size + digit - 1];
  }

  /** Not both. */
  weak(a: number, b: number): void {
    this.implyOnce(2 * a + 1, 2 * b);
    this.implyOnce(2 * b + 1, 2 * a);
  }

  /** At least one. */
  strong(a: number, b: number): void {
    this.implyOnce(2 * a, 2 * b + 1);
    this.implyOnce(2 * b, 2 * a + 1);
  }

  /** One direction only; not to be said twice. */
  imply(statement: number, consequence: number): void {
    this.follows[statement].push(consequence);
  }

  /** Two cells may share two houses. */
  private implyOnce(statement: number, consequence: number): void {
    if (!this.follows[statement].includes(consequence)) this.imply(statement, consequence);
  }

  links(): Links {
    const { position, nodes } = this;
    const { size } = position.geometry;
    const first = new Uint32Array(this.follows.length + 1);
    for (const [statement, { length }] of this.follows.entries()) first[statement + 1] = first[statement] + length;
    const follows = new Uint32Array(first[this.follows.length]);
    for (const [statement, known] of this.follows.entries()) follows.set(known, first[statement]);
    const cellOf = Int16Array.from(nodes, ({ cells, almostLocked }) =>
      cells.length > 1 || almostLocked ? -1 : cells[0],
    );
    const { cellCount } = position.geometry;
    const placeOf = Int32Array.from(cellOf, (cell, node) => (cell < 0 ? cellCount + node : cell));
    const byCandidate = this.nodeByCandidate;
    const nodeOf = (cell: number, digit: number) => byCandidate[cell * size + digit - 1];
    return { position, nodes, cellOf, placeOf, first, follows, nodeOf };
  }
}

/** In a cell every two candidates exclude each other; one of two must be true. */
export function linkInCells(builder: LinkBuilder): void {
  const { candidates } = builder.position;
  for (let cell = 0; cell < candidates.length; cell++) {
    const nodes = digitsOf(candidates[cell]).map(digit => builder.nodeOf(cell, digit));
    for (const [i, a] of nodes.entries()) {
      for (const b of nodes.slice(i + 1)) {
        builder.weak(a, b);
        if (nodes.length === 2) builder.strong(a, b);
      }
    }
  }
}

/** In a house every two places of a digit exclude each other; one of two must be true. */
export function linkInHouses(builder: LinkBuilder): void {
  const { position } = builder;
  const { size, houses } = position.geometry;
  for (const house of houses) {
    for (let digit = 1; digit <= size; digit++) {
      const places = position.places(house, digit);
      if (places === 0 || isSingle(places)) continue;
      const nodes = Array.from(house.cells)
        .filter((_, i) => (places & (1 << i)) !== 0)
        .map(cell => builder.nodeOf(cell, digit));
      for (const [i, a] of nodes.entries()) {
        for (const b of nodes.slice(i + 1)) {
          builder.weak(a, b);
          if (nodes.length === 2) builder.strong(a, b);
        }
      }
    }
  }
}

/** The same with groups: what is not in the group excludes it, and takes over where nothing else is left in the house. */
export function linkGroups(builder: LinkBuilder): void {
  const { position } = builder;
  const { size, houses } = position.geometry;
  const groups = new Map<string, number>();
  const groupOf = (digit: number, cells: readonly number[]) => {
    const key = `${digit}.${cells.join()}`;
    const node = groups.get(key) ?? builder.add({ digit, cells, set: cellSet(position.geometry, cells) });
    groups.set(key, node);
    return node;
  };
  for (const house of houses) {
    for (let digit = 1; digit <= size; digit++) {
      const places = position.places(house, digit);
      if (places === 0 || isSingle(places)) continue;
      const cells = Array.from(house.cells).filter((_, i) => (places & (1 << i)) !== 0);
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
    }
  }
}

/** Of a digit's places in a house: those that share a second house, two or more of them. */
function groupsAmong({ geometry }: Position, kind: 'row' | 'column' | 'box', cells: readonly number[]): number[][] {
  const { rowOf, columnOf, boxOf } = geometry;
  const others = kind === 'box' ? [rowOf, columnOf] : [boxOf];
  return others.flatMap(houseOf => {
    const groups = new Map<number, number[]>();
    for (const cell of cells) groups.set(houseOf[cell], [...(groups.get(houseOf[cell]) ?? []), cell]);
    return [...groups.values()].filter(group => group.length > 1);
  });
}

/**
 * The links between candidates and groups, and the graphs for chains. The graphs differ in their links, and in the order
 * of the consequences of a statement.
 */

import { cellSet } from '../cellSet';
import type { House, Variant } from '../geometry';
import { bitOf, digitsOf, isSingle } from '../grid';
import type { Cell, Digit, NodeIndex } from '../numbers';
import type { Pausable } from '../pausing';
import { cellsAtPlaces, deriving, ofGeometry, type Position, sharedHouses } from '../position';
import { type CandidateSource, GraphBuilder, type ImplicationGraph } from './graph';
import { off, on } from './statement';

/** The graph with the links between candidates: in a cell, and of a digit in a house. */
export const cellLinks = deriving(function* (position): Pausable<ImplicationGraph> {
  const builder = yield* GraphBuilder.begin(position);
  yield* linkInCells(builder);
  yield* linkInHouses(builder);
  return yield* builder.graph();
});

/** The graph with these links and those of groups. A group is two or more places for a digit in an intersection. Groups are special. */
export const groupLinks = deriving(function* (position): Pausable<ImplicationGraph> {
  const builder = yield* GraphBuilder.begin(position);
  yield* linkInCells(builder);
  yield* linkInHouses(builder);
  yield* linkGroups(builder);
  return yield* builder.graph(builder.candidateNodes.length);
});

/**
 * The same links for forcing chains, in a different order: the candidates that a true statement excludes come first,
 * ascending, then the groups in the order of {@link inReadingOrder}. This order decides which of several equally short
 * chains is shown.
 */
export const groupLinksInReadingOrder = deriving(function* (position): Pausable<ImplicationGraph> {
  const builder = yield* GraphBuilder.begin(position);
  yield* linkInCells(builder);
  yield* linkInHouses(builder);
  yield* linkGroups(builder, yield* inReadingOrder(position));
  const graph = yield* builder.graph(builder.candidateNodes.length);
  const { nodes, first, follows } = graph;
  const firstGroup = off(graph.candidateCount);
  for (let node = 0; node < nodes.length; node++) {
    const excluded = follows.subarray(first[on(node)], first[on(node) + 1]);
    const candidates = excluded.filter(statement => statement < firstGroup).sort();
    const groups = excluded.filter(statement => statement >= firstGroup);
    excluded.set(candidates);
    excluded.set(groups, candidates.length);
    if (node % NODES_AT_ONCE === 0) yield undefined;
  }
  return graph;
});

/** The graph with the links of a digit in houses, without those in cells. */
export const houseLinks = deriving(function* (position): Pausable<ImplicationGraph> {
  const builder = yield* GraphBuilder.begin(position);
  yield* linkInHouses(builder);
  return yield* builder.graph();
});

/** The graph with the links between cells with two candidates: strong ones in a cell, weak ones in a house. */
export const bivalueLinks = deriving(function* (position): Pausable<ImplicationGraph> {
  const builder = yield* GraphBuilder.begin(position);
  const { geometry, candidates } = position;
  for (const [node, { digit, cells }] of builder.candidateNodes.entries()) {
    if (node % NODES_AT_ONCE === 0) yield undefined;
    const digits = digitsOf(candidates[cells[0]]);
    if (digits.length !== 2) continue;
    for (const other of digits) if (digit < other) builder.strong(node, builder.nodeAt(cells[0], other));
    for (const peer of geometry.peersOf[cells[0]]) {
      if (peer < cells[0] || !position.has(peer, digit) || digitsOf(candidates[peer]).length !== 2) continue;
      builder.weak(node, builder.nodeAt(peer, digit));
    }
  }
  return yield* builder.graph();
});

/** The number of nodes, with some dozens of links each, that are processed between two yields. */
const NODES_AT_ONCE = 64;
/** The number of candidates that are linked between two yields. */
const LINKED_AT_ONCE = 100;

/**
 * Adds the links of different digits. Every two candidates of a cell exclude each other. If there are only two, one of them is true.
 * Rules about two cells add others.
 */
export function* linkInCells<P extends CandidateSource>(builder: GraphBuilder<P>): Pausable<void> {
  const { candidates, geometry } = builder.position;
  let linked = 0;
  for (let cell = 0; cell < candidates.length; cell++) {
    const nodes = digitsOf(candidates[cell]).map(digit => builder.nodeAt(cell, digit));
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
  if (geometry.variant) yield* linkDigitsByRules(builder, geometry.variant);
}

/** At cell * number of cells + other cell: the first house that contains both. Entries for cells that share no house are meaningless. */
const firstSharedHouses = ofGeometry(({ cellCount, houses, housesOf }): Uint8Array => {
  const table = new Uint8Array(cellCount * cellCount);
  for (const a of housesOf.keys())
    for (const house of [...housesOf[a]].reverse())
      for (const b of houses[house.at].cells) table[a * cellCount + b] = house.at;
  return table;
});

/**
 * Adds the links of a digit in houses. Every two places exclude each other. If there are only two, one of them is true. The
 * consequences of a statement are listed in the order of `houses`, in which boxes must come first or last, and the houses of rules
 * after them. Then come the links of rules about two cells.
 */
export function* linkInHouses<P extends CandidateSource>(
  builder: GraphBuilder<P>,
  houses: readonly House[] = builder.position.geometry.houses,
): Pausable<void> {
  const { geometry } = builder.position;
  const { rowOf, columnOf, boxOf, regions } = geometry;
  const isSharedByTwoHouses = (a: Cell, b: Cell) =>
    regions !== 'none' && boxOf[a] === boxOf[b] && (rowOf[a] === rowOf[b] || columnOf[a] === columnOf[b]);
  const firstShared = geometry.variant ? firstSharedHouses(geometry) : [];
  const shareEarlier = ({ at }: House, a: Cell, b: Cell) => firstShared[a * geometry.cellCount + b] < at;
  const areBoxesFirst = houses[0].kind === 'box';
  const firstOfRules = (geometry.regions === 'none' ? 2 : 3) * geometry.size;
  let linked = 0;
  for (const { house, digit, cells } of placesToLink(builder.position, houses)) {
    const comesSecond = (house.kind === 'box') !== areBoxesFirst;
    const isOfRule = house.at >= firstOfRules;
    const nodes = cells.map(cell => builder.nodeAt(cell, digit));
    for (const [i, a] of nodes.entries()) {
      for (let j = i + 1; j < nodes.length; j++) {
        const [one, other] = [cells[i], cells[j]];
        const isLinked = isOfRule ? shareEarlier(house, one, other) : comesSecond && isSharedByTwoHouses(one, other);
        if (!isLinked) builder.weak(a, nodes[j]);
        if (nodes.length === 2) builder.strong(a, nodes[j]);
      }
    }
    linked += nodes.length;
    if (linked < LINKED_AT_ONCE) continue;
    linked = 0;
    yield undefined;
  }
  if (geometry.variant) yield* linkDigitByRules(builder);
}

/**
 * At cell * (N + 1) + digit: the later cells that share no house with the cell, and in which a rule forbids the digit if the cell
 * holds it.
 */
const excludedByRules = ofGeometry((geometry): readonly (readonly Cell[])[] => {
  const { size, peersOf, variant } = geometry;
  return Array.from(peersOf).flatMap((peers, cell) => {
    const isApart = (other: Cell) => cell < other && sharedHouses(geometry, [cell, other]).length === 0;
    const apart = [...peers].filter(isApart);
    const related = (variant?.relationsOf[cell] ?? []).filter(({ cell: other }) => isApart(other));
    return Array.from({ length: size + 1 }, (_, digit) => {
      const others = related.filter(({ allowed }) => (allowed[digit] & bitOf(digit)) === 0).map(each => each.cell);
      return digit === 0 ? [] : [...new Set([...apart, ...others])];
    });
  });
});

/**
 * Adds the links of a digit between cells that share no house but cannot both hold it by a rule. Links between different
 * digits are a separate function, because techniques for one digit use only these.
 */
function* linkDigitByRules<P extends CandidateSource>(builder: GraphBuilder<P>): Pausable<void> {
  const { geometry } = builder.position;
  const excluded = excludedByRules(geometry);
  for (const [node, { digit, cells }] of builder.candidateNodes.entries()) {
    if (node % NODES_AT_ONCE === 0) yield undefined;
    for (const other of excluded[cells[0] * (geometry.size + 1) + digit]) {
      const linked = builder.nodeAt(other, digit);
      if (linked >= 0) builder.weak(node, linked);
    }
  }
}

/** Adds links between different digits in two cells that a rule forbids to occur together. */
function* linkDigitsByRules<P extends CandidateSource>(
  builder: GraphBuilder<P>,
  { relationsOf }: Variant,
): Pausable<void> {
  const { candidates } = builder.position;
  for (const [node, { digit, cells }] of builder.candidateNodes.entries()) {
    if (node % NODES_AT_ONCE === 0) yield undefined;
    for (const { cell: other, allowed } of relationsOf[cells[0]]) {
      if (other < cells[0]) continue;
      const excluded = candidates[other] & ~allowed[digit] & ~bitOf(digit);
      for (const no of digitsOf(excluded)) builder.weak(node, builder.nodeAt(other, no));
    }
  }
}

/** The places for a digit in a house. */
interface DigitPlaces {
  readonly house: House;
  readonly digit: Digit;
  /** Two or more, ascending. */
  readonly cells: readonly Cell[];
}

/** The places of digits that have two or more places in a house, by house, then by digit. */
function* placesToLink(position: CandidateSource, houses: readonly House[]): Generator<DigitPlaces, void> {
  const { size } = position.geometry;
  for (const house of houses) {
    for (let digit = 1; digit <= size; digit++) {
      const places = position.places(house, digit);
      if (places !== 0 && !isSingle(places)) yield { house, digit, cells: cellsAtPlaces(house, places) };
    }
  }
}

/**
 * Adds groups and their links. A group excludes all other places for the digit in its house. If only one other candidate or group is
 * left there, one of the two is true.
 */
export function* linkGroups(
  builder: GraphBuilder,
  allPlaces: Iterable<DigitPlaces> = placesToLink(builder.position, builder.position.geometry.houses),
): Pausable<void> {
  const { position } = builder;
  const groups = new Map<string, NodeIndex>();
  const groupOf = (digit: Digit, cells: readonly Cell[]) => {
    const key = `${digit}.${cells.join()}`;
    const node = groups.get(key) ?? builder.add({ digit, cells, set: cellSet(position.geometry, cells) });
    groups.set(key, node);
    return node;
  };
  let linked = 0;
  for (const { house, digit, cells } of allPlaces) {
    const inHouse = groupsAmong(position, house.kind, cells).map(group => groupOf(digit, group));
    for (const [i, a] of inHouse.entries()) {
      const { set } = builder.nodes[a];
      const singles = cells.filter(cell => !set.has(cell)).map(cell => builder.nodeAt(cell, digit));
      for (const b of [...singles, ...inHouse.slice(i + 1)]) {
        const other = builder.nodes[b].set;
        if (set.intersects(other)) continue;
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

/** Like {@link placesToLink}, sorted by the first group of each. Groups in rows come first, groups of a box before groups of its line. */
function* inReadingOrder(position: Position): Pausable<DigitPlaces[]> {
  const { columnOf, boxesFirst } = position.geometry;
  const ranked: { readonly places: DigitPlaces; readonly rank: number }[] = [];
  for (const places of placesToLink(position, boxesFirst)) {
    const groups = groupsAmong(position, places.house.kind, places.cells);
    const rank = Math.min(...groups.map(([a, b]) => 2 * a + (columnOf[a] === columnOf[b] ? 1 : 0)));
    ranked.push({ places, rank });
    if (ranked.length % LINKED_AT_ONCE === 0) yield undefined;
  }
  return ranked.sort((a, b) => a.rank - b.rank).map(({ places }) => places);
}

/** The groups among the places of a digit in a house: two or more places that share a second house. */
function groupsAmong({ geometry }: Position, kind: House['kind'], cells: readonly Cell[]): Cell[][] {
  const { rowOf, columnOf, boxOf, regions } = geometry;
  const boxes = regions === 'none' ? [] : [boxOf];
  const others = kind === 'box' ? [rowOf, columnOf] : boxes;
  return others.flatMap(houseOf => partsBy(houseOf, cells).filter(group => group.length > 1));
}

/**
 * Partitions the cells by a shared house. `houseOf` has the row, column or box of each cell. The parts are ordered by
 * their first cells.
 */
export function partsBy(houseOf: ArrayLike<number>, cells: readonly Cell[]): Cell[][] {
  const parts = new Map<number, Cell[]>();
  for (const cell of cells) {
    const part = parts.get(houseOf[cell]);
    if (part === undefined) parts.set(houseOf[cell], [cell]);
    else part.push(cell);
  }
  return [...parts.values()];
}

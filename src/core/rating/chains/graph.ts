/** The implication graph of a position, and the effect of a proved statement on the position. */

import { GraphBuilder, type ImplicationGraph } from '../../implications/graph';
import { linkInCells, linkInHouses } from '../../implications/links';
import { isOn, nodeOf, on } from '../../implications/statement';
import type { CandidateIndex, Digit, HouseIndex, NodeIndex, Statement } from '../../numbers';
import { type Pausable, sharedWork } from '../../pausing';
import { cellsAtPlaces } from '../../position';
import { candidateIndexOf, type RatingPosition } from '../board';
import { geometry } from '../classicTables';

/** An implication graph with more tables for the rating. */
export interface BoardGraph extends ImplicationGraph<RatingPosition> {
  /** By node: its candidate. */
  readonly candidates: Uint16Array;
  /**
   * By node: the number of other candidates in its cell. The consequences in its cell come first in the lists of the graph. A true
   * node has one such consequence for each other candidate. A false node has one only if the cell has exactly one other candidate.
   */
  readonly inCell: Uint8Array;
}

/**
 * The graph of a position. Consequences in boxes come before those in rows and columns, as in Sukaku Explainer: of equally short
 * chains the first one found counts, and it decides which steps are possible later.
 */
export function graphOf(board: RatingPosition): Pausable<BoardGraph> {
  const known = graphs.get(board);
  if (known?.revision === board.revision) return known.graph();
  const graph = sharedWork(buildGraph(board));
  graphs.set(board, { revision: board.revision, graph });
  return graph();
}

/** Cache by position: the graph of one revision. Several rules search the same position one after another. */
const graphs = new WeakMap<RatingPosition, { readonly revision: number; readonly graph: () => Pausable<BoardGraph> }>();

function* buildGraph(board: RatingPosition): Pausable<BoardGraph> {
  const builder = yield* GraphBuilder.begin(board);
  yield* linkInCells(builder);
  yield* linkInHouses(builder, geometry.boxesFirst);
  const graph = yield* builder.graph();
  const { cellOf, digitOf } = graph;
  const candidates = Uint16Array.from(cellOf, (cell, node) => candidateIndexOf(cell, digitOf[node]));
  const perCell = new Uint8Array(geometry.cellCount);
  for (const cell of cellOf) perCell[cell]++;
  return { ...graph, candidates, inCell: Uint8Array.from(cellOf, cell => perCell[cell] - 1) };
}

/** The nodes of a digit in a house. */
export function nodesIn({ position, nodeAt }: BoardGraph, house: HouseIndex, digit: Digit): NodeIndex[] {
  const places = position.placesByHouse[10 * house + digit];
  return cellsAtPlaces(geometry.houses[house], places).map(cell => nodeAt(cell, digit));
}

/** The candidates that a proved statement eliminates: its own if it is false, the others of its cell if it is true. */
export function excludedIn(graph: BoardGraph, statement: Statement): CandidateIndex[] {
  const { candidates, inCell, first, follows } = graph;
  const node = nodeOf(statement);
  if (!isOn(statement)) return [candidates[node]];
  const begin = first[on(node)];
  return Array.from(follows.subarray(begin, begin + inCell[node]), excluded => candidates[nodeOf(excluded)]);
}

/** The effect of a proved statement on the position. */
export function effectOf(
  graph: BoardGraph,
  statement: Statement,
): { placement?: CandidateIndex; eliminations: CandidateIndex[] } {
  const eliminations = excludedIn(graph, statement);
  return isOn(statement) ? { placement: graph.candidates[nodeOf(statement)], eliminations } : { eliminations };
}

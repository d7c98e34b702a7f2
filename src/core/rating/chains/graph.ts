/** The implication graph of a board, and what a statement that is proved changes on the board. */

import { GraphBuilder, type ImplicationGraph } from '../../implications/graph';
import { linkInCells, linkInHouses } from '../../implications/links';
import { isOn, nodeOf, on } from '../../implications/statement';
import type { CandidateIndex, Digit, HouseIndex, NodeIndex, Statement } from '../../numbers';
import { type Pausable, shared } from '../../pausing';
import { cellsAt } from '../../position';
import { type Board, candidateAt } from '../board';
import { geometry } from '../nine';

export interface BoardGraph extends ImplicationGraph<Board> {
  /** By node: which candidate it is. */
  readonly candidates: Uint16Array;
  /**
   * By node: how many other candidates its cell has. What follows in its cell comes first in the graph's lists: so many
   * statements where it is on; where it is off, one if its cell has one other, else none.
   */
  readonly inCell: Uint8Array;
}

/**
 * The graph of a board. What follows in boxes comes before what follows in rows and columns, as Sukaku Explainer has it: of
 * equally short chains the first that is found counts, and it decides which steps there are after it.
 */
export function graphOf(board: Board): Pausable<BoardGraph> {
  const known = graphs.get(board);
  if (known?.revision === board.revision) return known.graph();
  const graph = shared(buildGraph(board));
  graphs.set(board, { revision: board.revision, graph });
  return graph();
}

/** By board: the graph of a revision. A step is looked for by several rules, one after the other, that need the same graph. */
const graphs = new WeakMap<Board, { readonly revision: number; readonly graph: () => Pausable<BoardGraph> }>();

function* buildGraph(board: Board): Pausable<BoardGraph> {
  const builder = yield* GraphBuilder.begin(board);
  yield* linkInCells(builder);
  yield* linkInHouses(builder, geometry.boxesFirst);
  const graph = yield* builder.graph();
  const { cellOf, digitOf } = graph;
  const candidates = Uint16Array.from(cellOf, (cell, node) => candidateAt(cell, digitOf[node]));
  const perCell = new Uint8Array(geometry.cellCount);
  for (const cell of cellOf) perCell[cell]++;
  return { ...graph, candidates, inCell: Uint8Array.from(cellOf, cell => perCell[cell] - 1) };
}

/** The nodes of a digit in a house. */
export function nodesIn({ position, nodeAt }: BoardGraph, house: HouseIndex, digit: Digit): NodeIndex[] {
  const places = position.placesByHouse[10 * house + digit];
  return cellsAt(geometry.houses[house], places).map(cell => nodeAt(cell, digit));
}

/** The candidates that are left out when a statement is proved: its own, or the others of its cell. */
export function excludedIn(graph: BoardGraph, statement: Statement): CandidateIndex[] {
  const { candidates, inCell, first, follows } = graph;
  const node = nodeOf(statement);
  if (!isOn(statement)) return [candidates[node]];
  const begin = first[on(node)];
  return Array.from(follows.subarray(begin, begin + inCell[node]), excluded => candidates[nodeOf(excluded)]);
}

/** The effect of a proved statement on the board. */
export function effectOf(
  graph: BoardGraph,
  statement: Statement,
): { placement?: CandidateIndex; eliminations: CandidateIndex[] } {
  const eliminations = excludedIn(graph, statement);
  return isOn(statement) ? { placement: graph.candidates[nodeOf(statement)], eliminations } : { eliminations };
}

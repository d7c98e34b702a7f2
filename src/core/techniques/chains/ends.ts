/**
 * Chains between two ends: if the first candidate is false, the last one is true. So at least one of them is true, and a
 * candidate that both exclude is false.
 */

import { countBits } from '../../cellSet';
import { bitOf } from '../../grid';
import type { ImplicationGraph } from '../../implications/graph';
import { isOn, nodeOf, off } from '../../implications/statement';
import type { Pausable } from '../../pausing';
import { type Candidate, type Position, peerSets } from '../../position';
import { type Chain, eliminate, makeStep, type Step, type Technique } from '../step';
import { BreadthFirstSearch, type SearchRound } from './breadthFirstSearch';
import { cellsOfChain, chainOf, setsIn } from './chain';
import { shortestFirst } from './shortestFirst';

/** The chains of a technique. */
export interface Ends {
  readonly technique: Technique;
  /** The graph of the chains. If it has special nodes, a chain must contain one. */
  readonly graph: Pausable<ImplicationGraph>;
  /** Whether a chain may end in the cell where it starts. Its first link must leave the cell. */
  readonly mayReturn?: boolean;
  /** The eliminations of a chain from one candidate (false) to another (true). Empty if the chain does not belong to the technique. */
  excluded(start: Candidate, end: Candidate, length: number): Candidate[];
}

/** The chains between two candidates that eliminate something, shortest first. */
export function* endToEnd(ends: Ends): Generator<Step | undefined> {
  const graph = yield* ends.graph;
  const search = new BreadthFirstSearch(graph);
  yield* shortestFirst(search, round => findChains(ends, graph, search, round));
}

/** The number of paths whose ends are examined between two yields. */
const ENDS_AT_ONCE = 256;

function* findChains(
  { technique, mayReturn, excluded }: Ends,
  graph: ImplicationGraph,
  search: BreadthFirstSearch,
  round: SearchRound,
): Generator<Step | undefined> {
  const { nodes, cellOf, first } = graph;
  for (const [node, { digit, cells }] of nodes.entries()) {
    if (cellOf[node] < 0) break;
    if (first[off(node)] === first[off(node) + 1]) {
      if (node % ENDS_AT_ONCE === 0) yield undefined;
      continue;
    }
    const start = { cell: cells[0], digit };
    if (mayReturn) yield* search.loop(off(node), round);
    else yield* search.leave(off(node), round);
    for (let path = 1; path <= search.count; path++) {
      if (path % ENDS_AT_ONCE === 0) yield undefined;
      const statement = search.statementOf(path);
      const cell = cellOf[nodeOf(statement)];
      const length = search.lengthOf(path);
      if (!isOn(statement) || cell < 0 || length < 3 || !search.isWanted(path)) continue;
      const eliminations = excluded(start, { cell, digit: nodes[nodeOf(statement)].digit }, length);
      if (eliminations.length > 0) yield chainStep(technique, chainOf(graph, search.statementsTo(path)), eliminations);
    }
    yield undefined;
  }
}

/** The step of a chain. */
export function chainStep(technique: Technique, chain: Chain, eliminations: readonly Candidate[]): Step | undefined {
  const digits = [...new Set(eliminations.map(({ digit }) => digit))].sort((a, b) => a - b);
  const sets = setsIn(chain);
  return makeStep({ technique, digits, houses: [], cells: cellsOfChain(chain), sets, chains: [chain], eliminations });
}

/** For ends with the same digit: the candidates that see both ends. Empty if there are fewer than `least`. */
export function seenByBoth(position: Position, start: Candidate, end: Candidate, least: number): Candidate[] {
  if (start.digit !== end.digit || start.cell === end.cell) return [];
  const peers = peerSets(position.geometry);
  const seen = peers[start.cell].and(peers[end.cell]).and(position.cellsWith[start.digit]);
  return seen.size < least ? [] : eliminate(position, seen, start.digit);
}

/** For ends with different digits that see each other: neither can hold the digit of the other. Both must have it as a candidate. */
export function eachOther(position: Position, start: Candidate, end: Candidate): Candidate[] {
  const { geometry, candidates } = position;
  if (start.digit === end.digit || !peerSets(geometry)[start.cell].has(end.cell)) return [];
  const both = bitOf(start.digit) | bitOf(end.digit);
  if (countBits(candidates[start.cell] & both) < 2 || countBits(candidates[end.cell] & both) < 2) return [];
  return [
    { cell: start.cell, digit: end.digit },
    { cell: end.cell, digit: start.digit },
  ];
}

/**
 * Chains between two ends: if the first does not hold the last does, so at least one of them is true. Whatever both exclude
 * is false.
 */

import { countBits } from '../../cellSet';
import { bitOf } from '../../grid';
import type { ImplicationGraph } from '../../implications/graph';
import { isOn, nodeOf, off } from '../../implications/statement';
import type { Pausable } from '../../pausing';
import { type Candidate, type Position, peerSets } from '../../position';
import { type Chain, eliminate, makeStep, type Step, type Technique } from '../step';
import { cellsOfChain, chainOf, setsIn } from './chain';
import { Reach, type Round } from './search';
import { shortestFirst } from './shortestFirst';

/** Which chains a technique is about. */
export interface Ends {
  readonly technique: Technique;
  /** Where it has special nodes, a chain must have one. */
  readonly graph: Pausable<ImplicationGraph>;
  /** Whether a chain may end where it began; its first link leaves the cell then. */
  readonly mayReturn?: boolean;
  /** What a chain from one candidate (off) to another (on) takes away; nothing where it is none of the wanted kind. */
  excluded(start: Candidate, end: Candidate, length: number): Candidate[];
}

/** The chains between candidates that take something away, shortest first. */
export function* endToEnd(ends: Ends): Generator<Step | undefined> {
  const graph = yield* ends.graph;
  const reach = new Reach(graph);
  yield* shortestFirst(reach, round => search(ends, graph, reach, round));
}

/** Ways of a search whose ends are looked at between two yields. */
const ENDS_AT_ONCE = 256;

function* search(
  { technique, mayReturn, excluded }: Ends,
  graph: ImplicationGraph,
  reach: Reach,
  round: Round,
): Generator<Step | undefined> {
  const { nodes, cellOf, first } = graph;
  for (const [node, { digit, cells }] of nodes.entries()) {
    if (cellOf[node] < 0) break;
    if (first[off(node)] === first[off(node) + 1]) {
      if (node % ENDS_AT_ONCE === 0) yield undefined;
      continue;
    }
    const start = { cell: cells[0], digit };
    if (mayReturn) yield* reach.loop(off(node), round);
    else yield* reach.leave(off(node), round);
    for (let way = 1; way <= reach.count; way++) {
      if (way % ENDS_AT_ONCE === 0) yield undefined;
      const statement = reach.statementOf(way);
      const cell = cellOf[nodeOf(statement)];
      const length = reach.lengthOf(way);
      if (!isOn(statement) || cell < 0 || length < 3 || !reach.isWanted(way)) continue;
      const eliminations = excluded(start, { cell, digit: nodes[nodeOf(statement)].digit }, length);
      if (eliminations.length > 0) yield chainStep(technique, chainOf(graph, reach.statementsTo(way)), eliminations);
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

/** Ends with one digit: all that see both, at least so many. */
export function seenByBoth(position: Position, start: Candidate, end: Candidate, least: number): Candidate[] {
  if (start.digit !== end.digit || start.cell === end.cell) return [];
  const peers = peerSets(position.geometry);
  const seen = peers[start.cell].and(peers[end.cell]).and(position.cellsWith[start.digit]);
  return seen.size < least ? [] : eliminate(position, seen, start.digit);
}

/** Ends with different digits that see each other: each cannot be what the other is; both must have that candidate. */
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

/** The candidates that exclude a target by a chain: if one of them is true, links lead to the target being false. */

import { type CellSet, cellSet } from '../../cellSet';
import type { ImplicationGraph } from '../../implications/graph';
import { groupLinks } from '../../implications/links';
import { isOn, nodeOf, off, on, opposite } from '../../implications/statement';
import type { Cell, NodeIndex, Statement } from '../../numbers';
import type { Pausable } from '../../pausing';
import { type Candidate, derived, type Position } from '../../position';
import { chainOf } from '../chains/chain';
import type { Chain } from '../step';

/** By digit: the cells in which that digit excludes the target. */
export type Excluders = readonly CellSet[];

const knownOf = derived((_: Position) => new Map<NodeIndex, Excluders>());

/** The excluders of a target, found once. The chains are not kept: they would take a lot of memory. */
export function* excludersOf(position: Position, target: Candidate): Pausable<Excluders> {
  const known = knownOf(position);
  const graph = yield* groupLinks(position);
  const node = graph.nodeAt(target.cell, target.digit);
  let excluders = known.get(node);
  if (!excluders) {
    excluders = yield* findExcluders(graph, node);
    known.set(node, excluders);
  }
  return excluders;
}

function* findExcluders(graph: ImplicationGraph, target: NodeIndex): Pausable<Excluders> {
  const { nodes, cellOf, position } = graph;
  const { geometry } = position;
  const { reached } = yield* walk(graph, target);
  const cells: Cell[][] = Array.from({ length: geometry.size + 1 }, () => []);
  for (const statement of reached) {
    const node = nodeOf(statement);
    if (!isOn(statement) && cellOf[node] >= 0 && node !== target) cells[nodes[node].digit].push(cellOf[node]);
  }
  return cells.map(some => cellSet(geometry, some));
}

/** The shortest chain from a candidate that excludes another, true, to that one, false. */
export function* chainBetween(position: Position, excluder: Candidate, target: Candidate): Pausable<Chain> {
  const graph = yield* groupLinks(position);
  const end = graph.nodeAt(target.cell, target.digit);
  const { before } = yield* walk(graph, end);
  const statements: Statement[] = [];
  // Ends at the start of the walk, because everything reached leads back to it.
  for (let at = off(graph.nodeAt(excluder.cell, excluder.digit)); at !== on(end); at = before[at]) {
    statements.push(opposite(at));
  }
  return chainOf(graph, [...statements, off(end)]);
}

/** Links that are walked between two yields. */
const AT_ONCE = 20_000;

/**
 * All consequences of a candidate being true, nearest first, and by statement the one before it. Every link can be walked
 * both ways, so the opposite of a reached statement leads to the candidate being false.
 */
function* walk(
  { nodes, first, follows }: ImplicationGraph,
  target: NodeIndex,
): Pausable<{ reached: Statement[]; before: Int32Array }> {
  const start = on(target);
  const before = new Int32Array(2 * nodes.length).fill(-1);
  before[start] = start;
  const reached = [start];
  let left = AT_ONCE;
  for (const statement of reached) {
    for (let i = first[statement]; i < first[statement + 1]; i++) {
      if (before[follows[i]] >= 0) continue;
      before[follows[i]] = statement;
      reached.push(follows[i]);
    }
    left -= first[statement + 1] - first[statement];
    if (left > 0) continue;
    left = AT_ONCE;
    yield undefined;
  }
  return { reached, before };
}

/** The candidates that exclude a target by a chain: if one of them is true, links lead to the target being false. */

import { type CellSet, cellSet } from '../../cellSet';
import type { Pausable } from '../../pausing';
import { type Candidate, derived, type Position } from '../../position';
import { chainOf } from '../chains/chain';
import { groupLinks, type Links } from '../chains/links';
import type { Chain } from '../step';

/** By digit: the cells in which that digit excludes the target. */
export type Excluders = readonly CellSet[];

const knownOf = derived((_: Position) => new Map<number, Excluders>());

/** The excluders of a target, found once. The chains are not kept: they would take much memory. */
export function* excludersOf(position: Position, target: Candidate): Pausable<Excluders> {
  const known = knownOf(position);
  const links = yield* groupLinks(position);
  const node = links.nodeOf(target.cell, target.digit);
  let excluders = known.get(node);
  if (!excluders) {
    excluders = yield* findExcluders(links, node);
    known.set(node, excluders);
  }
  return excluders;
}

function* findExcluders(links: Links, target: number): Pausable<Excluders> {
  const { nodes, cellOf, position } = links;
  const { geometry } = position;
  const { reached } = yield* walk(links, target);
  const cells: number[][] = Array.from({ length: geometry.size + 1 }, () => []);
  for (const statement of reached) {
    const node = statement >> 1;
    const isOff = (statement & 1) === 0;
    if (isOff && cellOf[node] >= 0 && node !== target) cells[nodes[node].digit].push(cellOf[node]);
  }
  return cells.map(some => cellSet(geometry, some));
}

/** The shortest chain from a candidate that excludes another, true, to that one, false. */
export function* chainBetween(position: Position, excluder: Candidate, target: Candidate): Pausable<Chain> {
  const links = yield* groupLinks(position);
  const end = links.nodeOf(target.cell, target.digit);
  const { before } = yield* walk(links, end);
  const statements: number[] = [];
  // Ends at the statement that the walk began with, to which all that it reached leads back.
  for (let at = 2 * links.nodeOf(excluder.cell, excluder.digit); at !== 2 * end + 1; at = before[at]) {
    statements.push(at ^ 1);
  }
  return chainOf(links, [...statements, 2 * end]);
}

/** Links that are walked between two yields. */
const AT_ONCE = 20_000;

/**
 * All that follows when a candidate is true, nearest first, and by statement the one before it. Every link can be walked
 * both ways, so that the opposite of what is reached leads to the candidate being false.
 */
function* walk({ nodes, first, follows }: Links, target: number): Pausable<{ reached: number[]; before: Int32Array }> {
  const start = 2 * target + 1;
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

/** What excludes a candidate by a chain: every candidate from which links lead to that one being false. */

import { type CellSet, cellSet } from '../../cellSet';
import { type Candidate, derived, type Position } from '../../position';
import { chainOf } from '../chains/chain';
import { groupLinks } from '../chains/links';
import type { Chain } from '../step';

export interface Excluders {
  /** By digit: the cells. */
  readonly cellsWith: readonly CellSet[];
  /** The shortest chain from one of them, true, to the candidate, false. */
  chainFrom(excluder: Candidate): Chain;
}

const knownOf = derived((_: Position) => new Map<number, Excluders>());

export function excludersOf(position: Position, target: Candidate): Excluders {
  const known = knownOf(position);
  const key = groupLinks(position).nodeOf(target.cell, target.digit);
  const excluders = known.get(key) ?? search(position, key);
  known.set(key, excluders);
  return excluders;
}

/** Every link can be walked both ways, so the search starts from the target, supposed to be true. */
function search(position: Position, target: number): Excluders {
  const links = groupLinks(position);
  const { nodes, cellOf, first, follows, nodeOf } = links;
  const { geometry } = position;
  const start = 2 * target + 1;
  const before = new Int32Array(2 * nodes.length).fill(-1);
  before[start] = start;
  const reached = [start];
  for (const statement of reached) {
    for (let i = first[statement]; i < first[statement + 1]; i++) {
      if (before[follows[i]] >= 0) continue;
      before[follows[i]] = statement;
      reached.push(follows[i]);
    }
  }
  const cells: number[][] = Array.from({ length: geometry.size + 1 }, () => []);
  for (const statement of reached) {
    const node = statement >> 1;
    const isOff = (statement & 1) === 0;
    if (isOff && cellOf[node] >= 0 && node !== target) cells[nodes[node].digit].push(cellOf[node]);
  }
  return {
    cellsWith: cells.map(some => cellSet(geometry, some)),
    chainFrom({ cell, digit }) {
      const statements: number[] = [];
      for (let at = 2 * nodeOf(cell, digit); at !== start; at = before[at]) statements.push(at ^ 1);
      return chainOf(links, [...statements, start ^ 1]);
    },
  };
}

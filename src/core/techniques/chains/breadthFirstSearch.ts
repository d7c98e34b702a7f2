/**
 * The shortest chains from a statement to all statements that follow from it, by breadth-first search. A chain may not return to
 * a cell that it has left, because people do not draw such chains: when a statement is reached, the path to it is checked once.
 * The shortest path to a statement may pass through a cell that is needed later, where a second path does not. So a thorough
 * search continues from a few paths to each statement.
 *
 * Some techniques need chains with a special kind of node (groups, almost locked sets). For these, a statement that is reached by
 * a chain with such a node and the same statement reached by a chain without one are two different states of the search.
 */

import type { ImplicationGraph } from '../../implications/graph';
import { nodeOf } from '../../implications/statement';
import type { NodeIndex, Statement } from '../../numbers';
import type { Pausable } from '../../pausing';

/** The number of paths to a state from which a thorough search continues. */
const THOROUGH = 4;
/** The number of links that are followed between two yields. */
const AT_ONCE = 20_000;

/** One round of searches. */
export interface SearchRound {
  /** The largest number of links of a chain. */
  readonly limit: number;
  /** Whether to keep several paths to each statement, which finds more chains. */
  readonly isThorough: boolean;
}

/**
 * The search. Its arrays are reused for each start. Paths are numbered from 1, shortest first; 0 is the start itself, or
 * "none" where a path is returned.
 */
export class BreadthFirstSearch {
  /** The number of paths that were found. */
  count = 0;
  /** Whether a limit has cut off chains since this was set to false. */
  wasCut = false;
  private readonly hasKinds: boolean;
  private readonly firstSpecial: NodeIndex;
  private readonly statements: number;
  /** By path: the state that it leads to, the path that it extends by one link, and its number of links. */
  private readonly stateOf: Int32Array;
  private readonly before: Int32Array;
  private readonly length: Int16Array;
  /** By path: the place of its last node. */
  private readonly place: Int32Array;
  /** By state: the shortest path to it, 0 if there is none, and the number of paths. */
  private readonly shortest: Int32Array;
  private readonly pathsTo: Uint8Array;
  /** The path from which the search continues next. */
  private next = 0;

  /** If the graph has special nodes, the search is for chains with at least one of them. */
  constructor(private readonly graph: ImplicationGraph) {
    const { firstSpecial } = graph;
    this.hasKinds = firstSpecial !== undefined;
    this.firstSpecial = firstSpecial ?? graph.nodes.length;
    this.statements = 2 * graph.nodes.length;
    const states = this.hasKinds ? 2 * this.statements : this.statements;
    this.stateOf = new Int32Array(THOROUGH * states + 1);
    this.before = new Int32Array(THOROUGH * states + 1);
    this.length = new Int16Array(THOROUGH * states + 1);
    this.place = new Int32Array(THOROUGH * states + 1);
    this.shortest = new Int32Array(states);
    this.pathsTo = new Uint8Array(states);
  }

  /** Finds the chains that never return to the cell of the start. */
  *leave(start: Statement, round: SearchRound): Pausable<void> {
    this.begin(start);
    while (!this.extendPaths(round, 'open')) yield undefined;
  }

  /** Finds the chains that leave the cell of the start with their first link. They may end in this cell. */
  *loop(start: Statement, round: SearchRound): Pausable<void> {
    this.begin(start);
    while (!this.extendPaths(round, 'loop')) yield undefined;
  }

  /** The shortest wanted path to a statement, 0 if there is none. See {@link isWanted}. */
  pathTo(statement: Statement): number {
    return this.shortest[this.hasKinds ? statement + this.statements : statement];
  }

  /** The last statement of a path. */
  statementOf(path: number): Statement {
    const state = this.stateOf[path];
    return state < this.statements ? state : state - this.statements;
  }

  /** The number of links of a path. */
  lengthOf(path: number): number {
    return this.length[path];
  }

  /** Whether a path is wanted: if the graph has special nodes, the path must contain one. */
  isWanted(path: number): boolean {
    return !this.hasKinds || this.stateOf[path] >= this.statements;
  }

  /** The statements of a path, the start first. */
  statementsTo(path: number): Statement[] {
    const statements: Statement[] = [];
    for (let at = path; at !== 0; at = this.before[at]) statements.push(this.statementOf(at));
    statements.push(this.stateOf[0]);
    return statements.reverse();
  }

  private begin(start: Statement): void {
    this.shortest.fill(0);
    this.pathsTo.fill(0);
    this.pathsTo[start] = THOROUGH;
    this.stateOf[0] = start;
    this.length[0] = 0;
    this.count = 0;
    this.next = 0;
  }

  /**
   * Extends one path after the other until it is time to yield. Returns true at the end. Terminates, because each state
   * has few paths.
   */
  private extendPaths({ limit, isThorough }: SearchRound, form: 'open' | 'loop'): boolean {
    const isLoop = form === 'loop';
    const { stateOf, before, length, place, shortest, pathsTo, statements, firstSpecial } = this;
    const { first, follows, cellOf, placeOf } = this.graph;
    const start = stateOf[0];
    const home = cellOf[nodeOf(start)];
    const most = isThorough ? THOROUGH : 1;
    let count = this.count;
    let left = AT_ONCE;
    let path = this.next;
    for (; path <= count && left > 0; path++) {
      const state = stateOf[path];
      const statement = state < statements ? state : state - statements;
      // A chain that returned to the cell of the start ends there.
      if (isLoop && path > 0 && cellOf[nodeOf(statement)] === home) continue;
      if (length[path] >= limit) {
        this.wasCut = true;
        path = count; // later paths are not shorter
        continue;
      }
      const isSpecial = state >= statements;
      const links = length[path] + 1;
      const end = first[statement + 1];
      left -= end - first[statement];
      for (let i = first[statement]; i < end; i++) {
        const follower = follows[i];
        if (follower === start) continue;
        const node = nodeOf(follower);
        const to = isSpecial || node >= firstSpecial ? follower + statements : follower;
        if (pathsTo[to] >= most) continue;
        const isHome = cellOf[node] === home;
        if (isHome ? pathsTo[to] > 0 || isLoop === (path === 0) : this.wasAt(placeOf[node], path)) continue;
        count++;
        stateOf[count] = to;
        before[count] = path;
        length[count] = links;
        place[count] = placeOf[node];
        if (pathsTo[to]++ === 0) shortest[to] = count;
      }
    }
    this.count = count;
    this.next = path;
    return path > count;
  }

  /**
   * Whether a path, without its last node and its start, has a node at a place. Groups and sets may overlap with earlier
   * nodes, because the links are valid anyway.
   */
  private wasAt(wanted: number, path: number): boolean {
    const { before, place } = this;
    for (let at = before[path]; at > 0; at = before[at]) if (place[at] === wanted) return true;
    return false;
  }
}

/**
 * Shortest chains from a statement to all that follows from it, by breadth-first search. A chain may not come back to a cell
 * that it has left: as each statement is reached, the way that led there is walked back once to see to that. So what is found
 * are chains as people draw them. The shortest way to a statement may bar the way on from it where a second one would not;
 * therefore a thorough search goes on from a few ways to each.
 *
 * Where a technique is about chains with a special kind of node (groups, almost locked sets), every statement is searched
 * for twice: by chains without such a node, and by chains with one. The two are different states of the search.
 */

import type { ImplicationGraph } from '../../implications/graph';
import { nodeOf } from '../../implications/statement';
import type { NodeIndex, Statement } from '../../numbers';
import type { Pausable } from '../../pausing';

/** How many ways to a state a thorough search goes on from. */
const THOROUGH = 4;
/** Links that are looked at between two yields. */
const AT_ONCE = 20_000;

/** One round of searches. */
export interface Round {
  /** The most links of a chain. */
  readonly limit: number;
  /** Whether to keep several ways to each statement, which finds more chains. */
  readonly isThorough: boolean;
}

/** What follows from one statement after the other, in arrays that are used again for each. */
export class Reach {
  /** How many ways were found. They are numbered from 1, shortest first; 0 is the start. */
  count = 0;
  /** Whether since this was set to false a limit has cut off chains. */
  wasCut = false;
  private readonly hasKinds: boolean;
  private readonly firstSpecial: NodeIndex;
  private readonly statements: number;
  /** By way: the state that it leads to, the way that it prolongs, and how many links it has. */
  private readonly stateOf: Int32Array;
  private readonly before: Int32Array;
  private readonly length: Int16Array;
  /** By state: the shortest way, 0 for none, and how many there are. */
  private readonly shortest: Int32Array;
  private readonly ways: Uint8Array;
  /** The way that a search goes on from next. */
  private next = 0;

  /** Where the graph has special nodes, chains with one are looked for. */
  constructor(private readonly graph: ImplicationGraph) {
    const { firstSpecial } = graph;
    this.hasKinds = firstSpecial !== undefined;
    this.firstSpecial = firstSpecial ?? graph.nodes.length;
    this.statements = 2 * graph.nodes.length;
    const states = this.hasKinds ? 2 * this.statements : this.statements;
    this.stateOf = new Int32Array(THOROUGH * states + 1);
    this.before = new Int32Array(THOROUGH * states + 1);
    this.length = new Int16Array(THOROUGH * states + 1);
    this.shortest = new Int32Array(states);
    this.ways = new Uint8Array(states);
  }

  /** Finds the chains of at most so many links that never come back to the start's cell; more of them if thoroughly. */
  *leave(start: Statement, round: Round): Pausable<void> {
    this.begin(start);
    while (!this.goOn(round, 'path')) yield undefined;
  }

  /** Finds those that leave the start's cell with their first link, and may end there. */
  *loop(start: Statement, round: Round): Pausable<void> {
    this.begin(start);
    while (!this.goOn(round, 'loop')) yield undefined;
  }

  /** The shortest way of the kind that is looked for to a statement, 0 where there is none. */
  wayTo(statement: Statement): number {
    return this.shortest[this.hasKinds ? statement + this.statements : statement];
  }

  statementOf(way: number): Statement {
    const state = this.stateOf[way];
    return state < this.statements ? state : state - this.statements;
  }

  lengthOf(way: number): number {
    return this.length[way];
  }

  /** Whether a way is of the kind that is looked for: where special nodes are, it must run through one. */
  isWanted(way: number): boolean {
    return !this.hasKinds || this.stateOf[way] >= this.statements;
  }

  /** The statements of a way, from the start on. */
  statementsTo(way: number): Statement[] {
    const statements: Statement[] = [];
    for (let at = way; at !== 0; at = this.before[at]) statements.push(this.statementOf(at));
    statements.push(this.stateOf[0]);
    return statements.reverse();
  }

  private begin(start: Statement): void {
    this.shortest.fill(0);
    this.ways.fill(0);
    this.ways[start] = THOROUGH;
    this.stateOf[0] = start;
    this.length[0] = 0;
    this.count = 0;
    this.next = 0;
  }

  /** Goes on from one way after the other until it is time to pause; true at the end, which comes as a state has few ways. */
  private goOn({ limit, isThorough }: Round, form: 'path' | 'loop'): boolean {
    const isLoop = form === 'loop';
    const { stateOf, before, length, shortest, ways, statements, firstSpecial } = this;
    const { first, follows, cellOf } = this.graph;
    const start = stateOf[0];
    const home = cellOf[nodeOf(start)];
    const most = isThorough ? THOROUGH : 1;
    let count = this.count;
    let left = AT_ONCE;
    let way = this.next;
    for (; way <= count && left > 0; way++) {
      const state = stateOf[way];
      const statement = state < statements ? state : state - statements;
      // A chain that has come home ends there.
      if (isLoop && way > 0 && cellOf[nodeOf(statement)] === home) continue;
      if (length[way] >= limit) {
        this.wasCut = true;
        way = count; // those after it are no shorter
        continue;
      }
      left -= first[statement + 1] - first[statement];
      for (let i = first[statement]; i < first[statement + 1]; i++) {
        const follower = follows[i];
        if (follower === start) continue;
        const to = state >= statements || nodeOf(follower) >= firstSpecial ? follower + statements : follower;
        const isHome = cellOf[nodeOf(follower)] === home;
        if (ways[to] >= (isHome ? 1 : most)) continue;
        if (isHome ? isLoop === (way === 0) : this.wasAt(nodeOf(follower), way)) continue;
        count++;
        stateOf[count] = to;
        before[count] = way;
        length[count] = length[way] + 1;
        if (ways[to]++ === 0) shortest[to] = count;
      }
    }
    this.count = count;
    this.next = way;
    return way > count;
  }

  /**
   * Whether a way, without its last node and its start, was at the place of a node. Groups and sets may lie across what was
   * there before, for each link is true all the same; and no cell of theirs counts more than another.
   */
  private wasAt(node: NodeIndex, way: number): boolean {
    const { before, stateOf, statements } = this;
    const { placeOf } = this.graph;
    const place = placeOf[node];
    for (let at = before[way]; at > 0; at = before[at]) {
      const state = stateOf[at];
      if (placeOf[nodeOf(state < statements ? state : state - statements)] === place) return true;
    }
    return false;
  }
}

/**
 * Further ways between two statements that are hardly longer than the shortest, as far as there are not too many. The
 * distances to the end, found by walking the links backwards, keep the search from straying.
 */

import type { ImplicationGraph } from '../../implications/graph';
import { nodeOf } from '../../implications/statement';
import type { NodeIndex, Statement } from '../../numbers';
import type { Pausable } from '../../pausing';

/** How many links a way may have more than the shortest. */
const LONGER = 4;
/** How many ways, and how many nodes on the search for them, are enough. */
const MOST_WAYS = 200;
const MOST_VISITS = 10000;
/** Links that are looked at between two yields. */
const AT_ONCE = 20_000;

/** The ways through one graph. Where it has special nodes, a way must have one. */
export class Detours {
  private readonly distance: Int16Array;
  private readonly queue: Int32Array;
  /** The links backwards, as in {@link ImplicationGraph}. */
  private readonly first: Uint32Array;
  private readonly precedes: Uint32Array;
  /** Links that may still be looked at before the next yield. */
  private left = AT_ONCE;

  private constructor(private readonly graph: ImplicationGraph) {
    const { first, follows } = graph;
    const count = first.length - 1;
    this.distance = new Int16Array(count);
    this.queue = new Int32Array(count);
    this.first = new Uint32Array(count + 1);
    this.precedes = new Uint32Array(follows.length);
  }

  static *of(graph: ImplicationGraph): Pausable<Detours> {
    const detours = new Detours(graph);
    yield* detours.turn();
    return detours;
  }

  /** Notes the links backwards. */
  private *turn(): Pausable<void> {
    const { first, follows } = this.graph;
    const count = first.length - 1;
    for (let i = 0; i < follows.length; i++) {
      this.first[follows[i] + 1]++;
      if (this.isTime(1)) yield undefined;
    }
    for (let i = 0; i < count; i++) this.first[i + 1] += this.first[i];
    const next = this.first.slice();
    for (let statement = 0; statement < count; statement++) {
      for (let i = first[statement]; i < first[statement + 1]; i++) this.precedes[next[follows[i]]++] = statement;
      if (this.isTime(first[statement + 1] - first[statement])) yield undefined;
    }
  }

  /** Whether to pause, now that so many more links have been looked at. */
  private isTime(links: number): boolean {
    this.left -= links;
    if (this.left > 0) return false;
    this.left = AT_ONCE;
    return true;
  }

  /** Ways from one statement of a cell to another that leave the cell at once and come back to it at the end only. */
  *between(start: Statement, end: Statement): Pausable<Statement[][]> {
    yield* this.measure(start, end);
    const ways: Statement[][] = [];
    const budget = { visits: MOST_VISITS };
    const shortest = this.distance[start];
    if (shortest < 0) return ways;
    for (let length = shortest; length <= shortest + LONGER; length++) {
      yield* this.addWays(start, end, length, ways, budget);
    }
    return ways;
  }

  /** How far each statement is from the end, by ways that do not go through the cell of the two. */
  private *measure(start: Statement, end: Statement): Pausable<void> {
    const { distance, queue, first, precedes } = this;
    const { cellOf } = this.graph;
    const home = cellOf[nodeOf(end)];
    distance.fill(-1);
    distance[end] = 0;
    queue[0] = end;
    for (let next = 0, count = 1; next < count; next++) {
      const statement = queue[next];
      for (let i = first[statement]; i < first[statement + 1]; i++) {
        const before = precedes[i];
        if (distance[before] >= 0) continue;
        if (cellOf[nodeOf(before)] === home && (before !== start || statement === end)) continue;
        distance[before] = distance[statement] + 1;
        if (before !== start) queue[count++] = before;
      }
      if (this.isTime(first[statement + 1] - first[statement])) yield undefined;
    }
  }

  /** Adds the ways of exactly so many links, depth first. */
  private *addWays(
    start: Statement,
    end: Statement,
    length: number,
    ways: Statement[][],
    budget: { visits: number },
  ): Pausable<void> {
    const { distance } = this;
    const { first, follows, cellOf } = this.graph;
    const way = [start];
    /** By statement of the way: the link to take next. */
    const next = [first[start]];
    // Ends when every link from every statement was taken: the way gets shorter where none is left, and never too long.
    while (way.length > 0) {
      const depth = way.length - 1;
      const left = length - depth;
      if (this.isTime(1)) yield undefined;
      if (next[depth] === first[way[depth] + 1]) {
        way.pop();
        next.pop();
        continue;
      }
      if (ways.length >= MOST_WAYS || budget.visits <= 0) return;
      const statement = follows[next[depth]++];
      if (distance[statement] < 0 || distance[statement] > left - 1) continue;
      if (statement === end) {
        if (left === 1 && this.isWanted(way)) ways.push([...way, end]);
        continue;
      }
      if (cellOf[nodeOf(statement)] === cellOf[nodeOf(end)] || this.wasAt(way, nodeOf(statement))) continue;
      budget.visits--;
      way.push(statement);
      next.push(first[statement]);
    }
  }

  private isWanted(way: readonly Statement[]): boolean {
    const { firstSpecial } = this.graph;
    return firstSpecial === undefined || way.some(statement => nodeOf(statement) >= firstSpecial);
  }

  /** Whether a way, without its first and last node, was at the place of a node. */
  private wasAt(way: readonly Statement[], node: NodeIndex): boolean {
    const { placeOf } = this.graph;
    for (let i = 1; i < way.length - 1; i++) if (placeOf[nodeOf(way[i])] === placeOf[node]) return true;
    return false;
  }
}

/**
 * More paths between two statements, a few links longer than the shortest, up to a limit. The distances to the end, which are
 * found by following the links backwards, show which links cannot lead to a path that is short enough.
 */

import type { ImplicationGraph } from '../../implications/graph';
import { nodeOf } from '../../implications/statement';
import type { NodeIndex, Statement } from '../../numbers';
import type { Pausable } from '../../pausing';

/** The maximum number of links by which a path may be longer than the shortest one. */
const LONGER = 4;
/** A search ends after this number of paths, or after this number of visited nodes. */
const MOST_PATHS = 200;
const MOST_VISITS = 10000;
/** The number of links that are followed between two yields. */
const AT_ONCE = 20_000;

/** The paths through one graph. If the graph has special nodes, a path must contain one. */
export class Detours {
  private readonly distance: Int16Array;
  private readonly queue: Int32Array;
  /** The reversed links, stored as in {@link ImplicationGraph}. */
  private readonly first: Uint32Array;
  private readonly precedes: Uint32Array;
  /** The number of links that may be followed before the next yield. */
  private left = AT_ONCE;

  private constructor(private readonly graph: ImplicationGraph) {
    const { first, follows } = graph;
    const count = first.length - 1;
    this.distance = new Int16Array(count);
    this.queue = new Int32Array(count);
    this.first = new Uint32Array(count + 1);
    this.precedes = new Uint32Array(follows.length);
  }

  /** The detours of a graph. */
  static *of(graph: ImplicationGraph): Pausable<Detours> {
    const detours = new Detours(graph);
    yield* detours.reverseLinks();
    return detours;
  }

  private *reverseLinks(): Pausable<void> {
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

  /** Counts links that were followed. Returns whether it is time to yield. */
  private isTime(links: number): boolean {
    this.left -= links;
    if (this.left > 0) return false;
    this.left = AT_ONCE;
    return true;
  }

  /** Paths between two statements of a cell that leave the cell with the first link and return to it only at the end. */
  *between(start: Statement, end: Statement): Pausable<Statement[][]> {
    yield* this.measure(start, end);
    const paths: Statement[][] = [];
    const budget = { visits: MOST_VISITS };
    const shortest = this.distance[start];
    if (shortest < 0) return paths;
    for (let length = shortest; length <= shortest + LONGER; length++) {
      yield* this.addPaths(start, end, length, paths, budget);
    }
    return paths;
  }

  /** Sets the distance of each statement to the end, by paths that do not pass through the cell of the two statements. */
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

  /** Adds the paths of exactly `length` links, depth first. */
  private *addPaths(
    start: Statement,
    end: Statement,
    length: number,
    paths: Statement[][],
    budget: { visits: number },
  ): Pausable<void> {
    const { distance } = this;
    const { first, follows, cellOf } = this.graph;
    const path = [start];
    /** By statement of the path: the link to try next. */
    const next = [first[start]];
    // Ends when every link of every statement was tried: a statement without untried links is removed from the path.
    while (path.length > 0) {
      const depth = path.length - 1;
      const left = length - depth;
      if (this.isTime(1)) yield undefined;
      if (next[depth] === first[path[depth] + 1]) {
        path.pop();
        next.pop();
        continue;
      }
      if (paths.length >= MOST_PATHS || budget.visits <= 0) return;
      const statement = follows[next[depth]++];
      if (distance[statement] < 0 || distance[statement] > left - 1) continue;
      if (statement === end) {
        if (left === 1 && this.isWanted(path)) paths.push([...path, end]);
        continue;
      }
      if (cellOf[nodeOf(statement)] === cellOf[nodeOf(end)] || this.wasAt(path, nodeOf(statement))) continue;
      budget.visits--;
      path.push(statement);
      next.push(first[statement]);
    }
  }

  private isWanted(path: readonly Statement[]): boolean {
    const { firstSpecial } = this.graph;
    return firstSpecial === undefined || path.some(statement => nodeOf(statement) >= firstSpecial);
  }

  /** Whether a path, without its first and last node, contains the place of a node. */
  private wasAt(path: readonly Statement[], node: NodeIndex): boolean {
    const { placeOf } = this.graph;
    for (let i = 1; i < path.length - 1; i++) if (placeOf[nodeOf(path[i])] === placeOf[node]) return true;
    return false;
  }
}

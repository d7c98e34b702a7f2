/**
 * What follows from a premise, one thing at a time. A candidate that is true excludes the others of its choices; one that
 * is false leaves the other one of a choice of two. Where a box and a line cross, several places of a digit are taken
 * together as a group, which is true when one of them is.
 *
 * All this is a graph of statements, the same for every premise, and a search in breadth reaches each of them by a
 * shortest chain.
 */

import { type Choices, choicesOf } from '../../implications/choices';
import type { ImplicationGraph } from '../../implications/graph';
import { groupLinksInReadingOrder } from '../../implications/links';
import { isOn, nodeOf, off, opposite } from '../../implications/statement';
import type { Statement } from '../../numbers';
import type { Pausable } from '../../pausing';
import type { Position } from '../../position';
import { chainOf } from '../chains/chain';
import type { Chain } from '../step';
import type { Reasoning } from './reasoning';

export class ChainReasoning implements Reasoning {
  readonly reached: Int32Array;
  reachedCount = 0;
  /** The statements that contradict each other or, all being false, leave a choice empty; none if nothing does. */
  private ends: readonly Statement[] = [];
  /** By statement: how many links away it is; -1 when it was not reached. */
  private readonly distance: Int16Array;
  /** By statement: the one before it. */
  private readonly before: Int32Array;
  /** By choice: how many of its candidates are false. */
  private readonly excluded: Uint16Array;

  private constructor(
    readonly choices: Choices,
    private readonly graph: ImplicationGraph,
  ) {
    const statements = 2 * graph.nodes.length;
    this.reached = new Int32Array(statements);
    this.distance = new Int16Array(statements).fill(-1);
    this.before = new Int32Array(statements);
    this.excluded = new Uint16Array(choices.members.length);
  }

  static *of(position: Position): Pausable<ChainReasoning> {
    return new ChainReasoning(yield* choicesOf(position), yield* groupLinksInReadingOrder(position));
  }

  /** Does not yield: every statement is reached once, by few links. */
  // biome-ignore lint/correctness/useYield: other reasonings do
  *follow(premise: Statement): Pausable<void> {
    this.reachAll(premise);
    this.ends = this.findContradiction();
  }

  private reachAll(premise: Statement): void {
    const { reached, distance, before } = this;
    const { first, follows } = this.graph;
    for (let i = 0; i < this.reachedCount; i++) distance[reached[i]] = -1;
    let count = 0;
    reached[count++] = premise;
    distance[premise] = 0;
    before[premise] = -1;
    for (let next = 0; next < count; next++) {
      const statement = reached[next];
      const further = distance[statement] + 1;
      for (let i = first[statement]; i < first[statement + 1]; i++) {
        const follower = follows[i];
        if (distance[follower] >= 0) continue;
        distance[follower] = further;
        before[follower] = statement;
        reached[count++] = follower;
      }
    }
    this.reachedCount = count;
  }

  get isContradictory(): boolean {
    return this.ends.length > 0;
  }

  costOf(statement: Statement): number {
    return this.distance[statement] + 1;
  }

  costOfContradiction(): number {
    return this.ends.reduce((sum, end) => sum + this.distance[end], 1);
  }

  chainTo(statement: Statement): Chain {
    const statements: Statement[] = [];
    for (let at = statement; at >= 0; at = this.before[at]) statements.push(at);
    return chainOf(this.graph, statements.reverse());
  }

  contradiction(): Chain[] {
    const [first, second] = this.ends;
    // Where the premise leads to its own opposite, one chain says it all.
    const ends = first === opposite(second) ? this.ends.filter(end => this.distance[end] > 0) : this.ends;
    return ends.map(end => this.chainTo(end));
  }

  /** The nearest one, of those of two statements first. */
  private findContradiction(): Statement[] {
    const { choices, reached, reachedCount, distance, excluded } = this;
    const { choicesOf, members, count } = choices;
    let ends: Statement[] = [];
    let best = Number.POSITIVE_INFINITY;
    excluded.fill(0);
    for (let i = 0; i < reachedCount; i++) {
      const statement = reached[i];
      const candidate = nodeOf(statement);
      if (candidate >= count || isOn(statement)) continue;
      const otherwise = distance[opposite(statement)];
      if (otherwise >= 0 && otherwise + distance[statement] < best) {
        best = otherwise + distance[statement];
        ends = [statement, opposite(statement)];
      }
      for (let k = 4 * candidate; k < 4 * candidate + 4; k++) {
        const choice = choicesOf[k];
        if (++excluded[choice] < members[choice].length) continue;
        let sum = 0;
        for (const member of members[choice]) sum += distance[off(member)];
        if (sum >= best) continue;
        best = sum;
        ends = members[choice].map(off);
      }
    }
    return ends;
  }
}

/**
 * The consequences of a premise by single implications. A true candidate makes the other candidates of its choices false. A false
 * candidate of a choice of two makes the other one true. Several places of a digit in an intersection also form a group, which is
 * true if one of the places is true.
 *
 * The implications are a graph of statements, the same for every premise. A breadth-first search reaches each statement by a
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
import type { ForcingReasoning } from './reasoning';

/** Reasoning by chains. Every statement follows from the one before it. */
export class ChainReasoning implements ForcingReasoning {
  readonly reached: Int32Array;
  reachedCount = 0;
  /** Two statements that contradict each other, or statements that leave a choice without candidates. Empty if there are none. */
  private ends: readonly Statement[] = [];
  /** By statement: the number of links from the premise; -1 if it was not reached. */
  private readonly distance: Int16Array;
  /** By statement: the statement before it in the chain. */
  private readonly before: Int32Array;
  /** By choice: the number of its false candidates. */
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

  /** The reasoning for a position. */
  static *of(position: Position): Pausable<ChainReasoning> {
    return new ChainReasoning(yield* choicesOf(position), yield* groupLinksInReadingOrder(position));
  }

  another(): ChainReasoning {
    return new ChainReasoning(this.choices, this.graph);
  }

  /** Does not yield: each statement is reached once, and there are few links. */
  // biome-ignore lint/correctness/useYield: other kinds of reasoning do
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
    // If the premise leads to its own opposite, one chain is enough.
    const ends = first === opposite(second) ? this.ends.filter(end => this.distance[end] > 0) : this.ends;
    return ends.map(end => this.chainTo(end));
  }

  /** The ends of the shortest contradiction. */
  private findContradiction(): Statement[] {
    const { choices, reached, reachedCount, distance, excluded } = this;
    const { perCandidate, choicesOf, members, count } = choices;
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
      for (let k = perCandidate * candidate, end = k + perCandidate; k < end; k++) {
        const choice = choicesOf[k];
        if (choice === members.length) break;
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

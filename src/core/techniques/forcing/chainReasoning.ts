/**
 * What follows from a premise, one thing at a time. A candidate that is true excludes the others of its choices; one that
 * is false leaves the other one of a choice of two. Where a box and a line cross, several places of a digit are taken
 * together as a group, which is true when one of them is.
 *
 * All this is a graph of statements, the same for every premise, and a search in breadth reaches each of them by a
 * shortest chain.
 */

import type { Pausable } from '../../pausing';
import type { Chain, Node } from '../step';
import { type Choices, isOn, nodeOf, off, on, opposite } from './choices';
import type { Reasoning } from './reasoning';

export class ChainReasoning implements Reasoning {
  readonly reached: Int32Array;
  reachedCount = 0;
  /** The statements that contradict each other or, all being false, leave a choice empty; none if nothing does. */
  private ends: readonly number[] = [];
  /** By statement: how many links away it is; -1 when it was not reached. */
  private readonly distance: Int16Array;
  /** By statement: the one before it. */
  private readonly before: Int32Array;
  /** By choice: how many of its candidates are false. */
  private readonly excluded: Uint16Array;

  private constructor(
    readonly choices: Choices,
    private readonly graph: Graph,
  ) {
    const statements = this.graph.starts.length - 1;
    this.reached = new Int32Array(statements);
    this.distance = new Int16Array(statements).fill(-1);
    this.before = new Int32Array(statements);
    this.excluded = new Uint16Array(choices.members.length);
  }

  static *of(choices: Choices): Pausable<ChainReasoning> {
    return new ChainReasoning(choices, yield* graphOf(choices));
  }

  /** Does not yield: every statement is reached once, by few links. */
  // biome-ignore lint/correctness/useYield: other reasonings do
  *follow(premise: number): Pausable<void> {
    this.reachAll(premise);
    this.ends = this.findContradiction();
  }

  private reachAll(premise: number): void {
    const { reached, distance, before } = this;
    const { starts, targets } = this.graph;
    for (let i = 0; i < this.reachedCount; i++) distance[reached[i]] = -1;
    let count = 0;
    reached[count++] = premise;
    distance[premise] = 0;
    before[premise] = -1;
    for (let next = 0; next < count; next++) {
      const statement = reached[next];
      const further = distance[statement] + 1;
      for (let edge = starts[statement]; edge < starts[statement + 1]; edge++) {
        const target = targets[edge];
        if (distance[target] >= 0) continue;
        distance[target] = further;
        before[target] = statement;
        reached[count++] = target;
      }
    }
    this.reachedCount = count;
  }

  get isContradictory(): boolean {
    return this.ends.length > 0;
  }

  costOf(statement: number): number {
    return this.distance[statement] + 1;
  }

  costOfContradiction(): number {
    return this.ends.reduce((sum, end) => sum + this.distance[end], 1);
  }

  chainTo(statement: number): Chain {
    const nodes: Node[] = [];
    for (let at = statement; at >= 0; at = this.before[at]) nodes.unshift(this.nodeOf(at));
    return { nodes };
  }

  contradiction(): Chain[] {
    const [first, second] = this.ends;
    // Where the premise leads to its own opposite, one chain says it all.
    const ends = first === opposite(second) ? this.ends.filter(end => this.distance[end] > 0) : this.ends;
    return ends.map(end => this.chainTo(end));
  }

  /** The nearest one, of those of two statements first. */
  private findContradiction(): number[] {
    const { choices, reached, reachedCount, distance, excluded } = this;
    const { choicesOf, members, count } = choices;
    let ends: number[] = [];
    let best = Number.POSITIVE_INFINITY;
    excluded.fill(0);
    for (let i = 0; i < reachedCount; i++) {
      const statement = reached[i];
      const candidate = statement >> 1;
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

  private nodeOf(statement: number): Node {
    const group = this.graph.groups[(statement >> 1) - this.choices.count];
    if (!group) return nodeOf(this.choices, statement);
    const { cellOf, digitOf } = this.choices;
    const { candidates } = group;
    return { digit: digitOf[candidates[0]], cells: candidates.map(member => cellOf[member]), isOn: isOn(statement) };
  }
}

/** Candidates that are looked at between two yields. */
const AT_ONCE = 256;

/** Candidates that are taken together: true when one of them is. */
interface Group {
  /** Ascending. */
  readonly candidates: readonly number[];
  /** Those that all of them lie in. */
  readonly choices: readonly [box: number, line: number];
}

/** Which statement leads to which. Groups are numbered after the candidates, and their statements in the same way. */
interface Graph {
  readonly groups: readonly Group[];
  /** By statement: where those that it leads to begin in `targets`; and the end of the last. */
  readonly starts: Int32Array;
  readonly targets: Int32Array;
}

function* graphOf(choices: Choices): Pausable<Graph> {
  const { count, members, peers } = choices;
  const groups = yield* groupsOf(choices);
  const edges: number[][] = Array.from({ length: 2 * (count + groups.length) }, () => []);
  for (let c = 0; c < count; c++) {
    for (const peer of peers[c]) edges[on(c)].push(off(peer));
    if (c % AT_ONCE === 0) yield undefined;
  }
  for (const choice of members) {
    if (choice.length !== 2) continue;
    edges[off(choice[0])].push(on(choice[1]));
    edges[off(choice[1])].push(on(choice[0]));
  }
  for (const [choice, inChoice] of byChoice(groups)) {
    yield undefined;
    for (const g of inChoice) {
      const group = groups[g].candidates;
      const rest = members[choice].filter(member => !group.includes(member));
      for (const member of rest) {
        edges[on(count + g)].push(off(member));
        edges[on(member)].push(off(count + g));
      }
      // Groups of a line or of a box have no candidate in common, unless they cross.
      const others = inChoice.filter(o => o !== g && !groups[o].candidates.some(member => group.includes(member)));
      for (const o of others) edges[on(count + g)].push(off(count + o));
      if (rest.length === 1) {
        edges[off(count + g)].push(on(rest[0]));
        edges[off(rest[0])].push(on(count + g));
      }
      const whole = others.find(o => groups[o].candidates.length === rest.length);
      if (whole !== undefined) edges[off(count + g)].push(on(count + whole)); // the other one has the way back
    }
  }
  return { groups, ...packed(edges) };
}

function packed(edges: readonly (readonly number[])[]): Pick<Graph, 'starts' | 'targets'> {
  const starts = new Int32Array(edges.length + 1);
  for (let statement = 0; statement < edges.length; statement++) {
    starts[statement + 1] = starts[statement] + edges[statement].length;
  }
  const targets = new Int32Array(starts[edges.length]);
  for (let statement = 0; statement < edges.length; statement++) targets.set(edges[statement], starts[statement]);
  return { starts, targets };
}

/** Where a line and a box cross and share two or more candidates of a digit. */
function* groupsOf({ count, members, choicesOf }: Choices): Pausable<Group[]> {
  const groups: Group[] = [];
  for (let c = 0; c < count; c++) {
    if (c % AT_ONCE === 0) yield undefined;
    const box = choicesOf[4 * c];
    for (let k = 1; k <= 2; k++) {
      const line = choicesOf[4 * c + k];
      const candidates = members[line].filter(member => choicesOf[4 * member] === box);
      if (candidates.length > 1 && candidates[0] === c) groups.push({ candidates, choices: [box, line] });
    }
  }
  return groups;
}

function byChoice(groups: readonly Group[]): Map<number, number[]> {
  const indices = new Map<number, number[]>();
  for (const [g, { choices }] of groups.entries()) {
    for (const choice of choices) {
      const known = indices.get(choice);
      if (known) known.push(g);
      else indices.set(choice, [g]);
    }
  }
  return indices;
}

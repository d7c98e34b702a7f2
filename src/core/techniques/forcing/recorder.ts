/** Turns the statements of a net into nodes of a step: only the necessary ones, each with its reasons. */

import { nodeOf, opposite } from '../../implications/statement';
import type { NodeIndex, Statement } from '../../numbers';
import type { Chain, Node } from '../step';
import type { Net } from './net';
import { stepNodeOf } from './reasoning';

/** The nodes of one net. */
export class Recorder {
  /** Whether nested nets are kept. Otherwise they are lost when the net is undone. */
  isOn = false;
  /** By candidate: its node, once recorded. */
  private nodes: (Node | undefined)[] = [];
  /** By candidate: the nested net that refuted it. */
  private readonly refutations = new Map<NodeIndex, Chain>();

  constructor(
    private readonly net: Net,
    /** The chain from a premise to a conclusion in a separate net. */
    private readonly chainAlone: (premise: Statement, conclusion: Statement) => Chain,
  ) {}

  /** Removes all nodes, before a new premise. */
  forget(): void {
    this.nodes = [];
    this.refutations.clear();
  }

  /** Removes the nodes of statements that the net is going to undo. Call before the net goes back to that length. */
  takeBack(length: number): void {
    if (!this.isOn) return;
    for (let i = length; i < this.net.end; i++) this.nodes[nodeOf(this.net.trail[i])] = undefined;
  }

  /** Keeps the contradiction that was found since the net had that length, as the refutation of a candidate. */
  keepRefutation(candidate: NodeIndex, length: number): void {
    if (this.isOn) this.refutations.set(candidate, this.contradiction(length));
  }

  /** All nodes that lead to the known value of a candidate, which is the last node. */
  chainTo(candidate: NodeIndex): Chain {
    this.net.walkFrom(candidate);
    return { nodes: this.neededSince(0).map(needed => this.nodeFor(needed)) };
  }

  /** All nodes that lead to a contradiction, except those that were found before the net had that length. */
  contradiction(length: number): Chain {
    const { net } = this;
    const { clash, clashReason } = net;
    net.walkFrom(clash, clashReason, length);
    const needed = this.neededSince(length).filter(candidate => candidate !== clash);
    const last = this.makeNode(clash, opposite(net.statementOf(clash)), clashReason);
    return { nodes: [...needed.map(candidate => this.nodeFor(candidate)), this.nodeFor(clash), last] };
  }

  /** The candidates that the last walk found, in the order of the trail, from that length on. */
  private neededSince(length: number): NodeIndex[] {
    const { at, needed, neededCount } = this.net;
    const candidates = Array.from(needed.subarray(0, neededCount)).filter(candidate => at[candidate] >= length);
    return candidates.sort((a, b) => at[a] - at[b]);
  }

  private nodeFor(candidate: NodeIndex): Node {
    const { net, nodes } = this;
    const known = nodes[candidate];
    if (known) return known;
    const node = this.makeNode(candidate, net.statementOf(candidate), net.reason[candidate]);
    nodes[candidate] = node;
    return node;
  }

  private makeNode(candidate: NodeIndex, statement: Statement, reason: number): Node {
    const { net } = this;
    const { choices } = net;
    const reasons = net.reasonsFor(candidate, reason).map(other => this.nodeFor(other));
    const node = { ...stepNodeOf(choices, statement), reasons };
    const contradicted = net.ownNetOf(reason);
    if (contradicted !== undefined) {
      const { nodes } = this.chainAlone(opposite(statement), opposite(contradicted));
      return { ...node, refutation: { nodes: [...nodes, ...reasons] } };
    }
    if (reason < net.firstRecord) return node;
    const pattern = net.patternOf(reason);
    if (pattern.length === 0) {
      const refutation = this.refutations.get(candidate);
      return refutation ? { ...node, refutation } : node;
    }
    const cells = [...new Set(pattern.map(c => choices.cellOf[c]))].sort((a, b) => a - b);
    const digits = [...new Set(pattern.map(c => choices.digitOf[c]))].sort((a, b) => a - b);
    return { ...node, pattern: { cells, digits } };
  }
}

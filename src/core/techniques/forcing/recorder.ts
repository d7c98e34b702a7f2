/** What a net found, as the nodes of a step: only those that are needed, each with the nodes that it follows from. */

import { nodeOf, opposite } from '../../implications/statement';
import type { NodeIndex, Statement } from '../../numbers';
import type { Chain, Node } from '../step';
import type { Net } from './net';
import { recorded } from './reasoning';

export class Recorder {
  /** Whether nested nets are kept, which are gone otherwise as soon as they have shown what they were for. */
  isOn = false;
  /** By candidate. */
  private nodes: (Node | undefined)[] = [];
  /** By candidate: the nested net that refuted it. */
  private readonly refutations = new Map<NodeIndex, Chain>();

  constructor(
    private readonly net: Net,
    /** What a premise leads to in a net of its own. */
    private readonly chainAlone: (premise: Statement, conclusion: Statement) => Chain,
  ) {}

  forget(): void {
    this.nodes = [];
    this.refutations.clear();
  }

  /** Before the net goes back to that length. */
  takeBack(length: number): void {
    if (!this.isOn) return;
    for (let i = length; i < this.net.end; i++) this.nodes[nodeOf(this.net.trail[i])] = undefined;
  }

  /** Keeps the contradiction that was found since the net had that length, as what refutes a candidate. */
  keepRefutation(candidate: NodeIndex, length: number): void {
    if (this.isOn) this.refutations.set(candidate, this.contradiction(length));
  }

  /** All that is needed to know what is known of a candidate, it being the last. */
  chainTo(candidate: NodeIndex): Chain {
    this.net.walkFrom(candidate);
    return { nodes: this.neededSince(0).map(needed => this.nodeFor(needed)) };
  }

  /** All that leads to a contradiction, as far as it was found since the net had that length. */
  contradiction(length: number): Chain {
    const { net } = this;
    const { clash, clashReason } = net;
    net.walkFrom(clash, clashReason, length);
    const needed = this.neededSince(length).filter(candidate => candidate !== clash);
    const last = this.makeNode(clash, opposite(net.statementOf(clash)), clashReason);
    return { nodes: [...needed.map(candidate => this.nodeFor(candidate)), this.nodeFor(clash), last] };
  }

  /** What the last walk came by, in the order in which it was found. */
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
    const node = { ...recorded(choices, statement), reasons };
    const contradicted = net.ownNetOf(reason);
    if (contradicted !== undefined) {
      const { nodes } = this.chainAlone(opposite(statement), opposite(contradicted));
      return { ...node, refutation: { nodes: [...nodes, ...reasons] } };
    }
    if (reason < net.firstRecord) return node;
    const { pattern } = net.because(reason);
    if (pattern.length === 0) {
      const refutation = this.refutations.get(candidate);
      return refutation ? { ...node, refutation } : node;
    }
    const cells = [...new Set(pattern.map(c => choices.cellOf[c]))].sort((a, b) => a - b);
    const digits = [...new Set(pattern.map(c => choices.digitOf[c]))].sort((a, b) => a - b);
    return { ...node, pattern: { cells, digits } };
  }
}

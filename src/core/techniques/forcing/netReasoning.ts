/** What follows from a premise when conclusions join: see `forcingNets.ts` for what the levels are. */

import type { Choices } from '../../implications/choices';
import { nodeOf, off, on } from '../../implications/statement';
import type { Statement } from '../../numbers';
import type { Pausable } from '../../pausing';
import type { Chain } from '../step';
import type { Closures } from './conclusions';
import { Net, PREMISE } from './net';
import { addByPattern } from './patterns';
import type { Reasoning } from './reasoning';
import { Recorder } from './recorder';

/** Statements that are followed, or choices that are looked at for patterns, between two yields. */
const AT_ONCE = 2000;

/** What a net may use beyond links. */
export interface Means {
  /** Whether intersections and other patterns serve as reasons. */
  readonly seesPatterns?: boolean;
  /** What else a statement implies. */
  readonly implications?: Closures;
}

export class NetReasoning implements Reasoning {
  readonly reached: Int32Array;
  reachedCount = 0;
  isContradictory = false;
  /** How many nested nets were tried since this was made. */
  tries = 0;
  private readonly net: Net;
  /** How much of the trail was looked up in the implications. */
  private lookedUp = 0;
  private readonly recorder: Recorder;
  private alone: NetReasoning | undefined;
  /** What may still be done before the next yield. */
  private left = AT_ONCE;

  constructor(
    readonly choices: Choices,
    private readonly means: Means = {},
  ) {
    this.net = new Net(choices);
    this.reached = this.net.trail;
    this.recorder = new Recorder(this.net, (premise, conclusion) => this.chainAlone(premise, conclusion));
  }

  /** One that reasons alike. */
  another(): NetReasoning {
    return new NetReasoning(this.choices, this.means);
  }

  *follow(premise: Statement): Pausable<void> {
    this.begin(premise);
    this.end(yield* this.followPlainly());
  }

  /** The same with nested nets, to a depth of 1 or more; yields where it may be paused or given up. */
  *followDeeply(premise: Statement, depth: number): Pausable<void> {
    this.begin(premise);
    this.end((yield* this.followPlainly()) && (yield* this.refuteAll(depth)));
  }

  /** As {@link followDeeply}, and what nested nets are made of is kept from now on, for {@link contradiction}. */
  *record(premise: Statement, depth: number): Pausable<void> {
    this.recorder.isOn = true;
    yield* this.followDeeply(premise, depth);
  }

  private begin(premise: Statement): void {
    this.net.backTo(0);
    this.recorder.forget();
    this.lookedUp = 0;
    this.net.add(premise, PREMISE);
  }

  private end(isPossible: boolean): void {
    this.isContradictory = !isPossible;
    this.reachedCount = this.net.end;
  }

  /** All but nested nets; false when it led to a contradiction. Every turn but the last makes some candidate known. */
  private *followPlainly(): Pausable<boolean> {
    const { net } = this;
    for (;;) {
      const before = net.end;
      if (!net.followSingles()) return false;
      if (this.isTime(net.end - before + (this.means.seesPatterns ? this.choices.members.length : 0))) yield undefined;
      if (this.means.seesPatterns && addByPattern(net)) continue;
      const length = net.end;
      if (!this.lookUp()) return false;
      if (net.end === length) return true;
      yield undefined;
    }
  }

  /** Whether to pause, now that so much has been done. */
  private isTime(done: number): boolean {
    this.left -= done;
    if (this.left > 0) return false;
    this.left = AT_ONCE;
    return true;
  }

  /** Adds what the implications say of the statements that are new; false when that led to a contradiction. */
  private lookUp(): boolean {
    const { net } = this;
    const { implications } = this.means;
    if (!implications) return true;
    const { words, bits } = implications;
    for (; this.lookedUp < net.end; this.lookedUp++) {
      const statement = net.trail[this.lookedUp];
      for (let word = 0; word < words; word++) {
        for (let rest = bits[statement * words + word]; rest !== 0; ) {
          // Where both statements about a candidate are implied, the one that it is true is added first.
          const lowest = 31 - Math.clz32(rest & -rest);
          const bit = (rest >>> (lowest | 1)) & 1 ? lowest | 1 : lowest;
          rest &= ~(1 << bit);
          if (!net.add(32 * word + bit, net.ownNet(statement))) return false;
        }
      }
    }
    return true;
  }

  /**
   * Excludes all that nested nets refute; false when that led to a contradiction. It begins anew after each candidate that it
   * excludes, and ends when all that are left were tried in vain.
   */
  private *refuteAll(depth: number): Pausable<boolean> {
    const { net, choices } = this;
    for (let candidate = 0, failed = 0; failed < choices.count; candidate = (candidate + 1) % choices.count) {
      failed++;
      if (!net.isUnknown(candidate)) continue;
      this.tries++;
      const length = net.end;
      net.add(on(candidate), PREMISE);
      const isPossible = net.followSingles() && (depth === 1 || (yield* this.refuteAll(depth - 1)));
      if (this.isTime(net.end - length)) yield undefined;
      if (!isPossible) this.recorder.keepRefutation(candidate, length);
      const reason = isPossible ? PREMISE : net.recordContradiction(length);
      this.recorder.takeBack(length);
      net.backTo(length);
      this.lookedUp = length;
      if (isPossible) continue;
      net.add(off(candidate), reason);
      if (!(yield* this.followPlainly())) return false;
      failed = 0;
    }
    return true;
  }

  costOf(statement: Statement): number {
    this.net.walkFrom(nodeOf(statement));
    return this.net.costOfWalk();
  }

  costOfContradiction(): number {
    this.net.walkFrom(this.net.clash, this.net.clashReason);
    return this.net.costOfWalk();
  }

  chainTo(statement: Statement): Chain {
    return this.recorder.chainTo(nodeOf(statement));
  }

  contradiction(): Chain[] {
    return [this.recorder.contradiction(0)];
  }

  /** What a premise leads to by singles alone. */
  private chainAlone(premise: Statement, conclusion: Statement): Chain {
    this.alone ??= new NetReasoning(this.choices);
    this.alone.followSingles(premise);
    return this.alone.chainTo(conclusion);
  }

  /** As {@link follow} does without patterns and implications, at once. */
  private followSingles(premise: Statement): void {
    this.begin(premise);
    this.end(this.net.followSingles());
  }
}

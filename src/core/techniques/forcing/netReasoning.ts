/** The consequences of a premise if several conclusions can be used together. `forcingNets.ts` describes the levels. */

import type { Choices } from '../../implications/choices';
import { nodeOf, off, on } from '../../implications/statement';
import type { Statement } from '../../numbers';
import type { Pausable } from '../../pausing';
import type { Chain } from '../step';
import type { Closures } from './conclusions';
import { Net, PREMISE } from './net';
import { addByPattern } from './patterns';
import type { ForcingReasoning } from './reasoning';
import { Recorder } from './recorder';

/** The number of statements that are followed, or choices that are searched for patterns, between two yields. */
const AT_ONCE = 2000;

/** The deductions that a net may use besides singles. */
export interface NetOptions {
  /** Whether it uses locked candidates and other patterns. */
  readonly seesPatterns?: boolean;
  /** Further implications of each statement. */
  readonly implications?: Closures;
}

/** Reasoning by nets. A statement may follow from several others. */
export class NetReasoning implements ForcingReasoning {
  readonly reached: Int32Array;
  reachedCount = 0;
  isContradictory = false;
  /** The number of nested nets that were tried since this object was made. */
  tries = 0;
  private readonly net: Net;
  /** The number of statements of the trail whose implications were added. */
  private processed = 0;
  private readonly recorder: Recorder;
  private alone: NetReasoning | undefined;
  /** The amount of work before the next yield. */
  private left = AT_ONCE;

  constructor(
    readonly choices: Choices,
    private readonly means: NetOptions = {},
  ) {
    this.net = new Net(choices);
    this.reached = this.net.trail;
    this.recorder = new Recorder(this.net, (premise, conclusion) => this.chainAlone(premise, conclusion));
  }

  /** A new object with the same options. */
  another(): NetReasoning {
    return new NetReasoning(this.choices, this.means);
  }

  *follow(premise: Statement): Pausable<void> {
    this.begin(premise);
    this.end(yield* this.followPlainly());
  }

  /** Like {@link follow}, with several premises that do not contradict each other. */
  *followAll([first, ...others]: readonly Statement[]): Pausable<void> {
    this.begin(first);
    for (const premise of others) this.net.add(premise, PREMISE);
    this.end(yield* this.followPlainly());
  }

  /** Like {@link follow}, with nested nets to a depth of 1 or more. */
  *followDeeply(premise: Statement, depth: number): Pausable<void> {
    this.begin(premise);
    this.end((yield* this.followPlainly()) && (yield* this.refuteAll(depth)));
  }

  /** Like {@link followDeeply}, but from now on the nodes of nested nets are kept for {@link contradiction}. */
  *record(premise: Statement, depth: number): Pausable<void> {
    this.recorder.isOn = true;
    yield* this.followDeeply(premise, depth);
  }

  private begin(premise: Statement): void {
    this.net.backTo(0);
    this.recorder.forget();
    this.processed = 0;
    this.net.add(premise, PREMISE);
  }

  private end(isPossible: boolean): void {
    this.isContradictory = !isPossible;
    this.reachedCount = this.net.end;
  }

  /**
   * Follows everything except nested nets. False for a contradiction. Terminates, because each iteration makes a
   * candidate known.
   */
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

  /** Counts work that was done. Returns whether it is time to yield. */
  private isTime(done: number): boolean {
    this.left -= done;
    if (this.left > 0) return false;
    this.left = AT_ONCE;
    return true;
  }

  /** Adds the implications of new statements. False for a contradiction. */
  private lookUp(): boolean {
    const { net } = this;
    const { implications } = this.means;
    if (!implications) return true;
    const { words, bits } = implications;
    for (; this.processed < net.end; this.processed++) {
      const statement = net.trail[this.processed];
      for (let word = 0; word < words; word++) {
        for (let rest = bits[statement * words + word]; rest !== 0; ) {
          // If both statements about a candidate are implied, the true one is added first.
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
   * Makes all candidates false that nested nets refute. False for a contradiction. It starts again after each refuted candidate,
   * and ends when none of the unknown candidates can be refuted.
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
      this.processed = length;
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

  /** The chain from a premise to a conclusion in a separate net that uses only singles. */
  private chainAlone(premise: Statement, conclusion: Statement): Chain {
    this.alone ??= new NetReasoning(this.choices);
    this.alone.followSingles(premise);
    return this.alone.chainTo(conclusion);
  }

  /** Like {@link follow}, but only with singles, and without yields. */
  private followSingles(premise: Statement): void {
    this.begin(premise);
    this.end(this.net.followSingles());
  }
}

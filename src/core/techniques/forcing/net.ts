/**
 * The state of a net: what is known of each candidate, and why. Statements are taken one after the other in the order in
 * which they were found (the trail), so that a net grows in breadth and its reasons are short; all that was found since
 * some point can be taken back. Nothing is allocated on the way.
 *
 * Every candidate that is known has one reason, a number:
 *
 *     PREMISE                        it was assumed
 *     0 .. count-1                   false, since that candidate is true and shares a choice with it
 *     count .. + choices             true, since all others of that choice are false
 *     then .. + 2 * count            what the opposite would lead to in a net of its own contradicts that statement
 *     then ..                        the place of a record, see {@link Net.because}
 */

import type { Choices } from '../../implications/choices';
import { isOn, nodeOf, off, on } from '../../implications/statement';
import type { NodeIndex, Statement } from '../../numbers';

const UNKNOWN = 0;
export const TRUE = 1;
export const FALSE = 2;
export const PREMISE = -1;

/** What a net that stands by itself and serves as a reason counts, in nodes. */
const OWN_NET = 6;

export class Net {
  readonly value: Uint8Array;
  readonly reason: Int32Array;
  /** By candidate: its place on the trail. */
  readonly at: Int32Array;
  readonly trail: Int32Array;
  /** The length of the trail. */
  end = 0;
  /** How much of the trail has been followed. */
  private next = 0;
  /** By choice: how many of its candidates are not false, as far as the trail has been followed. */
  private readonly left: Uint16Array;

  /** A candidate that is known and whose opposite follows too; -1 when there is none. */
  clash = -1;
  /** Why the opposite follows. */
  clashReason = PREMISE;

  /** Records, one after the other: how many candidates make the pattern, they, its cost, how many reasons, they. */
  readonly records: number[] = [];

  /** After a walk: the candidates that are needed. */
  readonly needed: Int32Array;
  neededCount = 0;
  private readonly walked: Int32Array;
  private walk = 0;

  readonly firstOwnNet: number;
  readonly firstRecord: number;

  constructor(readonly choices: Choices) {
    const { count, members } = choices;
    this.value = new Uint8Array(count);
    this.reason = new Int32Array(count);
    this.at = new Int32Array(count);
    this.trail = new Int32Array(count);
    this.needed = new Int32Array(count);
    this.walked = new Int32Array(count);
    this.left = Uint16Array.from(members, ({ length }) => length);
    this.firstOwnNet = count + members.length;
    this.firstRecord = this.firstOwnNet + 2 * count;
  }

  /** Takes back what was found since the trail had that length; only ever back to where it had been followed wholly. */
  backTo(length: number): void {
    const { trail, value, left, choices } = this;
    for (let i = this.end - 1; i >= length; i--) {
      const candidate = nodeOf(trail[i]);
      value[candidate] = UNKNOWN;
      if (i >= this.next || isOn(trail[i])) continue;
      for (let k = 4 * candidate; k < 4 * candidate + 4; k++) left[choices.choicesOf[k]]++;
    }
    this.end = this.next = length;
    this.clash = -1;
    if (length === 0) this.records.length = 0;
  }

  /** Adds a statement; false when its opposite is known, so that there is a contradiction now. */
  add(statement: Statement, reason: number): boolean {
    const candidate = nodeOf(statement);
    const value = isOn(statement) ? TRUE : FALSE;
    if (this.value[candidate] === value) return true;
    if (this.value[candidate] !== UNKNOWN) {
      this.clash = candidate;
      this.clashReason = reason;
      return false;
    }
    this.value[candidate] = value;
    this.reason[candidate] = reason;
    this.at[candidate] = this.end;
    this.trail[this.end++] = statement;
    return true;
  }

  /** Adds that a candidate of which nothing may be known yet is false. */
  addFalse(candidate: NodeIndex, reason: number): void {
    this.add(off(candidate), reason);
  }

  /** Follows the trail to its end by singles alone; false when they lead to a contradiction. */
  followSingles(): boolean {
    const { trail, value, left, choices } = this;
    const { count, choicesOf, members, peers } = choices;
    // A candidate is on the trail but once, so its end cannot move on for ever.
    while (this.next < this.end) {
      const statement = trail[this.next++];
      const candidate = nodeOf(statement);
      if (isOn(statement)) {
        const excluded = peers[candidate];
        for (let i = 0; i < excluded.length; i++) {
          if (value[excluded[i]] !== FALSE && !this.add(off(excluded[i]), candidate)) return false;
        }
        continue;
      }
      for (let k = 4 * candidate; k < 4 * candidate + 4; k++) {
        const choice = choicesOf[k];
        const rest = --left[choice];
        if (rest > 1 || this.clash >= 0) continue; // every count must go down, whatever is found
        if (rest === 0) this.add(on(candidate), count + choice);
        else {
          const only = this.firstLeft(members[choice]);
          if (only >= 0) this.add(on(only), count + choice);
        }
      }
      if (this.clash >= 0) return false;
    }
    return true;
  }

  private firstLeft(members: readonly NodeIndex[]): NodeIndex {
    for (let i = 0; i < members.length; i++) if (this.value[members[i]] !== FALSE) return members[i];
    return -1;
  }

  isUnknown(candidate: NodeIndex): boolean {
    return this.value[candidate] === UNKNOWN;
  }

  /** The statement that is known of a candidate. */
  statementOf(candidate: NodeIndex): Statement {
    return this.value[candidate] === TRUE ? on(candidate) : off(candidate);
  }

  /** The candidates that a choice still has; only where the trail has been followed wholly. */
  leftOf(choice: number): number {
    return this.left[choice];
  }

  /** Records a pattern of candidates and all the reasons for it: what the choices that it was seen in do not have any more. */
  recordPattern(pattern: readonly NodeIndex[], choices: readonly number[]): number {
    const reasons = choices.flatMap(choice => this.choices.members[choice].filter(c => this.value[c] === FALSE));
    return this.record(pattern, 0, reasons);
  }

  private record(pattern: readonly NodeIndex[], cost: number, reasons: readonly NodeIndex[]): number {
    const place = this.records.length;
    this.records.push(pattern.length, ...pattern, cost, reasons.length, ...reasons);
    return this.firstRecord + place;
  }

  /** Records the contradiction that was found since the trail had that length, by what it needs of before. */
  recordContradiction(length: number): number {
    this.walkFrom(this.clash, this.clashReason, length);
    const outside: number[] = [];
    let cost = 0;
    for (let i = 0; i < this.neededCount; i++) {
      const candidate = this.needed[i];
      if (this.at[candidate] < length) outside.push(candidate);
      else cost += this.costOf(candidate);
    }
    return this.record([], cost, outside);
  }

  /** By what a record says. */
  because(reason: number): { readonly pattern: readonly NodeIndex[]; readonly reasons: readonly NodeIndex[] } {
    const place = reason - this.firstRecord;
    const pattern = this.records.slice(place + 1, place + 1 + this.records[place]);
    const counted = place + 2 + pattern.length;
    return { pattern, reasons: this.records.slice(counted + 1, counted + 1 + this.records[counted]) };
  }

  /** What a candidate that has been walked over counts: 1, and the net that is its reason if one is. */
  private costOf(candidate: NodeIndex): number {
    const reason = this.reason[candidate];
    if (reason < this.firstOwnNet) return 1;
    if (reason < this.firstRecord) return 1 + OWN_NET;
    const place = reason - this.firstRecord;
    return 1 + this.records[place + 1 + this.records[place]];
  }

  /**
   * Walks back from a candidate through the reasons, to find all that is needed. With another reason than its own what is
   * needed for that is added, for a contradiction. What was on the trail before `since` is needed without its reasons.
   */
  walkFrom(candidate: NodeIndex, otherReason = PREMISE, since = 0): void {
    this.walk++;
    this.neededCount = 0;
    this.need(candidate);
    this.needReasons(candidate, otherReason);
    for (let i = 0; i < this.neededCount; i++) {
      const next = this.needed[i];
      if (this.at[next] >= since) this.needReasons(next, this.reason[next]);
    }
  }

  /** What the last walk came by counts, in nodes. */
  costOfWalk(): number {
    let cost = 0;
    for (let i = 0; i < this.neededCount; i++) cost += this.costOf(this.needed[i]);
    return cost;
  }

  private need(candidate: NodeIndex): void {
    if (this.walked[candidate] === this.walk) return;
    this.walked[candidate] = this.walk;
    this.needed[this.neededCount++] = candidate;
  }

  private needReasons(candidate: NodeIndex, reason: number): void {
    const { count, members } = this.choices;
    if (reason === PREMISE) return;
    if (reason < count) this.need(reason);
    else if (reason < this.firstOwnNet) {
      const others = members[reason - count];
      for (let i = 0; i < others.length; i++) if (others[i] !== candidate) this.need(others[i]);
    } else if (reason < this.firstRecord) this.need((reason - this.firstOwnNet) >> 1);
    else {
      const { records } = this;
      const place = reason - this.firstRecord;
      const counted = place + 2 + records[place];
      for (let i = counted + 1; i <= counted + records[counted]; i++) this.need(records[i]);
    }
  }

  /** The candidates that a reason rests on. */
  reasonsFor(candidate: NodeIndex, reason: number): NodeIndex[] {
    this.walk++;
    this.neededCount = 0;
    this.needReasons(candidate, reason);
    return Array.from(this.needed.subarray(0, this.neededCount));
  }

  /** The reason that says: the opposite of this candidate leads, in a net of its own, to the opposite of a statement. */
  ownNet(statement: Statement): number {
    return this.firstOwnNet + statement;
  }

  /** The statement that a reason of that kind names, or undefined for another reason. */
  ownNetOf(reason: number): Statement | undefined {
    return reason >= this.firstOwnNet && reason < this.firstRecord ? reason - this.firstOwnNet : undefined;
  }
}

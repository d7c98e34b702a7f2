/**
 * The state of a net: the candidates that are known to be true or false, and the reasons. Statements are processed in the order in which
 * they were found (the trail), so that a net grows breadth first and its reasons are short. The net can be undone to an earlier
 * length of the trail. The arrays are allocated once.
 *
 * Every known candidate has one reason, a number:
 *
 *     PREMISE                        it was assumed
 *     0 .. count-1                   false, because that candidate is true and shares a choice with it
 *     count .. + choices             true, because all others of that choice are false
 *     then .. + 2 * count            in a separate net, its opposite leads to the opposite of that statement
 *     then ..                        the index of a record, see {@link Net.because}
 */

import type { Choices } from '../../implications/choices';
import { isOn, nodeOf, off, on } from '../../implications/statement';
import type { NodeIndex, Statement } from '../../numbers';

const UNKNOWN = 0;
/** The value of a candidate that is true. */
export const TRUE = 1;
/** The value of a candidate that is false. */
export const FALSE = 2;
/** The reason of a premise, which follows from nothing. */
export const PREMISE = -1;

/** The cost of a separate net that is a reason, in nodes. */
const OWN_NET = 6;

/** The state of a net. */
export class Net {
  readonly value: Uint8Array;
  readonly reason: Int32Array;
  /** By candidate: its index in the trail. */
  readonly at: Int32Array;
  readonly trail: Int32Array;
  /** The length of the trail. */
  end = 0;
  /** The number of statements of the trail that have been followed. */
  private next = 0;
  /** By choice: the number of its candidates that are not false, as far as the trail has been followed. */
  private readonly left: Int32Array;

  /** A candidate that was deduced to be both true and false; -1 if there is none. */
  clash = -1;
  /** The reason for the opposite of its known value. */
  clashReason = PREMISE;

  /** Records, one after the other: number of candidates of the pattern, the candidates, cost, number of reasons, the reasons. */
  readonly records: number[] = [];

  /** After {@link walkFrom}: the candidates that are needed. */
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
    // The entry after the last choice never becomes a single.
    this.left = Int32Array.from([...members.map(({ length }) => length), 2 ** 30]);
    this.firstOwnNet = count + members.length;
    this.firstRecord = this.firstOwnNet + 2 * count;
  }

  /** Undoes the statements added since the trail had that length. The trail must have been followed to its end at that length. */
  backTo(length: number): void {
    const { trail, value, left } = this;
    const { choicesOf, perCandidate } = this.choices;
    for (let i = this.end - 1; i >= length; i--) {
      const candidate = nodeOf(trail[i]);
      value[candidate] = UNKNOWN;
      if (i >= this.next || isOn(trail[i])) continue;
      for (let k = perCandidate * candidate, end = k + perCandidate; k < end; k++) left[choicesOf[k]]++;
    }
    this.end = this.next = length;
    this.clash = -1;
    if (length === 0) this.records.length = 0;
  }

  /** Adds a statement. False if its opposite is known, which is a contradiction. */
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

  /** Makes a candidate false whose value may already be known. */
  addFalse(candidate: NodeIndex, reason: number): void {
    this.add(off(candidate), reason);
  }

  /** Follows the trail to its end by singles only. False if they lead to a contradiction. */
  followSingles(): boolean {
    const { trail, value, left, choices } = this;
    const { count, perCandidate, choicesOf, members, peers } = choices;
    // A candidate is on the trail only once, so the loop ends.
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
      for (let k = perCandidate * candidate, end = k + perCandidate; k < end; k++) {
        const choice = choicesOf[k];
        const rest = --left[choice];
        if (rest > 1 || this.clash >= 0) continue; // all counts must be decremented, even after a contradiction
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

  /** The known statement about a candidate. */
  statementOf(candidate: NodeIndex): Statement {
    return this.value[candidate] === TRUE ? on(candidate) : off(candidate);
  }

  /** The number of candidates that a choice still has. The trail must have been followed to its end. */
  leftOf(choice: number): number {
    return this.left[choice];
  }

  /** Records a pattern and its reasons, which are the false candidates of its choices. Returns the reason number. */
  recordPattern(pattern: readonly NodeIndex[], choices: readonly number[]): number {
    const reasons = choices.flatMap(choice => this.choices.members[choice].filter(c => this.value[c] === FALSE));
    return this.record(pattern, 0, reasons);
  }

  private record(pattern: readonly NodeIndex[], cost: number, reasons: readonly NodeIndex[]): number {
    const place = this.records.length;
    this.records.push(pattern.length, ...pattern, cost, reasons.length, ...reasons);
    return this.firstRecord + place;
  }

  /**
   * Records a contradiction found after the first `length` statements of the trail. Its reasons are those of these
   * statements that it needs.
   */
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

  /** The pattern of a record, which is empty for a contradiction. */
  patternOf(reason: number): readonly NodeIndex[] {
    const place = reason - this.firstRecord;
    return this.records.slice(place + 1, place + 1 + this.records[place]);
  }

  /** The cost of a candidate in nodes: 1, and the cost of the net that is its reason, if any. */
  private costOf(candidate: NodeIndex): number {
    const reason = this.reason[candidate];
    if (reason < this.firstOwnNet) return 1;
    if (reason < this.firstRecord) return 1 + OWN_NET;
    const place = reason - this.firstRecord;
    return 1 + this.records[place + 1 + this.records[place]];
  }

  /**
   * Finds all candidates that a candidate needs, by following reasons back. `otherReason` is the second reason of a
   * contradiction. Candidates that were on the trail before `since` are needed without their reasons.
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

  /** The cost of the candidates that the last walk found, in nodes. */
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

  /** The candidates that a reason of a candidate consists of. */
  reasonsFor(candidate: NodeIndex, reason: number): NodeIndex[] {
    this.walk++;
    this.neededCount = 0;
    this.needReasons(candidate, reason);
    return Array.from(this.needed.subarray(0, this.neededCount));
  }

  /** The reason number of a candidate whose opposite, in a separate net, leads to the opposite of `statement`. */
  ownNet(statement: Statement): number {
    return this.firstOwnNet + statement;
  }

  /** The statement of a reason of that kind. Undefined for other reasons. */
  ownNetOf(reason: number): Statement | undefined {
    return reason >= this.firstOwnNet && reason < this.firstRecord ? reason - this.firstOwnNet : undefined;
  }
}

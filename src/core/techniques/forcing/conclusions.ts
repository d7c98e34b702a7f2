/**
 * Finds the conclusions of a kind of reasoning. A premise that leads to a contradiction is false. A statement that follows from
 * every candidate of a choice is true. So is a statement that follows both from a candidate being true and from it being false.
 */

import type { Choices } from '../../implications/choices';
import { off, on, opposite } from '../../implications/statement';
import type { Statement } from '../../numbers';
import { type Pausable, sharedWork } from '../../pausing';
import type { ForcingReasoning } from './reasoning';

/** A statement that was proved. */
export interface Conclusion {
  readonly statement: Statement;
  /** One premise that leads to a contradiction, or several premises of which one is true. */
  readonly premises: readonly Statement[];
  /** The number of nodes of its chains or nets. */
  readonly cost: number;
}

/** All conclusions of one kind of reasoning. */
export interface Conclusions {
  /** The opposites of premises that lead to a contradiction, lowest cost first. */
  readonly contradictions: readonly Conclusion[];
  /**
   * Finds the statements that follow from several premises, lowest cost first, each with its cheapest premises. This takes as long as the
   * contradictions, and paths need these statements only if there are no contradictions.
   */
  readonly verities: () => Pausable<readonly Conclusion[]>;
  /** The consequences of each statement. Empty for statements that lead to a contradiction. */
  readonly closures: Closures;
}

/** Statements that follow from each statement, as bits: statement s has the words from `s * words` to `(s + 1) * words`. */
export interface Closures {
  /** The number of 32-bit words for each statement. */
  readonly words: number;
  readonly bits: Uint32Array;
}

/** The number of statements that are reached or compared between two yields. */
const AT_ONCE = 1000;

/** The number of statements whose cost is computed between two yields. */
const WEIGHED_AT_ONCE = 32;

/** Finds the conclusions of a kind of reasoning. */
export function* concluding(reasoning: ForcingReasoning): Pausable<Conclusions> {
  const { choices } = reasoning;
  const closures = noClosures(choices);
  const contradictions: Conclusion[] = [];
  let left = AT_ONCE;
  const isTime = (done: number) => {
    left -= done;
    if (left > 0) return false;
    left = AT_ONCE;
    return true;
  };
  yield undefined;
  for (let premise = 0; premise < 2 * choices.count; premise++) {
    yield* reasoning.follow(premise);
    if (isTime(reasoning.reachedCount)) yield undefined;
    if (reasoning.isContradictory) {
      const cost = reasoning.costOfContradiction();
      // With a cost of 1 the candidate is the only one of a choice: a single, not a chain.
      if (cost > 1) contradictions.push({ statement: opposite(premise), premises: [premise], cost });
    } else keepClosure(closures, reasoning, premise);
  }

  const verities = sharedWork(findVerities(reasoning.another(), closures));
  return { contradictions: conclusionsInOrder(contradictions), verities, closures };
}

/** Finds the statements that follow from several premises of which one is true. */
function* findVerities(reasoning: ForcingReasoning, closures: Closures): Pausable<readonly Conclusion[]> {
  let left = AT_ONCE;
  const cheapest = new Map<Statement, Conclusion>();
  for (const premises of alternatives(reasoning.choices)) {
    const common = inCommon(closures, premises);
    left -= closures.words * premises.length;
    if (left <= 0) {
      left = AT_ONCE;
      yield undefined;
    }
    if (common.length === 0) continue;
    const costs = common.map(() => 0);
    for (const premise of premises) {
      yield* reasoning.follow(premise);
      for (const [i, statement] of common.entries()) {
        costs[i] += reasoning.costOf(statement);
        if (i % WEIGHED_AT_ONCE === 0) yield undefined;
      }
    }
    for (const [i, statement] of common.entries()) {
      if (costs[i] >= (cheapest.get(statement)?.cost ?? Number.POSITIVE_INFINITY)) continue;
      cheapest.set(statement, { statement, premises, cost: costs[i] });
    }
  }
  return conclusionsInOrder([...cheapest.values()]);
}

/** Conclusions sorted by cost, then by candidate, then true before false. */
export function conclusionsInOrder(conclusions: readonly Conclusion[]): Conclusion[] {
  return [...conclusions].sort((a, b) => a.cost - b.cost || opposite(a.statement) - opposite(b.statement));
}

/** Sets of statements with at least one true statement: the candidates of each choice, and each candidate with its opposite. */
function* alternatives({ members, count }: Choices): Generator<Statement[]> {
  for (const choice of members) if (choice.length > 1) yield choice.map(on);
  for (let candidate = 0; candidate < count; candidate++) yield [on(candidate), off(candidate)];
}

function noClosures({ count }: Choices): Closures {
  const words = Math.ceil((2 * count) / 32);
  return { words, bits: new Uint32Array(2 * count * words) };
}

function keepClosure(
  { words, bits }: Closures,
  { reached, reachedCount, choices }: ForcingReasoning,
  premise: Statement,
): void {
  for (let i = 0; i < reachedCount; i++) {
    const statement = reached[i];
    if (statement < 2 * choices.count) bits[premise * words + (statement >> 5)] |= 1 << (statement & 31);
  }
}

function inCommon({ words, bits }: Closures, premises: readonly Statement[]): Statement[] {
  const common: Statement[] = [];
  for (let word = 0; word < words; word++) {
    let rest = -1;
    for (let i = 0; i < premises.length; i++) rest &= bits[premises[i] * words + word];
    for (; rest !== 0; rest &= rest - 1) common.push(32 * word + 31 - Math.clz32(rest & -rest));
  }
  return common;
}

/** The number of premises whose closures are reversed between two yields. */
const TURNED_AT_ONCE = 64;

/** The contrapositives of the closures: if a implies b, the opposite of b implies the opposite of a. */
export function* contrapositives({ words, bits }: Closures): Pausable<Closures> {
  const turned = new Uint32Array(bits.length);
  for (let premise = 0; premise < bits.length / words; premise++) {
    if (premise % TURNED_AT_ONCE === 0) yield undefined;
    const implied = opposite(premise);
    for (let word = 0; word < words; word++) {
      for (let rest = bits[premise * words + word]; rest !== 0; rest &= rest - 1) {
        const from = opposite(32 * word + 31 - Math.clz32(rest & -rest));
        turned[from * words + (implied >> 5)] |= 1 << (implied & 31);
      }
    }
  }
  return { words, bits: turned };
}

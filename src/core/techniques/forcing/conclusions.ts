/**
 * Looks for what a kind of reasoning can conclude from any premise. A premise that contradicts itself is false. What
 * follows from every candidate of a choice is true, and so is what follows from a candidate being true and being false.
 */

import type { Choices } from '../../implications/choices';
import { off, on, opposite } from '../../implications/statement';
import type { Statement } from '../../numbers';
import type { Pausable } from '../../pausing';
import type { Reasoning } from './reasoning';

export interface Conclusion {
  /** What is concluded. */
  readonly statement: Statement;
  /** One that leads to a contradiction, or several one of which is true. */
  readonly premises: readonly Statement[];
  /** How many nodes the way there has. */
  readonly cost: number;
}

export interface Conclusions {
  /** Cheapest first; of several ways to one conclusion the cheapest alone. */
  readonly contradictions: readonly Conclusion[];
  readonly verities: readonly Conclusion[];
  /** What follows from each statement; nothing from those that contradict themselves. */
  readonly closures: Closures;
}

/** By statement, so many words each, a bit for every statement: some that follow from it. */
export interface Closures {
  readonly words: number;
  readonly bits: Uint32Array;
}

/** Statements that are reached, weighed or compared between two yields. */
const AT_ONCE = 1000;

/** Statements to which the shortest way is looked for between two yields. */
const WEIGHED_AT_ONCE = 32;

/** All conclusions. */
export function* concluding(reasoning: Reasoning): Pausable<Conclusions> {
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
      // What is left alone contradicts its opposite all by itself, which is a single and no chain.
      if (cost > 1) contradictions.push({ statement: opposite(premise), premises: [premise], cost });
    } else keepClosure(closures, reasoning, premise);
  }

  const cheapest = new Map<Statement, Conclusion>();
  for (const premises of alternatives(choices)) {
    const common = inCommon(closures, premises);
    if (isTime(closures.words * premises.length)) yield undefined;
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
  return { contradictions: inOrder(contradictions), verities: inOrder([...cheapest.values()]), closures };
}

/** Cheapest first; of equal cost by candidate, and for each what is true of it first. */
export function inOrder(conclusions: readonly Conclusion[]): Conclusion[] {
  return [...conclusions].sort((a, b) => a.cost - b.cost || opposite(a.statement) - opposite(b.statement));
}

/** The sets of statements one of which must be true: the candidates of a choice, and each candidate with its opposite. */
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
  { reached, reachedCount, choices }: Reasoning,
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

/** Premises whose closures are turned round between two yields. */
const TURNED_AT_ONCE = 64;

/** What the closures say the other way round: when a leads to b, the opposite of b implies the opposite of a. */
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

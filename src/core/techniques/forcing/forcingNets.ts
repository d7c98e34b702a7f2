/**
 * The search for forcing nets. A net is everything that follows from a premise, including consequences of several conclusions together: if
 * all other places for a digit are excluded, each for its own reason, the digit is in the last one. Nets are the last technique for
 * solving, and in classic puzzles they never fail: they solve every puzzle with exactly one solution. The level of a net is the set of
 * deductions that it may use. The search uses the first level that finds anything:
 *
 *     0  singles
 *     1  also locked candidates, and pairs, X-Wings and similar patterns
 *     2  also statements that a separate net of level 0 proves
 *     3  also refutations by nested nets: nets of level 0 that use everything that the outer net has found
 *     4  also refutations by nested nets that contain such nested nets themselves; and so on
 *
 * Why some level is enough: a net with d levels of nested nets finds a contradiction in every state without a solution that has
 * at most d undecided cells. Proof by induction: suppose the net ends without a contradiction. If all cells were decided, the
 * state would be a solution, so some cell is undecided and d is at least 1. Each candidate of that cell, if assumed, gives a state
 * without a solution and with fewer undecided cells. A nested net with d - 1 levels finds a contradiction there. So all candidates
 * of the cell are refuted, which is a contradiction. In a puzzle with one solution, assuming a false candidate gives a state
 * without a solution. So as many levels as there are empty cells refute all false candidates, and singles do the rest. One or two
 * levels are enough in practice.
 *
 * Puzzles with several solutions have candidates that cannot be refuted. Nested nets are not tried in them, because the search
 * would take a long time and find nothing.
 *
 * In puzzles with rules about more than houses and pairs, such as sums, only level 0 is used: the last resort for puzzles with rules
 * finds the rest.
 *
 * Nested nets cost about a hundred times as much as plain ones. So the search does not follow all premises to find the shortest
 * net: it ends after {@link ENOUGH} nested nets, as soon as it has found something.
 */

import { type Choices, choicesOf } from '../../implications/choices';
import { on, opposite } from '../../implications/statement';
import type { NodeIndex, Statement } from '../../numbers';
import type { Pausable } from '../../pausing';
import { allowedOf, deriving, type Position } from '../../position';
import { verdict } from '../../solver/index';
import { knowsPairsOnly } from '../rules/clue';
import type { Chain } from '../step';
import {
  type Closures,
  type Conclusion,
  type Conclusions,
  concluding,
  conclusionsInOrder,
  contrapositives,
} from './conclusions';
import type { ForcingFindings } from './forcing';
import { forcingChains } from './forcingChains';
import { NetReasoning } from './netReasoning';

/** The number of nested nets after which the search ends if it has found something. */
const ENOUGH = 10_000;

/** The conclusions of forcing nets in a position, without those of forcing chains. Only those of the lowest level that has any. */
export const forcingNets = deriving(function* (position): Pausable<ForcingFindings> {
  const choices = yield* choicesOf(position);
  const chains = yield* forcingChains(position);
  const known = new Set([...chains.contradictions, ...(yield* chains.verities())].map(({ statement }) => statement));

  const plain = new NetReasoning(choices);
  const conclusions = yield* concluding(plain);
  const first = newOnes(plain, conclusions, known);
  // If chains find something, paths and hints never need the deeper nets, which are expensive.
  if (known.size > 0 || (yield* hasAny(first))) return first;

  // Nets only use cells, houses and pairs. For other rules, rule forcing nets come next: they apply all rules, and cost less.
  if (!knowsPairsOnly(position.geometry)) return first;
  const seeing = new NetReasoning(choices, { seesPatterns: true });
  const second = newOnes(seeing, yield* concluding(seeing), known);
  if (yield* hasAny(second)) return second;

  const implications = yield* contrapositives(conclusions.closures);
  const knowing = new NetReasoning(choices, { seesPatterns: true, implications });
  const third = newOnes(knowing, yield* concluding(knowing), known);
  if ((yield* hasAny(third)) || choices.count === 0 || (yield* isAmbiguous(position))) return third;

  for (let depth = 1; depth <= position.empty.size; depth++) {
    const found = yield* refuting(knowing, depth);
    if (found.length > 0)
      return { choices, contradictions: found, verities: none, chainsTo: recording(choices, implications, depth) };
  }
  return third;
});

function* hasAny({ contradictions, verities }: ForcingFindings): Pausable<boolean> {
  return contradictions.length > 0 || (yield* verities()).length > 0;
}

// biome-ignore lint/correctness/useYield: nothing is to be found, which needs no pause
function* none(): Pausable<readonly Conclusion[]> {
  return [];
}

function newOnes(
  reasoning: NetReasoning,
  { contradictions, verities }: Conclusions,
  known: ReadonlySet<Statement>,
): ForcingFindings {
  const isNew = ({ statement }: Conclusion) => !known.has(statement);
  return {
    choices: reasoning.choices,
    contradictions: contradictions.filter(isNew),
    *verities() {
      return (yield* verities()).filter(isNew);
    },
    chainsTo: following(reasoning),
  };
}

function following(reasoning: NetReasoning): ForcingFindings['chainsTo'] {
  return function* ({ premises, statement }): Pausable<Chain[]> {
    // A separate reasoning, because this generator may pause, and another caller may use the shared one in the meantime.
    const own = reasoning.another();
    const chains: Chain[] = [];
    for (const premise of premises) {
      yield* own.follow(premise);
      chains.push(...(own.isContradictory ? own.contradiction() : [own.chainTo(statement)]));
      yield undefined;
    }
    return chains;
  };
}

function recording(choices: Choices, implications: Closures, depth: number): ForcingFindings['chainsTo'] {
  return function* ({ premises: [premise] }): Pausable<Chain[]> {
    const reasoning = new NetReasoning(choices, { seesPatterns: true, implications }); // not shared, for the same reason
    yield* reasoning.record(premise, depth);
    return reasoning.contradiction();
  };
}

/** The candidates that nets with `depth` levels of nested nets refute: all, or some if the search takes a long time. */
function* refuting(reasoning: NetReasoning, depth: number): Pausable<Conclusion[]> {
  const found: Conclusion[] = [];
  const enough = reasoning.tries + ENOUGH;
  for (const candidate of mostInformativeFirst(reasoning.choices)) {
    if (found.length > 0 && reasoning.tries > enough) break;
    const premise = on(candidate);
    yield* reasoning.followDeeply(premise, depth);
    if (!reasoning.isContradictory) continue;
    found.push({ statement: opposite(premise), premises: [premise], cost: reasoning.costOfContradiction() });
  }
  return conclusionsInOrder(found);
}

/** The candidates, starting with those that have the fewest alternatives in a cell or house. */
function mostInformativeFirst({ count, perCandidate, choicesOf, members }: Choices): NodeIndex[] {
  const alternatives = Array.from({ length: count }, (_, candidate) => {
    const own = choicesOf.subarray(perCandidate * candidate, perCandidate * (candidate + 1));
    return Math.min(...Array.from(own, choice => members[choice]?.length ?? count));
  });
  return [...alternatives.keys()].sort((a, b) => alternatives[a] - alternatives[b] || a - b);
}

function* isAmbiguous(position: Position): Pausable<boolean> {
  const { geometry, digits } = position;
  const { kind } = yield* verdict({ geometry, digits, allowed: allowedOf(position) });
  return kind === 'ambiguous';
}

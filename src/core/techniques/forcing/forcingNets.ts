/**
 * The search for forcing nets. A net is everything that follows from a premise when conclusions join: that all other places
 * of a digit are excluded, each for its own reason, makes it stand in the last one. It is the last resort, and it never
 * fails: every puzzle with one solution, however hard, comes to its end by nets. What serves as a reason grows by levels,
 * of which the first that finds anything is the one:
 *
 *     0  singles
 *     1  also locked candidates, and pairs, X-Wings and their like
 *     2  also what a net of level 0 proves that stands by itself
 *     3  also what nested nets refute: nets of level 0 that build on all that the outer net has found
 *     4  also what nested nets refute that have such nets nested in them; and so on
 *
 * Why some level suffices: a net with d levels of nested nets finds a contradiction in every state that has no solution
 * and no more than d undecided cells. Suppose it came to its end without one. Some cell is undecided, for where none is and
 * nothing contradicts there stands a solution; so d is at least 1. Each candidate of that cell, assumed, gives a state with
 * fewer undecided cells and no solution either, in which by induction a nested net with d - 1 levels finds a contradiction.
 * So each of them was refuted, and the cell is empty: a contradiction after all. In a puzzle with one solution a false
 * candidate, assumed, gives a state without solution, so with as many levels as there are empty cells each of them is
 * refuted, and when all are, singles do the rest. One or two levels do in practice.
 *
 * Puzzles with several solutions have candidates that nothing refutes. In them nested nets are not tried, as the search
 * would take long to find nothing.
 *
 * Nested nets cost some hundred times as much as plain ones. So not all premises are followed to choose the shortest way:
 * after so many nested nets the search ends with the premise at which something is known.
 */

import { type Choices, choicesOf } from '../../implications/choices';
import { on, opposite } from '../../implications/statement';
import type { NodeIndex, Statement } from '../../numbers';
import type { Pausable } from '../../pausing';
import { allowedOf, deriving, type Position } from '../../position';
import { verdict } from '../../solver/index';
import type { Chain } from '../step';
import { type Closures, type Conclusion, type Conclusions, concluding, contrapositives, inOrder } from './conclusions';
import type { Findings } from './forcing';
import { forcingChains } from './forcingChains';
import { NetReasoning } from './netReasoning';

/** Nested nets after which what was found is enough. */
const ENOUGH = 10_000;

/** What forcing nets conclude in a position that forcing chains do not; those of the lowest level that has any. */
export const forcingNets = deriving(function* (position): Pausable<Findings> {
  const choices = yield* choicesOf(position);
  const { contradictions, verities } = yield* forcingChains(position);
  const known = new Set([...contradictions, ...verities].map(({ statement }) => statement));

  const plain = new NetReasoning(choices);
  const conclusions = yield* concluding(plain);
  const first = newOnes(plain, conclusions, known);
  // Where chains find something, what only deeper nets find is of no use to anybody.
  if (hasAny(first) || known.size > 0) return first;

  const seeing = new NetReasoning(choices, { seesPatterns: true });
  const second = newOnes(seeing, yield* concluding(seeing), known);
  if (hasAny(second)) return second;

  const implications = yield* contrapositives(conclusions.closures);
  const knowing = new NetReasoning(choices, { seesPatterns: true, implications });
  const third = newOnes(knowing, yield* concluding(knowing), known);
  if (hasAny(third) || choices.count === 0 || (yield* isAmbiguous(position))) return third;

  for (let depth = 1; depth <= position.empty.size; depth++) {
    const found = yield* refuting(knowing, depth);
    if (found.length > 0)
      return { choices, contradictions: found, verities: [], chainsTo: recording(choices, implications, depth) };
  }
  return third;
});

const hasAny = ({ contradictions, verities }: Findings) => contradictions.length + verities.length > 0;

function newOnes(
  reasoning: NetReasoning,
  { contradictions, verities }: Conclusions,
  known: ReadonlySet<Statement>,
): Findings {
  const isNew = ({ statement }: Conclusion) => !known.has(statement);
  return {
    choices: reasoning.choices,
    contradictions: contradictions.filter(isNew),
    verities: verities.filter(isNew),
    chainsTo: following(reasoning),
  };
}

function following(reasoning: NetReasoning): Findings['chainsTo'] {
  return function* ({ premises, statement }): Pausable<Chain[]> {
    // One of its own: it pauses while it is at it, and somebody else may ask meanwhile.
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

function recording(choices: Choices, implications: Closures, depth: number): Findings['chainsTo'] {
  return function* ({ premises: [premise] }): Pausable<Chain[]> {
    const reasoning = new NetReasoning(choices, { seesPatterns: true, implications }); // its own, for the same reason
    yield* reasoning.record(premise, depth);
    return reasoning.contradiction();
  };
}

/** The candidates that nets with so many levels of nested nets refute: all or, where these are many, some. */
function* refuting(reasoning: NetReasoning, depth: number): Pausable<Conclusion[]> {
  const found: Conclusion[] = [];
  const enough = reasoning.tries + ENOUGH;
  for (const candidate of mostTellingFirst(reasoning.choices)) {
    if (found.length > 0 && reasoning.tries > enough) break;
    const premise = on(candidate);
    yield* reasoning.followDeeply(premise, depth);
    if (!reasoning.isContradictory) continue;
    found.push({ statement: opposite(premise), premises: [premise], cost: reasoning.costOfContradiction() });
  }
  return inOrder(found);
}

/** The candidates, those with the fewest alternatives in a cell or house first. */
function mostTellingFirst({ count, choicesOf, members }: Choices): NodeIndex[] {
  const alternatives = Array.from({ length: count }, (_, candidate) =>
    Math.min(...[0, 1, 2, 3].map(k => members[choicesOf[4 * candidate + k]].length)),
  );
  return [...alternatives.keys()].sort((a, b) => alternatives[a] - alternatives[b] || a - b);
}

function* isAmbiguous(position: Position): Pausable<boolean> {
  const { geometry, digits } = position;
  const { kind } = yield* verdict({ geometry, digits, allowed: allowedOf(position) });
  return kind === 'ambiguous';
}
